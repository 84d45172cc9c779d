/*
 * mix-colors in English.
 */

import { MIX_SPACES } from '../../spaces/mix.ts';

export const words = {
	title: 'Mix two colors',
	get summary() {
		return `Mix two colors in one of ${MIX_SPACES.length} spaces, with the equivalent color-mix() expression.`;
	},
	fields: {
		first: 'The first color.',
		second: 'The second color.',
		amount: 'Share of the second color, in percent.',
		space: 'The space to mix in.',
	},
	result: {
		whole: 'The mixture: hue by the shorter arc, premultiplied alpha, missing components carried.',
		hex: 'The mixture as HEX; gamut-mapped if it is outside sRGB.',
		oklch: 'The mixture in OKLCH.',
		css: 'The color-mix() expression.',
		alpha: 'Opacity of the mixture, 0 to 1.',
	},
	examples: ['a quarter of blue', 'around the hue circle'],
} as const;

export const viewWords = {
	title: 'Mix',
	lead: 'Two colors in eight spaces, as with color-mix().',
} as const;
