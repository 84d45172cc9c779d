/*
 * Picture of harmonies: a line each, with the hue offsets.
 */

import { strip } from '../../cli/blocks.ts';
import { withTitle, type Picture } from '../../cli/draw.ts';
import { numberText } from '../../cli/units.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { harmonies } from './declaration.ts';

/** Draws the colors of each harmony. */
export function picture({ harmonies: all }: Infer<typeof harmonies.result>, tools: Tools): Picture {
	const { width, paint, label } = tools, indent = 22;
	const lines = all.flatMap(({ kind, colors }, i) => [
		...(i === 0 ? [] : ['']),
		...withTitle(label(kind), strip(colors.map(({ hex, hueOffset }) =>
			({ hex, words: [hex, numberText('hueOffset', hueOffset)] })), width - indent, paint, 11), tools, indent),
	]);
	return { lines, fields: ['harmonies'] };
}
