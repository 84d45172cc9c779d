/*
 * audit-palette in English.
 */

import { CONFUSION_BELOW } from '../../vision/confusion.ts';
import { BODY, LARGE } from '../../palette/audit.ts';

export const words = {
	title: 'Audit a palette',
	summary: 'Check every pair of a palette for contrast by both metrics, and for color vision deficiencies.',
	fields: {
		colors: 'The colors of the palette.',
	},
	result: {
		whole: 'The audit. Colors are referred to by index.',
		pairs: 'Each color as text on each other color.',
		text: 'Index of the text color.',
		background: 'Index of the background.',
		summary: 'Numbers of pairs by use.',
		body: 'Number of pairs for body text.',
		large: 'Number of pairs for large text only.',
		decoration: 'Number of pairs that are unsuitable for text.',
		outsideSrgb: 'The colors that sRGB cannot show.',
		get use() {
			return `The use of the pair. body: ratio ${BODY.ratio} and |Lc| ${BODY.lc} at least; large: ${LARGE.ratio} and ${LARGE.lc}; else decoration.`;
		},
		get indistinguishable() {
			return `Pairs under deltaE OK ${CONFUSION_BELOW} with a deficiency, but not without it.`;
		},
	},
	examples: ['ink, paper and a brand color', 'red and green, and a wide green'],
} as const;

export const viewWords = {
	title: 'Audit a palette',
	lead: 'Every color as text on every other, and the pairs that some people confuse.',
} as const;
