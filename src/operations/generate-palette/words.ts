/*
 * generate-palette in English.
 */

export const words = {
	title: 'Generate a palette',
	summary: 'Generate a palette by mode and seed, around colors to keep.',
	fields: {
		keep: 'Colors to keep unchanged; they come first, in this order.',
		mode: 'The style of the palette; auto follows the kept colors, or chooses a style.',
		size: 'Number of colors, including kept ones.',
		seed: 'Any text. The same seed, mode, size and kept colors give the same palette in all of version 1.',
		reroll: 'Positions to draw again, from 0, in this order; the other colors stay. Repeat a position for yet another color.',
	},
	result: {
		whole: 'The palette, and the seed that reproduces it.',
		size: 'Number of colors: at least the requested size, and at least the number of kept colors.',
		colors: 'Kept colors first, in the order sent.',
		name: 'The closest color name.',
		role: 'What the color is good for, judged from the whole palette.',
	},
	examples: ['four pastels', 'two colors to go with a blue'],
} as const;

export const viewWords = {
	title: 'Palette',
	lead: 'Draw another one, also with the space bar; lock colors to keep them.',
} as const;
