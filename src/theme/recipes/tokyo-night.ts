/*
 * Tokyo Night as CSS: foregrounds, comments and colors on the backgrounds.
 *
 * Source  github.com/folke/tokyonight.nvim, extras.
 */

import type { Recipe } from './recipe.ts';

export const tokyoNight = {
	id: 'tokyo-night',
	marks: '*-bg *-bg-dark *-fg *-comment *-magenta',
	texts: [
		['*-fg *-fg-dark', '*-bg *-bg-dark'],
		['*-comment *-blue *-cyan *-green *-magenta *-orange *-purple *-red *-teal *-yellow', '*-bg'],
	],
	page: '*-bg',
} as const satisfies Recipe;
