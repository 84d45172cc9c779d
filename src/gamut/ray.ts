/*
 * A ray of one lightness and one hue, from gray outwards, as a linear RGB cube sees it.
 *
 * OKLab is a matrix of the cube roots of cone responses, and cone responses are a matrix of linear light. With
 * lightness and hue held still the cube roots are straight lines in chroma, so every channel of light is a cubic in
 * it: walking along a ray takes no angle, no power and no root. The matrices come out of the routes between the
 * spaces, where they stand multiplied already.
 *
 * Proof  test/gamut/map.test.ts compares with a plain port that converts at every step.
 */

import type { Mat3 } from '../math/matrix.ts';
import { displayP3Linear } from '../spaces/display-p3.ts';
import { oklab } from '../spaces/oklab.ts';
import { rec2020Linear } from '../spaces/rec2020.ts';
import { matrixBetween } from '../spaces/route.ts';
import type { Space } from '../spaces/space.ts';
import { srgbLinear } from '../spaces/srgb.ts';
import type { GamutId } from './gamut.ts';

export interface Ray {
	/** OKLab lightness, 0..1. */
	readonly lightness: number;
	/** The hue as a unit vector on the axes a and b of OKLab; both 0 for a ray of no hue. */
	readonly a: number;
	readonly b: number;
	/** How fast the cube root of each cone response grows with chroma. */
	readonly long: number;
	readonly middle: number;
	readonly short: number;
	readonly cones: Cones;
}

/** The coefficients of 1, c, c² and c³. */
export type Cubic = readonly [number, number, number, number];

export interface Cones {
	/** OKLab to the cube roots of the cone responses; the first column is 1, 1, 1. */
	readonly labToRoots: Mat3;
	readonly conesToLight: Mat3;
	readonly lightToCones: Mat3;
	readonly rootsToLab: Mat3;
}

function conesOf(light: Space): Cones {
	return {
		// OKLab is defined as matrix, curve, matrix over XYZ, and a linear RGB space as one matrix over it.
		labToRoots: matrixBetween(oklab, light, 0),
		conesToLight: matrixBetween(oklab, light, 1),
		lightToCones: matrixBetween(light, oklab, 0),
		rootsToLab: matrixBetween(light, oklab, 1),
	};
}

const CONES: Readonly<Record<GamutId, Cones>> = {
	'srgb': /*#__PURE__*/ conesOf(srgbLinear),
	'display-p3': /*#__PURE__*/ conesOf(displayP3Linear),
	'rec2020': /*#__PURE__*/ conesOf(rec2020Linear),
};

/** The ray of a lightness and of the hue given as a unit vector. */
export function rayOf(gamut: GamutId, lightness: number, a: number, b: number): Ray {
	const cones = CONES[gamut];
	const m = cones.labToRoots;
	return {
		lightness, a, b,
		long: m[1] * a + m[2] * b,
		middle: m[4] * a + m[5] * b,
		short: m[7] * a + m[8] * b,
		cones,
	};
}

/** The linear light of the gamut along the ray as cubics in chroma, for red, green and blue. */
export function cubicsOf({ lightness, long, middle, short, cones: { conesToLight: m } }: Ray): readonly Cubic[] {
	return [
		cubicOf(lightness, m[0], long, m[1], middle, m[2], short),
		cubicOf(lightness, m[3], long, m[4], middle, m[5], short),
		cubicOf(lightness, m[6], long, m[7], middle, m[8], short),
	];
}

/** p (x + l c)³ + q (x + m c)³ + r (x + s c)³, multiplied out. */
const cubicOf = (x: number, p: number, l: number, q: number, m: number, r: number, s: number): Cubic => [
	x * x * x * (p + q + r),
	3 * x * x * (p * l + q * m + r * s),
	3 * x * (p * l * l + q * m * m + r * s * s),
	p * l * l * l + q * m * m * m + r * s * s * s,
];

/** Inside the cube, without tolerance; nothing that is not a number is inside. */
export const isInside = (v: readonly [number, number, number]): boolean =>
	v[0] >= 0 && v[0] <= 1 && v[1] >= 0 && v[1] <= 1 && v[2] >= 0 && v[2] <= 1;
