/*
 * Pictures of several colors, as lines: strips of labeled blocks, a gradient, columns.
 *
 * Without colors, a strip prints the same words in the same places, and parts that are only color are omitted.
 *
 * Proof  test/cli/blocks.test.ts; test/cli/paint.test.ts for gradients.
 */

import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { parseHex } from '../reading/hex.ts';
import { mix } from '../spaces/mix.ts';
import { cellWidth, center, padEnd } from './cells.ts';
import type { Painter } from './paint.ts';

export type Lines = readonly string[];

export interface Block {
	readonly hex: string;
	/** Lines of text in the block. All blocks of a row are as high as the highest. */
	readonly words: readonly string[];
}

/** Widest block, in cells. */
export const WIDEST_BLOCK = 18;

/** Blocks in rows, each block as wide as the line allows. */
export function strip(blocks: readonly Block[], width: number, paint: Painter, most = WIDEST_BLOCK): Lines {
	const least = Math.max(3, ...blocks.flatMap(({ words }) => words.map((word) => cellWidth(word) + (paint.depth === 0 ? 2 : 1))));
	const inLine = Math.max(1, Math.min(blocks.length, Math.floor(width / least)));
	const cells = Math.max(least, Math.min(most, Math.floor(width / inLine)));
	const lines: string[] = [];
	for (let start = 0; start < blocks.length; start += inLine) {
		const row = blocks.slice(start, start + inLine), height = Math.max(...row.map(({ words }) => words.length));
		for (let line = 0; line < height; line++)
			lines.push(row.map(({ hex, words }) => paint.on(hex, center(words[line] ?? '', cells))).join(''));
	}
	return lines.filter((line) => line.trim() !== '');
}

interface Stop {
	/** Percentage of the way. */
	readonly position: number;
	readonly hex: string;
}

/** A gradient through stops, premultiplied in sRGB as a browser paints the fallback. */
export function gradientBar(stops: readonly Stop[], cells: number, paint: Painter): Lines {
	if (paint.depth === 0) return [];
	const line = Array.from({ length: cells }, (_, i) => paint.chip(colorAt(stops, (100 * i) / Math.max(1, cells - 1)), 1)).join('');
	return [line, line, line];
}

function colorAt(stops: readonly Stop[], position: number): string {
	const next = stops.findIndex((stop) => stop.position >= position), after = stops[next] ?? stops.at(-1)!, before = stops[next - 1] ?? after;
	if (before === after) return after.hex;
	// HEX comes from results, so it is valid.
	const color = mix(parseHex(before.hex)!, parseHex(after.hex)!, (position - before.position) / (after.position - before.position), 'srgb');
	return printHex(toRgb24(color), color.alpha);
}

/** Two pictures side by side, `gap` blanks apart. */
export function sideBySide(left: Lines, right: Lines, gap = 3): Lines {
	if (left.length === 0) return right;
	const width = Math.max(...left.map(cellWidth));
	return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${padEnd(left[i] ?? '', width)}${' '.repeat(gap)}${right[i] ?? ''}`);
}
