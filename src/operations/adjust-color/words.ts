/*
 * adjust-color in English.
 */

export const words = {
	title: 'Adjust colors',
	summary: 'Lighten, darken, saturate, desaturate, rotate, warm, cool, invert or gray colors in equal perceived steps.',
	fields: {
		colors: 'The colors to change.',
		change: 'The change. Lightness, chroma and hue are those of OKLCH; warm and cool move along daylight; opacity sets alpha.',
		amount: 'How far. In percent (10 by default, 50 for opacity): of the lightness from black to white, of the largest chroma in sRGB; '
			+ 'for rotate in degrees (180 by default). Not for grayscale and invert.',
	},
	result: {
		whole: 'The changed colors. A color inside sRGB stays inside: its chroma is reduced as far as needed.',
		amount: 'The amount that was used: percent, or degrees for rotate.',
		css: 'The relative color of CSS that makes the same change.',
	},
	examples: ['a darker brand color', 'two hues turned by thirty degrees'],
} as const;

export const viewWords = {
	title: 'Adjust',
	lead: 'Lighter, darker, more vivid, warmer: in equal perceived steps, with the CSS that does the same.',
} as const;
