/*
 * Picture of changed colors: the change, then a line for each color, before and after.
 */

import { swatches, type Picture, type Swatch } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

interface Changed extends Swatch {
	readonly from: Swatch;
}

interface Adjusted {
	readonly change: string;
	readonly amount?: number;
	readonly colors: readonly Changed[];
}

/** Draws each color next to its change. */
export function picture({ change, amount, colors }: Adjusted, tools: Tools): Picture {
	const unit = change === 'rotate' ? '°' : ' %', title = amount === undefined ? change : `${change} ${amount}${unit}`;
	const rows = tools.paint.depth === 0 ? [] : colors.flatMap((color) => swatches([color.from, color], tools));
	return { lines: [`  ${title}`, ...(rows.length === 0 ? [] : ['', ...rows])], shownFields: ['change', 'amount'] };
}
