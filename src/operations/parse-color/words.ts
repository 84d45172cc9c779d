/*
 * parse-color in English.
 */

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Describe a color',
	summary: 'Parse a color in any form and describe it: values, closest names, hue family, gamuts, readable text.',
	fields: {
		color: 'The color to describe.',
	},
	examples: ['a keyword', 'a translucent OKLCH color', 'a name that no list holds'],
} as const;

/** Texts of the page. */
export const viewWords = {
	title: 'Describe',
	lead: 'Every form of a color, its names, its gamuts, and readable text on it.',
} as const;
