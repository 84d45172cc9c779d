/*
 * Bootstrap 5.3: body and emphasis colors, links, code, tinted alerts, and the variables of components, as custom properties and as
 * variables of Sass, where the primary color is that of links and of the text of outlined buttons.
 *
 * Source  getbootstrap.com/docs/5.3/customize/color, /css-variables and /sass.
 */

import type { Recipe } from './recipe.ts';

export const bootstrap = {
	id: 'bootstrap',
	marks: 'bs-body-color bs-body-bg',
	texts: [
		['bs-body-color bs-emphasis-color', 'bs-body-bg bs-secondary-bg bs-tertiary-bg'],
		['bs-secondary-color bs-link-color bs-link-hover-color bs-code-color', 'bs-body-bg'],
		['bs-form-valid-color bs-form-invalid-color', 'bs-body-bg'],
		['bs-highlight-color', 'bs-highlight-bg'],
		['bs-*-text-emphasis', 'bs-*-bg-subtle'],
		['bs-*-color', 'bs-*-bg'],
		['bs-dropdown-link-color bs-dropdown-header-color', 'bs-dropdown-bg'],
	],
	parts: [
		['bs-form-valid-border-color bs-form-invalid-border-color', 'bs-body-bg'],
	],
	page: 'bs-body-bg',
	layers: [['bs-dropdown-*', 'bs-dropdown-bg'], ['bs-list-group-*', 'bs-list-group-bg'], ['bs-card-*', 'bs-card-bg']],
} as const satisfies Recipe;

export const bootstrapSass = {
	id: 'bootstrap',
	marks: 'body-color body-bg',
	texts: [
		['body-color body-emphasis-color', 'body-bg body-secondary-bg body-tertiary-bg'],
		['body-secondary-color primary link-color link-hover-color code-color', 'body-bg'],
		['form-valid-color form-invalid-color', 'body-bg'],
		['mark-color', 'mark-bg'],
		['*-text-emphasis', '*-bg-subtle'],
		['*-color', '*-bg'],
		['body-color-dark body-emphasis-color-dark', 'body-bg-dark body-secondary-bg-dark body-tertiary-bg-dark'],
		['body-secondary-color-dark link-color-dark link-hover-color-dark code-color-dark', 'body-bg-dark'],
		['form-valid-color-dark form-invalid-color-dark', 'body-bg-dark'],
		['mark-color-dark', 'mark-bg-dark'],
		['*-text-emphasis-dark', '*-bg-subtle-dark'],
	],
	parts: [
		['form-valid-border-color form-invalid-border-color', 'body-bg'],
		['form-valid-border-color-dark form-invalid-border-color-dark', 'body-bg-dark'],
	],
	page: 'body-bg',
} as const satisfies Recipe;
