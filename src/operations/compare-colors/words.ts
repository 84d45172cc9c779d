/*
 * compare-colors in English.
 */

export const words = {
	title: 'Compare two colors',
	summary: 'Measure how different two colors look, by CIEDE2000 and deltaE OK, with a verdict in one word.',
	fields: {
		first: 'The color to start from.',
		second: 'The color to compare with it.',
	},
	result: {
		whole: 'The difference. Shifts are second minus first, in OKLCH.',
		ciede2000: 'CIEDE2000 on CSS Lab (D50); about 1 is just noticeable.',
		verdict: 'The difference in one word.',
		lightnessShift: 'In percent of OKLCH lightness; beyond 100 for colors that no screen shows.',
		chromaShift: 'In OKLCH chroma.',
		hueShift: 'In degrees, above -180, at most 180; 0 when either color has no hue.',
	},
	examples: ['two neighboring blues', 'opposites'],
} as const;

export const viewWords = {
	title: 'Compare',
	lead: 'The distance between two colors, and its direction.',
} as const;
