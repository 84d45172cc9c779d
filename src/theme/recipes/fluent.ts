/*
 * Fluent 2 of Microsoft: text on neutral surfaces, on the brand and on tints of statuses, and outlines of controls.
 *
 * Source  fluent2.microsoft.design/color-tokens; @fluentui/tokens.
 */

import type { Recipe } from './recipe.ts';

export const fluent = {
	id: 'fluent',
	marks: 'color-neutral-foreground1 color-neutral-background1',
	texts: [
		[
			'color-neutral-foreground1 color-neutral-foreground2',
			'color-neutral-background1 color-neutral-background2 color-neutral-background3 color-neutral-background4',
		],
		[
			'color-neutral-foreground3 color-brand-foreground1 color-brand-foreground2 color-brand-foreground-link',
			'color-neutral-background1',
		],
		[
			'color-neutral-foreground-on-brand',
			'color-brand-background color-brand-background-hover color-brand-background-pressed',
		],
		['color-brand-foreground2', 'color-brand-background2'],
		['color-neutral-foreground-inverted', 'color-neutral-background-inverted'],
		['color-status-*-foreground1', 'color-status-*-background1'],
	],
	parts: [
		['color-neutral-stroke-accessible color-compound-brand-stroke color-stroke-focus2', 'color-neutral-background1'],
	],
	page: 'color-neutral-background1',
} as const satisfies Recipe;
