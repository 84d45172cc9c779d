/*
 * Picture of a mixture: both colors with the mixture between them.
 */

import { swatches, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { mixColors } from './declaration.ts';

/** Draws first color, mixture and second color; empty if the terminal has no colors. */
export function picture({ first, second, hex }: Infer<typeof mixColors.result>, tools: Tools): Picture {
	const mixed = { hex, title: tools.label('mixture') };
	return { lines: swatches([first, mixed, second], tools), fields: [] };
}
