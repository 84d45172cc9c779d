/*
 * Picture of a scale: its steps side by side.
 */

import { strip, type Block } from '../../cli/blocks.ts';
import type { Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { generateScale } from './declaration.ts';

/** Draws the steps with their numbers; empty if the terminal has no colors. */
export function picture({ steps }: Infer<typeof generateScale.result>, { width, paint }: Tools): Picture {
	const blocks = steps.map(({ step, hex }): Block => ({ hex, words: ['', String(step), ''] }));
	return { lines: paint.depth === 0 ? [] : strip(blocks, width, paint), fields: [] };
}
