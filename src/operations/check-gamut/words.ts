/*
 * check-gamut in English.
 */

export const words = {
	title: 'Check what screens show',
	summary: 'Check whether a color fits sRGB, Display P3 and Rec. 2020, with its closest fallback in sRGB.',
	fields: {
		color: 'The color to check.',
	},
	result: {
		whole: 'The gamuts that contain the color, and a fallback for every screen.',
		srgb: 'sRGB: every screen.',
		displayP3: 'Display P3: most phones and laptops.',
		rec2020: 'Rec. 2020: ultra-high-definition television.',
		fallback: 'The color mapped into sRGB; the color itself if it fits.',
		hex: 'The fallback as HEX.',
		rgb: 'The fallback as rgb().',
		oklch: 'The fallback in OKLCH.',
		deltaEOK: 'Distance of the fallback from the color, in OKLab.',
		method: 'The mapping; by default that of CSS Color 4 with JND 0.02.',
		maxChroma: 'The largest OKLCH chroma in each gamut at the lightness and hue of the color, rounded down; absent for a gray.',
	},
	examples: ['a green that sRGB cannot show', 'a color that fits everywhere', 'an orange by every method'],
} as const;

export const viewWords = {
	title: 'Gamut',
	lead: 'Which screens can show the color, and what the others show instead.',
} as const;
