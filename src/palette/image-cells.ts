/*
 * The histogram of an image: 32,768 cells of sRGB with the number of their pixels and the means of their colors.
 *
 * Values  RGBA bytes.
 * Proof   test/palette/image-cells.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Vec3 } from '../math/matrix.ts';
import { convertInto } from '../spaces/convert.ts';

/** Red, green, blue and alpha of each pixel. */
export type Pixels = Uint8Array | Uint8ClampedArray;

/** Number of cells: five bits of each channel. */
export const CELLS = 1 << 15;

/** Pixels below this alpha are not visible. */
const VISIBLE = 128;

/** The cell of a pixel. */
export const cellOf = (pixels: Pixels, at: number): number =>
	((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);

/** True if the pixel is visible. */
export const isVisible = (pixels: Pixels, at: number): boolean => pixels[at + 3]! >= VISIBLE;

/** The cells in which pixels are. */
export interface Cells {
	readonly cell: Uint32Array;
	readonly count: Float64Array;
	/** Number of pixels in the cell and the 26 around it, so that grain does not hide a small area. */
	readonly crowd: Float64Array;
	/** Means in OKLab, three numbers each. */
	readonly lab: Float64Array;
	/** Means of the bytes, three numbers each. */
	readonly bytes: Float64Array;
	readonly total: number;
}

/** Counts the visible pixels of each cell. */
export function countCells(pixels: Pixels): Cells {
	// For each cell the number of pixels, and the sums of the bits that the cell drops: below 2^32 for 2^27 pixels.
	const sums = new Uint32Array(4 * CELLS);
	spend(pixels.length / 400);
	for (let at = 0; at + 3 < pixels.length; at += 4) {
		if (!isVisible(pixels, at)) continue;
		const i = 4 * cellOf(pixels, at);
		sums[i]!++;
		for (let k = 0; k < 3; k++) sums[i + 1 + k]! += pixels[at + k]! & 7;
	}
	const cell = Uint32Array.from({ length: CELLS }, (_, i) => i).filter((i) => sums[4 * i]! > 0);
	const count = Float64Array.from(cell, (i) => sums[4 * i]!);
	const lab = new Float64Array(3 * cell.length), bytes = new Float64Array(3 * cell.length);
	const v: Vec3 = [0, 0, 0];
	let total = 0;
	for (let i = 0; i < cell.length; i++) {
		for (const k of [0, 1, 2] as const) {
			bytes[3 * i + k] = ((cell[i]! >> (10 - 5 * k)) & 31) * 8 + sums[4 * cell[i]! + 1 + k]! / count[i]!;
			v[k] = bytes[3 * i + k]! / 255;
		}
		convertInto(v, 'srgb', 'oklab');
		lab.set(v, 3 * i);
		total += count[i]!;
	}
	return { cell, count, crowd: Float64Array.from(cell, (of) => countAround(sums, of)), lab, bytes, total };
}

function countAround(sums: Uint32Array, cell: number): number {
	const r = cell >> 10, g = (cell >> 5) & 31, b = cell & 31;
	let sum = 0;
	for (let i = Math.max(0, r - 1); i <= Math.min(31, r + 1); i++)
		for (let j = Math.max(0, g - 1); j <= Math.min(31, g + 1); j++)
			for (let k = Math.max(0, b - 1); k <= Math.min(31, b + 1); k++) sum += sums[4 * ((i << 10) | (j << 5) | k)]!;
	return sum;
}
