/*
 * Material 3: text on every container of the surface, the brand and errors as text, and outlines.
 *
 * Source  m3.material.io/styles/color/roles.
 */

import type { Recipe } from './recipe.ts';

export const material = {
	id: 'material',
	marks: '*-on-surface *-surface *-on-primary *-primary',
	unless: '*-surface-light',
	texts: [
		[
			'*-on-surface *-on-surface-variant',
			'*-surface *-surface-dim *-surface-bright *-surface-container-lowest *-surface-container-low *-surface-container *-surface-container-high *-surface-container-highest',
		],
		['*-primary *-error', '*-surface *-surface-container-low'],
		['*-inverse-on-surface *-inverse-primary', '*-inverse-surface'],
	],
	parts: [
		['*-outline', '*-surface'],
	],
	page: '*-surface',
} as const satisfies Recipe;
