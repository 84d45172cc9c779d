/*
 * Picture of tints, shades and tones: a line each.
 */

import { strip } from '../../cli/blocks.ts';
import { withTitle, type Picture } from '../../cli/draw.ts';
import type { Tools } from '../../cli/walk.ts';
import type { Infer } from '../../schema/schema.ts';
import type { tintsShades } from './declaration.ts';

/** Draws tints, shades and tones. */
export function picture(result: Infer<typeof tintsShades.result>, tools: Tools): Picture {
	const { width, paint, label } = tools, indent = 16;
	const kinds = ['tints', 'shades', 'tones'] as const;
	const lines = kinds.flatMap((kind, i) => [
		...(i === 0 ? [] : ['']),
		...withTitle(label(kind), strip(result[kind].map((hex) => ({ hex, words: ['', hex] })), width - indent, paint), tools, indent),
	]);
	return { lines, fields: [...kinds] };
}
