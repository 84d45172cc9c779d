/*
 * Picture of a scale: its steps side by side.
 */

import { strip, type Block } from '../../cli/blocks.ts';
import type { Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';

interface Step {
	readonly step: number;
	readonly hex: string;
}

/** Draws the steps with their numbers; empty if the terminal has no colors. */
export function picture({ steps }: { readonly steps: readonly Step[] }, { width, paint }: Tools): Picture {
	const blocks = steps.map(({ step, hex }): Block => ({ hex, words: ['', String(step), ''] }));
	return { lines: paint.depth === 0 ? [] : strip(blocks, width, paint), shownFields: [] };
}
