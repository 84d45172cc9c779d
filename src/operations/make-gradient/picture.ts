/*
 * Picture of a gradient: a bar, its colors and its code.
 */

import { gradientBar } from '../../cli/blocks.ts';
import { displayName, type Picture, type Swatch } from '../../cli/draw.ts';
import { tableLines } from '../../cli/table.ts';
import { withPatch, type Tools } from '../../cli/walk.ts';

interface Gradient {
	readonly colors: readonly Swatch[];
	readonly stops: readonly { readonly position: number; readonly hex: string }[];
	readonly css: string;
	readonly fallback: string;
}

/** Draws the gradient, lists its colors and prints both forms of the code. */
export function picture({ colors, stops, css, fallback }: Gradient, tools: Tools): Picture {
	const { width, paint, label } = tools;
	const bar = gradientBar(stops, width, paint);
	const columns = [{ head: '', cells: colors.map(({ hex }) => withPatch(hex, tools)) }, { head: '', cells: colors.map(displayName) }];
	return {
		lines: [
			...bar, ...(bar.length > 0 ? [''] : []), ...tableLines(columns, width),
			'', paint.bold(label('css')), css, '', paint.bold(label('fallback')), fallback,
		],
		shownFields: ['colors', 'css', 'fallback', ...(stops.length > 16 ? ['stops'] : [])],
	};
}
