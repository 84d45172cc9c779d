/*
 * Chakra UI 3: foregrounds on backgrounds, and the parts of each palette, as custom properties and as tokens.
 *
 * Source  chakra-ui.com/docs/theming/colors (semantic tokens).
 */

import type { Recipe } from './recipe.ts';

const recipeFor = (prefix: string) => ({
	id: 'chakra' as const,
	marks: `${prefix}fg ${prefix}bg`,
	texts: [
		[`${prefix}fg ${prefix}fg-muted`, `${prefix}bg ${prefix}bg-subtle ${prefix}bg-muted ${prefix}bg-panel`],
		[`${prefix}fg-error ${prefix}fg-warning ${prefix}fg-success ${prefix}fg-info`, `${prefix}bg ${prefix}bg-panel`],
		[`${prefix}fg-*`, `${prefix}bg-*`],
		[`${prefix}*-contrast`, `${prefix}*-solid`],
		[`${prefix}*-fg`, `${prefix}bg ${prefix}*-subtle ${prefix}*-muted`],
	],
	parts: [
		[`${prefix}*-focus-ring`, `${prefix}bg`],
	],
	page: `${prefix}bg`,
} satisfies Recipe);

export const chakra = recipeFor('chakra-colors-');

export const chakraTokens = recipeFor('colors-');

/** A palette of an own color, in a theme that keeps the foregrounds and backgrounds of Chakra UI. */
export const chakraPalette = {
	id: 'chakra',
	marks: 'colors-*-contrast colors-*-solid',
	texts: [
		['colors-*-contrast', 'colors-*-solid'],
		['colors-*-fg', 'colors-*-subtle colors-*-muted'],
	],
} as const satisfies Recipe;
