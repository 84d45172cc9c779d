/*
 * Pico CSS 2: text, links, buttons, forms and marks.
 *
 * Source  picocss.com/docs/css-variables and /colors.
 */

import type { Recipe } from './recipe.ts';

export const pico = {
	id: 'pico',
	marks: 'pico-color pico-background-color',
	texts: [
		[
			'pico-color pico-muted-color pico-primary pico-primary-hover pico-secondary pico-secondary-hover pico-contrast pico-ins-color pico-del-color',
			'pico-background-color pico-card-background-color',
		],
		['pico-h1-color pico-h2-color pico-h3-color pico-h4-color pico-h5-color pico-h6-color', 'pico-background-color'],
		['pico-*-inverse', 'pico-*-background pico-*-hover-background'],
		['pico-mark-color', 'pico-mark-background-color'],
		['pico-code-color', 'pico-code-background-color'],
		['pico-code-kbd-color', 'pico-code-kbd-background-color'],
		['pico-form-element-color pico-form-element-placeholder-color', 'pico-form-element-background-color'],
		['pico-tooltip-color', 'pico-tooltip-background-color'],
	],
	parts: [
		[
			'pico-form-element-border-color pico-form-element-active-border-color pico-form-element-invalid-border-color pico-form-element-valid-border-color',
			'pico-background-color',
		],
	],
	page: 'pico-background-color',
} as const satisfies Recipe;
