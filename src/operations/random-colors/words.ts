/*
 * random-colors in English.
 */

export const words = {
	title: 'Draw random colors',
	summary: 'Draw random colors, uniform in the perceived volume of a gamut, within ranges of lightness, chroma and hue.',
	fields: {
		count: 'Number of colors.',
		gamut: 'The gamut that contains the colors.',
		lightness: 'Lowest and highest OKLCH lightness, 0 to 1.',
		chroma: 'Lowest and highest OKLCH chroma, 0 to 0.5.',
		hue: 'First and last OKLCH hue in degrees; through 360 if the second is smaller.',
		distance: 'Least deltaE OK between any two colors.',
		seed: 'Any text; the same seed gives the same colors.',
	},
	result: {
		whole: 'The colors, and the seed that reproduces them.',
		missing: 'Number of requested colors for which the ranges and the least distance leave no room.',
		colors: 'In the order drawn.',
	},
	examples: ['three colors of a seed', 'vivid light colors that differ clearly'],
} as const;

export const viewWords = {
	title: 'Random',
	lead: 'Random colors of a gamut, within ranges of lightness, chroma and hue.',
} as const;
