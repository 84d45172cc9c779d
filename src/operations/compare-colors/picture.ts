/*
 * Picture of a comparison: both colors side by side.
 */

import { swatches, type Picture, type Swatch } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

/** Draws both colors; empty if the terminal has no colors. */
export const picture = ({ first, second }: { readonly first: Swatch; readonly second: Swatch }, tools: Tools): Picture =>
	({ lines: swatches([first, second], tools), fields: [] });
