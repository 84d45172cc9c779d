/*
 * Cases of audit-palette.
 *
 * Ratios by the formula of WCAG 2.2, rounded down; Lc by apca-w3 0.1.9. A pair is for body text from 4.5 and Lc 60 on,
 * for large text from 3 and Lc 45 on; both metrics must agree.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, type Limit } from '../../contract/limits.ts';

interface Pair {
	readonly text: number;
	readonly background: number;
}

const inOrder = (...expected: readonly (readonly [number, number])[]) => (pairs: unknown): boolean =>
	JSON.stringify((pairs as readonly Pair[]).map(({ text, background }) => [text, background])) === JSON.stringify(expected);

interface Answer {
	readonly colors: readonly { readonly gamut: { readonly srgb: boolean } }[];
	readonly pairs: readonly (Pair & { readonly ratio: number; readonly lc: number; readonly use: string })[];
	readonly summary: { readonly [use: string]: number };
	readonly outsideSrgb: readonly number[];
}

/** The summary counts the pairs, both orders of a pair have one ratio, and what lies outside says so itself. */
const agrees = (value: unknown): boolean => {
	const { colors, pairs, summary, outsideSrgb } = value as Answer;
	const other = ({ text, background }: Pair) => pairs.find((pair) => pair.text === background && pair.background === text);
	return pairs.length === colors.length * (colors.length - 1)
		&& Object.entries(summary).every(([use, count]) => pairs.filter((pair) => pair.use === use).length === count)
		&& pairs.every((pair) => other(pair)?.ratio === pair.ratio && other(pair)!.lc * pair.lc <= 0)
		&& JSON.stringify(outsideSrgb) === JSON.stringify(colors.flatMap(({ gamut }, i) => (gamut.srgb ? [] : [i])));
};

export const LIMITS: readonly Limit[] = [
	['colors', 'required', list(2, 24)],
	['colors[]', 'required', COLOR_TEXT],
];

export const CASES: readonly Case[] = [
	{
		input: { colors: ['#000', 'white'] },
		expect: {
			colors: [
				{ input: '#000', hex: '#000000', oklch: 'oklch(0 0 none)', gamut: { 'srgb': true, 'display-p3': true } },
				{ input: 'white', hex: '#ffffff', oklch: 'oklch(1 0 none)', gamut: { 'srgb': true, 'display-p3': true } },
			],
			pairs: [
				{ text: 0, background: 1, ratio: 21, lc: 106, use: 'body' },
				{ text: 1, background: 0, ratio: 21, lc: -107.9, use: 'body' },
			],
			summary: { body: 2, large: 0, decoration: 0 },
			indistinguishable: [],
			outsideSrgb: [],
		},
	},
	{
		input: { colors: ['#767676', '#ffffff'] },
		expect: { pairs: [{ ratio: 4.54, lc: 71.6, use: 'body' }, { ratio: 4.54, lc: -77, use: 'body' }] },
	},
	{
		// 4.478 is not 4.5, though Lc 71 would do.
		input: { colors: ['#777777', '#ffffff'] },
		expect: {
			pairs: [{ ratio: 4.47, lc: 71.1, use: 'large' }, { ratio: 4.47, use: 'large' }],
			summary: { body: 0, large: 2, decoration: 0 },
		},
	},
	{
		input: { colors: ['#949494', '#ffffff'] },
		expect: { pairs: [{ ratio: 3.03, lc: 57.1, use: 'large' }, { ratio: 3.03, lc: -62.5, use: 'large' }] },
	},
	{
		// Lc 46 and 51 would do for large text, a ratio of 2.32 does not.
		input: { colors: ['#aaaaaa', '#ffffff'] },
		expect: {
			pairs: [{ ratio: 2.32, lc: 45.8, use: 'decoration' }, { ratio: 2.32, lc: -50.7, use: 'decoration' }],
			summary: { body: 0, large: 0, decoration: 2 },
		},
	},
	{
		// And the other way about: a ratio of 3.99 would do, Lc 36 does not.
		input: { colors: ['#1f2937', '#3b82f6'] },
		expect: { pairs: [{ text: 0, background: 1, ratio: 3.99, lc: 35.6, use: 'decoration' }, { text: 1, background: 0 }] },
	},
	{
		// Every pair and both polarities; the summary counts them.
		input: { colors: ['#1f2937', '#ffffff', '#3b82f6', '#f59e0b'] },
		expect: {
			pairs: [
				{ text: 0, background: 1, ratio: 14.67, lc: 101.5, use: 'body' },
				{ text: 0, background: 2, ratio: 3.99, lc: 35.6, use: 'decoration' },
				{ text: 0, background: 3, ratio: 6.83, lc: 57.6, use: 'large' },
				{ text: 1, background: 0, ratio: 14.67, lc: -104.3, use: 'body' },
				{ text: 1, background: 2, ratio: 3.67, lc: -69.4, use: 'large' },
				{ text: 1, background: 3, ratio: 2.14, lc: -46.4, use: 'decoration' },
				{ text: 2, background: 0, ratio: 3.99, lc: -34.2, use: 'decoration' },
				{ text: 2, background: 1, ratio: 3.67, lc: 63.9, use: 'large' },
				{ text: 2, background: 3, ratio: 1.71, lc: 20, use: 'decoration' },
				{ text: 3, background: 0, ratio: 6.83, lc: -56.9, use: 'large' },
				{ text: 3, background: 1, ratio: 2.14, lc: 41.8, use: 'decoration' },
				{ text: 3, background: 2, ratio: 1.71, lc: -22, use: 'decoration' },
			],
			summary: { body: 2, large: 4, decoration: 6 },
			outsideSrgb: [],
		},
	},
	{
		// Translucent text lies over its background, a translucent background over white: #666666 both times.
		input: { colors: ['rgb(0 0 0 / 60%)', 'white'] },
		expect: {
			colors: [{ hex: '#00000099' }, { hex: '#ffffff' }],
			pairs: [{ ratio: 5.74, lc: 78.8, use: 'body' }, { ratio: 5.74, lc: -84, use: 'body' }],
		},
	},
	{
		input: { colors: ['red', 'white', 'blue'] },
		expect: { pairs: inOrder([0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]) },
	},
	{
		// Red has the luminance of the gray #7f7f7f, and black and white none of it.
		input: { colors: ['red', '#7f7f7f', 'white'] },
		expect: {
			indistinguishable: [
				{ first: 0, second: 1, kind: 'achromatopsia', deltaEOK: (value: unknown): boolean => typeof value === 'number' && value < 0.002 },
			],
		},
	},
	{
		input: { colors: ['teal', 'teal'] },
		expect: { pairs: [{ ratio: 1, lc: 0, use: 'decoration' }, { ratio: 1, lc: 0 }], indistinguishable: [] },
	},
	{
		input: { colors: ['teal', 'color(display-p3 0 1 0)', 'color(rec2020 0 1 0)'] },
		expect: {
			colors: [
				{ gamut: { 'srgb': true, 'display-p3': true } },
				{ input: 'color(display-p3 0 1 0)', hex: '#00fb29', gamut: { 'srgb': false, 'display-p3': true } },
				{ gamut: { 'srgb': false, 'display-p3': false } },
			],
			outsideSrgb: [1, 2],
		},
	},
	{ input: { colors: ['navy', 'gold', 'color(display-p3 1 0 0)', 'oklch(0.7 0.3 150)', 'tomato', '#eee', 'teal'] }, expect: agrees },
	{ input: { colors: ['rgb(0, 0, 0)', 'hsl(0, 0%, 100%)'] }, expect: { pairs: [{ ratio: 21 }, { ratio: 21 }] } },
	{
		input: { colors: Array.from({ length: 24 }, (_, i) => `#${(i * 10 + 9).toString(16).padStart(2, '0').repeat(3)}`) },
		expect: { pairs: (pairs: unknown): boolean => Array.isArray(pairs) && pairs.length === 24 * 23 },
	},
	{ input: { colors: ['red', 'blue'] }, query: 'colors=red&colors=blue', expect: { colors: [{ input: 'red' }, { input: 'blue' }] } },

	refused({}, 'colors', 'colors is missing'),
	refused({ colors: ['red'] }, 'colors', '2 to 24 items, got 1'),
	refused({ colors: Array.from({ length: 25 }, () => 'red') }, 'colors', 'got 25'),
	unreadable({ colors: ['red', '', 'blue'] }, 'colors.1', 'colors[1] is empty'),
	refused({ colors: ['red', 'blue'], kinds: 'protanopia' }, 'kinds', '"kinds"'),
	unreadable({ colors: ['red', 'bleu'] }, 'colors.1', 'colors[1]: "bleu"'),
	inQuery('colors=red,,blue', 'colors', 'colors[1] is empty', 'unreadable-color'),
	inJson({ colors: 'red,blue' }, 'colors', 'got the text "red,blue"'),
	inJson({ colors: ['red', null] }, 'colors.1', 'got null'),
];
