/*
 * Preline 4: the foreground and two quieter ones on page, layers, cards and surfaces, and errors as text.
 *
 * Source  preline.co/docs/themes.html.
 */

import type { Recipe } from './recipe.ts';

export const preline = {
	id: 'preline',
	marks: 'background foreground layer layer-foreground muted-foreground-1',
	texts: [
		['foreground muted-foreground-1 muted-foreground-2', 'background layer card surface'],
		['destructive primary', 'background layer card'],
		['layer-foreground', 'layer layer-hover'],
	],
	page: 'background',
} as const satisfies Recipe;
