/*
 * Gruvbox: foregrounds, comments and colors on the backgrounds.
 *
 * Source  github.com/morhetz/gruvbox, the table of its palette.
 */

import type { Recipe } from './recipe.ts';

export const gruvbox = {
	id: 'gruvbox',
	marks: '*-bg0 *-bg1 *-fg1',
	texts: [
		['*-fg *-fg0 *-fg1 *-fg2 *-fg3', '*-bg *-bg0 *-bg1'],
		['*-fg4 *-gray *-red *-green *-yellow *-blue *-purple *-aqua *-orange', '*-bg *-bg0'],
	],
	page: '*-bg0',
} as const satisfies Recipe;
