/*
 * The nearest name for each pixel of a picture.
 *
 * Pixels are grouped by cell of the RGB cube, 8 levels a side, and each distinct color of a cell is searched once. Successive
 * searches are for neighboring colors, so their data are still in the CPU cache.
 *
 * Proof  test/library/bulk.test.ts: same results as one search per pixel.
 */

import { pixelsToOklabInto } from '../spaces/pixels.ts';

type Bytes = Uint8Array | Uint8ClampedArray;

/** Cells per side of the cube, all cells, and colors in one cell. */
const SIDE = 32, CELLS = SIDE ** 3, COLORS = 512;

const cellIndex = (bytes: Bytes, at: number): number => ((bytes[at]! >> 3) * SIDE + (bytes[at + 1]! >> 3)) * SIDE + (bytes[at + 2]! >> 3);

/** Index of a pixel's color in its cell. */
const indexInCell = (bytes: Bytes, at: number): number => (bytes[at]! & 7) << 6 | (bytes[at + 1]! & 7) << 3 | (bytes[at + 2]! & 7);

/** Id of the nearest name for each pixel (red, green, blue, alpha) by its OKLab color; alpha is ignored. */
export function nearestToPixels(bytes: Bytes, nearestId: (l: number, a: number, b: number) => number): Uint32Array {
	const ids = new Uint32Array(bytes.length / 4), { order, ends } = sortByCell(bytes);
	// The distinct colors of a cell, in the order of their first pixels.
	const colors = new Uint8Array(4 * COLORS), points = new Float64Array(3 * COLORS), nearest = new Uint32Array(COLORS);
	const places = new Uint16Array(COLORS), lastCell = new Int32Array(COLORS).fill(-1);
	for (let cell = 0, begin = 0; cell < CELLS; cell++) {
		const end = ends[cell]!;
		let count = 0;
		for (let i = begin; i < end; i++) {
			const at = 4 * order[i]!, color = indexInCell(bytes, at);
			if (lastCell[color] === cell) continue;
			lastCell[color] = cell;
			for (let channel = 0; channel < 3; channel++) colors[4 * count + channel] = bytes[at + channel]!;
			places[color] = count++;
		}
		if (count > 0) {
			pixelsToOklabInto(points, colors.subarray(0, 4 * count));
			for (let i = 0; i < count; i++)
				nearest[i] = nearestId(points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!);
		}
		for (let i = begin; i < end; i++) ids[order[i]!] = nearest[places[indexInCell(bytes, 4 * order[i]!)]!]!;
		begin = end;
	}
	return ids;
}

/** Pixels in order of their cells (counting sort), and the end of each cell. */
function sortByCell(bytes: Bytes): { readonly order: Uint32Array; readonly ends: Uint32Array } {
	const ends = new Uint32Array(CELLS), order = new Uint32Array(bytes.length / 4);
	for (let at = 0; at < bytes.length; at += 4) ends[cellIndex(bytes, at)]!++;
	for (let cell = 0, sum = 0; cell < CELLS; cell++) {
		const count = ends[cell]!;
		ends[cell] = sum;
		sum += count;
	}
	// Each entry starts as the cell's begin and becomes its end once all its pixels are placed.
	for (let i = 0; i < order.length; i++) order[ends[cellIndex(bytes, 4 * i)]!++] = i;
	return { order, ends };
}
