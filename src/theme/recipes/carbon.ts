/*
 * Carbon of IBM: text, links and errors on background and layers; icons, focus and strong borders.
 *
 * Source  carbondesignsystem.com/elements/color/tokens.
 */

import type { Recipe } from './recipe.ts';

export const carbon = {
	id: 'carbon',
	marks: 'cds-background cds-text-primary cds-layer-01',
	texts: [
		['cds-text-primary cds-text-secondary', 'cds-background cds-layer-01 cds-layer-02 cds-layer-03'],
		['cds-text-helper cds-text-error cds-link-primary cds-link-primary-hover', 'cds-background cds-layer-01'],
		['cds-text-placeholder', 'cds-field-01 cds-field-02'],
		['cds-text-on-color', 'cds-button-primary cds-button-secondary cds-button-danger-primary cds-button-tertiary'],
		['cds-text-inverse cds-link-inverse', 'cds-background-inverse'],
	],
	parts: [
		['cds-icon-primary cds-icon-secondary cds-focus cds-border-interactive cds-border-strong-01', 'cds-background cds-layer-01'],
	],
	page: 'cds-background',
} as const satisfies Recipe;
