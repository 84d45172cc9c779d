/*
 * Cases of check-gamut.
 *
 * Fallbacks and their distances by Color.js 0.7.1, method `css`: the same algorithm, written by others. The primaries
 * of a gamut fit it by definition; that the red of Display P3 lies outside of Rec. 2020 is well known.
 */

import { color } from '../../../src/spaces/color.ts';
import { convert } from '../../../src/spaces/convert.ts';
import { about, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, METHOD_WORDS, type Limit } from '../../contract/limits.ts';

const METHOD = 'binary-search-local-minde';

const fallback = (hex: string, deltaEOK: number): object => ({ hex, deltaEOK: about(deltaEOK, 6e-6), method: METHOD });

const EVERYWHERE = { 'srgb': true, 'display-p3': true, 'rec2020': true };

interface Chromas {
	readonly 'srgb': number;
	readonly 'display-p3': number;
	readonly 'rec2020': number;
}

/** Inside at five decimals, outside one step further. */
const chromaAt = (l: number, h: number) => (value: unknown): boolean => Object.entries(value as Chromas).every(([gamut, chroma]) => {
	const fits = (c: number): boolean =>
		convert(color('oklch', [l, c, h]), gamut as keyof Chromas).coords.every((x) => x >= -1e-9 && x <= 1 + 1e-9);
	return fits(chroma as number) && !fits(chroma as number + 0.00001);
});

const absent = (value: unknown): boolean => value === undefined;

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['method', 'optional', METHOD_WORDS],
];

export const CASES: readonly Case[] = [
	{
		input: { color: 'teal' },
		expect: {
			input: 'teal',
			gamut: EVERYWHERE,
			fallback: { hex: '#008080', rgb: 'rgb(0 128 128)', oklch: 'oklch(0.54312 0.09271 194.769)', deltaEOK: 0, method: METHOD },
		},
	},
	{
		input: { color: 'color(display-p3 0 1 0)' },
		expect: {
			input: 'color(display-p3 0 1 0)',
			gamut: { 'srgb': false, 'display-p3': true, 'rec2020': true },
			fallback: { ...fallback('#00fb29', 0.085918), rgb: 'rgb(0 251 41)', oklch: 'oklch(0.85797 0.28411 143.328)' },
		},
	},
	{
		input: { color: 'color(display-p3 1 0 0)' },
		expect: { gamut: { 'srgb': false, 'display-p3': true, 'rec2020': false }, fallback: fallback('#ff0b0c', 0.047787) },
	},
	{
		input: { color: 'color(display-p3 1 1 0)' },
		expect: { gamut: { 'srgb': false, 'display-p3': true }, fallback: fallback('#feff00', 0.034092) },
	},
	{
		input: { color: 'color(rec2020 1 0 0)' },
		expect: { gamut: { 'srgb': false, 'display-p3': false, 'rec2020': true }, fallback: fallback('#ff494f', 0.148293) },
	},
	{
		input: { color: 'color(rec2020 0 1 0)' },
		expect: { gamut: { 'display-p3': false, 'rec2020': true }, fallback: fallback('#00f272', 0.238094) },
	},
	{ input: { color: 'color(rec2020 0 0 1)' }, expect: { gamut: { 'srgb': false, 'display-p3': false, 'rec2020': true } } },
	{
		input: { color: 'color(prophoto-rgb 0 1 0)' },
		expect: { gamut: { 'srgb': false, 'display-p3': false, 'rec2020': false }, fallback: fallback('#00f575', 0.294097) },
	},
	{ input: { color: 'color(a98-rgb 0 1 0)' }, expect: { gamut: { 'srgb': false }, fallback: fallback('#00ec68', 0.162899) } },
	{
		input: { color: 'oklch(0.7 0.4 30)' },
		expect: { gamut: { 'srgb': false, 'display-p3': false, 'rec2020': false }, fallback: fallback('#ff5843', 0.194542) },
	},
	{ input: { color: 'oklch(0.5 0.3 264)' }, expect: { gamut: { 'srgb': false }, fallback: fallback('#0036ff', 0.016241) } },
	// Lighter than white is white, darker than black black.
	{ input: { color: 'color(xyz-d65 2 2 2)' }, expect: { gamut: { 'rec2020': false }, fallback: fallback('#ffffff', 0.266812) } },
	{ input: { color: 'lab(100 50 50)' }, expect: { gamut: { 'srgb': false }, fallback: fallback('#ffffff', 0.181156) } },
	{ input: { color: 'oklab(0 0.1 0.1)' }, expect: { gamut: { 'srgb': false }, fallback: fallback('#000000', 0.141421) } },
	// The corners of sRGB fit, in any notation.
	...['red', 'lime', 'blue', 'yellow', 'cyan', 'magenta', 'white', 'black', '#808080'].map((color) => ({
		input: { color }, expect: { gamut: EVERYWHERE, fallback: { deltaEOK: 0 } },
	})),
	{ input: { color: 'color(srgb 1 0 0)' }, expect: { gamut: EVERYWHERE, fallback: { hex: '#ff0000', deltaEOK: 0 } } },
	// The red of sRGB, printed with five decimals as we print it, still fits.
	{ input: { color: 'oklch(0.62796 0.25768 29.234)' }, expect: { gamut: EVERYWHERE, fallback: { hex: '#ff0000', deltaEOK: 0 } } },
	{ input: { color: 'color(srgb 1.001 0 0)' }, expect: { gamut: { 'srgb': false } } },
	// Alpha is kept and has no effect.
	{
		input: { color: 'color(display-p3 0 1 0 / 0.5)' },
		expect: {
			gamut: { 'srgb': false, 'display-p3': true },
			fallback: { hex: '#00fb2980', rgb: 'rgb(0 251 41 / 0.5)', oklch: 'oklch(0.85797 0.28411 143.328 / 0.5)' },
		},
	},
	{ input: { color: 'rgb(0 128 128 / 25%)' }, expect: { gamut: EVERYWHERE, fallback: { hex: '#00808040', deltaEOK: 0 } } },

	// The largest chroma by bisection of plain conversions; a gray has no hue to look along.
	{ input: { color: 'oklch(0.7 0.1 250)' }, expect: { maxChroma: chromaAt(0.7, 250) } },
	{ input: { color: 'color(display-p3 0 0.99 0)' }, expect: { maxChroma: (value: unknown) => (value as Chromas)['display-p3'] > 0.36 } },
	{ input: { color: 'gray' }, expect: { maxChroma: (value: unknown) => value === undefined } },
	{ input: { color: 'oklch(0.7 0 250)' }, expect: { maxChroma: (value: unknown) => value === undefined } },
	// Methods: css is the default; the color by raytrace is from colorjs.io 0.7.1.
	{ input: { color: 'color(display-p3 0 1 0)', method: 'css' }, expect: { fallback: { hex: '#00fb29', method: 'css' } } },
	{ input: { color: 'color(display-p3 0 1 0)', method: 'raytrace' }, expect: { fallback: { hex: '#00f74f', method: 'raytrace' } } },
	{ input: { color: 'color(display-p3 0 1 0)', method: 'clip' }, expect: { fallback: { hex: '#00ff00', method: 'clip' }, methods: absent } },
	{
		input: { color: 'color(display-p3 0 1 0)', method: 'all' },
		expect: {
			fallback: { hex: '#00fb29', method: 'binary-search-local-minde' },
			methods: [
				{ method: 'css', hex: '#00fb29' }, { method: 'edge-seeker' }, { method: 'raytrace', hex: '#00f74f' }, { method: 'chroma' },
				{ method: 'clip', hex: '#00ff00', rgb: 'rgb(0 255 0)' },
			],
		},
	},
	{ input: { color: 'teal', method: 'chroma' }, expect: { fallback: { hex: '#008080', deltaEOK: 0, method: 'chroma' } } },
	refused({ color: 'teal', method: 'ray-trace' }, 'method', 'Did you mean "raytrace"?'),

	refused({}, 'color', 'color is missing'),
	refused({ color: 'teal', gamut: 'srgb' }, 'gamut', 'Known: color'),
	unreadable({ color: 'color(display-p3 1 2)' }, 'color', '"color(display-p3 1 2)"'),
	unreadable({ color: 'color(pantone 1 2 3)' }, 'color', 'pantone'),
	unreadable({ color: 'color(display-p3, 1, 0, 0)' }, 'color', /Write "color\(display-p3[ +]1[ +]0[ +]0\)"/),
];
