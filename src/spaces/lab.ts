/*
 * CIE Lab of 1976, adapted to D50 as CSS has it.
 *
 * Channels  l 0..100; a and b unbounded, about ±125 (100 % in CSS).
 * Source    CSS Color 4 §9.1, §18; CIE 15:2004 (ε = 216/24389, κ = 24389/27, the exact fractions).
 * Proof     test/spaces/vectors.test.ts holds published values; grays have a = b = 0 exactly.
 */

import type { Vec3 } from '../math/matrix.ts';
import { opponent } from './channels.ts';
import { settleLabInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD50 } from './xyz.ts';

/** Above this share the cube root stands, below it the line. */
export const EPSILON = 216 / 24389;
export const KAPPA = 24389 / 27;

/** D50 as XYZ, where Y is 1. */
export const WHITE_X = 0.3457 / 0.3585;
export const WHITE_Z = (1 - 0.3457 - 0.3585) / 0.3585;

/** What stands for the share of a white: its cube root, and near black a line. */
export const rootOrLine = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);

/** The luminance, white being 1, of an l of 0 to 100. */
export function luminanceOfLightness(l: number): number {
	const root = (l + 16) / 116;
	return l > KAPPA * EPSILON ? root * root * root : l / KAPPA;
}

/** XYZ under D50 to Lab, unsettled. */
export function labFromXyzInto(v: Vec3): void {
	v[0] = rootOrLine(v[0] / WHITE_X);
	v[1] = rootOrLine(v[1]);
	v[2] = rootOrLine(v[2] / WHITE_Z);
	rootsToLabInto(v);
}

/** From the roots of the shares of white. */
export function rootsToLabInto(v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	v[0] = 116 * y - 16;
	v[1] = 500 * (x - y);
	v[2] = 200 * (y - z);
}

/** Lab to XYZ under D50. */
export function labToXyzInto(v: Vec3): void {
	const l = v[0];
	const fy = (l + 16) / 116;
	const fx = v[1] / 500 + fy;
	const fz = fy - v[2] / 200;
	const fx3 = fx * fx * fx, fz3 = fz * fz * fz;
	v[0] = (fx3 > EPSILON ? fx3 : (116 * fx - 16) / KAPPA) * WHITE_X;
	v[1] = luminanceOfLightness(l);
	v[2] = (fz3 > EPSILON ? fz3 : (116 * fz - 16) / KAPPA) * WHITE_Z;
}

export const lab: Space<'lab', 'lab'> = {
	id: 'lab',
	channels: /*#__PURE__*/ opponent(100, 125),
	written: { form: 'lab' },
	base: xyzD50,
	toBase: [{ map: labToXyzInto }],
	fromBase: [{ map: labFromXyzInto }, { map: settleLabInto }],
};
