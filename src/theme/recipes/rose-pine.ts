/*
 * Rosé Pine: text and subtle text on base, surface and overlay; accents on the base.
 *
 * Source  rosepinetheme.com/palette/ingredients.
 */

import type { Recipe } from './recipe.ts';

export const rosePine = {
	id: 'rose-pine',
	marks: '*-base *-surface *-text *-love *-pine *-foam *-iris',
	texts: [
		['*-text *-subtle', '*-base *-surface *-overlay'],
		['*-love *-gold *-rose *-pine *-foam *-iris', '*-base'],
	],
	page: '*-base',
} as const satisfies Recipe;
