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
	examples: ['two words', 'a Russian adjective in any form'],
} as const;

export const viewWords = {
	title: 'Find colors',
	lead: 'Words to colors, in English and Russian, even with typos.',
} as const;
