/*
 * The matrices between linear RGB and XYZ, computed from primaries under D65.
 *
 * Source  The method is that of B. Lindbloom, "RGB/XYZ matrices": the primaries as columns, scaled so that r = g = b = 1 is
 *         the white. White is D65, x 0.3127, y 0.3290 (CSS Color 4 §10).
 * Proof   test/spaces/rgb-matrices.test.ts rebuilds every matrix in exact fractions, to the last bit.
 */

import type { Mat3 } from '../math/matrix.ts';

/** x and y of red, green and blue, in thousandths. */
export type Primaries = readonly [xr: number, yr: number, xg: number, yg: number, xb: number, yb: number];

type Triple = readonly [number, number, number];

/** White in ten-thousandths. */
const WHITE: Triple = [3127, 3290, 3583];

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

const cross = ([a, b, c]: Triple, [x, y, z]: Triple): Triple => [b * z - c * y, c * x - a * z, a * y - b * x];

/**
 * Matrices to XYZ and back. All intermediate values are integers, exact in doubles, so each entry is one division and thus the
 * double nearest to the exact value.
 */
export function deriveMatrices([xr, yr, xg, yg, xb, yb]: Primaries): readonly [toXyz: Mat3, fromXyz: Mat3] {
	const red: Triple = [xr, yr, 1000 - xr - yr], green: Triple = [xg, yg, 1000 - xg - yg], blue: Triple = [xb, yb, 1000 - xb - yb];
	// Rows of the inverse, times the determinant; each times white gives the amount of that primary in white.
	const rows = [cross(green, blue), cross(blue, red), cross(red, green)] as const, amounts = rows.map((row) => dot(row, WHITE));
	const all = dot(red, rows[0]) * WHITE[1];
	// Three rows of three entries each.
	return [
		[0, 1, 2].flatMap((i) => [red, green, blue].map((column, j) => column[i]! * amounts[j]! / all)) as unknown as Mat3,
		rows.flatMap((row, j) => row.map((entry) => entry * WHITE[1] / amounts[j]!)) as unknown as Mat3,
	];
}

/** From linear light to XYZ. */
export const matrixToXyz = (primaries: Primaries): Mat3 => deriveMatrices(primaries)[0];

export const SRGB_PRIMARIES: Primaries = [640, 330, 300, 600, 150, 60];

export const P3_PRIMARIES: Primaries = [680, 320, 265, 690, 150, 60];
