/*
 * Picture of a palette audit: a matrix of text on background.
 */

import { center, truncate, padEnd } from '../../cli/cells.ts';
import { confusionTable, displayName, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { auditPalette } from './declaration.ts';

const USES = { body: '●', large: '◐', decoration: '○' } as const;

/** Draws a row for each text and a column for each background, with ratio and use. */
export function picture({ colors, pairs, indistinguishable, outsideSrgb }: Infer<typeof auditPalette.result>, tools: Tools): Picture {
	const { width, paint, label } = tools;
	const byPlace = new Map(pairs.map((pair) => [`${pair.text} ${pair.background}`, pair]));
	const names = colors.map((color) => truncate(displayName(color), 16)), side = Math.max(7, ...names.map((name) => [...name].length)) + 2;
	const cells = 10, inLine = Math.max(1, Math.floor((width - side) / cells));
	const lines: string[] = [paint.bold(label('text on background')), ''];
	for (let start = 0; start < colors.length; start += inLine) {
		const columns = colors.slice(start, start + inLine).map((color, i) => ({ color, at: start + i }));
		lines.push(' '.repeat(side) + columns.map(({ at }) => paint.dim(padEnd(truncate(names[at]!, cells - 1), cells))).join(''));
		colors.forEach((color, text) => {
			const row = columns.map(({ color: behind, at }) => {
				const pair = byPlace.get(`${text} ${at}`);
				return pair === undefined
					? paint.on(behind.hex, ' '.repeat(cells))
					: paint.on(behind.hex, center(`${USES[pair.use]} ${pair.ratio.toFixed(2)}`, cells), color.hex);
			});
			lines.push(paint.dim(padEnd(names[text]!, side)) + row.join(''));
		});
		lines.push('');
	}
	const counted = Object.entries(USES).map(([use, sign]) =>
		`${sign} ${label(use)} ${paint.bold(String(pairs.filter((pair) => pair.use === use).length))}`);
	lines.push(counted.join('   '));
	if (indistinguishable.length > 0)
		lines.push('', paint.bold(label('indistinguishable')), ...confusionTable(indistinguishable, colors, tools));
	if (outsideSrgb.length > 0)
		lines.push('', `${paint.bold(label('outsideSrgb'))}  ${outsideSrgb.map((at) => displayName(colors[at]!)).join(', ')}`);
	return { lines, fields: ['colors', 'pairs', 'summary', 'indistinguishable', 'outsideSrgb'] };
}
