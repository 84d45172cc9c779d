/*
 * Picture of a simulation: a column for each kind of vision.
 */

import { center, truncate, escapeLine, padEnd } from '../../cli/cells.ts';
import { confusionTable, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { simulateCvd } from './declaration.ts';

/** Draws a column for each kind of vision. */
export function picture({ colors, hardToTellApart }: Infer<typeof simulateCvd.result>, tools: Tools): Picture {
	const { width, paint, label } = tools, kinds = Object.keys(colors[0]!.simulated);
	const names = colors.map(({ input }) => truncate(escapeLine(input), 18)), side = Math.max(...names.map((name) => [...name].length)) + 2;
	const cells = Math.max(9, Math.min(16, Math.floor((width - side) / (kinds.length + 1))));
	const head = ['normal', ...kinds].map((kind) => paint.dim(padEnd(truncate(label(kind), cells - 1), cells))).join('');
	const rows = colors.flatMap(({ hex, simulated }, i) => {
		const line = (word: (color: string) => string): string =>
			[hex, ...Object.values(simulated)].map((color) => paint.on(color, center(word(color), cells))).join('');
		return [
			paint.dim(padEnd(names[i]!, side)) + line((color) => color),
			...(paint.depth === 0 ? [] : [' '.repeat(side) + line(() => '')]),
		];
	});
	const confused = hardToTellApart.length === 0
		? []
		: ['', paint.bold(label('hardToTellApart')), ...confusionTable(hardToTellApart, colors, tools)];
	return { lines: [' '.repeat(side) + head, ...rows, ...confused], fields: ['colors', 'hardToTellApart'] };
}
