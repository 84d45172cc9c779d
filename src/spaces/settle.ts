/*
 * Removes rounding noise from a conversion, so that grays, black and white are exact in every space.
 *
 * Matrix rows that should sum to 1 sum to 1 ± 2e-16 in doubles, and a pure power curve turns a residue of 1e-17 into
 * 8e-8. Every bound below is a thousand times the noise of the longest route and a hundred million times smaller than an 8-bit
 * step.
 */

import type { Vec3 } from '../math/matrix.ts';
import { D65_X, D65_Z } from './white.ts';

const NOISE = 1e-13;

/** Linear-light RGB: channels within noise of each other become one gray; values near 0 or 1 become 0 or 1. */
export function settleRgbInto(v: Vec3): void {
	const r = settle(v[0]), g = settle(v[1]), b = settle(v[2]);
	const isGray = Math.abs(r - g) < NOISE && Math.abs(g - b) < NOISE;
	v[0] = isGray ? g : r;
	v[1] = g;
	v[2] = isGray ? g : b;
}

const settle = (x: number): number =>
	Math.abs(x) < 1e-12 ? 0 : Math.abs(x - 1) < NOISE ? 1 : x;

/** OKLab: both opponent axes within noise are 0; lightness within noise of 0 or 1 is 0 or 1. */
export const settleOklabInto = (v: Vec3): void => settleOpponentInto(v, 1);

/** CIE Lab: the same, at a hundred times the scale. */
export const settleLabInto = (v: Vec3): void => settleOpponentInto(v, 100);

/** XYZ under D65, for routes with steep powers: values within 1e-11 of a gray or white become exact. */
export function settleXyzInto(v: Vec3): void {
	const y = Math.abs(v[1]) < STEEP_NOISE ? 0 : Math.abs(v[1] - 1) < STEEP_NOISE ? 1 : v[1], noise = STEEP_NOISE * Math.max(1, Math.abs(y));
	if (Math.abs(v[0] - y * D65_X) > noise || Math.abs(v[2] - y * D65_Z) > noise) return;
	v[0] = y * D65_X;
	v[1] = y;
	v[2] = y * D65_Z;
}

const STEEP_NOISE = 1e-11;

function settleOpponentInto(v: Vec3, white: number): void {
	const noise = NOISE * white;
	if (Math.abs(v[0]) < noise) v[0] = 0;
	else if (Math.abs(v[0] - white) < noise) v[0] = white;
	if (Math.abs(v[1]) < noise && Math.abs(v[2]) < noise) {
		v[1] = 0;
		v[2] = 0;
	}
}
