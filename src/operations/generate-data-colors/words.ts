/*
 * generate-data-colors in English.
 */

export const words = {
	title: 'Generate data colors',
	summary: 'Generate colors for charts and maps that everybody can tell apart, as code for chart libraries.',
	fields: {
		keep: 'Colors that stay: the first ones of a categorical set, one step or both ends of a sequential one, one end or both of '
			+ 'a diverging one, the first of a cyclic one.',
		kind: 'The kind of data: groups, amounts, amounts on both sides of a middle, or periodic values.',
		count: 'Number of colors, including kept ones.',
		background: 'The background of the chart: categorical colors have 3:1 on it, sequential ones begin next to it, diverging ones '
			+ 'meet next to it.',
		hues: 'Hues in degrees of OKLCH: those to take categorical colors from, to pass from light to dark, of both ends, or to '
			+ 'begin with.',
		seed: 'Any text. The same seed gives the same set.',
		format: 'The form of the code: a JSON list, CSS custom properties, or code for a chart library.',
		modes: 'One set, or a second one for dark backgrounds, whose categories have the same hues in the same order. The background of '
			+ 'the request is that of the mode it suits; the other is white or #18181b.',
		locale: 'The language of the warning.',
	},
	result: {
		colors: 'In order.',
		ratio: 'WCAG 2 contrast ratio on the background of the set, rounded down to two decimals.',
		lc: 'APCA lightness contrast (0.0.98G-4g) on the background of the set, -108 to 106.',
		least: 'Distance of the two closest colors for each kind of vision: among all pairs of a categorical set, among neighbors '
			+ 'otherwise.',
		arms: 'Of a diverging set: distance between its two ends for each kind of vision.',
		warning: 'Of a diverging set whose arms some people confuse: who, and hues that differ for everybody.',
		evenness: 'Ratio of the largest step to the median step, from 1; absent for categorical sets.',
		code: 'The file.',
		whole: 'The colors, their distances, and their code.',
		dark: 'With `modes=both`, the same categories or amounts for a dark background.',
	},
	examples: ['six groups of a chart on white', 'amounts in the color of a brand', 'two ends and the steps between them', 'twelve months'],
} as const;

export const viewWords = {
	title: 'Data colors',
	lead: 'For charts and maps: categories, amounts, two-sided and cyclic data, distinct for everybody.',
} as const;
