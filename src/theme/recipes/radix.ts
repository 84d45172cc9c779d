/*
 * Radix Colors: steps 11 and 12 are text on the backgrounds 1 to 3; the contrast color is text on the solid 9 and 10.
 *
 * Source  radix-ui.com/colors/docs/palette-composition/understanding-the-scale; radix-ui.com/themes/docs/theme/color.
 */

import type { Recipe } from './recipe.ts';

export const radix = {
	id: 'radix',
	marks: '*-1 *-9 *-11 *-12',
	unless: '*-0 *-13',
	texts: [
		['*-11 *-12', '*-1 *-2 *-3'],
		['*-contrast', '*-9 *-10'],
	],
	page: 'color-background',
} as const satisfies Recipe;
