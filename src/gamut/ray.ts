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

import { cubeRootsInto } from '../math/cube-root.ts';
import type { Mat3, Vec3 } from '../math/matrix.ts';
import { fused, stepsBetween } from '../spaces/route.ts';
import type { SpaceId } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';
import { GAMUTS, type GamutId } from './gamut.ts';

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

interface Cones {
	/** OKLab to the cube roots of the cone responses; the first column is 1, 1, 1. */
	readonly labToRoots: Mat3;
	readonly conesToLight: Mat3;
	readonly lightToCones: Mat3;
	readonly rootsToLab: Mat3;
}

/** A curve parts the way between OKLab and any linear light into two matrices, once neighbours are multiplied. */
function matricesBetween(from: SpaceId, to: SpaceId): readonly [Mat3, Mat3] {
	const steps = fused(stepsBetween(SPACES[from], SPACES[to]));
	// Two and no more: OKLab is defined as matrix, curve, matrix over XYZ, and a linear RGB space as one matrix over it.
	return steps.flatMap((step) => ('matrix' in step ? [step.matrix] : [])) as [Mat3, Mat3];
}

function conesOf(gamut: GamutId): Cones {
	const { linear } = GAMUTS[gamut];
	const [labToRoots, conesToLight] = matricesBetween('oklab', linear);
	const [lightToCones, rootsToLab] = matricesBetween(linear, 'oklab');
	return { labToRoots, conesToLight, lightToCones, rootsToLab };
}

const CONES: Readonly<Record<GamutId, Cones>> = {
	'srgb': conesOf('srgb'),
	'display-p3': conesOf('display-p3'),
	'rec2020': conesOf('rec2020'),
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

/** The linear light of the gamut at a chroma on the ray, unbounded. */
export function lightInto(ray: Ray, chroma: number, light: Vec3): void {
	const l = ray.lightness + ray.long * chroma;
	const m = ray.lightness + ray.middle * chroma;
	const s = ray.lightness + ray.short * chroma;
	const l3 = l * l * l, m3 = m * m * m, s3 = s * s * s;
	const toLight = ray.cones.conesToLight;
	light[0] = toLight[0] * l3 + toLight[1] * m3 + toLight[2] * s3;
	light[1] = toLight[3] * l3 + toLight[4] * m3 + toLight[5] * s3;
	light[2] = toLight[6] * l3 + toLight[7] * m3 + toLight[8] * s3;
}

/** The same as cubics in chroma, for red, green and blue. */
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

// Used and left by one call of the function below.
const ROOTS: Vec3 = [0.5, 0.5, 0.5];

/** The square of deltaE OK between the point at a chroma on the ray and a light of the gamut (0..1 each). */
export function squaredDeltaE(ray: Ray, chroma: number, light: Readonly<Vec3>): number {
	const { lightToCones: m, rootsToLab: k } = ray.cones;
	const r = light[0], g = light[1], b = light[2];
	ROOTS[0] = m[0] * r + m[1] * g + m[2] * b;
	ROOTS[1] = m[3] * r + m[4] * g + m[5] * b;
	ROOTS[2] = m[6] * r + m[7] * g + m[8] * b;
	cubeRootsInto(ROOTS);
	const l = ROOTS[0], n = ROOTS[1], s = ROOTS[2];
	const dl = k[0] * l + k[1] * n + k[2] * s - ray.lightness;
	const da = k[3] * l + k[4] * n + k[5] * s - ray.a * chroma;
	const db = k[6] * l + k[7] * n + k[8] * s - ray.b * chroma;
	return dl * dl + da * da + db * db;
}
