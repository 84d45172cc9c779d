/*
 * Picture of a contrast: the text on its background.
 */

import { panel, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { checkContrast } from './declaration.ts';

const PANEL = 64;

/** Draws the sample text in the composited colors. */
export function picture({ text, background, composited }: Infer<typeof checkContrast.result>, tools: Tools): Picture {
	const displayed = composited ?? { text: text.hex, background: background.hex };
	return { lines: panel(displayed.text, displayed.background, Math.min(PANEL, tools.width), tools), fields: [] };
}
