/*
 * tints-shades in English.
 */

export const words = {
	title: 'Make tints and shades',
	summary: 'Mix a color in even steps towards white, black and gray.',
	fields: {
		color: 'The color to start from.',
		steps: 'Number of steps of each kind.',
		ends: 'Closed ends reach white and black; open ends stop short of them, so that the last steps still have a color.',
	},
	result: {
		whole: 'Even steps in OKLab, without the color itself.',
		tints: 'Steps to white, which is the last one of closed ends.',
		shades: 'Steps to black, which is the last one of closed ends.',
		tones: 'Steps to gray (#808080), which is the last one.',
	},
	examples: ['four steps each way'],
} as const;

export const viewWords = {
	title: 'Tints and shades',
	lead: 'Even steps towards white, black and gray.',
} as const;
