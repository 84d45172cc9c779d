/*
 * Shared parts of the pictures that the command draws: each operation with a picture has `picture.ts` in its folder.
 *
 * Proof  test/cli/draw.test.ts.
 */

import { strip, type Block, type Lines } from './blocks.ts';
import { truncate, escapeLine, padEnd } from './cells.ts';
import { plainTable } from './table.ts';
import { numberText } from './units.ts';
import { withPatch, type Tools } from './walk.ts';

export interface Picture {
	readonly lines: Lines;
	/** Fields of the result that the picture shows, so that they are not printed again. */
	readonly fields: readonly string[];
}

/** Draws a result of the operation, whose schema guarantees the fields that the picture reads. */
export type Draw = (result: never, tools: Tools) => Picture;

export interface Swatch {
	readonly input?: string;
	readonly hex: string;
}

/** A pair of colors, by index, that people with a deficiency may confuse. */
interface ConfusedPair {
	readonly first: number;
	readonly second: number;
	readonly kind: string;
	readonly deltaEOK: number;
}

/** Puts a title of `indent` cells before the first line of blocks. */
export const withTitle = (title: string, lines: Lines, { paint }: Tools, indent: number): Lines =>
	lines.map((line, i) => `${i === 0 ? paint.dim(padEnd(truncate(title, indent - 1), indent)) : ' '.repeat(indent)}${line}`);

/** The text a color was given as, or its HEX. */
export const displayName = ({ input, hex }: Swatch): string => (input === undefined ? hex : escapeLine(input));

/** Colors side by side, each with its name and HEX; empty if the terminal has no colors. */
export const swatches = (all: readonly (Swatch & { readonly title?: string })[], { width, paint }: Tools): Lines => {
	if (paint.depth === 0) return [];
	const cells = Math.min(26, Math.floor(width / all.length));
	const blocks = all.map((one): Block => ({ hex: one.hex, words: ['', truncate(one.title ?? displayName(one), cells - 2), one.hex, ''] }));
	return strip(blocks, width, paint, cells);
};

/** Colors side by side without names; empty if the terminal has no colors. */
export const drawColors = ({ colors }: { readonly colors: readonly Swatch[] }, { width, paint }: Tools): Picture =>
	({ lines: paint.depth === 0 ? [] : strip(colors.map(({ hex }) => ({ hex, words: ['', hex] })), width, paint), fields: [] });

/** Size of a single color, in cells and lines. */
const PATCH_WIDTH = 32, PATCH_HEIGHT = 3;

/** A single color; empty if the terminal has no colors. */
export const patch = (hex: string | undefined, { paint }: Tools): Picture => ({
	lines: hex === undefined || paint.depth === 0 ? [] : Array.from({ length: PATCH_HEIGHT }, () => paint.chip(hex, PATCH_WIDTH)),
	fields: [],
});

/** Sample text on a background, with padding; empty without colors. */
export function panel(text: string, background: string, cells: number, { paint, label }: Tools): Lines {
	if (paint.depth === 0) return [];
	return ['', label('large text'), label('sample'), ''].map((sample) =>
		paint.on(background, padEnd(truncate(`   ${sample}`, cells), cells), text));
}

/** A table of pairs that people may confuse, closest first. */
export function confusionTable(pairs: readonly ConfusedPair[], colors: readonly Swatch[], tools: Tools): Lines {
	return plainTable([
		pairs.map(({ first }) => withPatch(colors[first]!.hex, tools)),
		pairs.map(({ second }) => withPatch(colors[second]!.hex, tools)),
		pairs.map(({ kind }) => tools.label(kind)),
		pairs.map(({ deltaEOK }) => numberText('deltaEOK', deltaEOK)),
	], tools.width);
}
