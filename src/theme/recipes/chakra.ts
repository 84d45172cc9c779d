/*
 * Chakra UI 3: foregrounds on backgrounds, and the parts of each palette.
 *
 * Source  chakra-ui.com/docs/theming/colors (semantic tokens).
 */

import type { Recipe } from './recipe.ts';

export const chakra = {
	id: 'chakra',
	marks: 'chakra-colors-fg chakra-colors-bg',
	texts: [
		[
			'chakra-colors-fg chakra-colors-fg-muted',
			'chakra-colors-bg chakra-colors-bg-subtle chakra-colors-bg-muted chakra-colors-bg-panel',
		],
		[
			'chakra-colors-fg-error chakra-colors-fg-warning chakra-colors-fg-success chakra-colors-fg-info',
			'chakra-colors-bg chakra-colors-bg-panel',
		],
		['chakra-colors-fg-*', 'chakra-colors-bg-*'],
		['chakra-colors-*-contrast', 'chakra-colors-*-solid'],
		['chakra-colors-*-fg', 'chakra-colors-bg chakra-colors-*-subtle chakra-colors-*-muted'],
	],
	parts: [
		['chakra-colors-*-focus-ring', 'chakra-colors-bg'],
	],
	page: 'chakra-colors-bg',
} as const satisfies Recipe;
