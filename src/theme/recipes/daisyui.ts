/*
 * daisyUI 5: content on all three bases, and colors of links and statuses as text.
 *
 * Source  daisyui.com/docs/colors.
 */

import type { Recipe } from './recipe.ts';

export const daisyui = {
	id: 'daisyui',
	marks: 'base-100 base-content',
	texts: [
		['base-content', 'base-100 base-200 base-300'],
	],
	page: 'base-100',
} as const satisfies Recipe;
