/*
 * Primer of GitHub: foregrounds on the page, on insets and tints, and text on emphasized fills.
 *
 * Source  primer.style/foundations/color.
 */

import type { Recipe } from './recipe.ts';

export const primer = {
	id: 'primer',
	marks: 'fg-color-default bg-color-default',
	texts: [
		['fg-color-default fg-color-muted fg-color-accent fg-color-link', 'bg-color-default bg-color-muted bg-color-inset'],
		[
			'fg-color-success fg-color-attention fg-color-severe fg-color-danger fg-color-open fg-color-closed fg-color-done fg-color-sponsors',
			'bg-color-default bg-color-muted',
		],
		['fg-color-*', 'bg-color-*-muted'],
		[
			'fg-color-on-emphasis',
			'bg-color-accent-emphasis bg-color-success-emphasis bg-color-danger-emphasis bg-color-done-emphasis bg-color-severe-emphasis bg-color-attention-emphasis bg-color-neutral-emphasis bg-color-sponsors-emphasis bg-color-open-emphasis bg-color-closed-emphasis',
		],
		['fg-color-on-inverse', 'bg-color-inverse'],
	],
	parts: [
		['focus-outline-color border-color-emphasis', 'bg-color-default'],
	],
	page: 'bg-color-default',
} as const satisfies Recipe;
