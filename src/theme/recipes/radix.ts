/*
 * Radix Colors: steps 11 and 12 are text on the backgrounds 1 to 3; the contrast color is text on the solid 9 and 10.
 * White is text on step 9, except on sky, mint, lime, yellow and amber.
 *
 * Source  radix-ui.com/colors/docs/palette-composition/understanding-the-scale; radix-ui.com/themes/docs/theme/color.
 */

import type { Recipe } from './recipe.ts';

export const radix = {
	id: 'radix',
	marks: '*-1 *-11 *-12',
	unless: '*-0 *-13',
	texts: [
		['*-11 *-12', '*-1 *-2 *-3'],
		['*-contrast', '*-9 *-10'],
		[
			'white',
			'gray-9 mauve-9 slate-9 sage-9 olive-9 sand-9 tomato-9 red-9 ruby-9 crimson-9 pink-9 plum-9 purple-9 violet-9 iris-9 indigo-9 blue-9 cyan-9 teal-9 jade-9 green-9 grass-9 orange-9 brown-9 bronze-9 gold-9',
		],
	],
	page: 'color-background',
} as const satisfies Recipe;
