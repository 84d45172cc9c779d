/*
 * `tincture paint`: a picture of the given colors and nothing else.
 *
 * Proof  test/cli/list-and-paint.test.ts.
 */

import { spend } from '../math/budget.ts';
import { SWATCH, swatch } from '../operations/describe.ts';
import { colorsField } from '../operations/fields.ts';
import { list, object, type Infer } from '../schema/schema.ts';
import { strip, WIDEST_BLOCK } from './blocks.ts';
import { truncate } from './cells.ts';
import { COMMANDS, localOperation } from './commands.ts';
import { displayName, patch, type Picture } from './draw.ts';
import { plainTable } from './table.ts';
import type { Tools } from './walk.ts';

const MOST = 1024;

export const operation = localOperation({
	name: 'paint',
	title: 'Paint colors',
	summary: COMMANDS.paint.doc,
	input: object('', { colors: colorsField('The colors to paint.', 1, MOST) }),
	result: object('The colors.', { colors: list('In the order sent.', SWATCH, 1, MOST) }),
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [{ input: { colors: ['teal', 'gold', 'tomato'] }, shows: 'three colors side by side' }],
	run: ({ colors }) => {
		spend(5 * colors.length);
		return { colors: colors.map(swatch) };
	},
});

/** Paints the colors with name and HEX; without terminal colors, a table of both. */
export function picture({ colors }: Infer<typeof operation.result>, tools: Tools): Picture {
	const { width, paint } = tools, [only, ...others] = colors, hexes = colors.map(({ hex }) => hex);
	if (paint.depth === 0) return { lines: plainTable([hexes, colors.map(displayName)], width), fields: ['colors'] };
	if (only !== undefined && others.length === 0) return { lines: patch(only.hex, tools).lines, fields: ['colors'] };
	const blocks = colors.map((one) => {
		const name = truncate(displayName(one), WIDEST_BLOCK - 2);
		return { hex: one.hex, words: ['', name === one.hex ? '' : name, one.hex, ''] };
	});
	return { lines: strip(blocks, width, paint), fields: ['colors'] };
}
