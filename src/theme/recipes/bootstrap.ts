/*
 * Bootstrap 5.3: body and emphasis colors, links, code, tinted alerts, and the variables of components.
 *
 * Source  getbootstrap.com/docs/5.3/customize/color and /css-variables.
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
