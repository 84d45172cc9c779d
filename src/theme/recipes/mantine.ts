/*
 * Mantine 8: text, links and errors on the body, and each variant of a color.
 *
 * Source  mantine.dev/styles/css-variables-list.
 */

import type { Recipe } from './recipe.ts';

export const mantine = {
	id: 'mantine',
	marks: 'mantine-color-body mantine-color-text',
	texts: [
		['mantine-color-text mantine-color-bright mantine-color-dimmed mantine-color-anchor mantine-color-error', 'mantine-color-body'],
		['mantine-color-default-color', 'mantine-color-default mantine-color-default-hover'],
		['mantine-color-*-light-color', 'mantine-color-*-light mantine-color-*-light-hover'],
		['mantine-color-*-text mantine-color-*-outline', 'mantine-color-body'],
		['mantine-color-*-contrast mantine-primary-color-contrast', 'mantine-color-*-filled mantine-primary-color-filled'],
	],
	page: 'mantine-color-body',
} as const satisfies Recipe;
