/*
 * The sRGB gamut as modeled by Okhsl and Okhsv: for each OKLab hue a triangle of black, white and cusp with a slightly curved
 * upper side.
 *
 * A hue is given as a unit vector (a, b) of OKLab.
 *
 * Source  Björn Ottosson, "sRGB gamut clipping" and "Okhsv and Okhsl", 2021: the initial polynomials and the smooth middle
 *         are his. More than his one step of Halley's method is used, so that the primaries lie exactly on the boundary.
 * Proof   test/spaces/more-vectors.test.ts; test/spaces/more.test.ts compares the cusps with bisection.
 */

import type { Vec3 } from '../math/matrix.ts';
import { oklab } from './oklab.ts';
import { LAB_TO_LMS } from './oklab-matrices.ts';
import { matrixBetween } from './route.ts';
import { srgbLinear } from './srgb.ts';

const CONES_TO_LIGHT = /*#__PURE__*/ matrixBetween(oklab, srgbLinear);

/** Linear light of an OKLab color, without settling rounding noise. */
function toLight(l: number, a: number, b: number): Vec3 {
	const m = LAB_TO_LMS, k = CONES_TO_LIGHT;
	const p = (l + m[1] * a + m[2] * b) ** 3, q = (l + m[4] * a + m[5] * b) ** 3, r = (l + m[7] * a + m[8] * b) ** 3;
	return [k[0] * p + k[1] * q + k[2] * r, k[3] * p + k[4] * q + k[5] * r, k[6] * p + k[7] * q + k[8] * r];
}

/** Factor of lightness that makes the largest channel 1. */
export function scaleToEdge(l: number, a: number, b: number): number {
	const light = toLight(l, a, b);
	return Math.cbrt(1 / Math.max(light[0], light[1], light[2], 1e-30));
}

interface Cusp {
	readonly lightness: number;
	readonly chroma: number;
	/** Chroma / lightness: slope of the lower side. */
	readonly s: number;
	/** Chroma / (1 - lightness): slope of the upper side. */
	readonly t: number;
}

/** The most vivid color of a hue. */
export function findCusp(a: number, b: number): Cusp {
	const s = mostSaturation(a, b), lightness = scaleToEdge(1, s * a, s * b), chroma = lightness * s;
	return { lightness, chroma, s, t: chroma / (1 - lightness) };
}

/** The linear channel that reaches 0 first, which depends on the hue, and a polynomial that approximates where. */
function firstBelow(a: number, b: number): readonly [row: 0 | 3 | 6, saturation: number] {
	if (-1.88170328 * a - 0.80936493 * b > 1)
		return [0, 1.19086277 + 1.76576728 * a + 0.59662641 * b + 0.75515197 * a * a + 0.56771245 * a * b];
	if (1.81444104 * a - 1.19445276 * b > 1) return [3, 0.73956515 - 0.45954404 * a + 0.08285427 * b + 0.1254107 * a * a + 0.14503204 * a * b];
	return [6, 1.35733652 - 0.00915799 * a - 1.1513021 * b - 0.50559606 * a * a + 0.00692167 * a * b];
}

/** Halley steps; each cubes the error, and the first leaves less than 0.0001. */
const STEPS = 3;

/** Largest chroma / lightness: along a line from black the signs of the channels do not change. */
function mostSaturation(a: number, b: number): number {
	const m = LAB_TO_LMS, [row, near] = firstBelow(a, b);
	const x = CONES_TO_LIGHT[row]!, y = CONES_TO_LIGHT[row + 1]!, z = CONES_TO_LIGHT[row + 2]!;
	const p = m[1] * a + m[2] * b, q = m[4] * a + m[5] * b, r = m[7] * a + m[8] * b;
	let s = near;
	for (let step = 0; step < STEPS; step++) {
		const u = 1 + s * p, v = 1 + s * q, w = 1 + s * r;
		const f = x * u * u * u + y * v * v * v + z * w * w * w;
		const f1 = 3 * (x * p * u * u + y * q * v * v + z * r * w * w);
		const f2 = 6 * (x * p * p * u + y * q * q * v + z * r * r * w);
		s -= (f * f1) / (f1 * f1 - 0.5 * f * f2);
	}
	return s;
}

/** Chroma at which a line of constant lightness (0 to 1) leaves the gamut. */
export function chromaAtEdge(a: number, b: number, lightness: number, cusp: Cusp): number {
	if (lightness <= cusp.lightness) return lightness * cusp.s;
	const m = LAB_TO_LMS, k = CONES_TO_LIGHT;
	const p = m[1] * a + m[2] * b, q = m[4] * a + m[5] * b, r = m[7] * a + m[8] * b;
	let chroma = (1 - lightness) * cusp.t;
	for (let step = 0; step < STEPS; step++) {
		const u = lightness + chroma * p, v = lightness + chroma * q, w = lightness + chroma * r;
		let least = Infinity;
		for (let row = 0; row < 9; row += 3) {
			const x = k[row]!, y = k[row + 1]!, z = k[row + 2]!;
			const f = x * u * u * u + y * v * v * v + z * w * w * w - 1;
			const f1 = 3 * (x * p * u * u + y * q * v * v + z * r * w * w);
			const f2 = 6 * (x * p * p * u + y * q * q * v + z * r * r * w);
			const slope = f1 / (f1 * f1 - 0.5 * f * f2);
			// A decreasing channel never reaches 1.
			if (slope >= 0) least = Math.min(least, -f * slope);
		}
		chroma += least;
	}
	return chroma;
}

/** Smooth approximation of the triangle of a hue, as slopes of the lower and upper side. */
export const middleSlopes = (a: number, b: number): readonly [s: number, t: number] => [
	0.11516993 + 1 / (7.4477897 + 4.1590124 * b
		+ a * (-2.19557347 + 1.75198401 * b + a * (-2.13704948 - 10.02301043 * b + a * (-4.24894561 + 5.38770819 * b + 4.69891013 * a)))),
	0.11239642 + 1 / (1.6132032 - 0.68124379 * b
		+ a * (0.40370612 + 0.90148123 * b + a * (-0.27087943 + 0.6122399 * b + a * (0.00299215 - 0.45399568 * b - 0.14661872 * a)))),
];
