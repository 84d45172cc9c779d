/*
 * Open Props and its normalizing sheet: two texts and links on its surfaces. The fourth one is for tracks and thumbs, not for text.
 *
 * Source  open-props.style; its theme.*.css.
 */

import type { Recipe } from './recipe.ts';

export const openProps = {
	id: 'open-props',
	marks: 'surface-1 surface-2 text-1 text-2',
	texts: [
		['text-1 text-2', 'surface-1 surface-2 surface-3'],
		['link link-visited', 'surface-1 surface-2'],
	],
	page: 'surface-1',
} as const satisfies Recipe;
