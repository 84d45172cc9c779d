/*
 * nearest-names in English.
 */

export const words = {
	title: 'Find the nearest names',
	summary: 'Find the names closest to a color: everyday and extended names, CSS keywords, Tailwind classes, or your own names.',
	fields: {
		color: 'The color to name.',
		limit: 'Number of names from each list.',
		list: 'Only names of this list in `names`. Default: common names, and extended ones where no common name is near.',
		unique: 'Each color under one name only.',
	},
	examples: ['three names each', 'names in Russian'],
} as const;

export const viewWords = {
	title: 'Nearest names',
	lead: 'The closest of 32,000 names, of the CSS keywords and of Tailwind.',
} as const;
