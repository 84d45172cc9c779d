/*
 * find-colors in English.
 */

/** Texts of the declaration and its documents. */
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

/** Texts of the page. */
export const viewWords = {
	title: 'Find colors',
	lead: 'Words to colors, in English and Russian, even with typos.',
} as const;
