/*
 * Cases of check-contrast.
 *
 * Lc: the published test values of APCA 0.0.98G-4g, others by apca-w3 0.1.9. Ratios: the formula of WCAG 2.2, rounded
 * down. The darkest and lightest grays that pass were found by trying all 256; #767676 and #595959 on white are widely
 * printed as such.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { BACKDROP_TEXT, COLOR_TEXT, list, type Limit } from '../../contract/limits.ts';

/** Passes everything. */
const ALL = { aa: { normal: true, large: true }, aaa: { normal: true, large: true }, nonText: true };
const NOTHING = { aa: { normal: false, large: false }, aaa: { normal: false, large: false }, nonText: false };

const isAbsent = (value: unknown): boolean => value === undefined;

export const LIMITS: readonly Limit[] = [
	['text', 'required', COLOR_TEXT],
	['background', 'required', BACKDROP_TEXT],
	['layers', 'optional', list(1, 8)],
	['layers[]', 'optional', BACKDROP_TEXT],
];

export const CASES: readonly Case[] = [
	{
		input: { text: '#777', background: 'white' },
		expect: {
			text: { input: '#777', hex: '#777777', oklch: 'oklch(0.56926 0 none)' },
			background: { input: 'white', hex: '#ffffff', oklch: 'oklch(1 0 none)' },
			// 4.4781: never to read 4.48, never to pass.
			wcag2: { ratio: 4.47, aa: { normal: false, large: true }, aaa: { normal: false, large: false }, nonText: true },
			apca: { lc: 71.1, polarity: 'dark-on-light', level: 'content' },
			suggestions: { aa: { hex: '#767676', ratio: 4.54 }, aaa: { hex: '#595959', ratio: 7 } },
			composited: isAbsent,
			range: isAbsent,
		},
	},
	{
		input: { text: 'black', background: 'white' },
		expect: {
			wcag2: { ratio: 21, ...ALL },
			apca: { lc: 106, polarity: 'dark-on-light', level: 'preferred-body' },
			suggestions: { aa: { hex: '#000000', ratio: 21 }, aaa: { hex: '#000000', ratio: 21 } },
		},
	},
	{
		input: { text: 'white', background: 'black' },
		expect: { wcag2: { ratio: 21, ...ALL }, apca: { lc: -107.9, polarity: 'light-on-dark', level: 'preferred-body' } },
	},
	{
		input: { text: 'white', background: '#fff' },
		expect: {
			wcag2: { ratio: 1, ...NOTHING }, apca: { lc: 0, level: 'none' },
			suggestions: { aa: { hex: '#767676' }, aaa: { hex: '#595959' } },
		},
	},
	{
		// The edge from the other side: 4.5422.
		input: { text: '#767676', background: 'white' },
		expect: {
			wcag2: { ratio: 4.54, aa: { normal: true, large: true }, aaa: { normal: false, large: true }, nonText: true },
			suggestions: { aa: { hex: '#767676', ratio: 4.54 } },
		},
	},
	{ input: { text: '#949494', background: 'white' }, expect: { wcag2: { ratio: 3.03, aa: { normal: false, large: true }, nonText: true } } },
	{ input: { text: '#959595', background: 'white' }, expect: { wcag2: { ratio: 2.99, ...NOTHING } } },
	{ input: { text: '#595959', background: 'white' }, expect: { wcag2: { ratio: 7, ...ALL } } },

	// Published values of APCA, each with the level it allows.
	...([
		['#888', '#fff', 63.1, 'dark-on-light', 'content'],
		['#fff', '#888', -68.5, 'light-on-dark', 'content'],
		['#000', '#aaa', 58.1, 'dark-on-light', 'large'],
		['#aaa', '#000', -56.2, 'light-on-dark', 'large'],
		['#123', '#def', 91.7, 'dark-on-light', 'preferred-body'],
		['#def', '#123', -93.1, 'light-on-dark', 'preferred-body'],
		['#123', '#444', 8.3, 'dark-on-light', 'none'],
		['#444', '#123', -7.5, 'light-on-dark', 'none'],
	] as const).map(([text, background, lc, polarity, level]) => ({ input: { text, background }, expect: { apca: { lc, polarity, level } } })),

	{
		// White over 60 % black over white is #666666; 5.7418. Over black it is black: 21.
		input: { text: 'white', background: 'rgb(0 0 0 / 60%)' },
		expect: {
			background: { input: 'rgb(0 0 0 / 60%)', hex: '#00000099', oklch: 'oklch(0 0 none / 0.6)' },
			wcag2: { ratio: 5.74 },
			apca: { lc: -84 },
			composited: { text: '#ffffff', background: '#666666' },
			range: { least: 5.74, largest: 21 },
		},
	},
	{
		// Half black over white: 127.5 rounds to 128.
		input: { text: 'rgb(0 0 0 / 50%)', background: 'white' },
		expect: { wcag2: { ratio: 3.94 }, apca: { lc: 66.9 }, composited: { text: '#808080', background: '#ffffff' }, range: isAbsent },
	},
	{
		// Nothing shows at all.
		input: { text: 'transparent', background: '#3b82f6' },
		expect: { wcag2: { ratio: 1 }, apca: { lc: 0 }, composited: { text: '#3b82f6', background: '#3b82f6' } },
	},
	{
		// On a middle gray the best is black at 4.68, so no red reaches AAA.
		input: { text: 'red', background: '#777' },
		expect: { wcag2: { ratio: 1.11, ...NOTHING }, apca: { lc: 0, level: 'none' }, suggestions: { aaa: null } },
	},
	{
		// A wide color is measured as sRGB shows it: #00e338 by Color.js, 12.0447 on black.
		input: { text: 'color(display-p3 0.1 0.9 0.2)', background: 'black' },
		expect: { text: { hex: '#00e338', oklch: 'oklch(0.78719 0.32122 146.953)' }, wcag2: { ratio: 12.04 } },
	},

	// The lowest contrast along a gradient. Black on white to #767676 has the 4.54 of its end; white has 1 at its start.
	{
		input: { text: 'white', background: 'linear-gradient(90deg, #000, #767676)' },
		expect: {
			background: { input: 'linear-gradient(90deg, #000, #767676)', hex: '#767676' },
			wcag2: { ratio: 4.54 }, least: { background: '#767676', ratio: 4.54, lcBackground: '#767676' }, range: isAbsent,
		},
	},
	{
		input: { text: 'white', background: 'radial-gradient(circle at 10% 20% in oklab, white 0%, black)' },
		expect: {
			wcag2: { ratio: 1, ...NOTHING }, apca: { lc: 0 }, least: { at: 0, ratio: 1, lcAt: 0, lc: 0 }, suggestions: { aa: null, aaa: null },
		},
	},
	{
		input: { text: '#808080', background: 'conic-gradient(black, white, black)' },
		expect: { least: { ratio: 1, background: '#808080' }, composited: { text: '#808080', background: '#808080' } },
	},
	// A veil of 40 % black over white is #999999.
	{
		input: { text: 'black', background: 'white', layers: ['rgb(0 0 0 / 40%)'] },
		expect: {
			layers: [{ input: 'rgb(0 0 0 / 40%)', hex: '#00000066' }], composited: { background: '#999999' }, wcag2: { ratio: 7.37 },
			least: isAbsent,
		},
	},
	// Top first: what lies on top of all is opaque.
	{
		input: { text: 'black', background: 'black', layers: ['white', 'red'] },
		expect: { wcag2: { ratio: 21, ...ALL }, composited: { text: '#000000', background: '#ffffff' } },
	},
	{
		input: { text: 'white', background: '#767676', layers: ['linear-gradient(transparent, rgb(0 0 0 / 80%))'] },
		expect: { least: { at: 0, background: '#767676', ratio: 4.54 } },
	},
	// Two of one direction: a veil that ends where the background is lightest, and one the other way, under which 118 · t · (1 - t)
	// is the byte at t: 29.5 in the middle, of which 30 has 1.05 / 0.06299.
	{
		input: { text: 'white', background: 'linear-gradient(#000, #767676)', layers: ['linear-gradient(180deg, #000, #0000)'] },
		expect: { wcag2: { ratio: 4.54 }, least: { background: '#767676', at: (value: unknown) => (value as number) > 99 } },
	},
	{
		input: { text: 'white', background: 'linear-gradient(#000, #767676)', layers: ['linear-gradient(to top, #000, #0000)'] },
		expect: { wcag2: { ratio: 16.67 }, least: { background: '#1e1e1e', at: (value: unknown) => Math.abs((value as number) - 50) < 10 } },
	},
	{
		input: { text: 'white', background: 'conic-gradient(white, #767676)', layers: ['linear-gradient(#000, #000)'] },
		expect: { wcag2: { ratio: 21 }, least: { background: '#000000' } },
	},
	refused({ text: 'white', background: 'linear-gradient(red, blue)', layers: ['radial-gradient(red, blue)'] }, 'layers', /directions/),
	refused(
		{ text: 'white', background: 'linear-gradient(red, blue)', layers: ['repeating-linear-gradient(red, blue 10%)'] },
		'layers', /repeating gradient next to/,
	),
	unreadable({ text: 'white', background: 'rgb(0 0 0 / 40%), orange' }, 'background', 'layers'),
	inJson({ text: 'white', background: ['#0008', 'orange'] }, 'background', '{"background": "orange", "layers": ["#0008"]}'),
	inJson({ text: 'white', background: ['orange'] }, 'background', 'got a list'),
	inQuery('text=white&background=0008&background=orange', 'background', /those before the last go into layers.*orange.*layers/),
	unreadable({ text: 'white', background: '255, 0, 0' }, 'background', /"255, 0, 0" is not a color\. Write "?rgb\(255\W/),
	refused({ text: 'white', background: 'red', layers: Array.from({ length: 9 }, () => '#0001') }, 'layers', /1 to 8 items, got 9/),
	refused({ text: 'white', background: `linear-gradient(red, blue${' '.repeat(1000)})` }, 'background', /at most 1000 characters/),
	refused({ text: 'white', background: 'rgb(1 2 3)'.padEnd(121) }, 'background', /at most 120 characters/),
	unreadable({ text: 'white', background: 'linear-gradient(red)' }, 'background', 'fewer than 2 colors'),
	unreadable({ text: 'white', background: 'linear-gradient(red 2px, blue)' }, 'background', '"2px" is a position that needs the size'),
	unreadable({ text: 'white', background: 'white', layers: ['bleu'] }, 'layers.0', '"blue"'),
	unreadable({ text: 'linear-gradient(red, blue)', background: 'white' }, 'text', 'linear-gradient'),
	refused({ background: 'white' }, 'text', 'text is missing'),
	refused({ text: 'black' }, 'background', 'background is missing'),
	refused({ text: 'black', background: 'white', size: 'large' }, 'size', '"size" is not a known'),
	unreadable({ text: 'black', background: '' }, 'background', 'background is empty'),
	unreadable({ text: 'blak', background: 'white' }, 'text', '"black"'),
	{
		input: { text: 'zz', background: 'currentcolor' },
		problem: { status: 400, code: 'unreadable-color', at: ['text', 'background'], says: ['text: "zz"', 'background: "currentcolor"'] },
	},
	{ input: {}, problem: { status: 400, code: 'invalid-parameter', at: ['text', 'background'] } },
	inQuery('text=black&background=white&background=red', 'background', /layers.*white/),
	inJson({ text: 0, background: 'white' }, 'text', 'got 0'),
];
