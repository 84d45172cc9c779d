/*
 * harmonies in English.
 */

import { HARMONY_KINDS } from '../../palette/harmonies.ts';

export const words = {
	title: 'Find color harmonies',
	get summary() {
		return `Find colors that match a color: ${HARMONY_KINDS.length} kinds of harmony, in OKLCH, at constant or natural lightness.`;
	},
	fields: {
		color: 'The base color.',
		kind: 'A kind of harmony.',
		lightness: 'Lightness of the colors: that of the base, or natural: a yellow is light, a blue dark, and none is dull.',
	},
	result: {
		whole: 'One harmony, or all seven.',
		harmonies: 'By kind.',
		colors: 'The base first.',
		hueOffset: 'Hue difference from the base, in degrees.',
	},
	examples: ['three colors a third of the circle apart', 'all kinds'],
} as const;

export const viewWords = {
	title: 'Harmonies',
	lead: 'Colors that match a color, in OKLCH at constant or natural lightness.',
} as const;
