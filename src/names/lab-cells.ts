/*
 * Cubic cells of OKLab, for rules that compare a color with a list: only some entries of the list matter in a cell.
 *
 * Proof  test/names/lab-cells.test.ts.
 */

import { once } from './once.ts';

/** A color in OKLab. */
export type Lab = readonly [l: number, a: number, b: number];

/** Edge of a cell: sRGB has about 1,300 cells. */
const EDGE = 0.04;
/** Greatest distance of a color from the center of its cell; the last digits allow for rounding. */
export const CELL_RADIUS = EDGE * Math.sqrt(3) / 2 + 1e-9;

/** Cells along an opponent axis, and the index of the cell around 0: sRGB reaches 8 cells away from gray, and has 26 of lightness. */
const SIDE = 32, ORIGIN = 16, COUNT = 26 * SIDE * SIDE;

const index = (x: number): number => Math.round(x / EDGE);

/** Returns a function that computes a value at the center of a color's cell on first use; the color is inside sRGB. */
export function perCell<T>(compute: (center: Lab) => T): (lab: Lab) => T {
	const cells = once(() => new Array<T | undefined>(COUNT));
	return (lab) => {
		const x = index(lab[0]), y = index(lab[1]), z = index(lab[2]);
		return cells()[(x * SIDE + y + ORIGIN) * SIDE + z + ORIGIN] ??= compute([x * EDGE, y * EDGE, z * EDGE]);
	};
}
