/*
 * Conversions to OKLab from frequent spaces, written out.
 *
 * Each runs the steps of its route in one function that V8 can inline, instead of a list of unknown functions: two to three
 * times as fast. The matrices are those of the routes.
 *
 * Proof  test/spaces/routes.test.ts: equal to the single steps within 1e-12.
 */

import { cubeRootsTimesInto } from '../../math/cube-root.ts';
import { multiply, type Vec3 } from '../../math/matrix.ts';
import { fromPolarInto } from '../../math/polar.ts';
import { LMS_TO_LAB, XYZ_TO_LMS } from '../oklab-matrices.ts';
import { settleOklabInto } from '../settle.ts';
import { lightTimesInto } from './light.ts';
import { LIGHT_TO_XYZ } from './to-xyz.ts';

/** Linear sRGB to cone responses. */
export const LIGHT_TO_CONES = /*#__PURE__*/ multiply(XYZ_TO_LMS, LIGHT_TO_XYZ);

/** From encoded sRGB. */
export function srgbToOklabInto(v: Vec3): number {
	lightTimesInto(LIGHT_TO_CONES, v);
	cubeRootsTimesInto(LMS_TO_LAB, v);
	settleOklabInto(v);
	return 0;
}

/** From the polar form. */
export function oklchToOklabInto(v: Vec3): number {
	fromPolarInto(v);
	return 0;
}
