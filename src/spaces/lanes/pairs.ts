/*
 * The conversions that are asked for most, written out: sRGB to OKLab, OKLCH and Lab; OKLab, OKLCH and Display P3 to
 * sRGB; and what mapping into sRGB begins and ends with.
 *
 * Each does the steps of its route, in one function that the compiler sees as a whole, instead of a list of functions
 * it calls without knowing them: two to three times as fast. The matrices are those of the routes.
 *
 * Proof  test/spaces/routes.test.ts: equal to the single steps within 1e-12.
 */

import { fromPolarInto, hueOf } from '../../math/polar.ts';
import { cubeRootsInto, cubeRootsTimesInto } from '../../math/cube-root.ts';
import { applyInto, multiply, type Mat3, type Vec3 } from '../../math/matrix.ts';
import { displayP3 } from '../display-p3.ts';
import { EPSILON, lab, rootOrLine, rootsToLabInto, WHITE_X, WHITE_Z } from '../lab.ts';
import { oklab } from '../oklab.ts';
import { POWERLESS_CHROMA } from '../oklch.ts';
import { matrixBetween } from '../route.ts';
import { settleLabInto, settleOklabInto, settleRgbInto } from '../settle.ts';
import { decodeSrgb, encodeSrgb } from './srgb-curve.ts';
import { byteOf, srgb, srgbByteToLinear } from '../srgb.ts';

/** What `fastInto` gives where there is no fast lane. */
export const NO_LANE = -1;

/** The same as the route from one space to the other: coordinates in place, and the mask of missing channels. */
export function fastInto(v: Vec3, from: string, to: string): number {
	if (from === 'srgb') {
		if (to === 'oklch') return srgbToOklchInto(v);
		if (to === 'oklab') return srgbToOklabInto(v);
		if (to === 'lab') return srgbToLabInto(v);
	} else if (to === 'srgb') {
		if (from === 'oklch') return oklchToSrgbInto(v);
		if (from === 'oklab') return oklabToSrgbInto(v);
		if (from === 'srgb-linear') return encodeInto(v);
		if (from === 'display-p3') return p3ToSrgbInto(v);
	} else if (from === 'oklch' && to === 'oklab') {
		fromPolarInto(v);
		return 0;
	}
	return NO_LANE;
}

export const LIGHT_TO_CONES = /*#__PURE__*/ matrixBetween(srgb, oklab, 0), ROOTS_TO_LAB = /*#__PURE__*/ matrixBetween(srgb, oklab, 1);
const LAB_TO_ROOTS = /*#__PURE__*/ matrixBetween(oklab, srgb, 0), CONES_TO_LIGHT = /*#__PURE__*/ matrixBetween(oklab, srgb, 1);
const P3_TO_LIGHT = /*#__PURE__*/ matrixBetween(displayP3, srgb);
const LIGHT_TO_XYZ_D50 = /*#__PURE__*/ matrixBetween(srgb, lab);
const LIGHT_TO_WHITE_SHARES = /*#__PURE__*/ sharesOfWhite(LIGHT_TO_XYZ_D50);

function sharesOfWhite(toXyz: Mat3): Mat3 {
	return multiply([1 / WHITE_X, 0, 0, 0, 1, 0, 0, 0, 1 / WHITE_Z], toXyz);
}

/** Encoded sRGB to a matrix of its light. */
function lightTimesInto(m: Mat3, v: Vec3): void {
	const r = byteOf(v[0]), g = byteOf(v[1]), b = byteOf(v[2]);
	// HEX, names and most of rgb() have eight bits a channel, and the light of those is known.
	if ((r | g | b) >= 0) {
		v[0] = srgbByteToLinear(r);
		v[1] = srgbByteToLinear(g);
		v[2] = srgbByteToLinear(b);
	} else {
		decodeInto(v);
	}
	applyInto(m, v);
}

function srgbToOklabInto(v: Vec3): number {
	lightTimesInto(LIGHT_TO_CONES, v);
	cubeRootsTimesInto(ROOTS_TO_LAB, v);
	settleOklabInto(v);
	return 0;
}

function srgbToOklchInto(v: Vec3): number {
	srgbToOklabInto(v);
	const a = v[1], b = v[2], chroma = Math.sqrt(a * a + b * b);
	const isGray = chroma <= POWERLESS_CHROMA;
	v[1] = isGray ? 0 : chroma;
	v[2] = isGray ? 0 : hueOf(a, b);
	return isGray ? 4 : 0;
}

function srgbToLabInto(v: Vec3): number {
	lightTimesInto(LIGHT_TO_WHITE_SHARES, v);
	if (v[0] > EPSILON && v[1] > EPSILON && v[2] > EPSILON) {
		cubeRootsInto(v);
	} else {
		v[0] = rootOrLine(v[0]);
		v[1] = rootOrLine(v[1]);
		v[2] = rootOrLine(v[2]);
	}
	rootsToLabInto(v);
	settleLabInto(v);
	return 0;
}

function oklchToSrgbInto(v: Vec3): number {
	fromPolarInto(v);
	return oklabToSrgbInto(v);
}

function oklabToSrgbInto(v: Vec3): number {
	const m = LAB_TO_ROOTS, k = CONES_TO_LIGHT;
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

/** The curve of Display P3 is that of sRGB. */
function p3ToSrgbInto(v: Vec3): number {
	decodeInto(v);
	applyInto(P3_TO_LIGHT, v);
	settleRgbInto(v);
	return encodeInto(v);
}

// In a loop, because the compiler takes the curve in once, where it has no room for it three times: else each channel is made
// an object, to be handed over.
function decodeInto(v: Vec3): void {
	for (let i = 0; i < 3; i++) v[i] = decodeSrgb(v[i]!);
}

function encodeInto(v: Vec3): number {
	for (let i = 0; i < 3; i++) v[i] = encodeSrgb(v[i]!);
	return 0;
}
