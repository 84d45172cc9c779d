/*
 * Cases of harmonies.
 *
 * The turns of each kind are those of any textbook of color; lightness stays, chroma only shrinks, and only as far as
 * sRGB makes it: the colors were computed with Color.js 0.7.1, chroma bisected to the last that fits.
 */

import { inJson, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, words, type Limit } from '../../contract/limits.ts';

interface Turned {
	readonly hex: string;
	readonly oklch: string;
	readonly hueOffset: number;
}

const OFFSETS: { readonly [kind: string]: readonly number[] } = {
	'complementary': [0, 180],
	'split-complementary': [0, 150, 210],
	'triadic': [0, 120, 240],
	'square': [0, 90, 180, 270],
};

const KINDS = ['complementary', 'split-complementary', 'analogous', 'triadic', 'tetradic', 'square', 'monochromatic'];

const parts = (oklch: string): [number, number, number] => {
	const [l, c, h] = oklch.slice('oklch('.length, -1).split(' ').map((part) => (part === 'none' ? 0 : Number(part)));
	return [l!, c!, h!];
};

/** Lightness of the base, its chroma at most, its hue turned as said. */
const isTurned = (offsets: readonly number[]) => (value: unknown): boolean => {
	const colors = value as readonly Turned[];
	const [l, c, h] = parts(colors[0]!.oklch);
	return JSON.stringify(colors.map(({ hueOffset }) => ((hueOffset % 360) + 360) % 360).sort()) === JSON.stringify([...offsets].sort())
		&& colors.every(({ oklch, hueOffset }) => {
			const [lightness, chroma, hue] = parts(oklch);
			const turn = (((hue - h - hueOffset) % 360) + 540) % 360 - 180;
			return Math.abs(lightness - l) < 2e-5 && chroma <= c + 2e-5 && (c === 0 || Math.abs(turn) < 0.002);
		});
};

const hasKinds = (value: unknown): boolean =>
	JSON.stringify((value as readonly { readonly kind: string }[]).map(({ kind }) => kind)) === JSON.stringify(KINDS);

/** `[degrees, color]`, the base first. */
type Expected = readonly (readonly [number, string])[];

/** Of #3b82f6, in the order of the specification. */
const OF_BLUE: { readonly [kind: string]: Expected } = {
	'complementary': [[0, '#3b82f6'], [180, '#b07d00']],
	'split-complementary': [[0, '#3b82f6'], [150, '#d26200'], [210, '#8d8d00']],
	'analogous': [[0, '#3b82f6'], [-30, '#0094c3'], [30, '#886cee']],
	'triadic': [[0, '#3b82f6'], [120, '#e24956'], [240, '#3ba01b']],
	'tetradic': [[0, '#3b82f6'], [60, '#b759cc'], [180, '#b07d00'], [240, '#3ba01b']],
	'square': [[0, '#3b82f6'], [90, '#d54b97'], [180, '#b07d00'], [270, '#009e7b']],
};

const listed = (expected: Expected): object[] => expected.map(([hueOffset, hex]) => ({ hueOffset, hex }));

/** One hue, chroma at most that of the base, five lightnesses well apart. */
const isMonochromatic = (value: unknown): boolean => {
	const colors = value as readonly Turned[];
	const [, c, h] = parts(colors[0]!.oklch);
	const rising = colors.map(({ oklch }) => parts(oklch)[0]).sort((a, b) => a - b);
	return colors.length === 5
		&& colors.every(({ oklch, hueOffset }) => hueOffset === 0 && parts(oklch)[1] <= c + 2e-5 && Math.abs(parts(oklch)[2] - h) < 0.002)
		&& rising.every((l, i) => i === 0 || l - rising[i - 1]! >= 0.05);
};

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['kind', 'optional', words('complementary', 'split-complementary', 'analogous', 'triadic', 'tetradic', 'square', 'monochromatic')],
	['lightness', { default: 'constant' }, words('constant', 'natural')],
];

export const CASES: readonly Case[] = [
	...Object.entries(OF_BLUE).map(([kind, expected]): Case => ({
		input: { color: '#3b82f6', kind },
		expect: { input: '#3b82f6', hex: '#3b82f6', harmonies: [{ kind, colors: listed(expected) }] },
	})),
	...Object.entries(OFFSETS).map(([kind, offsets]): Case => ({
		input: { color: 'oklch(0.6 0.12 20)', kind },
		expect: { harmonies: [{ kind, colors: isTurned(offsets) }] },
	})),
	{
		input: { color: '#3b82f6' },
		expect: {
			harmonies: [
				...Object.entries(OF_BLUE).map(([kind, expected]) => ({ kind, colors: listed(expected) })),
				{ kind: 'monochromatic', colors: isMonochromatic },
			],
		},
	},
	{
		input: { color: 'tomato', kind: 'square' },
		expect: {
			harmonies: [{
				colors: [
					{ hex: '#ff6347', oklch: 'oklch(0.69622 0.19552 32.321)', hueOffset: 0 },
					{ hex: '#8cad00', oklch: 'oklch(0.69622 0.16949 122.321)', hueOffset: 90 },
					{ hex: '#00b0c9', oklch: 'oklch(0.69622 0.12147 212.321)', hueOffset: 180 },
					{ hex: '#b579ff', oklch: 'oklch(0.69622 0.19377 302.321)', hueOffset: 270 },
				],
			}],
		},
	},
	...['gold', 'navy', '#010101', '#fefefe'].map((color): Case =>
		({ input: { color, kind: 'monochromatic' }, expect: { harmonies: [{ colors: isMonochromatic }] } })),
	{ input: { color: 'tomato' }, expect: { harmonies: hasKinds } },
	{
		input: { color: 'tomato', kind: 'analogous' },
		expect: {
			harmonies: [
				{ colors: (value: unknown): boolean => isTurned((value as readonly Turned[]).map(({ hueOffset }) => (hueOffset + 360) % 360))(value) },
			],
		},
	},
	{
		input: { color: 'gray', kind: 'triadic' },
		expect: {
			harmonies: [
				{
					kind: 'triadic',
					colors: [{ hex: '#808080' }, { hex: '#808080', oklch: 'oklch(0.59987 0 none)', hueOffset: 120 }, { hex: '#808080' }],
				},
			],
		},
	},
	{
		input: { color: 'white', kind: 'complementary' },
		expect: { harmonies: [{ colors: [{ hex: '#ffffff', hueOffset: 0 }, { hex: '#ffffff' }] }] },
	},
	// A wide color is mapped into sRGB first, the base included.
	{
		input: { color: 'color(display-p3 0 1 0)', kind: 'complementary' },
		expect: { hex: '#00fb29', harmonies: [{ colors: [{ hex: '#00fb29' }, {}] }] },
	},
	{
		input: { color: 'rgb(255 0 0 / 50%)', kind: 'complementary' },
		expect: { harmonies: [{ colors: [{ hex: '#ff000080' }, { hex: (hex: unknown): boolean => /^#[0-9a-f]{6}80$/.test(String(hex)) }] }] },
	},

	refused({}, 'color', 'color is missing'),
	refused({ color: 'red', kind: 'pentadic' }, 'kind', 'complementary'),
	refused({ color: 'red', kind: 'triadik' }, 'kind', 'Did you mean "triadic"?'),
	refused({ color: 'red', kinds: 'triadic' }, 'kinds', 'Did you mean "kind"?'),
	unreadable({ color: 'rgb(1)' }, 'color', '"rgb(1)"'),
	inJson({ color: 'red', kind: null }, 'kind', 'got null'),
];
