/*
 * Cases of sort-colors. OKLCH values, distances and the shortest path are computed from the matrices of CSS Color 4 apart from this
 * project; the path by comparing all permutations.
 */

import { inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, words, type Limit } from '../../contract/limits.ts';

const FIVE = ['teal', 'tomato', 'gold', 'gray', 'navy'];

const sorted = (input: object, order: readonly string[]): Case =>
	({ input: { colors: FIVE, ...input }, expect: { colors: order.map((input) => ({ input, index: FIVE.indexOf(input) })) } });

export const LIMITS: readonly Limit[] = [
	['colors', 'required', list(1, 256)],
	['colors[]', 'required', COLOR_TEXT],
	['by', { default: 'hue' }, words('lightness', 'hue', 'chroma', 'distance', 'similarity')],
	['to', 'optional', COLOR_TEXT],
	['descending', { default: false }, { kind: 'flag' }],
];

export const CASES: readonly Case[] = [
	{
		input: { colors: ['white', 'red'] },
		expect: {
			by: 'hue',
			colors: [
				{ input: 'white', hex: '#ffffff', oklch: 'oklch(1 0 none)', index: 0 },
				{ input: 'red', hex: '#ff0000', oklch: 'oklch(0.62796 0.25768 29.234)', index: 1 },
			],
		},
	},
	// Hues 32, 95, 195, 264; the gray first.
	sorted({}, ['gray', 'tomato', 'gold', 'teal', 'navy']),
	sorted({ by: 'hue', descending: true }, ['navy', 'teal', 'gold', 'tomato', 'gray']),
	// Lightness .271, .543, .600, .696, .887.
	sorted({ by: 'lightness' }, ['navy', 'teal', 'gray', 'tomato', 'gold']),
	// Chroma 0, .0927, .1822, .1879, .1955.
	sorted({ by: 'chroma' }, ['gray', 'teal', 'gold', 'navy', 'tomato']),
	// From red: .093, .258, .3584, .3585, .534.
	sorted({ by: 'distance', to: 'red' }, ['tomato', 'gray', 'teal', 'gold', 'navy']),
	{
		input: { colors: ['red'], by: 'distance', to: 'lime', descending: true },
		expect: { by: 'distance', descending: true },
	},
	// The shortest of 120 paths has length .926; it begins at its darker end.
	sorted({ by: 'similarity' }, ['navy', 'teal', 'gray', 'tomato', 'gold']),
	{ input: { colors: ['red'], by: 'similarity' }, expect: { colors: [{ input: 'red', index: 0 }] } },
	{
		input: { colors: ['blue', '#00f', 'blue'], by: 'lightness' },
		expect: { colors: [{ index: 0 }, { index: 1 }, { index: 2 }] },
	},
	refused({}, 'colors', 'colors is missing'),
	refused({ colors: ['red'], by: 'color' }, 'by', /by must be one of/),
	refused({ colors: ['red'], by: 'distance' }, 'to', /to is missing\. Sorting by distance needs the color/),
	refused({ colors: ['red'], to: 'blue' }, 'to', 'is for by=distance only'),
	unreadable({ colors: ['red', 'tael'] }, 'colors.1', '"teal"'),
	unreadable({ colors: ['red'], by: 'distance', to: 'tael' }, 'to', '"teal"'),
	inQuery('colors=red&descending=maybe', 'descending', 'true'),
];
