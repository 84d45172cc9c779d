/*
 * CIE Lab from and to XYZ under D50, as functions on coordinates.
 *
 * Source  CSS Color 4 §9.1, §18; CIE 15:2004 (ε = 216/24389, κ = 24389/27, the exact fractions).
 * Proof   test/spaces/vectors.test.ts holds published values.
 */

import type { Vec3 } from '../math/matrix.ts';

/** The cube root applies above this ratio to white, a straight line below. */
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/** D50 as XYZ with Y = 1. */
const WHITE_X = 0.3457 / 0.3585;
const WHITE_Z = (1 - 0.3457 - 0.3585) / 0.3585;

/** f(t): cube root of the ratio to white, linear near black. */
const rootOrLine = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);

/** The inverse of f. */
function cubeOrLine(f: number): number {
	const cube = f * f * f;
	return cube > EPSILON ? cube : (116 * f - 16) / KAPPA;
}

/** L of a luminance (white is 1). */
export const lightnessOfLuminance = (y: number): number => 116 * rootOrLine(y) - 16;

/** Luminance (white is 1) of an L of 0 to 100. */
export function luminanceOfLightness(l: number): number {
	const root = (l + 16) / 116;
	return l > KAPPA * EPSILON ? root * root * root : l / KAPPA;
}

/** Converts XYZ under D50 to Lab without settling rounding noise. */
export function labFromXyzInto(v: Vec3): void {
	const x = rootOrLine(v[0] / WHITE_X), y = rootOrLine(v[1]), z = rootOrLine(v[2] / WHITE_Z);
	v[0] = 116 * y - 16;
	v[1] = 500 * (x - y);
	v[2] = 200 * (y - z);
}

/** Converts Lab to XYZ under D50. */
export function labToXyzInto(v: Vec3): void {
	const l = v[0], fy = (l + 16) / 116;
	v[0] = cubeOrLine(v[1] / 500 + fy) * WHITE_X;
	v[1] = luminanceOfLightness(l);
	v[2] = cubeOrLine(fy - v[2] / 200) * WHITE_Z;
}
