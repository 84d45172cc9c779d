/*
 * fix-contrast in English.
 */

import { CONTRAST_TARGETS } from '../../palette/contrast-fix.ts';

/** The targets of a metric, each with its least value. */
const list = (metric: 'ratio' | 'lc'): string =>
	Object.values(CONTRAST_TARGETS).filter((target) => target.metric === metric).map(({ id, least }) => `${id} ${least}`).join(', ');

export const words = {
	title: 'Fix text contrast',
	summary: 'Change the lightness of text or background just enough to reach a contrast target, without changing the hue.',
	fields: {
		text: 'The color of the text.',
		background: 'The color behind it.',
		get target() {
			return `The target: a WCAG 2 ratio (${list('ratio')}) or an APCA |Lc| (${list('lc')}).`;
		},
		adjust: 'The color to change.',
	},
	result: {
		whole: 'The adjusted color and its contrast.',
		reached: 'True if `color` reaches the target as 8-bit HEX.',
		changed: 'True if the color changed.',
		lightnessShift: 'Change of OKLCH lightness, in percent.',
	},
	examples: ['a gray darkened to AA', 'a button deepened to Lc 75'],
} as const;

export const viewWords = {
	title: 'Fix contrast',
	lead: 'The nearest readable lightness, with the same hue.',
} as const;
