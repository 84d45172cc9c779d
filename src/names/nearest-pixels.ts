/*
 * Who is nearest to each pixel of a picture.
 *
 * Pixels are taken cell by cell of the cube of colors, 8 bytes a side, and each color of a cell once: a color is searched
 * once however often the picture has it, and what a search reads is still in the cache from the one before, which was for
 * a color beside it.
 *
 * Proof  test/library/bulk.test.ts: what a search for each gives.
 */

import { pixelsToOklabInto } from '../spaces/lanes/pixels.ts';
import { nearestIn, type IsBefore, type KdTree } from './kd-tree.ts';

type Bytes = Uint8Array | Uint8ClampedArray;

/** Cells on a side of the cube, and colors in one. */
const SIDE = 32, CELLS = SIDE ** 3, COLORS = 512;

const cellOf = (bytes: Bytes, at: number): number => ((bytes[at]! >> 3) * SIDE + (bytes[at + 1]! >> 3)) * SIDE + (bytes[at + 2]! >> 3);

/** Which color of its cell a pixel is. */
const colorOf = (bytes: Bytes, at: number): number => (bytes[at]! & 7) << 6 | (bytes[at + 1]! & 7) << 3 | (bytes[at + 2]! & 7);

/** The id of the nearest point for each pixel, red, green, blue and alpha; alpha does not count. The tree is not empty. */
export function pixelsNearest(bytes: Bytes, tree: KdTree, isBefore: IsBefore): Uint32Array {
	const ids = new Uint32Array(bytes.length / 4), { order, ends } = byCell(bytes);
	// The colors of a cell in the order of their first pixels.
	const colors = new Uint8Array(4 * COLORS), points = new Float64Array(3 * COLORS), nearest = new Uint32Array(COLORS);
	const places = new Uint16Array(COLORS), lastCell = new Int32Array(COLORS).fill(-1);
	for (let cell = 0, begin = 0; cell < CELLS; cell++) {
		const end = ends[cell]!;
		let count = 0;
		for (let i = begin; i < end; i++) {
			const at = 4 * order[i]!, color = colorOf(bytes, at);
			if (lastCell[color] === cell) continue;
			lastCell[color] = cell;
			for (let channel = 0; channel < 3; channel++) colors[4 * count + channel] = bytes[at + channel]!;
			places[color] = count++;
		}
		if (count > 0) {
			pixelsToOklabInto(points, colors.subarray(0, 4 * count));
			for (let i = 0; i < count; i++)
				nearest[i] = nearestIn(tree, points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!, 1, isBefore).ids[0]!;
		}
		for (let i = begin; i < end; i++) ids[order[i]!] = nearest[places[colorOf(bytes, 4 * order[i]!)]!]!;
		begin = end;
	}
	return ids;
}

/** The pixels, cell after cell, and where each cell ends. */
function byCell(bytes: Bytes): { readonly order: Uint32Array; readonly ends: Uint32Array } {
	const ends = new Uint32Array(CELLS), order = new Uint32Array(bytes.length / 4);
	for (let at = 0; at < bytes.length; at += 4) ends[cellOf(bytes, at)]!++;
	for (let cell = 0, sum = 0; cell < CELLS; cell++) {
		const count = ends[cell]!;
		ends[cell] = sum;
		sum += count;
	}
	// What begins as the begin of each cell is its end when all its pixels have come.
	for (let i = 0; i < order.length; i++) order[ends[cellOf(bytes, 4 * i)]!++] = i;
	return { order, ends };
}
