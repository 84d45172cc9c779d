/*
 * Picture of a theme audit: a verdict, failing pairs, changes and findings.
 */

import type { Picture } from '../../cli/draw.ts';
import { themeLines, type ThemeReport } from '../../cli/theme-picture.ts';
import type { Tools } from '../../cli/walk.ts';

/** Draws the audit as compilers report: verdict, failing pairs with line and column, changes, findings. */
export const picture = (report: ThemeReport, tools: Tools): Picture => ({
	lines: themeLines(report, tools),
	shownFields: [
		'form', 'target', 'prefer', 'summary', 'nothingJudged', 'notChecked', 'modes', 'pairs', 'colors', 'indistinguishable', 'nearDuplicates',
		'outsideSrgb', 'unread', 'changes', 'mediaType', 'filename', 'notRepaired', 'code',
	],
});
