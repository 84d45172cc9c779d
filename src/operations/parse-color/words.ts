/*
 * parse-color in English.
 */

export const words = {
	title: 'Describe a color',
	summary: 'Parse a color in any form and describe it: values, closest names, hue family, gamuts, readable text.',
	fields: {
		color: 'The color to describe.',
	},
	examples: ['a keyword', 'a translucent OKLCH color', 'a name that no list holds'],
} as const;

export const viewWords = {
	title: 'Describe',
	lead: 'Every form of a color, its names, its gamuts, and readable text on it.',
} as const;
