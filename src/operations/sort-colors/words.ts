/*
 * sort-colors in English.
 */

export const words = {
	title: 'Sort colors',
	summary: 'Sort colors by lightness, hue, chroma or distance, or so that neighbors look alike.',
	fields: {
		colors: 'The colors to sort.',
		by: 'The order. lightness, chroma and hue are those of OKLCH; hue lists grays first. similarity is the shortest path through all '
			+ 'colors in OKLab.',
		to: 'For by=distance: the color to measure from.',
		descending: 'Reverse the order.',
	},
	result: {
		whole: 'The colors in their order.',
		descending: 'True if the order is reversed.',
		colors: 'In the new order.',
		index: 'Its index in the order sent.',
	},
	examples: ['by hue, grays first', 'the most similar to red first'],
} as const;

export const viewWords = {
	title: 'Sort',
	lead: 'By lightness, hue or chroma, or so that neighbors look alike.',
} as const;
