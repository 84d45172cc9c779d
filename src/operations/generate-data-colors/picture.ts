/*
 * Picture of data colors: separate bars for categories, and a continuous bar for ordered kinds.
 */

import { gradientBar, strip } from '../../cli/blocks.ts';
import type { Picture } from '../../cli/draw.ts';
import { numberText } from '../../cli/units.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { generateDataColors } from './declaration.ts';

/** Draws the colors with their contrast; ordered kinds also as a continuous bar. */
export function picture({ kind, colors }: Infer<typeof generateDataColors.result>, { width, paint }: Tools): Picture {
	if (paint.depth === 0) return { lines: [], fields: [] };
	const cells = Math.max(9, Math.floor(width / colors.length));
	const bars = strip(colors.map(({ hex, ratio }) =>
		({ hex, words: ['', hex, ratio === undefined ? '' : numberText('ratio', ratio), ''] })), width, paint, cells);
	return { lines: kind === 'categorical' ? bars : [...bars, ...gradientBar(colors.map(({ hex }, i) =>
		({ position: 100 * i / (colors.length - 1), hex })), width, paint)], fields: [] };
}
