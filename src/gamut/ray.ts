/*
 * A ray of constant lightness and hue, from gray outwards, in a linear RGB cube.
 *
 * OKLab is a linear map of the cube roots of cone responses, which are a linear map of linear light. At constant lightness and hue
 * the cube roots are linear in chroma, so every channel of light is a cubic in chroma, and points on the ray need no angle, power or
 * root. The routes between the spaces have the multiplied matrices.
 *
 * Proof  test/gamut/map.test.ts compares with a plain port that converts at every step.
 */

import type { Mat3 } from '../math/matrix.ts';
import { oklab } from '../spaces/oklab.ts';
import { LAB_TO_LMS as M } from '../spaces/oklab-matrices.ts';
import { matrixBetween } from '../spaces/route.ts';
import type { Space } from '../spaces/space.ts';

export interface Ray {
	/** OKLab lightness, 0..1. */
	readonly lightness: number;
	/** The hue as a unit vector on the axes a and b of OKLab; both 0 without a hue. */
	readonly a: number;
	readonly b: number;
	/** Slope of the cube root of each cone response over chroma. */
	readonly long: number;
	readonly middle: number;
	readonly short: number;
	readonly cones: Cones;
}

/** The coefficients of 1, c, c² and c³. */
export type Cubic = readonly [number, number, number, number];

export interface Cones {
	readonly conesToLight: Mat3;
	readonly lightToCones: Mat3;
}

const CONES = /*#__PURE__*/ new Map<Space, Cones>();

/** The matrices of a gamut, which is an RGB space with a linear-light base. */
export function findCones(gamut: Space): Cones {
	const cached = CONES.get(gamut);
	if (cached !== undefined) return cached;
	// The caller passes an encoded space.
	const light = gamut.base!;
	// A linear RGB space is one matrix over XYZ.
	const made = { conesToLight: matrixBetween(oklab, light), lightToCones: matrixBetween(light, oklab) };
	CONES.set(gamut, made);
	return made;
}

/** The ray of a lightness and a hue, which is a unit vector. */
export const rayThrough = (cones: Cones, lightness: number, a: number, b: number): Ray => ({
	lightness, a, b,
	long: M[1] * a + M[2] * b,
	middle: M[4] * a + M[5] * b,
	short: M[7] * a + M[8] * b,
	cones,
});

/** The linear light of the gamut along the ray as cubics in chroma, for red, green and blue. */
export function channelCubics({ lightness, long, middle, short, cones: { conesToLight: m } }: Ray): readonly Cubic[] {
	return [
		toCubic(lightness, m[0], long, m[1], middle, m[2], short),
		toCubic(lightness, m[3], long, m[4], middle, m[5], short),
		toCubic(lightness, m[6], long, m[7], middle, m[8], short),
	];
}

/** p (x + l c)³ + q (x + m c)³ + r (x + s c)³, multiplied out. */
const toCubic = (x: number, p: number, l: number, q: number, m: number, r: number, s: number): Cubic => [
	x * x * x * (p + q + r),
	3 * x * x * (p * l + q * m + r * s),
	3 * x * (p * l * l + q * m * m + r * s * s),
	p * l * l * l + q * m * m * m + r * s * s * s,
];

/** True if inside the cube, without tolerance; false for NaN. */
export const isInside = (v: readonly [number, number, number]): boolean =>
	v[0] >= 0 && v[0] <= 1 && v[1] >= 0 && v[1] <= 1 && v[2] >= 0 && v[2] <= 1;
