/*
 * OKLab: the perceptually uniform space in which this project measures differences and maps gamuts.
 *
 * Channels  l 0..1; a and b unbounded, about ±0.4 (100 % in CSS).
 * Source    Björn Ottosson, "A perceptual color space for image processing", 2020; the matrices in 64-bit precision
 *           for the D65 white of CSS Color 4 §9.2, §18.
 * Proof     test/spaces/vectors.test.ts holds published values; grays have a = b = 0 exactly, white has l = 1.
 */

import { opponent } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { oklchToOklabInto, srgbToOklabInto } from './lanes/to-oklab.ts';
import { LAB_TO_LMS, LMS_TO_LAB, LMS_TO_XYZ, XYZ_TO_LMS } from './oklab-matrices.ts';
import { settleOklabInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

const cube = (x: number): number => x * x * x;

export const oklab: Space<'oklab', 'oklab'> = /*#__PURE__*/ defineSpace({
	id: 'oklab',
	channels: /*#__PURE__*/ opponent(1, 0.4),
	written: { form: 'oklab' },
	base: xyzD65,
	toBase: [{ matrix: LAB_TO_LMS }, { curve: cube }, { matrix: LMS_TO_XYZ }],
	fromBase: [{ matrix: XYZ_TO_LMS }, { curve: Math.cbrt }, { matrix: LMS_TO_LAB }, { map: settleOklabInto }],
	laneFrom: (from) => (from === 'srgb' ? srgbToOklabInto : from === 'oklch' ? oklchToOklabInto : undefined),
});
