/*
 * Dracula: the foreground, comments and the seven colors on the background.
 *
 * Source  spec.draculatheme.com.
 */

import type { Recipe } from './recipe.ts';

export const dracula = {
	id: 'dracula',
	marks: '*-background *-foreground *-comment *-cyan *-pink *-purple',
	texts: [
		['*-foreground', '*-background *-current-line *-selection'],
		['*-cyan *-green *-orange *-pink *-purple *-red *-yellow *-comment', '*-background'],
	],
	page: '*-background',
} as const satisfies Recipe;
