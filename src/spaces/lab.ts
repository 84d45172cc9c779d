/*
 * CIE Lab of 1976, adapted to D50 as CSS has it.
 *
 * Channels  l 0..100; a and b unbounded, about ±125 (100 % in CSS).
 * Source    CSS Color 4 §9.1, §18; CIE 15:2004 (ε = 216/24389, κ = 24389/27, the exact fractions).
 * Proof     test/spaces/vectors.test.ts holds published values; grays have a = b = 0 exactly.
 */

import { cubeRootsInto } from '../math/cube-root.ts';
import type { Vec3 } from '../math/matrix.ts';
import { settleLabInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD50 } from './xyz.ts';

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/** D50 as XYZ, where Y is 1. */
export const WHITE_X = 0.3457 / 0.3585;
export const WHITE_Z = (1 - 0.3457 - 0.3585) / 0.3585;

const f = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);

function xyzToLabInto(v: Vec3): void {
	v[0] /= WHITE_X;
	v[2] /= WHITE_Z;
	whiteSharesToLabInto(v);
}

/** From XYZ as shares of white. */
export function whiteSharesToLabInto(v: Vec3): void {
	if (v[0] > EPSILON && v[1] > EPSILON && v[2] > EPSILON) {
		cubeRootsInto(v);
	} else {
		v[0] = f(v[0]);
		v[1] = f(v[1]);
		v[2] = f(v[2]);
	}
	const fx = v[0], fy = v[1], fz = v[2];
	v[0] = 116 * fy - 16;
	v[1] = 500 * (fx - fy);
	v[2] = 200 * (fy - fz);
}

function toXyzInto(v: Vec3): void {
	const l = v[0];
	const fy = (l + 16) / 116;
	const fx = v[1] / 500 + fy;
	const fz = fy - v[2] / 200;
	const fx3 = fx * fx * fx, fz3 = fz * fz * fz;
	v[0] = (fx3 > EPSILON ? fx3 : (116 * fx - 16) / KAPPA) * WHITE_X;
	v[1] = l > KAPPA * EPSILON ? fy * fy * fy : l / KAPPA;
	v[2] = (fz3 > EPSILON ? fz3 : (116 * fz - 16) / KAPPA) * WHITE_Z;
}

export const lab: Space<'lab', 'lab'> = {
	id: 'lab',
	channels: [
		{ id: 'l', kind: 'lightness', range: [0, 100], digits: 3, name: 'lightness', clamp: 'range' },
		{ id: 'a', kind: 'opponent', range: [-125, 125], digits: 3 },
		{ id: 'b', kind: 'opponent', range: [-125, 125], digits: 3 },
	],
	written: { form: 'lab', example: 'lab(42 -3 -32)' },
	base: xyzD50,
	toBase: [{ map: toXyzInto }],
	fromBase: [{ map: xyzToLabInto }, { map: settleLabInto }],
};
