/*
 * check-gamut in English.
 */

export const words = {
	title: 'Check what screens show',
	summary: 'Check whether a color fits sRGB, Display P3 and Rec. 2020, with its closest fallback in sRGB.',
	fields: {
		color: 'The color to check.',
	},
	examples: ['a green that sRGB cannot show', 'a color that fits everywhere', 'an orange by every method'],
} as const;

export const viewWords = {
	title: 'Gamut',
	lead: 'Which screens can show the color, and what the others show instead.',
} as const;
