/*
 * Shoelace 2: body text, forms, tooltips, and buttons and badges of each variant.
 *
 * Source  shoelace.style/tokens/color and /tokens/more.
 */

import type { Recipe } from './recipe.ts';

export const shoelace = {
	id: 'shoelace',
	marks: 'sl-color-neutral-0 sl-color-neutral-700 sl-color-primary-600',
	texts: [
		['sl-color-neutral-600 sl-color-neutral-700 sl-color-neutral-900 sl-color-primary-600', 'sl-color-neutral-0'],
		[
			'sl-color-neutral-0',
			'sl-color-primary-600 sl-color-success-600 sl-color-warning-600 sl-color-danger-600 sl-color-neutral-600',
		],
		['sl-input-color sl-input-placeholder-color', 'sl-input-background-color'],
		['sl-tooltip-color', 'sl-tooltip-background-color'],
		['sl-input-help-text-color', 'sl-color-neutral-0'],
	],
	parts: [
		['sl-input-border-color', 'sl-input-background-color'],
		['sl-input-border-color-focus', 'sl-color-neutral-0'],
	],
	page: 'sl-color-neutral-0',
} as const satisfies Recipe;
