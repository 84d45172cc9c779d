/*
 * Picture of a gradient: a bar, its colors and its code.
 */

import { gradientBar } from '../../cli/blocks.ts';
import { displayName, type Picture } from '../../cli/draw.ts';
import { tableLines } from '../../cli/table.ts';
import { withPatch, type Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { makeGradient } from './declaration.ts';

/** Draws the gradient, lists its colors and prints both forms of the code. */
export function picture({ colors, stops, css, fallback }: Infer<typeof makeGradient.result>, tools: Tools): Picture {
	const { width, paint, label } = tools;
	const bar = gradientBar(stops, width, paint);
	const columns = [{ head: '', cells: colors.map(({ hex }) => withPatch(hex, tools)) }, { head: '', cells: colors.map(displayName) }];
	return {
		lines: [
			...bar, ...(bar.length > 0 ? [''] : []), ...tableLines(columns, width),
			'', paint.bold(label('css')), css, '', paint.bold(label('fallback')), fallback,
		],
		fields: ['colors', 'css', 'fallback', ...(stops.length > 16 ? ['stops'] : [])],
	};
}
