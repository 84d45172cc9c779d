/*
 * Cases of export-tokens: names as slugs, formats of files, five notations of values, and refused inputs.
 *
 * OKLCH of rebeccapurple and Display P3 of red: CSS Color 4; HSL by its definition; the mapped green was computed with
 * culori.
 */

import { inJson, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, LOCALE_WORDS, text, words, type Limit } from '../../contract/limits.ts';

const ONE = { color: 'rebeccapurple', name: 'Brand' };
const WIDE = { color: 'color(display-p3 0.1 0.9 0.2)', name: 'vivid' };

const isFile = (...parts: readonly string[]) => (code: unknown): boolean =>
	typeof code === 'string' && parts.every((part) => code.includes(part));

export const LIMITS: readonly Limit[] = [
	['colors', 'required', list(1, 24)],
	['colors[].color', 'required', COLOR_TEXT],
	['colors[].name', 'required', text(1, 60)],
	['format', { default: 'css' }, words('css', 'tailwind', 'scss', 'json', 'dtcg', 'array', 'svg', 'ase', 'aco', 'gpl', 'procreate', 'kpl')],
	['values', { default: 'oklch' }, words('oklch', 'hex', 'rgb', 'hsl', 'display-p3')],
	['locale', { default: 'en' }, LOCALE_WORDS],
];

export const CASES: readonly Case[] = [
	{ input: { colors: [{ color: '#0000ff' }], format: 'css', locale: 'ru' }, expect: { tokens: [{ name: 'siniy', hex: '#0000ff' }] } },
	{
		input: { colors: [ONE], format: 'css' },
		expect: {
			format: 'css',
			values: 'oklch',
			tokens: [{ name: 'brand', color: 'oklch(0.44027 0.1603 303.373)', hex: '#663399' }],
			mediaType: 'text/css',
			filename: 'tokens.css',
			code: ':root {\n  --brand: oklch(0.44027 0.1603 303.373);\n}\n',
		},
	},
	// The default format is CSS.
	{
		input: { colors: [ONE] },
		expect: { format: 'css', values: 'oklch', filename: 'tokens.css', code: ':root {\n  --brand: oklch(0.44027 0.1603 303.373);\n}\n' },
	},
	{
		input: { colors: [ONE], format: 'tailwind', values: 'hex' },
		expect: { mediaType: 'text/css', filename: 'theme.css', code: '@theme {\n  --color-brand: #663399;\n}\n' },
	},
	{
		input: { colors: [ONE], format: 'scss', values: 'rgb' },
		expect: { mediaType: 'text/x-scss', filename: '_tokens.scss', code: '$brand: rgb(102 51 153);\n\n$colors: (\n  "brand": $brand,\n);\n' },
	},
	{
		input: { colors: [ONE], format: 'json', values: 'hsl' },
		expect: { mediaType: 'application/json', filename: 'tokens.json', code: '{\n  "brand": "hsl(270 50% 40%)"\n}\n' },
	},
	{
		input: { colors: [{ color: 'red', name: 'red' }], format: 'array', values: 'display-p3' },
		expect: {
			mediaType: 'text/javascript',
			filename: 'colors.js',
			code: 'export const colors = [\n  "color(display-p3 0.91749 0.20029 0.13856)",\n];\n',
		},
	},
	{
		input: { colors: [ONE], format: 'dtcg' },
		expect: {
			mediaType: 'application/design-tokens+json',
			filename: 'tokens.tokens.json',
			code: isFile('"$type": "color"', '{ "colorSpace": "oklch", "components": [0.44027, 0.1603, 303.373], "alpha": 1, "hex": "#663399" }'),
		},
	},
	{
		input: { colors: [ONE, WIDE], format: 'svg' },
		expect: {
			mediaType: 'image/svg+xml', filename: 'swatches.svg',
			code: isFile('fill="#663399"><title>brand ', 'fill="#00e338" style="fill:oklch('),
		},
	},
	{
		input: { colors: [WIDE], format: 'css', values: 'display-p3' },
		expect: {
			tokens: [{ name: 'vivid', color: 'color(display-p3 0.1 0.9 0.2)', hex: '#00e338' }],
			code: isFile('@media (color-gamut: p3) {\n  :root {\n    --vivid: color(display-p3 0.1 0.9 0.2);\n  }\n}\n'),
		},
	},
	{
		input: { colors: [WIDE], format: 'css', values: 'hex' },
		expect: { tokens: [{ name: 'vivid', color: '#00e338' }], code: ':root {\n  --vivid: #00e338;\n}\n' },
	},
	{
		input: {
			colors: ['синий', '500', 'a', 'A', 'current', '🎨', '</style><script>', '__proto__', '{a.b}', '"];alert(1)//', '*/}', 'café']
				.map((name) => ({ color: '#102030', name })),
			format: 'json',
			values: 'hex',
		},
		expect: {
			tokens: ['siniy', 'color-500', 'a', 'a-2', 'current-color', 'color', 'style-script', 'proto', 'a-b', 'alert-1', 'color-2', 'cafe']
				.map((name) => ({ name, color: '#102030', hex: '#102030' })),
		},
	},
	{
		input: { colors: [{ color: 'teal' }, { color: '#008080' }, { color: '#66339980', name: 'veil' }], format: 'json', values: 'hex' },
		expect: {
			tokens: [{ name: 'teal', hex: '#008080' }, { name: 'teal-2', hex: '#008080' }, { name: 'veil', color: '#66339980', hex: '#66339980' }]
				.map((token) => ({ color: token.hex, ...token })),
		},
	},
	{
		input: { colors: Array.from({ length: 24 }, () => ({ color: 'gray', name: '🎨'.repeat(60) })), format: 'scss' },
		expect: {
			tokens: Array.from({ length: 24 }, (_, i) =>
				({ name: i === 0 ? 'color' : `color-${i + 1}`, color: 'oklch(0.59987 0 0)', hex: '#808080' })),
		},
	},
	inJson({ colors: [ONE], format: null }, 'format', 'got null'),
	// Binary files are base64. They begin with "ASEF" 1.0, version 1 of Adobe Color, or the header of a ZIP.
	...([['ase', 'QVNFRgABAAA', 'swatches.ase'], ['aco', 'AAEAAQAA', 'swatches.aco'], ['procreate', 'UEsDBBQA', 'tokens.swatches'],
		['kpl', 'UEsDBBQA', 'swatches.kpl']] as const).map(([format, start, filename]): Case => ({
		input: { colors: [ONE], format },
		expect: { format, filename, encoding: 'base64', code: (code: unknown) => (code as string).startsWith(start) },
	})),
	{
		input: { colors: [ONE], format: 'gpl' },
		expect: {
			mediaType: 'application/x-gimp-color-palette', encoding: (value: unknown) => value === undefined,
			code: (code: unknown) => (code as string).startsWith('GIMP Palette\nName: tokens\n'),
		},
	},
	refused({ colors: [ONE], format: 'less' }, 'format', 'css, tailwind, scss, json, dtcg, array, svg, ase, aco, gpl, procreate, kpl'),
	refused({ colors: [ONE], format: 'css', values: 'p3' }, 'values', 'oklch, hex, rgb, hsl, display-p3'),
	refused({ colors: [], format: 'css' }, 'colors', '1 to 24'),
	refused({ colors: Array.from({ length: 25 }, () => ONE), format: 'css' }, 'colors', '1 to 24'),
	{
		...refused({ colors: ['teal'], format: 'css' }, 'colors.0', 'object'),
		skip: { command: 'a word alone is a color without a name there' },
	},
	refused({ colors: [{ name: 'x' }], format: 'css' }, 'colors.0.color', 'missing'),
	refused({ colors: [{ color: 'teal', name: '' }], format: 'css' }, 'colors.0.name', 'empty'),
	refused({ colors: [{ color: 'teal', name: 'x'.repeat(61) }], format: 'css' }, 'colors.0.name', 'at most 60 characters'),
	refused({ colors: [{ color: 'teal', name: 5 }], format: 'css' }, 'colors.0.name', 'text'),
	refused({ colors: [{ color: 'teal', title: 'x' }], format: 'css' }, 'colors.0.title', 'not a known field'),
	unreadable({ colors: [ONE, { color: 'tael', name: 'x' }], format: 'css' }, 'colors.1.color', 'teal'),
];
