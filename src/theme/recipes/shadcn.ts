/*
 * shadcn/ui: quieter text, links and errors on every surface; outlines of controls and focus.
 *
 * Source  ui.shadcn.com/docs/theming; the classes of its components (text-muted-foreground, text-destructive, border-input, ring-ring).
 */

import type { Recipe } from './recipe.ts';

export const shadcn = {
	id: 'shadcn',
	marks: 'background foreground primary-foreground muted-foreground',
	texts: [
		['foreground', 'background'],
		['muted-foreground destructive primary', 'background card popover'],
		['foreground', 'card popover muted accent'],
	],
	parts: [
		['input ring', 'background card popover'],
	],
	page: 'background',
} as const satisfies Recipe;
