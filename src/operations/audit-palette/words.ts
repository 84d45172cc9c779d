/*
 * audit-palette in English.
 */

export const words = {
	title: 'Audit a palette',
	summary: 'Check every pair of a palette for contrast by both metrics, and for color vision deficiencies.',
	fields: {
		colors: 'The colors of the palette.',
	},
	examples: ['ink, paper and a brand color', 'red and green, and a wide green'],
} as const;

export const viewWords = {
	title: 'Audit a palette',
	lead: 'Every color as text on every other, and the pairs that some people confuse.',
} as const;
