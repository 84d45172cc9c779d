/*
 * Two opponent axes as chroma and hue (degrees), and back.
 *
 * Proof  test/math/angle.test.ts.
 */

import { DEGREES, normalizeHue } from './angle.ts';

/** Hue of two opponent coordinates in degrees, [0, 360); 0 without a hue. */
export const toHue = (a: number, b: number): number => normalizeHue(Math.atan2(b, a) * DEGREES);

/** Replaces two opponent coordinates at v[1] and v[2] by chroma and hue (degrees, [0, 360)). */
export function toPolarInto(v: [number, number, number]): void {
	const a = v[1], b = v[2];
	v[1] = Math.sqrt(a * a + b * b);
	v[2] = toHue(a, b);
}

/** Cosines of zero to four quarter turns; the sine of each is minus the next entry. */
const QUARTERS = [1, 0, -1, 0, 1] as const;

/** Replaces chroma and hue (degrees) at v[1] and v[2] by two opponent coordinates. Quarter turns come first, so that the axes are exact. */
export function fromPolarInto(v: [number, number, number]): void {
	const chroma = v[1], quarter = Math.floor(v[2] / 90 + 0.5), x = (v[2] - 90 * quarter) / DEGREES;
	const sine = Math.sin(x), cosine = Math.cos(x), turn = quarter & 3, m = QUARTERS[turn]!, n = QUARTERS[turn + 1]!;
	// Adding 0 turns -0 into 0.
	v[1] = chroma * (cosine * m + sine * n) + 0;
	v[2] = chroma * (sine * m - cosine * n) + 0;
}
