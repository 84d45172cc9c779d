/*
 * Picture of a repaired contrast: the text before and after.
 */

import { sideBySide, type Lines } from '../../cli/blocks.ts';
import { panel, type Picture } from '../../cli/draw.ts';
import { numberText } from '../../cli/units.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { fixContrast } from './declaration.ts';

type Result = Infer<typeof fixContrast.result>;

/** Draws the sample text before and after; empty if the terminal has no colors. */
export function picture({ text, background, adjust, color, before, after }: Result, tools: Tools): Picture {
	const { width, paint, label } = tools;
	if (paint.depth === 0) return { lines: [], fields: [] };
	const half = Math.floor((width - 3) / 2);
	const one = (title: string, { ratio, lc }: Result['before'], ink: string, paper: string): Lines => [
		...panel(ink, paper, half, tools),
		paint.dim(`${title}  ${numberText('ratio', ratio)}  ${numberText('lc', lc)}`),
	];
	const changed = adjust === 'text' ? [color.hex, background.hex] as const : [text.hex, color.hex] as const;
	const lines = sideBySide(one(label('before'), before, text.hex, background.hex), one(label('after'), after, ...changed));
	return { lines, fields: ['before', 'after'] };
}
