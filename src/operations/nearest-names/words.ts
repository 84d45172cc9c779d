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
	result: {
		whole: 'The closest names of each list, by deltaE OK.',
		names: 'Common names, and extended ones where no common name is at most 0.03 farther; in Russian, common names; names of '
			+ '`list`; with `among`, your own.',
		css: 'CSS keywords; none with `among`.',
		tailwind: 'Tailwind classes, by the distance to the published color, which may be outside sRGB; none with `among`.',
	},
	examples: ['three names each', 'names in Russian'],
} as const;

export const viewWords = {
	title: 'Nearest names',
	lead: 'The closest of 32,000 names, of the CSS keywords and of Tailwind.',
} as const;
