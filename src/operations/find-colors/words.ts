/*
 * find-colors in English.
 */

export const words = {
	title: 'Find colors by name',
	summary: 'Search all names in English and Russian, in any word order, with unfinished words, other endings or typos.',
	fields: {
		query: 'Words of a color name.',
		limit: 'Maximum number of results.',
		locale: 'Only names in this language. Default: both.',
	},
	result: {
		whole: 'The matches, best first. The list may be empty.',
		query: 'The words, trimmed.',
		total: 'Number of matching names.',
		results: 'The best matches.',
		locale: 'The language of the name.',
		match: 'How it matches.',
	},
	examples: ['two words', 'a Russian adjective in any form'],
} as const;

export const viewWords = {
	title: 'Find colors',
	lead: 'Words to colors, in English and Russian, even with typos.',
} as const;
