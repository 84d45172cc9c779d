/*
 * Measures how far clipping moves a point of a ray; a search for a color inside a gamut calls it about ten times.
 *
 * Source  CSS Color 4 §13.2.3, the body of its loop. Clipping happens in linear light, which is the same as clipping
 *         encoded channels because the curves keep order, 0 and 1. Distances stay squared.
 * Proof   test/gamut/map.test.ts: equal to a plain port that converts at every step.
 */

import { clampToUnit } from '../math/clamp.ts';
import { cubeRootsInto } from '../math/cube-root.ts';
import { applyInto, type Vec3 } from '../math/matrix.ts';
import { LMS_TO_LAB } from '../spaces/oklab-matrices.ts';
import type { Ray } from './ray.ts';

/** The just noticeable difference in deltaE OK: the largest change by clipping. */
export const JND = 0.02;

/** Result of `clipInto` for a point inside the gamut. */
export const INSIDE = -1;

/** The clipped color: light, cone responses, and at last OKLab. */
const LAB: Vec3 = [0, 0, 0];

/**
 * The square of deltaE OK between the point at a chroma of the ray and its light clipped to the cube, which is written
 * to `clipped`. With `mayBeInside`, INSIDE for a point inside, and nothing is written.
 */
export function clipInto(clipped: Vec3, ray: Ray, chroma: number, mayBeInside: boolean): number {
	const { lightness, cones: { conesToLight: c, lightToCones: m } } = ray;
	const p = lightness + ray.long * chroma, q = lightness + ray.middle * chroma, t = lightness + ray.short * chroma;
	const p3 = p * p * p, q3 = q * q * q, t3 = t * t * t;
	const red = c[0] * p3 + c[1] * q3 + c[2] * t3;
	const green = c[3] * p3 + c[4] * q3 + c[5] * t3;
	const blue = c[6] * p3 + c[7] * q3 + c[8] * t3;
	if (mayBeInside && red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1) return INSIDE;

	const r = clampToUnit(red), g = clampToUnit(green), b = clampToUnit(blue);
	clipped[0] = r;
	clipped[1] = g;
	clipped[2] = b;
	LAB[0] = m[0] * r + m[1] * g + m[2] * b;
	LAB[1] = m[3] * r + m[4] * g + m[5] * b;
	LAB[2] = m[6] * r + m[7] * g + m[8] * b;
	cubeRootsInto(LAB);
	applyInto(LMS_TO_LAB, LAB);
	const dl = LAB[0] - lightness, da = LAB[1] - ray.a * chroma, db = LAB[2] - ray.b * chroma;
	return dl * dl + da * da + db * db;
}
