/*
 * Cases of generate-scale.
 *
 * The service chooses the colors; the contract requires eleven steps, strictly falling lightness, the color itself on its anchor,
 * its hue, and ratios by WCAG 2.2, rounded down.
 */

import { inJson, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, real, whole, words, type Limit } from '../../contract/limits.ts';
import { luminance } from '../../support/luminance.ts';

interface Step {
	readonly step: number;
	readonly hex: string;
	readonly oklch: string;
	readonly ratioOnWhite: number;
	readonly ratioOnBlack: number;
}

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const lightness = ({ oklch }: Step): number => Number(/^oklch\(([\d.]+)/.exec(oklch)?.[1]);

/** 1e-9: the two ways of adding up may differ in the last bit at a whole hundredth. */
const roundedDown = (ratio: number, shown: number): boolean => shown <= ratio + 1e-9 && shown > ratio - 0.01 - 1e-9;

const isScale = (anchored?: string) => (value: unknown): boolean => {
	const steps = value as readonly Step[];
	return JSON.stringify(steps.map(({ step }) => step)) === JSON.stringify(STEPS)
		&& steps.every((step, i) => i === 0 || lightness(step) < lightness(steps[i - 1]!))
		&& (anchored === undefined || steps.filter(({ hex }) => hex === anchored).length === 1)
		&& steps.every(({ hex, ratioOnWhite, ratioOnBlack }) =>
			roundedDown(1.05 / (luminance(hex) + 0.05), ratioOnWhite) && roundedDown((luminance(hex) + 0.05) / 0.05, ratioOnBlack));
};

/** Of the OKLCH texts; a gray has none. */
const hues = (value: unknown): number[] => (value as readonly Step[])
	.map(({ oklch }) => /^oklch\([\d.]+ ([\d.]+) ([\d.]+)\)$/.exec(oklch))
	.flatMap((match) => (match && Number(match[1]) > 0.001 ? [Number(match[2])] : []));

/** Within 2 degrees of the hue of the color, which must not be near 0. */
const keepHue = (hue: number, anchored: string) => (value: unknown): boolean =>
	isScale(anchored)(value) && hues(value).length > 0 && hues(value).every((one) => Math.abs(one - hue) <= 2);

const from = (least: number, most: number) => (value: unknown): boolean => typeof value === 'number' && value >= least && value <= most;

const scaled = (color: string, hex: string, anchor: unknown = from(50, 950)): Case =>
	({ input: { color }, expect: { input: color, hex, anchor, steps: isScale(hex) } });

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['kind', { default: 'tailwind' }, words('tailwind', 'radix', 'contrast')],
	['anchor', 'optional', whole(50, 950)],
	['pins', 'optional', { kind: 'record' }],
	['hueShift', 'optional', real(-180, 180)],
	['chroma', 'optional', real(0, 2)],
	['gamut', 'optional', words('srgb', 'display-p3')],
	['targets', 'optional', list(1, 20)],
	['targets[]', 'optional', real(1, 106)],
	['background', 'optional', COLOR_TEXT],
];

export const CASES: readonly Case[] = [
	scaled('#3b82f6', '#3b82f6', 500),
	scaled('gold', '#ffd700', from(200, 500)),
	scaled('navy', '#000080', from(700, 950)),
	scaled('teal', '#008080', from(500, 800)),
	scaled('red', '#ff0000'),
	scaled('lime', '#00ff00'),
	scaled('blue', '#0000ff'),
	scaled('magenta', '#ff00ff'),
	scaled('gray', '#808080', from(400, 600)),
	scaled('white', '#ffffff', 50),
	scaled('black', '#000000', 950),
	scaled('#fefefe', '#fefefe', 50),
	scaled('#010101', '#010101', 950),
	{ input: { color: 'color(display-p3 0.1 0.9 0.2)' }, expect: { hex: '#00e338', steps: isScale('#00e338') } },
	{ input: { color: 'oklch(0.5 0.3 264)' }, expect: { hex: '#0036ff', steps: isScale('#0036ff') } },
	// Hues by Color.js.
	{ input: { color: 'tomato' }, expect: { steps: keepHue(32.321, '#ff6347') } },
	{ input: { color: '#663399' }, expect: { anchor: from(600, 900), steps: keepHue(303.373, '#663399') } },
	{
		input: { color: '#808080' },
		expect: { steps: (value: unknown): boolean => (value as readonly Step[]).every(({ oklch }) => /^oklch\([\d.]+ 0 none\)$/.test(oklch)) },
	},
	// A translucent color has a translucent scale, measured as a screen shows it: half over white and over black.
	{
		input: { color: '#3b82f680' },
		expect: {
			hex: '#3b82f680',
			anchor: 500,
			steps: (value: unknown): boolean => (value as readonly Step[]).every(({ hex, step, ratioOnWhite, ratioOnBlack }) =>
				hex.length === 9 && hex.endsWith('80') && (step !== 500 || (ratioOnWhite === 1.84 && ratioOnBlack === 2.09))),
		},
	},
	{ input: { color: '  teal ' }, expect: { input: 'teal', hex: '#008080' } },

	{
		input: { color: '#3b82f6', anchor: 700 },
		expect: { anchor: 700, steps: (value: unknown): boolean => (value as readonly Step[])[7]!.hex === '#3b82f6' },
	},
	{
		input: { color: '#3b82f6', pins: { 900: '#1e1b4b' } },
		expect: { anchor: 500, steps: (value: unknown): boolean => (value as readonly Step[])[9]!.hex === '#1e1b4b' },
		skip: { GET: 'a query has no map' },
	},
	{
		input: { color: '#635bff', kind: 'contrast', targets: [3, 4.5, 75] },
		expect: { kind: 'contrast', steps: (value: unknown): boolean => {
			const [three, text, body] = value as readonly { readonly ratio: number; readonly lc: number }[];
			return three!.ratio >= 3 && three!.ratio < 3.1 && text!.ratio >= 4.5 && text!.ratio < 4.6 && body!.lc >= 75 && body!.lc < 76;
		} },
	},
	{
		input: { color: '#1db954', kind: 'radix', background: '#111113' },
		expect: {
			kind: 'radix', anchor: 9,
			steps: (value: unknown): boolean => (value as readonly Step[]).length === 12 && (value as readonly Step[])[8]!.hex === '#1db954',
		},
	},
	refused({ color: 'teal', anchor: 550 }, 'anchor', '500'),
	refused({ color: 'teal', kind: 'radix', anchor: 500 }, 'anchor', 'radix'),
	refused({ color: 'teal', targets: [3] }, 'targets', 'contrast'),
	refused({ color: 'teal', kind: 'contrast', background: '#777', targets: [7] }, 'targets', 'no color reaches it'),
	refused({ color: 'teal', chroma: 3 }, 'chroma', '0 to 2'),
	refused({}, 'color', 'color is missing'),
	refused({ color: 'teal', steps: 11 }, 'steps', '"steps"'),
	unreadable({ color: 'tael' }, 'color', '"teal"'),
	inJson({ color: 5 }, 'color', 'got 5'),
];
