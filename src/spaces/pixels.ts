/*
 * Converts the pixels of a picture to OKLab and OKLCH in one loop, with the steps of the route from sRGB.
 *
 * Proof  test/library/bulk.test.ts: equal to the single function for every pixel.
 */

import { applyInto, multiply, type Vec3 } from '../math/matrix.ts';
import { toPolarInto } from '../math/polar.ts';
import { conesToLabInto } from './oklab.ts';
import { XYZ_TO_LMS } from './oklab-matrices.ts';
import { POWERLESS_CHROMA } from './oklch.ts';
import { matrixToXyz, SRGB_PRIMARIES } from './primaries.ts';
import { srgbByteToLinear } from './srgb-transfer.ts';

/** Linear sRGB to cone responses. */
const LIGHT_TO_CONES = /*#__PURE__*/ multiply(XYZ_TO_LMS, /*#__PURE__*/ matrixToXyz(SRGB_PRIMARIES));

/** Converts RGBA pixels to l, a and b; alpha is ignored. */
export function pixelsToOklabInto(out: Float64Array, bytes: Uint8Array | Uint8ClampedArray): void {
	const v: Vec3 = [0, 0, 0];
	for (let from = 0, to = 0; from < bytes.length; from += 4, to += 3) {
		v[0] = srgbByteToLinear(bytes[from]!);
		v[1] = srgbByteToLinear(bytes[from + 1]!);
		v[2] = srgbByteToLinear(bytes[from + 2]!);
		applyInto(LIGHT_TO_CONES, v);
		conesToLabInto(v);
		out[to] = v[0];
		out[to + 1] = v[1];
		out[to + 2] = v[2];
	}
}

/** Converts RGBA pixels to l, c and h; a powerless hue is 0. */
export function pixelsToOklchInto(out: Float64Array, bytes: Uint8Array | Uint8ClampedArray): void {
	pixelsToOklabInto(out, bytes);
	const v: Vec3 = [0, 0, 0];
	for (let at = 0; at < out.length; at += 3) {
		v[1] = out[at + 1]!;
		v[2] = out[at + 2]!;
		toPolarInto(v);
		const isGray = v[1] <= POWERLESS_CHROMA;
		out[at + 1] = isGray ? 0 : v[1];
		out[at + 2] = isGray ? 0 : v[2];
	}
}
