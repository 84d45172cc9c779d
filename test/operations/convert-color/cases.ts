/*
 * Cases of convert-color.
 *
 * Coordinates by Color.js 0.7.1, whose Rec. 2020 is the pure power 2.4 of CSS Color 4; CMYK by the naive formula of
 * CSS Color 5; platform code as the contract and the documents of Apple, Flutter and Android print it.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, METHOD_WORDS, words, type Limit } from '../../contract/limits.ts';

const ALL = [
	'hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'rec2020', 'a98-rgb', 'prophoto-rgb',
	'srgb-linear',
	'xyz-d65', 'xyz-d50', 'swiftui', 'uikit', 'flutter', 'android',
];
const MAPPED_INTO_SRGB = ['hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk'];
const PLATFORMS = ['swiftui', 'uikit', 'flutter', 'android'];

const keysAre = (expected: readonly string[]) => (formats: unknown): boolean =>
	JSON.stringify(Object.keys(formats as object)) === JSON.stringify(expected);

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['formats', { default: ['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3'] }, list(1, 21)],
	['formats[]', 'optional', words(
		'hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'rec2020', 'a98-rgb',
		'prophoto-rgb', 'srgb-linear', 'xyz-d65', 'xyz-d50', 'swiftui', 'uikit', 'flutter', 'android',
	)],
	['method', 'optional', METHOD_WORDS],
];

export const CASES: readonly Case[] = [
	{
		input: { color: '#3b82f6', formats: ALL },
		expect: {
			input: '#3b82f6',
			alpha: 1,
			formats: {
				'hex': '#3b82f6',
				'rgb': 'rgb(59 130 246)',
				'hsl': 'hsl(217.219 91.22% 59.804%)',
				'hsv': 'hsv(217.219 76.016% 96.471%)',
				'hwb': 'hwb(217.219 23.137% 3.529%)',
				// (246 - 59) / 246, (246 - 130) / 246, 0, (255 - 246) / 255
				'cmyk': 'device-cmyk(76.016% 47.154% 0% 3.529%)',
				'lab': 'lab(54.619 8.763 -65.791)',
				'lch': 'lch(54.619 66.372 277.587)',
				'oklab': 'oklab(0.62308 -0.03325 -0.18505)',
				'oklch': 'oklch(0.62308 0.18801 259.815)',
				'srgb-linear': 'color(srgb-linear 0.04374 0.22323 0.92158)',
				'display-p3': 'color(display-p3 0.30473 0.50347 0.93383)',
				'rec2020': 'color(rec2020 0.44191 0.53087 0.93257)',
				'a98-rgb': 'color(a98-rgb 0.34268 0.50567 0.94976)',
				'prophoto-rgb': 'color(prophoto-rgb 0.43812 0.43688 0.8984)',
				'xyz-d65': 'color(xyz-d65 0.264187 0.235477 0.903446)',
				'xyz-d50': 'color(xyz-d50 0.236906 0.225626 0.680381)',
				'swiftui': 'Color(.sRGB, red: 0.2314, green: 0.5098, blue: 0.9647, opacity: 1)',
				'uikit': 'UIColor(red: 0.2314, green: 0.5098, blue: 0.9647, alpha: 1)',
				'flutter': 'Color(0xFF3B82F6)',
				'android': 'Color(0xFF3B82F6)',
			},
			gamutMapped: [],
		},
	},
	{ input: { color: 'white' }, expect: { formats: keysAre(['hex', 'rgb', 'hsl', 'oklch', 'oklab', 'display-p3']) } },
	{ input: { color: 'white', formats: ALL }, expect: { formats: keysAre(ALL) } },
	{
		input: { color: 'color(display-p3 0.1 0.9 0.2)', formats: ALL },
		expect: {
			formats: {
				'hex': '#00e338',
				'oklch': 'oklch(0.78719 0.32122 146.953)',
				'srgb-linear': 'color(srgb-linear -0.16484 0.82011 -0.02576)',
				'display-p3': 'color(display-p3 0.1 0.9 0.2)',
				'rec2020': 'color(rec2020 0.47262 0.8833 0.27824)',
				'swiftui': 'Color(.displayP3, red: 0.1, green: 0.9, blue: 0.2, opacity: 1)',
				'uikit': 'UIColor(displayP3Red: 0.1, green: 0.9, blue: 0.2, alpha: 1)',
				'flutter': 'Color.from(alpha: 1.0, red: 0.1, green: 0.9, blue: 0.2, colorSpace: ColorSpace.displayP3)',
				'android': 'Color(red = 0.1f, green = 0.9f, blue = 0.2f, alpha = 1f, colorSpace = ColorSpaces.DisplayP3)',
			},
			gamutMapped: MAPPED_INTO_SRGB,
		},
	},
	{
		// Outside of Display P3, too: the platform code is mapped, the color() spaces never are.
		input: { color: 'color(rec2020 0 1 0)', formats: ALL },
		expect: {
			formats: {
				'hex': '#00f272',
				'display-p3': 'color(display-p3 -0.56774 1.03261 -0.14996)',
				'rec2020': 'color(rec2020 0 1 0)',
				'xyz-d65': 'color(xyz-d65 0.144617 0.677998 0.028073)',
			},
			gamutMapped: [...MAPPED_INTO_SRGB, ...PLATFORMS],
		},
	},
	{
		input: { color: 'color(srgb 1.5 -0.5 2)', formats: ['srgb-linear', 'display-p3', 'xyz-d50', 'lab'] },
		expect: {
			formats: {
				'srgb-linear': 'color(srgb-linear 2.53716 -0.21404 4.95385)',
				'display-p3': 'color(display-p3 1.36745 -0.38518 1.92636)',
				'xyz-d50': 'color(xyz-d50 1.732717 0.711358 3.552086)',
				'lab': 'lab(87.551 161.528 -146.817)',
			},
			gamutMapped: [],
		},
	},
	{
		input: { color: '#3b82f680', formats: ['hex', 'rgb', 'hsl', 'cmyk', 'oklch', 'display-p3', ...PLATFORMS] },
		expect: {
			// 0x80 / 255 = 0.50196
			alpha: 0.502,
			formats: {
				'hex': '#3b82f680',
				'rgb': 'rgb(59 130 246 / 0.502)',
				'hsl': 'hsl(217.219 91.22% 59.804% / 0.502)',
				'cmyk': 'device-cmyk(76.016% 47.154% 0% 3.529% / 0.502)',
				'oklch': 'oklch(0.62308 0.18801 259.815 / 0.502)',
				'display-p3': 'color(display-p3 0.30473 0.50347 0.93383 / 0.502)',
				'swiftui': 'Color(.sRGB, red: 0.2314, green: 0.5098, blue: 0.9647, opacity: 0.502)',
				'uikit': 'UIColor(red: 0.2314, green: 0.5098, blue: 0.9647, alpha: 0.502)',
				'flutter': 'Color(0x803B82F6)',
				'android': 'Color(0x803B82F6)',
			},
		},
	},

	// In the requested order, each once.
	{ input: { color: 'teal', formats: ['oklch', 'hex'] }, expect: { formats: keysAre(['oklch', 'hex']) } },
	{ input: { color: 'teal', formats: ['rgb', 'hex', 'rgb'] }, expect: { formats: keysAre(['rgb', 'hex']) } },
	{ input: { color: 'color(display-p3 0 1 0)', formats: ['oklch', 'rgb', 'hex'] }, expect: { gamutMapped: ['rgb', 'hex'] } },
	{ input: { color: 'teal', formats: ALL.slice().reverse() }, expect: { formats: keysAre(ALL.slice().reverse()) } },

	// Grays have no hue, white is white and black black in every space.
	{
		input: { color: '#ffffff', formats: ALL.slice(0, 17) },
		expect: {
			formats: {
				'rgb': 'rgb(255 255 255)', 'hsl': 'hsl(none 0% 100%)', 'cmyk': 'device-cmyk(0% 0% 0% 0%)', 'hwb': 'hwb(none 100% 0%)',
				'lab': 'lab(100 0 0)', 'lch': 'lch(100 0 none)', 'oklab': 'oklab(1 0 0)', 'oklch': 'oklch(1 0 none)',
				'display-p3': 'color(display-p3 1 1 1)', 'rec2020': 'color(rec2020 1 1 1)', 'a98-rgb': 'color(a98-rgb 1 1 1)',
				'prophoto-rgb': 'color(prophoto-rgb 1 1 1)',
				// The whites of CSS Color 4 from their chromaticities, D65 (0.3127, 0.3290) and D50 (0.3457, 0.3585).
				'xyz-d65': 'color(xyz-d65 0.950456 1 1.089058)', 'xyz-d50': 'color(xyz-d50 0.964296 1 0.825105)',
			},
		},
	},
	{
		input: { color: 'black', formats: ALL.slice(0, 17) },
		expect: {
			formats: {
				'hsl': 'hsl(none 0% 0%)', 'cmyk': 'device-cmyk(0% 0% 0% 100%)', 'lab': 'lab(0 0 0)', 'oklch': 'oklch(0 0 none)',
				'rec2020': 'color(rec2020 0 0 0)', 'prophoto-rgb': 'color(prophoto-rgb 0 0 0)', 'xyz-d50': 'color(xyz-d50 0 0 0)',
			},
		},
	},

	// Numbers as text: rounded half away from zero, no exponent, no -0, no 360.
	{
		input: { color: 'color(xyz-d65 0.0000004 0 -0.0000004)', formats: ['xyz-d65'] },
		expect: { formats: { 'xyz-d65': 'color(xyz-d65 0 0 0)' } },
	},
	{
		input: { color: 'color(srgb-linear 0.000005 -0.000005 123456.7)', formats: ['srgb-linear'] },
		expect: { formats: { 'srgb-linear': 'color(srgb-linear 0.00001 -0.00001 123456.7)' } },
	},
	{ input: { color: 'oklch(0.5 0.1 359.9999)', formats: ['oklch'] }, expect: { formats: { 'oklch': 'oklch(0.5 0.1 0)' } } },
	{
		input: { color: 'rgb(1 2 3 / 0.33335)', formats: ['rgb', 'hex'] },
		expect: { alpha: 0.3334, formats: { rgb: 'rgb(1 2 3 / 0.3334)', hex: '#01020355' } },
	},
	{ input: { color: 'lab(50 none 20)', formats: ['lab'] }, expect: { formats: { lab: 'lab(50 none 20)' } } },

	// Faults.
	refused({ color: 'teal', formats: ['pantone'] }, 'formats.0', 'formats[0] must be one of hex, rgb'),
	refused({ color: 'teal', formats: ['hex', 'HSL'] }, 'formats.1', 'Did you mean "hsl"?'),
	refused({ color: 'teal', formats: ['hex', '', 'rgb'] }, 'formats.1', 'formats[1]'),
	refused({ color: 'teal', formats: [...ALL, 'hex'] }, 'formats', /1 to 21 items, got 22/),
	refused({ formats: ['hex'] }, 'color', 'color is missing'),
	refused({ color: 'teal', format: 'hex' }, 'format', 'Did you mean "formats"?'),
	unreadable({ color: 'rgb(1 2', formats: ['hex'] }, 'color', '"rgb(1 2"'),
	// A method affects only mapped formats. Raytrace is from colorjs.io 0.7.1.
	{
		input: { color: 'color(display-p3 0 1 0)', formats: ['hex', 'rgb', 'display-p3', 'swiftui'], method: 'raytrace' },
		expect: {
			formats: {
				'hex': '#00f74f', 'rgb': 'rgb(0 247 79)', 'display-p3': 'color(display-p3 0 1 0)',
				'swiftui': 'Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 1)',
			},
			gamutMapped: ['hex', 'rgb'],
		},
	},
	{ input: { color: 'color(rec2020 1 0 0)', formats: ['hex'], method: 'clip' }, expect: { formats: { hex: '#ff0000' } } },
	{
		input: { color: 'color(display-p3 0 1 0)', formats: ['hex'], method: 'all' },
		expect: { formats: { hex: '#00fb29' }, methods: [{ method: 'css', hex: '#00fb29' }, {}, { hex: '#00f74f' }, {}, { hex: '#00ff00' }] },
	},
	{ input: { color: 'hsl(none 50% 50%)', formats: ['hsl'], method: 'chroma' }, expect: { formats: { hsl: 'hsl(none 50% 50%)' } } },
	refused({ color: 'teal', method: 'minde' }, 'method', 'edge-seeker'),
	inQuery('color=teal&formats=', 'formats', 'is empty'),
	inQuery('color=teal&formats=hex,,rgb', 'formats', 'formats[1] is empty'),
	{
		input: { color: 'teal', formats: ['hex', 'rgb', 'hsl'] },
		query: 'color=teal&formats=hex&formats=rgb%2Chsl',
		expect: { formats: keysAre(['hex', 'rgb', 'hsl']) },
	},
	inJson({ color: 'teal', formats: 'hex,rgb' }, 'formats', 'got the text "hex,rgb"'),
	inJson({ color: 'teal', formats: [] }, 'formats', 'got 0'),
	inJson({ color: 'teal', formats: null }, 'formats', 'got null'),
];
