/*
 * parse-color in English.
 */

import { WCAG_LEAST } from '../../metrics/wcag.ts';

export const words = {
	title: 'Describe a color',
	summary: 'Parse a color in any form and describe it: values, closest names, hue family, gamuts, readable text.',
	fields: {
		color: 'The color to describe.',
	},
	result: {
		hue: 'Hue in degrees; null for a color without hue.',
		whole: 'The description of the color.',
		form: 'The detected form of the text.',
		readAs: 'The parts of a composed name.',
		space: 'The space of the form.',
		hex: '8-bit sRGB as HEX, eight digits only when translucent; gamut-mapped when outside sRGB.',
		rgb: '8-bit sRGB.',
		r: 'Red, 0 to 255.',
		g: 'Green, 0 to 255.',
		b: 'Blue, 0 to 255.',
		hsl: 'HSL of the sRGB color.',
		s: 'Saturation in percent.',
		l: 'Lightness in percent.',
		css: 'As hsl().',
		oklch: 'OKLCH of the color itself.',
		oklchL: 'Lightness, 0 to 1; beyond for colors that no screen shows, such as color(srgb 2 2 2).',
		c: 'Chroma, from 0; about 0.4 at most on a screen.',
		oklchCss: 'As oklch().',
		hueFamily: 'The basic color term it belongs to, in English.',
		hueName: 'The word for the family in the requested language; Russian has two more.',
		color: 'The better one.',
		readableTextHex: 'The same as HEX.',
		get readableText() {
			return `Black or white text on this color: the one that reaches ${WCAG_LEAST.aa.normal}:1; if both do, the one with the larger |Lc|.`;
		},
	},
	examples: ['a keyword', 'a translucent OKLCH color', 'a name that no list holds'],
} as const;

export const viewWords = {
	title: 'Describe',
	lead: 'Every form of a color, its names, its gamuts, and readable text on it.',
} as const;
