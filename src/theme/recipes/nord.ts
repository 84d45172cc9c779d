/*
 * Nord: Snow Storm is text on Polar Night, Frost and Aurora are syntax and statuses on the darkest.
 *
 * Source  nordtheme.com/docs/colors-and-palettes.
 */

import type { Recipe } from './recipe.ts';

export const nord = {
	id: 'nord',
	marks: 'nord0 nord4 nord8 nord11',
	texts: [
		['nord4 nord5 nord6', 'nord0 nord1 nord2'],
		['nord7 nord8 nord9 nord11 nord12 nord13 nord14 nord15', 'nord0'],
	],
	page: 'nord0',
} as const satisfies Recipe;
