/*
 * Cases of mix-colors.
 *
 * Rows named WPT are from web-platform-tests css/css-color/parsing/color-computed-color-mix-function.html; others have their
 * calculation in a comment, or come from Color.js 0.7.1 with premultiplied alpha.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, real, words, type Limit } from '../../contract/limits.ts';

const mixed = (first: string, second: string, space: string, expect: object, amount = 50): Case =>
	({ input: { first, second, space, amount }, expect });

export const LIMITS: readonly Limit[] = [
	['first', 'required', COLOR_TEXT],
	['second', 'required', COLOR_TEXT],
	['amount', { default: 50 }, real(0, 100)],
	['space', { default: 'oklab' }, words('oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb')],
];

export const CASES: readonly Case[] = [
	{
		input: { first: 'teal', second: 'orange' },
		expect: {
			first: { input: 'teal', hex: '#008080' },
			second: { input: 'orange', hex: '#ffa500' },
			amount: 50,
			space: 'oklab',
			hex: '#9c9763',
			oklch: 'oklch(0.66791 0.07083 103.486)',
			css: 'color-mix(in oklab, teal, orange 50%)',
			alpha: 1,
		},
	},
	mixed('teal', 'orange', 'oklch', {
		hex: '#74a54c', oklch: 'oklch(0.66791 0.13187 132.719)', css: 'color-mix(in oklch, teal, orange 50%)',
	}),
	mixed('red', 'blue', 'oklab', { hex: '#8c53a2', oklch: 'oklch(0.53998 0.1337 316.019)' }),
	mixed('red', 'blue', 'oklab', { hex: '#c6496d', css: 'color-mix(in oklab, red, blue 25%)' }, 25),
	// 127.5 rounds up.
	mixed('red', 'blue', 'srgb', { hex: '#800080' }),
	// Half of the light is 0.735357 encoded, 187.5 of 255.
	mixed('red', 'lime', 'srgb-linear', { hex: '#bcbc00' }),
	mixed('red', 'blue', 'lab', { hex: '#c10088', oklch: 'oklch(0.52872 0.24162 345.882)' }),
	// Published in CSS Color 5 as lch(64.7842 65.6007 301.364): white has no hue, so blue keeps its own.
	mixed('white', 'blue', 'lch', { hex: '#af89ff', oklch: 'oklch(0.7176 0.17377 296.052)' }),
	mixed('gray', 'blue', 'oklch', { hex: '#3b64c4', oklch: 'oklch(0.52594 0.15661 264.052)' }),
	// WPT: hsl(75 20% 30%) is color(srgb 0.33 0.36 0.24).
	mixed('hsl(120deg 10% 20%)', 'hsl(30deg 30% 40%)', 'hsl', { hex: '#545c3d' }),
	// hsl(52.5 25% 35%): m 0.2625, M 0.4375, green 0.2625 + 0.175 · 52.5 / 60.
	mixed('hsl(120deg 10% 20%)', 'hsl(30deg 30% 40%)', 'hsl', { hex: '#706a43' }, 75),
	// hwb(52.5 25% 35%): from 0.25 to 0.65, green 0.25 + 0.4 · 52.5 / 60.
	mixed('hwb(120deg 10% 20%)', 'hwb(30deg 30% 40%)', 'hwb', { hex: '#a69940' }, 75),

	// WPT, OKLCH: plain, across 0 degrees, with alpha, with missing channels.
	mixed('oklch(0.1 0.2 30deg)', 'oklch(0.5 0.6 70deg)', 'oklch', { oklch: 'oklch(0.3 0.4 50)' }),
	mixed('oklch(0.1 0.2 30deg)', 'oklch(0.5 0.6 70deg)', 'oklch', { oklch: 'oklch(0.4 0.5 60)' }, 75),
	mixed('oklch(0.1 0.2 30deg / .4)', 'oklch(0.5 0.6 70deg / .8)', 'oklch', { oklch: 'oklch(0.26 0.36 40 / 0.5)', alpha: 0.5 }, 25),
	mixed('oklch(1 0 50deg)', 'oklch(1 0 330deg)', 'oklch', { oklch: 'oklch(1 0 10)' }),
	mixed('oklch(1 0 330deg)', 'oklch(1 0 50deg)', 'oklch', { oklch: 'oklch(1 0 10)' }),
	mixed('oklch(none 0.2 30deg)', 'oklch(0.5 none 70deg)', 'oklch', { oklch: 'oklch(0.5 0.2 50)' }),
	mixed('oklch(0.1 0.2 30deg / 25%)', 'oklch(none none 90deg / none)', 'oklch', { oklch: 'oklch(0.1 0.2 90 / 0.25)', alpha: 0.25 }, 100),
	mixed('transparent', 'oklch(0.3 40 30deg)', 'oklch', { oklch: 'oklch(0.3 40 30 / 0.5)', alpha: 0.5 }),
	mixed('red', 'transparent', 'oklch', { hex: '#ff000080', oklch: 'oklch(0.62796 0.25768 29.234 / 0.5)', alpha: 0.5 }),

	// Premultiplied: transparent adds no color.
	mixed('red', 'transparent', 'srgb', { hex: '#ff0000bf', alpha: 0.75 }, 25),
	// Red 0.2 · 25 %, blue 0.8 · 75 %, alpha 0.65: 0.05 / 0.65 and 0.6 / 0.65.
	mixed('rgb(255 0 0 / 0.2)', 'rgb(0 0 255 / 0.8)', 'srgb', { hex: '#1400eba6', alpha: 0.65 }, 75),
	mixed('transparent', 'transparent', 'oklab', { hex: '#00000000', alpha: 0 }),

	// The ends are the colors themselves.
	mixed('#123456', '#fedcba', 'oklab', { hex: '#123456', css: 'color-mix(in oklab, #123456, #fedcba 0%)' }, 0),
	mixed('#123456', '#fedcba', 'oklab', { hex: '#fedcba', css: 'color-mix(in oklab, #123456, #fedcba 100%)' }, 100),
	mixed('yellow', 'blue', 'oklab', { amount: 12.5, hex: '#daec6f', css: 'color-mix(in oklab, yellow, blue 12.5%)' }, 12.5),

	// A wide color is mixed without mapping; only the HEX is mapped.
	mixed('color(display-p3 0 1 0)', 'red', 'oklab', {
		hex: '#bead00', oklch: 'oklch(0.73839 0.17156 103.376)', css: 'color-mix(in oklab, color(display-p3 0 1 0), red 50%)',
	}),

	// The expression holds what CSS can read.
	mixed('3b82f6', '  #FFF ', 'oklab', { second: { input: '#FFF' }, css: 'color-mix(in oklab, #3b82f6, #ffffff 50%)' }),
	mixed('/* brand */#FFF', 'decade', 'oklab', { css: 'color-mix(in oklab, #ffffff, #decade 50%)' }),
	mixed('rgb(255/**/0 0)', '\\72 ed', 'oklab', { css: 'color-mix(in oklab, rgb(255 0 0), red 50%)' }),
	mixed('sky-500', 'dusty rose', 'oklab', { css: 'color-mix(in oklab, oklch(0.685 0.169 237.323), #d4a5a5 50%)' }),
	mixed('rgb(255, 0, 0)', 'Teal', 'lab', { css: 'color-mix(in lab, rgb(255 0 0), teal 50%)' }),

	refused({ first: 'red' }, 'second', 'second is missing'),
	refused({ first: 'red', second: 'blue', amount: 101 }, 'amount', /amount must be a number from 0 to 100.*101/),
	refused({ first: 'red', second: 'blue', amount: -0.5 }, 'amount', '-0.5'),
	refused(
		{ first: 'red', second: 'blue', space: 'hsv' },
		'space',
		/oklab, oklch, srgb, srgb-linear, lab, lch, hsl, hwb.*Did you mean "hsl"\?/,
	),
	refused({ first: 'red', second: 'blue', space: 'OKLAB' }, 'space', 'Did you mean "oklab"?'),
	refused({ first: 'red', second: 'blue', ammount: '10' }, 'ammount', 'Did you mean "amount"?'),
	mixed('color-mix(in srgb, red, white)', 'blue', 'srgb', { hex: '#8040bf', css: 'color-mix(in srgb, color(srgb 1 0.5 0.5), blue 50%)' }),
	unreadable({ first: 'color-mix(in rgb, red, blue)', second: 'blue' }, 'first', 'color-mix'),
	{
		input: { first: 'red', second: 'bleu', amount: 200, space: 'x' },
		problem: { status: 400, code: 'invalid-parameter', at: ['second', 'amount', 'space'], says: ['"blue"', '200', '"x"'] },
	},
	...['+5', '1e1', '0x10', ' 50', '50%', '', 'NaN', '.5'].map((amount) =>
		inQuery(`first=red&second=blue&amount=${encodeURIComponent(amount)}`, 'amount', 'amount must be a number from 0 to 100')),
	inQuery('first=red&second=blue&amount=10&amount=10', 'amount', 'is given 2 times'),
	inQuery('first=red&second=blue&space=', 'space', '""'),
	inJson({ first: 'red', second: 'blue', amount: '50' }, 'amount', 'got the text "50"'),
	inJson({ first: 'red', second: 'blue', amount: null }, 'amount', 'got null'),
];
