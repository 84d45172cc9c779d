/*
 * Web Awesome 3: text on the three surfaces, and text on the loud, normal and quiet fill of each variant.
 *
 * Source  webawesome.com/docs/tokens/color.
 */

import type { Recipe } from './recipe.ts';

export const webAwesome = {
	id: 'web-awesome',
	marks: 'wa-color-surface-default wa-color-text-normal',
	texts: [
		[
			'wa-color-text-normal wa-color-text-quiet wa-color-text-link',
			'wa-color-surface-default wa-color-surface-raised wa-color-surface-lowered',
		],
		['wa-color-*-on-loud', 'wa-color-*-fill-loud'],
		['wa-color-*-on-normal', 'wa-color-*-fill-normal'],
		['wa-color-*-on-quiet', 'wa-color-*-fill-quiet'],
	],
	parts: [
		['wa-color-focus', 'wa-color-surface-default'],
	],
	page: 'wa-color-surface-default',
} as const satisfies Recipe;
