/*
 * Two opponent axes as chroma and hue (degrees), and back.
 *
 * Proof  test/math/angle.test.ts.
 */

import { normalizeHue } from './angle.ts';
import { fitCubics } from './cubics.ts';

const DEGREES = 180 / Math.PI;

/** Arctangent of 0 to 1 in degrees, within 1e-12. */
const PIECES = 1024;
const arctangent = /*#__PURE__*/ fitCubics(PIECES, 1 + 1 / PIECES, (x) => Math.atan(x) * DEGREES, (x) => DEGREES / (1 + x * x));

/**
 * Hue of two opponent coordinates, not both 0, in degrees, [0, 360): within 1e-12 of atan2, in three quarters of its time. Exact on
 * the axes and diagonals.
 */
export function toHue(a: number, b: number): number {
	const width = Math.abs(a), height = Math.abs(b);
	const slope = Math.min(width, height) / Math.max(width, height);
	let hue = arctangent(slope * PIECES);
	if (height > width) hue = 90 - hue;
	if (a < 0) hue = 180 - hue;
	if (b < 0) hue = 360 - hue;
	// 360 minus a tiny angle rounds to 360, which must be 0.
	return hue === 360 ? 0 : hue;
}

const RADIANS = Math.PI / 180;

/** Replaces two opponent coordinates at v[1] and v[2] by chroma and hue (degrees, [0, 360)). */
export function toPolarInto(v: [number, number, number]): void {
	const a = v[1], b = v[2];
	v[1] = Math.sqrt(a * a + b * b);
	v[2] = normalizeHue(Math.atan2(b, a) * DEGREES);
}

// Reciprocal factorials: the series of sine and cosine.
const C2 = 1 / 2, C4 = C2 / 12, C6 = C4 / 30, C8 = C6 / 56, C10 = C8 / 90, C12 = C10 / 132, C14 = C12 / 182, C16 = C14 / 240;
const S3 = 1 / 6, S5 = S3 / 20, S7 = S5 / 42, S9 = S7 / 72, S11 = S9 / 110, S13 = S11 / 156, S15 = S13 / 210, S17 = S15 / 272;

/** Cosines of zero to four quarter turns; the sine of each is minus the next entry. */
const QUARTERS = /*#__PURE__*/ Float64Array.of(1, 0, -1, 0, 1);

/**
 * Replaces chroma and hue (degrees) at v[1] and v[2] by two opponent coordinates.
 *
 * After quarter turns at most 45 degrees remain, for which eight terms of the series are accurate to the last bits. Takes four
 * fifths of the time of Math.sin and Math.cos, and the axes are exact.
 */
export function fromPolarInto(v: [number, number, number]): void {
	const chroma = v[1], hue = v[2];
	const quarter = Math.floor(hue * (1 / 90) + 0.5), x = (hue - 90 * quarter) * RADIANS;
	const z = x * x, z2 = z * z, z4 = z2 * z2;
	const sine = x - x * z * ((S3 - S5 * z) + z2 * (S7 - S9 * z) + z4 * ((S11 - S13 * z) + z2 * (S15 - S17 * z)));
	const cosine = 1 - z * ((C2 - C4 * z) + z2 * (C6 - C8 * z) + z4 * ((C10 - C12 * z) + z2 * (C14 - C16 * z)));
	const turn = quarter & 3, m = QUARTERS[turn]!, n = QUARTERS[turn + 1]!;
	// Adding 0 turns -0 into 0.
	v[1] = chroma * (cosine * m + sine * n) + 0;
	v[2] = chroma * (sine * m - cosine * n) + 0;
}
