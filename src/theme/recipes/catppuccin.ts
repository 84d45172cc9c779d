/*
 * Catppuccin: text and subtexts on the three backgrounds, links and statuses in their colors on the base.
 *
 * Source  github.com/catppuccin/catppuccin, docs/style-guide.md.
 */

import type { Recipe } from './recipe.ts';

export const catppuccin = {
	id: 'catppuccin',
	marks: '*-base *-mantle *-crust *-text *-subtext0',
	texts: [
		['*-text *-subtext1 *-subtext0', '*-base *-mantle *-crust'],
		['*-text', '*-surface0'],
		['*-blue *-green *-yellow *-red', '*-base'],
	],
	page: '*-base',
} as const satisfies Recipe;
