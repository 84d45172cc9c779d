/*
 * compare-colors in English.
 */

export const words = {
	title: 'Compare two colors',
	summary: 'Measure how different two colors look, by CIEDE2000 and deltaE OK, with a verdict in one word.',
	fields: {
		first: 'The color to start from.',
		second: 'The color to compare with it.',
	},
	examples: ['two neighbouring blues', 'opposites'],
} as const;

export const viewWords = {
	title: 'Compare',
	lead: 'The distance between two colors, and its direction.',
} as const;
