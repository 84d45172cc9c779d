/*
 * Ant Design 5 and 6: texts, links and errors on containers and layouts, light text on fills, tints of statuses, buttons, and focus.
 * Without the color of containers, theirs is the base of backgrounds.
 *
 * Source  ant.design/docs/react/customize-theme (tokens); ant.design/components/button (tokens of components).
 */

import type { Recipe } from './recipe.ts';

export const antd = {
	id: 'antd',
	marks: '*-color-bg-container',
	texts: [
		[
			'*-color-text *-color-text-secondary *-color-text-tertiary *-color-text-heading *-color-text-label *-color-text-description',
			'*-color-bg-container *-color-bg-elevated *-color-bg-layout',
		],
		['*-color-primary *-color-link *-color-link-hover *-color-error', '*-color-bg-container'],
		['*-color-text-placeholder *-color-text-quaternary', '*-color-bg-container'],
		['*-color-text-light-solid', '*-color-primary *-color-primary-hover *-color-error *-color-bg-spotlight'],
		['*-color-success-text', '*-color-success-bg'],
		['*-color-warning-text', '*-color-warning-bg'],
		['*-color-error-text', '*-color-error-bg'],
		['*-color-info-text', '*-color-info-bg'],
		['components-button-primary-color', 'components-button-color-primary'],
		['components-button-default-color', 'components-button-default-bg'],
	],
	parts: [
		['*-color-primary-border', '*-color-bg-container'],
	],
	page: '*-color-bg-layout',
} as const satisfies Recipe;

export const antdSeed = {
	id: 'antd',
	marks: '*-color-bg-base',
	unless: '*-color-bg-container',
	texts: [
		['*-color-text-base *-color-text *-color-text-secondary *-color-text-tertiary', '*-color-bg-base'],
		['*-color-primary *-color-link *-color-error', '*-color-bg-base'],
		['*-color-text-light-solid', '*-color-primary *-color-error'],
	],
	page: '*-color-bg-base',
} as const satisfies Recipe;
