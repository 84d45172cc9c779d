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

/** White in ten-thousandths. */
const WHITE_X = 3127, WHITE_Y = 3290, WHITE_Z = 10_000 - WHITE_X - WHITE_Y;

/**
 * Matrices to XYZ and back. All intermediate values are integers, exact in doubles, so each entry is one division and thus the
 * double nearest to the exact value.
 */
export function deriveMatrices([a, d, b, e, c, f]: Primaries): readonly [toXyz: Mat3, fromXyz: Mat3] {
	const g = 1000 - a - d, h = 1000 - b - e, i = 1000 - c - f;
	// Cofactors of the primaries; each row times white gives the amount of that primary in white.
	const r1 = e * i - f * h, r2 = c * h - b * i, r3 = b * f - c * e;
	const g1 = f * g - d * i, g2 = a * i - c * g, g3 = c * d - a * f;
	const b1 = d * h - e * g, b2 = b * g - a * h, b3 = a * e - b * d;
	const red = r1 * WHITE_X + r2 * WHITE_Y + r3 * WHITE_Z;
	const green = g1 * WHITE_X + g2 * WHITE_Y + g3 * WHITE_Z;
	const blue = b1 * WHITE_X + b2 * WHITE_Y + b3 * WHITE_Z;
	const all = (a * r1 + b * g1 + c * b1) * WHITE_Y;
	return [
		[
			a * red / all, b * green / all, c * blue / all,
			d * red / all, e * green / all, f * blue / all,
			g * red / all, h * green / all, i * blue / all,
		],
		[
			r1 * WHITE_Y / red, r2 * WHITE_Y / red, r3 * WHITE_Y / red,
			g1 * WHITE_Y / green, g2 * WHITE_Y / green, g3 * WHITE_Y / green,
			b1 * WHITE_Y / blue, b2 * WHITE_Y / blue, b3 * WHITE_Y / blue,
		],
	];
}

/** From linear light to XYZ. */
export const matrixToXyz = (primaries: Primaries): Mat3 => deriveMatrices(primaries)[0];

/** From XYZ to linear light. */
export const matrixFromXyz = (primaries: Primaries): Mat3 => deriveMatrices(primaries)[1];

export const SRGB_PRIMARIES: Primaries = [640, 330, 300, 600, 150, 60];

export const P3_PRIMARIES: Primaries = [680, 320, 265, 690, 150, 60];
