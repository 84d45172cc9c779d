/*
 * Cases of simulate-cvd.
 *
 * Machado, Oliveira & Fernandes 2009, severity 1: the published matrices on linear light, clipped, encoded, rounded.
 * Brettel, Viénot & Mollon 1997: the half planes of libDaltonLens (public domain), which were derived again from
 * Smith & Pokorny 1975. Achromatopsia: the Y row of sRGB, encoded.
 */

import { inJson, inQuery, notShell, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, real, words, type Limit } from '../../contract/limits.ts';

/** Protanopia, deuteranopia, tritanopia, achromatopsia by the matrices of 2009. */
const MACHADO: { readonly [hex: string]: readonly [string, string, string, string] } = {
	'#008000': ['#837200', '#776a18', '#007c6c', '#6d6d6d'],
	'#000080': ['#002883', '#001a7e', '#003248', '#212121'],
	'#808000': ['#8b7a00', '#8d7d13', '#8a776c', '#7c7c7c'],
	'#008080': ['#777980', '#676e81', '#008580', '#737373'],
	'#c0c0c0': ['#c0c0c0', '#c0c0c0', '#c0c0c0', '#c0c0c0'],
	'#ffa500': ['#c3ac00', '#d9c10e', '#ff8e8d', '#b8b8b8'],
	'#a52a2a': ['#4e4729', '#6d6226', '#b6002c', '#585858'],
	'#663399': ['#004c9c', '#0f4d97', '#5c4961', '#4d4d4d'],
	'#1e90ff': ['#5599ff', '#2386fd', '#00abbb', '#8f8f8f'],
	'#dc143c': ['#5c553b', '#8b7e35', '#f20029', '#6f6f6f'],
};

/** The same by the half planes of 1997. */
const BRETTEL: { readonly [hex: string]: readonly [string, string, string, string] } = {
	'#008000': ['#8b7700', '#796812', '#397487', '#6d6d6d'],
	'#008080': ['#777980', '#686f81', '#1f7c94', '#737373'],
	'#ffa500': ['#cbaf06', '#dabb00', '#ff98a5', '#b8b8b8'],
	'#663399': ['#004299', '#0e5398', '#554c4d', '#4d4d4d'],
	'#1e90ff': ['#2590ff', '#2390ff', '#00a0c5', '#8f8f8f'],
	'#dc143c': ['#59523e', '#8c7a31', '#dc0c48', '#6f6f6f'],
};

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const named = ([protanopia, deuteranopia, tritanopia, achromatopsia]: readonly [string, string, string, string]): object =>
	({ protanopia, deuteranopia, tritanopia, achromatopsia });

const keysAre = (...expected: readonly string[]) => (simulated: unknown): boolean =>
	JSON.stringify(Object.keys(simulated as object)) === JSON.stringify(expected);

export const LIMITS: readonly Limit[] = [
	['colors', 'required', list(1, 12)],
	['colors[]', 'required', COLOR_TEXT],
	['kinds[]', 'optional', words('protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia')],
	['model', { default: 'machado' }, words('machado', 'brettel')],
	['severity', { default: 1 }, real(0, 1)],
];

export const CASES: readonly Case[] = [
	...Object.entries(MACHADO).map(([hex, seen]): Case => ({
		input: { colors: [hex] },
		expect: { model: 'machado', severity: 1, colors: [{ input: hex, hex, simulated: named(seen) }], hardToTellApart: isEmpty },
	})),
	...Object.entries(BRETTEL).map(([hex, seen]): Case => ({
		input: { colors: [hex], model: 'brettel' },
		expect: { model: 'brettel', severity: 1, colors: [{ hex, simulated: named(seen) }] },
	})),
	{
		input: { colors: ['teal', 'orange'], kinds: ['tritanopia', 'protanopia'] },
		expect: {
			colors: [{ input: 'teal', simulated: keysAre('tritanopia', 'protanopia') }, { input: 'orange', simulated: { protanopia: '#c3ac00' } }],
		},
	},
	{ input: { colors: ['teal'], kinds: ['protanopia', 'protanopia'] }, expect: { colors: [{ simulated: keysAre('protanopia') }] } },
	{
		input: { colors: ['red'], model: 'machado' },
		expect: { model: 'machado', colors: [{ simulated: keysAre('protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia') }] },
	},
	{
		// Two grays of the same luminance in no light but one: Y 0.2126 of red is the gray #7f7f7f.
		input: { colors: ['red', '#7f7f7f'], kinds: ['achromatopsia'] },
		expect: {
			colors: [{ simulated: { achromatopsia: '#7f7f7f' } }, { simulated: { achromatopsia: '#7f7f7f' } }],
			hardToTellApart: [
				{ first: 0, second: 1, kind: 'achromatopsia', deltaEOK: (value: unknown): boolean => typeof value === 'number' && value < 0.002 },
			],
		},
	},
	// Pairs that look alike to everyone are not listed.
	{ input: { colors: ['#7f7f7f', '#808080'] }, expect: { hardToTellApart: isEmpty } },
	{ input: { colors: ['black', 'white'] }, expect: { hardToTellApart: isEmpty } },
	{ input: { colors: ['red', 'red'] }, expect: { hardToTellApart: isEmpty } },
	{
		input: { colors: ['#d62728'], severity: 0 },
		expect: {
			severity: 0,
			colors: [{ simulated: { protanopia: '#d62728', deuteranopia: '#d62728', tritanopia: '#d62728', achromatopsia: '#d62728' } }],
			hardToTellApart: isEmpty,
		},
	},
	{ input: { colors: ['teal'], severity: 1, model: 'brettel' }, expect: { severity: 1 } },
	// Alpha stays.
	{
		input: { colors: ['rgb(0 128 128 / 50%)'], kinds: ['protanopia'] },
		expect: { colors: [{ hex: '#00808080', simulated: { protanopia: '#77798080' } }] },
	},
	// Commas inside parentheses belong to the color.
	{
		input: { colors: ['rgb(0, 128, 128)', 'teal', 'hsl(180, 100%, 25%)'], kinds: ['protanopia'] },
		expect: { colors: [{ input: 'rgb(0, 128, 128)', hex: '#008080' }, { input: 'teal' }, { input: 'hsl(180, 100%, 25%)', hex: '#008080' }] },
	},
	{
		input: { colors: ['red', 'teal', 'blue'] },
		query: 'colors=red&colors=teal,blue',
		expect: { colors: [{ input: 'red' }, { input: 'teal' }, { input: 'blue' }] },
	},
	{ input: { colors: Array.from({ length: 12 }, () => 'teal') }, expect: { hardToTellApart: isEmpty } },

	refused({}, 'colors', 'colors is missing'),
	refused({ colors: Array.from({ length: 13 }, () => 'teal') }, 'colors', /1 to 12 items, got 13/),
	refused({ colors: ['red'], kinds: ['blindness'] }, 'kinds.0', 'protanopia, deuteranopia, tritanopia, achromatopsia'),
	refused({ colors: ['red'], kinds: ['deuteranopla'] }, 'kinds.0', 'Did you mean "deuteranopia"?'),
	refused({ colors: ['red'], model: 'vienot' }, 'model', 'machado, brettel'),
	refused({ colors: ['red'], severity: 1.5 }, 'severity', '0 to 1'),
	refused({ colors: ['red'], severity: 0.5, model: 'brettel' }, 'severity', 'machado'),
	refused({ color: 'red', colors: ['red'] }, 'color', 'Did you mean "colors"?'),
	unreadable({ colors: ['red', '', 'blue'] }, 'colors.1', 'colors[1] is empty'),
	unreadable({ colors: ['red', 'rgb(1,2)', 'blue'] }, 'colors.1', 'colors[1]: "rgb(1,2)"'),
	{
		input: { colors: ['zz', 'red', 'yy'], kinds: ['x'] },
		problem: { status: 400, code: 'invalid-parameter', at: ['colors.0', 'colors.2', 'kinds.0'] },
	},
	{ input: { colors: ['zz', 'red', 'yy'] }, problem: { status: 400, code: 'unreadable-color', at: ['colors.0', 'colors.2'] } },
	inQuery('colors=', 'colors', 'colors[0] is empty', 'unreadable-color'),
	notShell(inQuery('colors=red,', 'colors', /colors\[1\] is empty.*"%233b82f6"/, 'unreadable-color')),
	inJson({ colors: 'red' }, 'colors', 'got the text "red"'),
	inJson({ colors: [] }, 'colors', 'got 0'),
	inJson({ colors: ['red', 5] }, 'colors.1', 'got 5'),
];
