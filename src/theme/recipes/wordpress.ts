/*
 * Block themes of WordPress: text, links and captions on the page, elements and blocks on their backgrounds; without styles, the slugs
 * of the standard palettes.
 *
 * Source  developer.wordpress.org/block-editor/how-to-guides/themes/global-settings-and-styles; the palettes of Twenty Twenty-Two to
 *         Twenty Twenty-Five.
 */

import type { Recipe } from './recipe.ts';

export const wordpress = {
	id: 'wordpress',
	marks: 'styles-color-background',
	texts: [
		['styles-color-text styles-elements-link-color-text styles-elements-link-hover-color-text', 'styles-color-background'],
		['styles-elements-heading-color-text styles-elements-caption-color-text styles-elements-cite-color-text', 'styles-color-background'],
		['styles-elements-*-color-text', 'styles-elements-*-color-background'],
		['styles-blocks-*-color-text', 'styles-blocks-*-color-background'],
		['styles-blocks-*-elements-link-color-text', 'styles-blocks-*-color-background'],
	],
	page: 'styles-color-background',
} as const satisfies Recipe;

export const wordpressPalette = {
	id: 'wordpress',
	marks: 'wp-preset-color-*',
	texts: [
		['wp-preset-color-contrast wp-preset-color-contrast-2', 'wp-preset-color-base wp-preset-color-base-2'],
		['wp-preset-color-foreground', 'wp-preset-color-background'],
	],
	page: 'wp-preset-color-base',
} as const satisfies Recipe;
