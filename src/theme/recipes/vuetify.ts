/*
 * Vuetify 3: text on surfaces, and buttons and links in color. The variant of its surface is a dark one.
 *
 * Source  vuetifyjs.com/en/features/theme.
 */

import type { Recipe } from './recipe.ts';

export const vuetify = {
	id: 'vuetify',
	marks: '*-surface *-surface-light *-surface-variant *-primary',
	texts: [
		['*-on-surface', '*-surface *-surface-bright *-surface-light'],
		['*-primary *-error', '*-surface *-background'],
	],
	page: '*-background',
} as const satisfies Recipe;
