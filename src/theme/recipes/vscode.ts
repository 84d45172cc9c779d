/*
 * Themes of Visual Studio Code: text that its names do not pair with a surface, syntax, focus, and the layer under translucent colors.
 *
 * Source  code.visualstudio.com/api/references/theme-color.
 */

import type { Recipe } from './recipe.ts';

export const vscode = {
	id: 'vscode',
	marks: 'colors-editor-background',
	texts: [
		[
			'colors-foreground colors-description-foreground colors-error-foreground colors-text-link-foreground',
			'colors-editor-background colors-side-bar-background',
		],
		['colors-editor-line-number-foreground colors-editor-code-lens-foreground', 'colors-editor-background'],
		['token-colors-*-settings-foreground', 'colors-editor-background'],
		['colors-side-bar-title-foreground', 'colors-side-bar-background'],
		['colors-list-highlight-foreground', 'colors-side-bar-background'],
		['colors-input-placeholder-foreground', 'colors-input-background'],
		['colors-panel-title-active-foreground', 'colors-panel-background'],
		['colors-terminal-foreground', 'colors-terminal-background colors-panel-background'],
	],
	parts: [
		['colors-focus-border', 'colors-editor-background colors-side-bar-background'],
		['colors-activity-bar-active-border', 'colors-activity-bar-background'],
	],
	page: 'colors-editor-background',
	layers: [
		['colors-list-* colors-tree-*', 'colors-side-bar-background'],
		['colors-side-bar-*', 'colors-side-bar-background'],
		['colors-status-bar-*', 'colors-status-bar-background'],
		['colors-activity-bar-*', 'colors-activity-bar-background'],
		['colors-title-bar-*', 'colors-title-bar-active-background'],
		['colors-tab-*', 'colors-editor-group-header-tabs-background'],
		['colors-panel-* colors-terminal-*', 'colors-panel-background'],
		['colors-menu-*', 'colors-menu-background'],
		['colors-editor-widget-* colors-quick-input-* colors-editor-suggest-widget-*', 'colors-editor-widget-background'],
	],
} as const satisfies Recipe;
