/*
 * The palette of an image: a few colors that are near to most pixels, and to small accents.
 *
 * Pixels are counted in 32,768 cells of sRGB. The cells are clustered in OKLab: each first center is the cell that is far from the
 * centers before it and not rare, then k-means moves the centers. Means are exact for flat areas, since cells have sums. The work for a
 * pixel does not depend on the number of colors.
 *
 * Values  RGBA bytes; shares 0..1 of the visible pixels; positions are indices of pixels.
 * Proof   test/palette/image-colors.test.ts: images of known composition; image-cells.test.ts: plain loops.
 */

import { spend } from '../math/budget.ts';
import { rgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { countCells, type Cells, type Pixels } from './image-cells.ts';
import { findPlaces } from './image-places.ts';

/** Colors of a palette. */
export const IMAGE_COLORS = { least: 3, most: 12, usual: 6 } as const;

export interface ImageColor {
	readonly rgb24: Rgb24;
	/** Share of the visible pixels that are nearest to this color, 0 to 1. */
	readonly share: number;
	/** Index of a pixel of about this color, inside an area of it. */
	readonly pixel: number;
}

/** Exponent of the share of a cell in its worth as a center: below 1, small areas count more than by their size. */
const AREA_POWER = 0.4;

/** Cells of a smaller share, with those around, are noise. */
const NOISE = 0.0002;

/** Centers closer than this, in deltaE OK, are one color. */
const SAME = 0.04;

/** Rounds of k-means. */
const ROUNDS = 16;

/** Squared distance of a cell to a point. */
function squareTo(lab: Float64Array, i: number, points: Float64Array, j: number): number {
	const l = lab[3 * i]! - points[3 * j]!, a = lab[3 * i + 1]! - points[3 * j + 1]!, b = lab[3 * i + 2]! - points[3 * j + 2]!;
	return l * l + a * a + b * b;
}

/** Chooses up to `size` cells as centers. */
function firstCenters({ count, crowd, lab, total }: Cells, size: number): Float64Array {
	const nearest = new Float64Array(count.length).fill(1), chosen: number[] = [];
	while (chosen.length < size) {
		let best = -1, most = 0;
		for (let i = 0; i < count.length; i++) {
			const share = crowd[i]! / total;
			const worth = share < NOISE && chosen.length > 0 ? 0 : share ** AREA_POWER * nearest[i]!;
			if (worth > most) [best, most] = [i, worth];
		}
		if (best < 0 || nearest[best]! < SAME * SAME) break;
		chosen.push(best);
		for (let i = 0; i < count.length; i++) nearest[i] = Math.min(nearest[i]!, squareTo(lab, i, lab, best));
	}
	return Float64Array.from(chosen.flatMap((i) => [...lab.subarray(3 * i, 3 * i + 3)]));
}

/** Assigns each cell to the nearest center; returns true if any changed. */
function assign({ lab }: Cells, centers: Float64Array, owner: Uint8Array): boolean {
	let isChanged = false;
	for (let i = 0; i < owner.length; i++) {
		let best = 0, least = Infinity;
		for (let j = 0; 3 * j < centers.length; j++) {
			const distance = squareTo(lab, i, centers, j);
			if (distance < least) [best, least] = [j, distance];
		}
		if (owner[i] !== best) isChanged = true;
		owner[i] = best;
	}
	return isChanged;
}

/** Sums of the cells of each center: weights, and three means of `of`. */
function meansOf({ count }: Cells, of: Float64Array, owner: Uint8Array, centers: number) {
	const means = new Float64Array(3 * centers), weights = new Float64Array(centers);
	for (let i = 0; i < owner.length; i++) {
		const j = owner[i]!;
		weights[j]! += count[i]!;
		for (let k = 0; k < 3; k++) means[3 * j + k]! += count[i]! * of[3 * i + k]!;
	}
	for (let at = 0; at < means.length; at++) means[at]! /= Math.max(1, weights[Math.floor(at / 3)]!);
	return { means, weights };
}

/** The palette of an image of up to `size` colors, largest share first; fewer if it has fewer, none if nothing is visible. */
export function colorsOfImage(pixels: Pixels, size: number, width: number): ImageColor[] {
	const cells = countCells(pixels), owner = new Uint8Array(cells.cell.length);
	spend(cells.cell.length * size * (ROUNDS + 2) / 100);
	let centers = firstCenters(cells, size);
	const { length } = centers;
	assign(cells, centers, owner);
	for (let round = 0; round < ROUNDS; round++) {
		const { means, weights } = meansOf(cells, cells.lab, owner, length / 3);
		centers = means.map((mean, at) => (weights[Math.floor(at / 3)]! > 0 ? mean : centers[at]!));
		if (!assign(cells, centers, owner)) break;
	}
	const { means, weights } = meansOf(cells, cells.bytes, owner, length / 3), places = findPlaces(pixels, width, cells, owner, centers);
	return Array.from(weights, (weight, j) => ({
		rgb24: rgb24(Math.round(means[3 * j]!), Math.round(means[3 * j + 1]!), Math.round(means[3 * j + 2]!)),
		share: weight / cells.total,
		pixel: places[j]!,
	})).filter(({ share }) => share > 0).sort((a, b) => b.share - a.share || a.rgb24 - b.rgb24);
}
