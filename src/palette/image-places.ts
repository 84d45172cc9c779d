/*
 * Where the colors of an image's palette are: for each, a pixel in the middle of the longest run of its color in a row.
 *
 * Rows are skipped in large images, so that about a million pixels are examined.
 *
 * Proof  test/palette/image-cells.test.ts.
 */

import { spend } from '../math/budget.ts';
import { cellOf, CELLS, isVisible, type Cells, type Pixels } from './image-cells.ts';

/** Number of pixels to examine. */
const LOOKED_AT = 1_000_000;

/** A cell farther from its color, in deltaE OK, does not represent it. */
const NEAR = 0.06;

/** The owner of cells that represent no color. */
const NOBODY = 255;

/** Indices of pixels, one for each center. */
export function findPlaces(pixels: Pixels, width: number, { cell, lab }: Cells, owner: Uint8Array, centers: Float64Array): number[] {
	const count = centers.length / 3, owners = new Uint8Array(CELLS).fill(NOBODY);
	const nearest = new Array<number>(count).fill(Infinity), own = new Array<number>(count).fill(0);
	for (let i = 0; i < cell.length; i++) {
		const j = owner[i]!;
		const distance = Math.hypot(lab[3 * i]! - centers[3 * j]!, lab[3 * i + 1]! - centers[3 * j + 1]!, lab[3 * i + 2]! - centers[3 * j + 2]!);
		if (distance < NEAR) owners[cell[i]!] = j;
		if (distance < nearest[j]!) [nearest[j], own[j]] = [distance, i];
	}
	// The nearest cell represents its color in any case.
	own.forEach((i, j) => { owners[cell[i]!] = j; });
	const runs = new Array<number>(count).fill(0), places = new Array<number>(count).fill(-1);
	const all = pixels.length / 4, height = Math.ceil(all / width), step = Math.max(1, Math.floor(all / LOOKED_AT));
	spend(Math.min(all, LOOKED_AT) / 100);
	for (const skip of new Set([step, 1])) {
		// A color in none of the examined rows is searched in all rows.
		if (!places.includes(-1)) break;
		for (let y = 0; y < height; y += skip) {
			const end = Math.min(all, (y + 1) * width);
			for (let x = y * width, from = x, last = NOBODY; x <= end; x++) {
				const now = x < end && isVisible(pixels, 4 * x) ? owners[cellOf(pixels, 4 * x)]! : NOBODY;
				if (now === last && x < end) continue;
				if (last !== NOBODY && x - from > runs[last]!) {
					runs[last] = x - from;
					places[last] = (from + x) >> 1;
				}
				last = now;
				from = x;
			}
		}
	}
	return places;
}
