/*
 * Renders an answer for people: the picture of its operation, if any, then the remaining fields by their schema.
 *
 * Proof  test/cli/print.test.ts, picture.test.ts.
 */

import { sideBySide, type Lines } from './blocks.ts';
import { cellWidth } from './cells.ts';
import { labelsIn } from './labels.ts';
import { painter } from './paint.ts';
import type { Draw } from './draw.ts';
import type { Answer } from './answer.ts';
import { COLOR_WORDS } from './settings.ts';
import { colorDepth, outputWidth } from './terminal.ts';
import { walk, type Tools } from './walk.ts';

/** Width of the widest picture, in cells. */
const WIDEST = 120;

const MARGIN = '  ';

/** Renders the text; `draw` draws the picture of the operation. */
export function renderPicture({ operation: { result: schema }, result, settings, io, language }: Answer, draw: Draw | undefined): string {
	const isTerminal = !settings.has('output') && io.output.isTerminal, when = COLOR_WORDS.find((word) => word === settings.get('color'));
	const depth = colorDepth(when ?? 'auto', isTerminal, io.environment);
	const width = outputWidth(io.output, io.environment, WIDEST) - 2 * MARGIN.length;
	const tools: Tools = { paint: painter(depth), width, label: labelsIn(language) };
	if (schema.kind !== 'object') return `${String(result)}\n`;
	const value = result as Readonly<Record<string, unknown>>;
	const picture = draw?.(value as never, tools) ?? { lines: [], fields: [] };
	const rest = walk(schema.fields, value, tools, new Set(picture.fields));
	const lines = picture.lines.length === 0 && typeof value['hex'] === 'string' && 'hex' in schema.fields
		? withCard(value['hex'], rest, tools)
		: [...picture.lines, ...(picture.lines.length > 0 && rest.length > 0 ? [''] : []), ...rest];
	return `\n${lines.map((line) => `${MARGIN}${line}`.trimEnd()).join('\n')}\n\n`;
}

const CARD = 14;

/** Puts a large patch of the color next to its description. */
function withCard(hex: string, lines: Lines, { paint, width }: Tools): Lines {
	if (paint.depth === 0 || width < 60) return lines;
	const first = lines.findIndex((line) => line === ''), height = first < 0 ? lines.length : first;
	const card = Array.from({ length: Math.max(3, Math.min(7, height)) }, () => paint.chip(hex, CARD));
	const widest = Math.max(...lines.slice(0, card.length).map(cellWidth));
	if (widest + CARD + 3 > width) return [...card.slice(0, 3), '', ...lines];
	return [...sideBySide(card, lines.slice(0, height)), ...lines.slice(height)];
}
