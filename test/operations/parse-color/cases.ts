/*
 * Cases of parse-color.
 *
 * HSL by the formulas of CSS Color 4 §7.1 from the bytes; OKLCH and the sRGB of wide colors by Color.js 0.7.1 (gamut
 * mapping `css`); ratios by the formula of WCAG 2.2, rounded down; Lc by apca-w3 0.1.9; `#00e338` also by the
 * specification of the token exports. Hue families are undisputed words.
 */

import { inJson, inQuery, notShell, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, LOCALE_WORDS, type Limit } from '../../contract/limits.ts';

const FAMILIES = {
	red: 'red', orange: 'orange', gold: 'yellow', lime: 'green', aqua: 'cyan', blue: 'blue', purple: 'purple', hotpink: 'pink',
	saddlebrown: 'brown', gray: 'gray', black: 'black', white: 'white',
};

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['locale', { default: 'en' }, LOCALE_WORDS],
];

export const CASES: readonly Case[] = [
	// Names put together, and known names in other forms.
	{ input: { color: 'light dusty blue' }, expect: { form: 'composed-name', readAs: 'light + Dusty Blue', space: 'srgb' } },
	{ input: { color: 'цвет спелой вишни' }, expect: { form: 'composed-name', readAs: 'спелая вишня' } },
	{ input: { color: 'синяя' }, expect: { form: 'common-name', hex: '#0000ff' } },
	{ input: { color: 'пыльной розы' }, expect: { form: 'common-name', hex: '#d4a5a5' } },
	// rgb(127.5 0 127.5); rgb(from …) may leave sRGB, whose 8-bit color is mapped.
	{ input: { color: 'color-mix(in srgb, red, blue)' }, expect: { form: 'color-mix', space: 'srgb', hex: '#800080', alpha: 1 } },
	{ input: { color: 'rgb(from teal 255 g 0 / 50%)' }, expect: { form: 'relative-color', space: 'srgb', hex: '#ff800080', alpha: 0.5 } },
	{
		input: { color: 'rgb(from var(--brand) r g b / var(--none, 50%))', variables: { '--brand': 'var(--base)', '--base': 'teal' } },
		expect: { form: 'relative-color', hex: '#00808080', input: 'rgb(from var(--brand) r g b / var(--none, 50%))' },
		skip: { GET: 'a query has no map' },
	},
	{ input: { color: 'light-dark(red, blue)' }, expect: { form: 'light-dark', hex: '#ff0000' } },
	{ input: { color: 'light-dark(red, blue)', scheme: 'dark' }, expect: { form: 'light-dark', hex: '#0000ff' } },
	{ input: { color: 'reds' }, expect: { form: 'common-name', hex: '#ff0000' } },
	{
		input: { color: 'rebeccapurple' },
		expect: {
			input: 'rebeccapurple', form: 'css-name', space: 'srgb', alpha: 1, hex: '#663399',
			rgb: { r: 102, g: 51, b: 153, css: 'rgb(102 51 153)' },
			hsl: { h: 270, s: 50, l: 40, css: 'hsl(270 50% 40%)' },
			oklch: { l: 0.44027, c: 0.1603, h: 303.373, css: 'oklch(0.44027 0.1603 303.373)' },
			name: { hex: '#663399', deltaEOK: 0 },
			hueFamily: 'purple',
			gamut: { 'srgb': true, 'display-p3': true },
			readableText: { color: 'white', hex: '#ffffff', black: { ratio: 2.49, lc: 15.6 }, white: { ratio: 8.4, lc: -93 } },
		},
	},
	{
		input: { color: 'cornflowerblue' },
		expect: {
			hex: '#6495ed',
			rgb: { r: 100, g: 149, b: 237, css: 'rgb(100 149 237)' },
			hsl: { h: 218.54, s: 79.191, l: 66.078, css: 'hsl(218.54 79.191% 66.078%)' },
			oklch: { l: 0.67462, c: 0.14136, h: 261.338 },
			name: { hex: '#6495ed', deltaEOK: 0 },
			hueFamily: 'blue',
			readableText: { color: 'black', hex: '#000000', black: { ratio: 7.06, lc: 47.9 }, white: { ratio: 2.97, lc: -61.5 } },
		},
	},
	{
		input: { color: '#3b82f6' },
		expect: {
			form: 'hex', hex: '#3b82f6', rgb: { r: 59, g: 130, b: 246 },
			hsl: { h: 217.219, s: 91.22, l: 59.804 },
			oklch: { l: 0.62308, c: 0.18801, h: 259.815, css: 'oklch(0.62308 0.18801 259.815)' },
			readableText: { color: 'black', black: { ratio: 5.7, lc: 40.2 }, white: { ratio: 3.67, lc: -69.4 } },
		},
	},
	{
		// Black by both metrics. Above, APCA alone would take white, and AA decides.
		input: { color: 'color(display-p3 0.1 0.9 0.2)' },
		expect: {
			form: 'color', space: 'display-p3', hex: '#00e338',
			rgb: { r: 0, g: 227, b: 56, css: 'rgb(0 227 56)' },
			oklch: { l: 0.78719, c: 0.32122, h: 146.953 },
			hueFamily: 'green',
			gamut: { 'srgb': false, 'display-p3': true },
			readableText: { color: 'black', hex: '#000000', black: { ratio: 12.04, lc: 73 }, white: { ratio: 1.74, lc: -34.7 } },
		},
	},
	{
		input: { color: 'oklch(0.7 0.15 200 / 0.5)' },
		expect: {
			form: 'oklch', space: 'oklch', alpha: 0.5, hex: '#00b7c080',
			rgb: { r: 0, g: 183, b: 192, css: 'rgb(0 183 192 / 0.5)' },
			oklch: { l: 0.7, c: 0.15, h: 200, css: 'oklch(0.7 0.15 200 / 0.5)' },
			gamut: { 'srgb': false, 'display-p3': true },
		},
	},
	{ input: { color: 'color(rec2020 0 1 0)' }, expect: { hex: '#00f272', gamut: { 'srgb': false, 'display-p3': false } } },

	// Both reach AA here (4.55 and 4.6 by the formula of WCAG 2.2), so |Lc| decides.
	{
		input: { color: '#757575' },
		expect: { readableText: { color: 'white', hex: '#ffffff', black: { ratio: 4.55 }, white: { ratio: 4.6 } } },
	},

	// Every form, and the space it is read in.
	{ input: { color: '3B82F6' }, expect: { input: '3B82F6', form: 'hex', hex: '#3b82f6' } },
	{ input: { color: '#F0F8' }, expect: { form: 'hex', hex: '#ff00ff88', alpha: 0.5333, rgb: { css: 'rgb(255 0 255 / 0.5333)' } } },
	{ input: { color: 'fade' }, expect: { form: 'hex', hex: '#ffaaddee', alpha: 0.9333 } },
	{ input: { color: 'RED' }, expect: { input: 'RED', form: 'css-name', hex: '#ff0000' } },
	{ input: { color: 'transparent' }, expect: { form: 'css-name', alpha: 0, hex: '#00000000', rgb: { css: 'rgb(0 0 0 / 0)' } } },
	{ input: { color: 'rgb(300, -20, 127.5, 150%)' }, expect: { form: 'rgb', alpha: 1, hex: '#ff0080' } },
	{ input: { color: 'rgb(255 0 0 / 25%)' }, expect: { form: 'rgb', alpha: 0.25, hex: '#ff000040' } },
	{ input: { color: 'hsl(0.5turn, 20%, 40%)' }, expect: { form: 'hsl', space: 'hsl', hex: '#527a7a', hsl: { h: 180, s: 20, l: 40 } } },
	{ input: { color: 'hwb(90 10% 20%)' }, expect: { form: 'hwb', space: 'hwb', hex: '#73cc1a' } },
	{
		input: { color: 'lab(50 20 -30)' },
		expect: { form: 'lab', space: 'lab', hex: '#856caa', oklch: { l: 0.58021, c: 0.09722, h: 301.769 } },
	},
	{ input: { color: 'lch(29.5683 131.201 301.364)' }, expect: { form: 'lch', space: 'lch', hueFamily: 'blue' } },
	{ input: { color: 'oklab(0.5 0.1 -0.1)' }, expect: { form: 'oklab', space: 'oklab', oklch: { l: 0.5, c: 0.14142, h: 315 } } },
	{ input: { color: 'color(xyz 0.5 0.5 0.5)' }, expect: { form: 'color', space: 'xyz-d65' } },
	{ input: { color: 'rgb(calc(10 * 2) calc(255 / 3) calc(1 + 1))' }, expect: { form: 'rgb', hex: '#145502' } },
	{ input: { color: 'color(srgb calc(NaN) 0 0)' }, expect: { hex: '#000000' } },
	{ input: { color: '  teal  ' }, expect: { input: 'teal', hex: '#008080' } },
	{ input: { color: `teal${' '.repeat(116)}` }, expect: { input: 'teal' } },
	...Object.entries(FAMILIES).map(([color, hueFamily]) => ({ input: { color: ` ${color}` }, expect: { hueFamily } })),

	// Only a missing or powerless hue is null.
	{ input: { color: '#808080' }, expect: { hsl: { h: null, s: 0, l: 50.196 }, oklch: { l: 0.59987, c: 0, h: null }, hueFamily: 'gray' } },
	{ input: { color: 'hsl(none 50% 50%)' }, expect: { hsl: { h: null, s: 50, l: 50 }, hex: '#bf4040' } },
	{ input: { color: 'hsl(120 0% 50%)' }, expect: { hsl: { h: null, s: 0, l: 50 }, oklch: { h: null } } },
	{ input: { color: 'oklch(0.5 0 120)' }, expect: { oklch: { l: 0.5, c: 0, h: null }, hsl: { h: null } } },
	{ input: { color: 'oklch(none none none / none)' }, expect: { alpha: 0, hex: '#00000000', oklch: { l: 0, c: 0, h: null } } },
	{ input: { color: 'oklch(0.7 0.1 359.9999)' }, expect: { oklch: { h: 0 } } },

	// Faults, each named with its field.
	refused({}, 'color', 'color is missing'),
	unreadable({ color: '' }, 'color', 'color is empty'),
	// The part of color=#3b82f6 that reaches a server.
	notShell(inQuery('color=', 'color', 'Write "3b82f6" or "%233b82f6"', 'unreadable-color')),
	inJson({ color: 5, locale: 'en' }, 'color', 'Write it like "#3b82f6"'),
	unreadable({ color: '   ' }, 'color', 'color is empty'),
	refused({ color: 'x'.repeat(121) }, 'color', /120 characters.*121/),
	unreadable({ color: 'tael' }, 'color', /^color: "tael".*"teal"/),
	unreadable({ color: 'rgb(10 20)' }, 'color', '"rgb(10 20)"'),
	unreadable({ color: 'currentcolor' }, 'color', /depends|context/i),
	unreadable({ color: 'var(--brand)' }, 'color', /depends|context/i),
	{
		...inQuery('color=red&variables=--a:teal', 'variables', 'Send the request as a JSON body with POST'),
		skip: {
			library: 'values have types there', POST: 'values have types there', command: 'a command line has variables: --name=value',
		},
	},
	inJson({ color: 'red', variables: { brand: 'teal' } }, 'variables', 'named like --brand'),
	inJson({ color: 'var(--a, teal)', variables: { '--a': 5 } }, 'variables.--a', 'must be a text'),
	refused({ color: 'red', scheme: 'drak' }, 'scheme', 'Did you mean "dark"?'),
	unreadable({ color: 'rgb(from red r g x)' }, 'color', /"rgb\(from red r g x\)" fails at character 18.*known: r, g, b, alpha/),
	unreadable({ color: 'color(srgb calc(infinity) 0 0)' }, 'color', 'infin'),
	unreadable({ color: '#12345' }, 'color', '"#12345"'),
	unreadable({ color: '<script>alert("x")</script>' }, 'color', '\\"x\\"'),
	unreadable({ color: `rgb(${'9'.repeat(90)}` }, 'color', `${'9'.repeat(36)}…"`),
	{
		input: { colour: 'red', format: 'hex' },
		problem: {
			status: 400, code: 'invalid-parameter', at: ['color', 'colour', 'format'],
			says: ['color is missing', 'Did you mean "color"?', 'Known: color'],
		},
	},
	{
		input: { color: 'tael', x: 'y' },
		problem: { status: 400, code: 'invalid-parameter', at: ['color', 'x'], says: ['"teal"', '"x"'] },
	},
	inQuery('color=red&color=red', 'color', 'color is given 2 times'),
	inJson({ color: 5 }, 'color', 'got 5'),
	inJson({ color: null }, 'color', 'got null'),
	inJson({ color: ['red'] }, 'color', 'got a list'),
];
