/*
 * Picture of a mixture: both colors with the mixture between them.
 */

import { swatches, type Picture, type Swatch } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

interface Mixed extends Swatch {
	readonly first: Swatch;
	readonly second: Swatch;
}

/** Draws first color, mixture and second color; empty if the terminal has no colors. */
export function picture({ first, second, hex, oklch }: Mixed, tools: Tools): Picture {
	const mixed = { hex, oklch, title: tools.label('mixture') };
	return { lines: tools.paint.depth === 0 ? [] : swatches([first, mixed, second], tools), shownFields: [] };
}
