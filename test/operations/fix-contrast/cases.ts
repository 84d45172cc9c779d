/*
 * Cases of fix-contrast.
 *
 * Expected grays are exact: all 256 were tried with the formulas of WCAG 2.2 and with apca-w3 0.1.9, and the nearest that passes
 * is written here. For colors with a hue the cases check the required properties.
 */

import { inJson, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, TARGET_WORDS, words, type Limit } from '../../contract/limits.ts';

/** From white on white (or black on black), the first gray that passes. */
const FIRST_GRAYS = [
	['white', 'white', 'aa', '#767676'],
	['white', 'white', 'aa-large', '#949494'],
	['white', 'white', 'aaa', '#595959'],
	['white', 'white', 'apca-body', '#6e6e6e'],
	['white', 'white', 'apca-content', '#8e8e8e'],
	['white', 'white', 'apca-large', '#ababab'],
	['black', 'black', 'aa', '#757575'],
	['black', 'black', 'aa-large', '#5a5a5a'],
	['black', 'black', 'aaa', '#959595'],
	['black', 'black', 'apca-body', '#cbcbcb'],
	['black', 'black', 'apca-content', '#b1b1b1'],
	['black', 'black', 'apca-large', '#959595'],
] as const;

/** The same for the background, which APCA weighs otherwise than the text. */
const FIRST_BACKGROUNDS = [
	['white', 'apca-body', '#7a7a7a'],
	['white', 'apca-content', '#989898'],
	['white', 'apca-large', '#b4b4b4'],
	['black', 'apca-body', '#cacaca'],
	['black', 'apca-content', '#aeaeae'],
	['black', 'apca-large', '#919191'],
	['white', 'aa', '#767676'],
	['black', 'aaa', '#959595'],
] as const;

const from = (least: number, most: number) => (value: unknown): boolean => typeof value === 'number' && value >= least && value <= most;

/** OKLCH text whose hue is within three degrees: eight bits hold a hue no better. */
const hueNear = (hue: number) => (text: unknown): boolean =>
	Math.abs(Number(/^oklch\(\S+ \S+ ([\d.]+)\)$/.exec(String(text))?.[1]) - hue) < 3;

export const LIMITS: readonly Limit[] = [
	['text', 'required', COLOR_TEXT],
	['background', 'required', COLOR_TEXT],
	['target', 'required', TARGET_WORDS],
	['adjust', 'required', words('text', 'background')],
];

export const CASES: readonly Case[] = [
	...FIRST_GRAYS.map(([text, background, target, hex]) => ({
		input: { text, background, target, adjust: 'text' },
		expect: { target, adjust: 'text', reached: true, changed: true, color: { hex } },
	})),
	...FIRST_BACKGROUNDS.map(([both, target, hex]) => ({
		input: { text: both, background: both, target, adjust: 'background' },
		expect: { reached: true, changed: true, color: { hex } },
	})),
	{
		input: { text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' },
		expect: {
			text: { input: '#9ca3af', hex: '#9ca3af' },
			background: { input: 'white', hex: '#ffffff' },
			reached: true,
			changed: true,
			before: { ratio: 2.53, lc: 49.8 },
			after: { ratio: from(4.5, 4.56) },
			// From 0.7137 to about the 0.5658 of #767676.
			lightnessShift: from(-15.5, -14),
		},
	},
	{
		input: { text: 'white', background: '#3b82f6', target: 'apca-body', adjust: 'background' },
		expect: {
			reached: true,
			color: { oklch: hueNear(259.815) },
			before: { ratio: 3.67, lc: -69.4 },
			after: { lc: from(-76, -75) },
			lightnessShift: from(-8, -1),
		},
	},
	{
		input: { text: 'black', background: 'white', target: 'aaa', adjust: 'text' },
		expect: {
			reached: true, changed: false, color: { hex: '#000000' }, before: { ratio: 21, lc: 106 }, after: { ratio: 21, lc: 106 },
			lightnessShift: 0,
		},
	},
	{
		// 4.4781 reads 4.47 and does not pass. The next gray is 0.343 % darker, and from half the way on HEX is that gray.
		input: { text: '#777', background: 'white', target: 'aa', adjust: 'text' },
		expect: {
			changed: true, color: { hex: '#767676' }, before: { ratio: 4.47 }, after: { ratio: 4.54 },
			lightnessShift: from(-0.344, -0.171),
		},
	},
	{
		input: { text: '#767676', background: 'white', target: 'aa', adjust: 'background' },
		expect: { reached: true, changed: false, color: { hex: '#ffffff' }, lightnessShift: 0 },
	},
	{
		// On a middle gray the best there is is black, at 4.6895.
		input: { text: 'red', background: '#777', target: 'aaa', adjust: 'text' },
		expect: { reached: false, changed: true, color: { hex: '#000000' }, after: { ratio: 4.68, lc: 33 } },
	},

	refused({ text: 'red', background: 'white', adjust: 'text' }, 'target', /target is missing.*aa/),
	refused({ text: 'red', background: 'white', target: 'aa' }, 'adjust', /adjust is missing.*text, background/),
	refused({ text: 'red', background: 'white', target: 'AA', adjust: 'text' }, 'target', 'Did you mean "aa"?'),
	refused({ text: 'red', background: 'white', target: '4.5', adjust: 'text' }, 'target', 'Did you mean "aa"?'),
	refused({ text: 'red', background: 'white', target: '7:1', adjust: 'text' }, 'target', 'Did you mean "aaa"?'),
	refused({ text: 'red', background: 'white', target: '60', adjust: 'text' }, 'target', 'Did you mean "apca-content"?'),
	refused({ text: 'red', background: 'white', target: 'aa', adjust: 'both' }, 'adjust', 'text, background'),
	refused({ text: 'red', background: 'white', target: 'aa', adjust: 'backgroud' }, 'adjust', 'Did you mean "background"?'),
	unreadable({ text: 'hsl(1 2)', background: 'white', target: 'aa', adjust: 'text' }, 'text', '"hsl(1 2)"'),
	{
		input: { text: 'nope', target: 'x', adjust: 'y', z: '1' },
		problem: { status: 400, code: 'invalid-parameter', at: ['text', 'background', 'target', 'adjust', 'z'] },
	},
	inJson({ text: 'red', background: 'white', target: 4.5, adjust: 'text' }, 'target', 'got 4.5. Did you mean "aa"?'),
];
