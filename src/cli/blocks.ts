/*
 * Pictures of several colors, as lines: strips of blocks with a word in each, a gradient, a panel of sample text, columns.
 *
 * Without colors a strip is the same words in the same places, and what is nothing but color is left out.
 */

import { cellsOf, centered, cut, padded } from './cells.ts';
import type { Painter } from './paint.ts';

export type Lines = readonly string[];

export interface Block {
	readonly hex: string;
	/** One line of the block each; what has more lines than a block beside it makes all as high. */
	readonly words: readonly string[];
}

/** No block is wider. */
const WIDEST_BLOCK = 18;

/** Blocks side by side, as wide as the line allows; those that do not fit begin a strip below. */
export function strip(blocks: readonly Block[], width: number, paint: Painter, most = WIDEST_BLOCK): Lines {
	const least = Math.max(3, ...blocks.flatMap(({ words }) => words.map((word) => cellsOf(word) + (paint.depth === 0 ? 2 : 1))));
	const inLine = Math.max(1, Math.min(blocks.length, Math.floor(width / least)));
	const cells = Math.max(least, Math.min(most, Math.floor(width / inLine)));
	const lines: string[] = [];
	for (let start = 0; start < blocks.length; start += inLine) {
		const row = blocks.slice(start, start + inLine), height = Math.max(...row.map(({ words }) => words.length));
		for (let line = 0; line < height; line++)
			lines.push(row.map(({ hex, words }) => paint.on(hex, centered(words[line] ?? '', cells))).join(''));
	}
	return lines.filter((line) => line.trim() !== '');
}

/** A line of color that runs through stops, each at its percent, as a browser paints the fallback: straight in sRGB. */
export function gradientBar(stops: readonly { readonly position: number; readonly hex: string }[], cells: number, paint: Painter): Lines {
	if (paint.depth === 0) return [];
	const line = Array.from({ length: cells }, (_, i) => paint.chip(colorAt(stops, (100 * i) / Math.max(1, cells - 1)), 1)).join('');
	return [line, line, line];
}

function colorAt(stops: readonly { readonly position: number; readonly hex: string }[], position: number): string {
	const next = stops.findIndex((stop) => stop.position >= position);
	const after = stops[next < 0 ? stops.length - 1 : next]!, before = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)]!;
	const span = after.position - before.position, share = span <= 0 ? 1 : Math.min(1, (position - before.position) / span);
	const byte = (at: number): string => {
		const of = (hex: string): number => Number.parseInt(hex.padEnd(9, 'f').slice(at, at + 2), 16);
		return Math.round(of(before.hex) + (of(after.hex) - of(before.hex)) * share).toString(16).padStart(2, '0');
	};
	const alpha = byte(7);
	return `#${byte(1)}${byte(3)}${byte(5)}${alpha === 'ff' ? '' : alpha}`;
}

/** Sample text on a background, with room around it. */
export function panel(text: string, background: string, samples: readonly string[], cells: number, paint: Painter): Lines {
	if (paint.depth === 0) return [];
	const line = (sample: string): string => paint.on(background, padded(cut(`   ${sample}`, cells), cells), text);
	return [line(''), ...samples.map(line), line('')];
}

/** Lines beside lines, with so many blanks between. */
export function beside(left: Lines, right: Lines, gap = 3): Lines {
	if (left.length === 0) return right;
	const width = Math.max(0, ...left.map(cellsOf));
	return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${padded(left[i] ?? '', width)}${' '.repeat(gap)}${right[i] ?? ''}`);
}
