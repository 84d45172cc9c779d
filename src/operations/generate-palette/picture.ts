/*
 * Picture of a palette: its colors side by side, with names.
 */

import { strip, type Block } from '../../cli/blocks.ts';
import { truncate, escapeLine } from '../../cli/cells.ts';
import type { Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { generatePalette } from './declaration.ts';

/** Draws the colors with name and HEX; empty if the terminal has no colors. */
export function picture({ colors }: Infer<typeof generatePalette.result>, { width, paint }: Tools): Picture {
	if (paint.depth === 0) return { lines: [], fields: [] };
	const cells = Math.max(9, Math.floor(width / colors.length));
	const blocks = colors.map(({ hex, name }): Block => ({ hex, words: ['', '', truncate(escapeLine(name), cells - 2), hex, ''] }));
	return { lines: strip(blocks, width, paint, cells), fields: [] };
}
