/*
 * Measures how far clipping moves a point of a ray; a search for a color inside a gamut calls it about ten times.
 *
 * Cube roots are refined only if the exact value can change the decision.
 *
 * Source  CSS Color 4 §13.2.3, the body of its loop. Clipping happens in linear light, which is the same as clipping
 *         encoded channels because the curves keep order, 0 and 1. Distances stay squared.
 * Proof   test/gamut/map.test.ts: equal to a plain port that converts at every step.
 */

import { nearer, nearRootsInto } from '../math/cube-root.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { Ray } from './ray.ts';

/** The just noticeable difference in deltaE OK: the largest change by clipping. */
export const JND = 0.02;

/** Result of `clipInto` for a point inside the gamut. */
export const INSIDE = -1;

// Linear approximations give roots within 4e-6 and a distance within 3e-5. Further than this from the JND they decide.
const ROUGH = 0.0002;
const NEAR = (JND - ROUGH) ** 2, FAR = (JND + ROUGH) ** 2;

const ROOTS: Vec3 = [0, 0, 0];

/**
 * The square of deltaE OK between the point at a chroma of the ray and its light clipped to the cube, which is written
 * to `clipped`; exact near the square of the JND. With `mayBeInside`, INSIDE for a point inside, and nothing is written.
 */
export function clipInto(clipped: Vec3, ray: Ray, chroma: number, mayBeInside: boolean): number {
	const { lightness, cones: { conesToLight: c, lightToCones: m } } = ray;
	const p = lightness + ray.long * chroma, q = lightness + ray.middle * chroma, t = lightness + ray.short * chroma;
	const p3 = p * p * p, q3 = q * q * q, t3 = t * t * t;
	const red = c[0] * p3 + c[1] * q3 + c[2] * t3;
	const green = c[3] * p3 + c[4] * q3 + c[5] * t3;
	const blue = c[6] * p3 + c[7] * q3 + c[8] * t3;
	if (mayBeInside && red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1) return INSIDE;

	const r = clip(red), g = clip(green), b = clip(blue);
	clipped[0] = r;
	clipped[1] = g;
	clipped[2] = b;
	const x = m[0] * r + m[1] * g + m[2] * b, y = m[3] * r + m[4] * g + m[5] * b, z = m[6] * r + m[7] * g + m[8] * b;
	ROOTS[0] = x;
	ROOTS[1] = y;
	ROOTS[2] = z;
	const isRough = nearRootsInto(ROOTS);
	const l = ROOTS[0], n = ROOTS[1], s = ROOTS[2];
	const rough = squaredDistance(ray, chroma, l, n, s);
	if (!isRough || rough < NEAR || rough > FAR) return rough;
	return squaredDistance(ray, chroma, nearer(x, l), nearer(y, n), nearer(z, s));
}

// NaN becomes 0.
const clip = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);

/** Squared distance between the point at a chroma of the ray and the color with these cube roots of cone responses. */
function squaredDistance({ lightness, a, b, cones: { rootsToLab: k } }: Ray, chroma: number, l: number, n: number, s: number): number {
	const dl = k[0] * l + k[1] * n + k[2] * s - lightness;
	const da = k[3] * l + k[4] * n + k[5] * s - a * chroma;
	const db = k[6] * l + k[7] * n + k[8] * s - b * chroma;
	return dl * dl + da * da + db * db;
}
