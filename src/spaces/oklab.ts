/*
 * OKLab: the perceptually uniform space in which this project measures differences and maps gamuts.
 *
 * Channels  l 0..1; a and b unbounded, about ±0.4 (100 % in CSS).
 * Source    Björn Ottosson, "A perceptual color space for image processing", 2020; the matrices in 64-bit precision
 *           for the D65 white of CSS Color 4 §9.2, §18.
 * Proof     test/spaces/vectors.test.ts holds published values; grays have a = b = 0 exactly, white has l = 1.
 */

import { cubeRootsInto } from '../math/cube-root.ts';
import { applyInto, type Vec3 } from '../math/matrix.ts';
import { opponent } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { LAB_TO_LMS, LMS_TO_LAB, LMS_TO_XYZ, XYZ_TO_LMS } from './oklab-matrices.ts';
import { settleOklabInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

function labToConesInto(v: Vec3): void {
	applyInto(LAB_TO_LMS, v);
	v[0] *= v[0] * v[0];
	v[1] *= v[1] * v[1];
	v[2] *= v[2] * v[2];
}

/** Cone responses to OKLab. */
export function conesToLabInto(v: Vec3): void {
	cubeRootsInto(v);
	applyInto(LMS_TO_LAB, v);
	settleOklabInto(v);
}

export const oklab: Space<'oklab', 'oklab'> = /*#__PURE__*/ defineSpace({
	id: 'oklab',
	channels: /*#__PURE__*/ opponent(1, 0.4),
	written: { form: 'oklab' },
	base: xyzD65,
	toBase: [{ map: labToConesInto }, { matrix: LMS_TO_XYZ }],
	fromBase: [{ matrix: XYZ_TO_LMS }, { map: conesToLabInto }],
});
