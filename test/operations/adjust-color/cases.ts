/*
 * Cases of adjust-color. HEX values are computed from the matrices of CSS Color 4 for OKLCH apart from this project; red turned by
 * 180 degrees and colors whose chroma is reduced are checked by their OKLCH.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, real, words, type Limit } from '../../contract/limits.ts';

const changed = (color: string, change: string, amount: number | undefined, expect: object): Case =>
	({ input: { colors: [color], change, ...(amount !== undefined && { amount }) }, expect: { change, colors: [expect] } });

export const LIMITS: readonly Limit[] = [
	['colors', 'required', list(1, 24)],
	['colors[]', 'required', COLOR_TEXT],
	['change', 'required', words('lighten', 'darken', 'saturate', 'desaturate', 'rotate', 'warm', 'cool', 'opacity', 'grayscale', 'invert')],
	['amount', 'optional', real(-360, 360)],
];

export const CASES: readonly Case[] = [
	{
		input: { colors: ['teal'], change: 'lighten' },
		expect: {
			change: 'lighten', amount: 10,
			colors: [{
				from: { input: 'teal', hex: '#008080', oklch: 'oklch(0.54312 0.09271 194.769)' },
				hex: '#389f9e', oklch: 'oklch(0.64312 0.09271 194.769)', css: 'oklch(from teal calc(l + 0.1) c h)',
			}],
		},
	},
	// Black and white are the ends.
	changed('white', 'lighten', 30, { hex: '#ffffff' }),
	changed('teal', 'lighten', 100, { hex: '#ffffff' }),
	changed('teal', 'darken', 100, { hex: '#000000' }),
	changed('#3b82f6', 'darken', 0, { hex: '#3b82f6', css: 'oklch(from #3b82f6 l c h)' }),
	// The least channel of teal is 0, so a turn by 30 degrees at the same lightness and chroma is inside.
	changed('teal', 'rotate', 30, { hex: '#207a98', oklch: 'oklch(0.54312 0.09271 224.769)', css: 'oklch(from teal l c calc(h + 30))' }),
	changed('teal', 'rotate', -330, { hex: '#207a98', css: 'oklch(from teal l c calc(h + 30))' }),
	{ input: { colors: ['teal'], change: 'rotate' }, expect: { amount: 180, colors: [{ css: 'oklch(from teal l c calc(h - 180))' }] } },
	// OKLab lightness 0.69622 as a gray is 0.61594 of sRGB.
	changed('tomato', 'grayscale', undefined, { hex: '#9d9d9d', css: 'oklch(from tomato l 0 h)' }),
	changed('gray', 'saturate', 50, { hex: '#808080' }),
	changed('tomato', 'desaturate', 100, { hex: '#9d9d9d' }),
	// 0.3 of 0.2 in OKLab towards 80 degrees, the direction of warmer daylight.
	changed('gray', 'warm', 30, { hex: '#937d57', oklch: 'oklch(0.59987 0.06 80)', css: 'oklch(from gray l calc(c + 0.06) 80)' }),
	changed('gray', 'cool', 30, { oklch: 'oklch(0.59987 0.06 260)' }),
	changed('teal', 'invert', undefined, { hex: '#ff7f7f', css: 'color(from teal srgb calc(1 - r) calc(1 - g) calc(1 - b))' }),
	changed('red', 'opacity', undefined, { hex: '#ff000080', css: 'oklch(from red l c h / 0.5)' }),
	changed('rgb(255 0 0 / 20%)', 'opacity', 100, { hex: '#ff0000', css: 'oklch(from rgb(255 0 0 / 0.2) l c h / 1)' }),
	changed('rgb(0 128 128 / 50%)', 'lighten', 10, { hex: '#389f9e80' }),
	{
		input: { colors: ['white', 'black'], change: 'invert' },
		expect: { change: 'invert', colors: [{ from: { input: 'white' }, hex: '#000000' }, { from: { input: 'black' }, hex: '#ffffff' }] },
	},
	// A color outside sRGB keeps its chroma.
	changed('color(display-p3 0 1 0)', 'rotate', 0, { oklch: 'oklch(0.84883 0.36853 145.645)' }),

	refused({ change: 'lighten' }, 'colors', 'colors is missing'),
	refused({ colors: ['red'] }, 'change', 'change is missing'),
	refused({ colors: ['red'], change: 'lightenn' }, 'change', 'Did you mean "lighten"?'),
	refused({ colors: ['red'], change: 'darken', amount: 101 }, 'amount', /darken must be a number from 0 to 100, got 101\. Write .*100/),
	// The suggestion works: an amount of 360 would be refused again.
	refused({ colors: ['red'], change: 'darken', amount: 1015 }, 'amount', /got 1015\. Write .*100/),
	refused({ colors: ['red'], change: 'rotate', amount: 1015 }, 'amount', /got 1015\. Write .*360/),
	refused({ colors: ['red'], change: 'opacity', amount: -1 }, 'amount', /amount of opacity must be/),
	refused({ colors: ['red'], change: 'rotate', amount: 361 }, 'amount', 'must be a number from -360 to 360'),
	refused({ colors: ['red'], change: 'invert', amount: 50 }, 'amount', 'is not used by invert'),
	refused({ colors: [], change: 'invert' }, 'colors', /colors/),
	unreadable({ colors: ['red', 'bleu'], change: 'invert' }, 'colors.1', '"blue"'),
	inQuery('colors=red&change=lighten&amount=ten', 'amount', 'amount must be a number'),
	inJson({ colors: ['red'], change: 'lighten', amount: '10' }, 'amount', 'got the text "10"'),
];
