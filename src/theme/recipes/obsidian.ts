/*
 * Obsidian: texts, links and statuses on the notes and the sidebars, and text on the accent.
 *
 * Source  docs.obsidian.md/Reference/CSS+variables (Foundations: Colors; Editor: Code, Headings, Link, Tag; Components: Navigation).
 */

import type { Recipe } from './recipe.ts';

export const obsidian = {
	id: 'obsidian',
	marks: 'background-primary text-normal',
	texts: [
		['text-normal text-muted', 'background-primary background-primary-alt background-secondary background-secondary-alt'],
		['text-faint text-accent text-accent-hover text-error text-warning text-success', 'background-primary'],
		['link-color link-color-hover link-external-color link-external-color-hover link-unresolved-color', 'background-primary'],
		['inline-title-color h1-color h2-color h3-color h4-color h5-color h6-color blockquote-color', 'background-primary'],
		['text-on-accent', 'interactive-accent interactive-accent-hover'],
		['text-normal', 'text-highlight-bg text-selection interactive-normal interactive-hover background-modifier-form-field'],
		['code-normal code-comment', 'code-background'],
		['tag-color', 'tag-background'],
		['nav-item-color', 'background-secondary'],
		['nav-item-color-hover', 'nav-item-background-hover'],
		['nav-item-color-active', 'nav-item-background-active'],
	],
	parts: [
		['icon-color', 'background-primary background-secondary'],
	],
	page: 'background-primary',
	layers: [['nav-item-*', 'background-secondary']],
} as const satisfies Recipe;
