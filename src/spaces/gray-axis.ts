/*
 * Grays in spaces whose gray axis is not at chroma 0.
 *
 * Jzazbz and CAM16 give a gray a little chroma, and so a meaningless hue. Colors on that curve have no hue, as in every other
 * space (CSS Color 4 §4.4.1), and a chroma of 0 denotes the gray itself.
 *
 * Proof  test/spaces/more.test.ts: every gray comes back exactly gray.
 */

import { bisect } from '../math/bisect.ts';
import type { Vec3 } from '../math/matrix.ts';
import { D65_X, D65_Z } from './white.ts';

/** Sets XYZ to the gray with a luminance (white is 1). */
export function grayInto(v: Vec3, luminance: number): void {
	v[0] = luminance * D65_X;
	v[1] = luminance;
	v[2] = luminance * D65_Z;
}

/** Tolerance that makes white exactly white. */
const NOISE = 1e-12;

/** Finds the luminance, 0 to `most` (white is 1), of the gray with a lightness. `lightnessOf` must be increasing. */
export function luminanceOfGray(lightness: number, most: number, lightnessOf: (luminance: number) => number): number {
	if (!(lightness > 0)) return 0;
	const luminance = bisect(0, most, 0, (y) => lightnessOf(y) <= lightness);
	return Math.abs(luminance - 1) < NOISE ? 1 : luminance;
}
