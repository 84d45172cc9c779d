/*
 * Solarized: body text, comments and accents on the backgrounds of both modes.
 *
 * Source  ethanschoonover.com/solarized (usage and development).
 */

import type { Recipe } from './recipe.ts';

export const solarized = {
	id: 'solarized',
	marks: '*-base03 *-base02 *-base0 *-base3',
	texts: [
		['*-base0 *-base1', '*-base03 *-base02'],
		['*-base01', '*-base03'],
		['*-base00 *-base01', '*-base3 *-base2'],
		['*-base1', '*-base3'],
		['*-yellow *-orange *-red *-magenta *-violet *-blue *-cyan *-green', '*-base03 *-base3'],
	],
} as const satisfies Recipe;
