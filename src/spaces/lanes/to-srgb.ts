/*
 * Conversions to sRGB from frequent spaces, written out.
 *
 * Each runs the steps of its route in one function that V8 can inline, instead of a list of unknown functions: two to three
 * times as fast. The matrices are those of the routes.
 *
 * Proof  test/spaces/routes.test.ts: equal to the single steps within 1e-12.
 */

import { fromPolarInto } from '../../math/polar.ts';
import { applyInto, multiply, type Vec3 } from '../../math/matrix.ts';
import { LAB_TO_LMS, LMS_TO_XYZ } from '../oklab-matrices.ts';
import { matrixFromXyz, matrixToXyz, P3_PRIMARIES, SRGB_PRIMARIES } from '../primaries.ts';
import { settleRgbInto } from '../settle.ts';
import type { Lane } from '../space.ts';
import { decodeInto } from './light.ts';
import { encodeSrgb } from './srgb-curve.ts';

/** The lane from a space, if there is one. */
export function laneToSrgb(from: string): Lane | undefined {
	switch (from) {
		case 'oklch': return oklchToSrgbInto;
		case 'oklab': return oklabToSrgbInto;
		case 'srgb-linear': return encodeInto;
		case 'display-p3': return p3ToSrgbInto;
		default: return undefined;
	}
}

const XYZ_TO_LIGHT = /*#__PURE__*/ matrixFromXyz(SRGB_PRIMARIES);
const CONES_TO_LIGHT = /*#__PURE__*/ multiply(XYZ_TO_LIGHT, LMS_TO_XYZ);
const P3_TO_LIGHT = /*#__PURE__*/ multiply(XYZ_TO_LIGHT, /*#__PURE__*/ matrixToXyz(P3_PRIMARIES));

function oklchToSrgbInto(v: Vec3): number {
	fromPolarInto(v);
	return oklabToSrgbInto(v);
}

function oklabToSrgbInto(v: Vec3): number {
	const m = LAB_TO_LMS, k = CONES_TO_LIGHT;
	const lightness = v[0], a = v[1], b = v[2];
	const l = m[0] * lightness + m[1] * a + m[2] * b;
	const n = m[3] * lightness + m[4] * a + m[5] * b;
	const s = m[6] * lightness + m[7] * a + m[8] * b;
	const l3 = l * l * l, n3 = n * n * n, s3 = s * s * s;
	v[0] = k[0] * l3 + k[1] * n3 + k[2] * s3;
	v[1] = k[3] * l3 + k[4] * n3 + k[5] * s3;
	v[2] = k[6] * l3 + k[7] * n3 + k[8] * s3;
	settleRgbInto(v);
	return encodeInto(v);
}

/** Display P3 uses the sRGB curve. */
function p3ToSrgbInto(v: Vec3): number {
	decodeInto(v);
	applyInto(P3_TO_LIGHT, v);
	settleRgbInto(v);
	return encodeInto(v);
}

function encodeInto(v: Vec3): number {
	for (let i = 0; i < 3; i++) v[i] = encodeSrgb(v[i]!);
	return 0;
}
