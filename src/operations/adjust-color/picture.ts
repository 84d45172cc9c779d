/*
 * Picture of changed colors: the change, then a line for each color, before and after.
 */

import { swatches, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { adjustColor } from './declaration.ts';

/** Draws each color next to its change. */
export function picture({ change, amount, colors }: Infer<typeof adjustColor.result>, tools: Tools): Picture {
	const unit = change === 'rotate' ? '°' : ' %', title = amount === undefined ? change : `${change} ${amount}${unit}`;
	const rows = colors.flatMap((color) => swatches([color.from, color], tools));
	return { lines: [`  ${title}`, ...(rows.length === 0 ? [] : ['', ...rows])], fields: ['change', 'amount'] };
}
