/*
 * Picture of a contrast: the text on its background.
 */

import { panel, type Lines } from '../../cli/blocks.ts';
import type { Picture, Swatch } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

interface Checked {
	readonly text: Swatch;
	readonly background: Swatch;
	readonly composited?: { readonly text: string; readonly background: string };
}

const samples = ({ label, paint }: Tools): Lines => [paint.depth === 0 ? '' : label('large text'), label('sample')];

const PANEL = 64;

/** Draws the sample text in the composited colors. */
export function picture({ text, background, composited }: Checked, tools: Tools): Picture {
	const displayed = composited ?? { text: text.hex, background: background.hex };
	return { lines: panel(displayed.text, displayed.background, samples(tools), Math.min(PANEL, tools.width), tools.paint), shownFields: [] };
}
