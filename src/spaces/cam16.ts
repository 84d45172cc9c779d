/*
 * The color appearance model CAM16: lightness, chroma and hue of a color as seen in given surroundings.
 *
 * Values  XYZ under D65 with white at 1, as everywhere here; lightness J 0..100, chroma C from 0, hue h in degrees.
 * Source  Li, Li, Wang, Xu, Luo, Cui, Melgosa, Brill, Pointer, "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS",
 *         Color Research and Application 42(6), 2017, appendices A and B, with an average surround (F 1, c 0.69, Nc 1) and
 *         incomplete adaptation. Powers of negative numbers, which the paper does not have, are mirrored.
 * Proof   test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { normalizeHue } from '../math/angle.ts';
import { applyInto, inverse, type Mat3, type Vec3 } from '../math/matrix.ts';
import { luminanceOfGray } from './gray-axis.ts';
import { settleXyzInto } from './settle.ts';
import { D65_X, D65_Z } from './xyz.ts';

const XYZ_TO_CONES: Mat3 = [
	0.401288, 0.650173, -0.051461,
	-0.250268, 1.204414, 0.045854,
	-0.002079, 0.048952, 0.953127,
];
const CONES_TO_XYZ = /*#__PURE__*/ inverse(XYZ_TO_CONES);

/** An average surround: how it adapts, its impact and its induction. */
const F = 1, C = 0.69, NC = 1;

const DEGREES = 180 / Math.PI;

/** What the surroundings make constant, by the names of the paper. */
export interface Viewing {
	/** How much each cone response counts after adaptation to white. */
	readonly gains: Vec3;
	/** Luminance adaptation. */
	readonly fl: number;
	/** Induction by the background. */
	readonly nbb: number;
	/** The exponent from the achromatic response to half of lightness. */
	readonly half: number;
	/** The factor of chroma that the background decides. */
	readonly chroma: number;
	/** The achromatic response of white. */
	readonly white: number;
}

/** `adapting` is the luminance of the surroundings in cd/m², `background` that of the background where white is 100. */
export function viewingOf(adapting: number, background: number): Viewing {
	const k = 1 / (5 * adapting + 1), k4 = k ** 4;
	const fl = k4 * adapting + 0.1 * (1 - k4) ** 2 * Math.cbrt(5 * adapting);
	const n = background / 100, nbb = 0.725 * n ** -0.2;
	const adapted = Math.min(1, Math.max(0, F * (1 - Math.exp((-adapting - 42) / 92) / 3.6)));
	const cones: Vec3 = [D65_X, 1, D65_Z];
	applyInto(XYZ_TO_CONES, cones);
	const gains: Vec3 = [adapted / cones[0] + 1 - adapted, adapted / cones[1] + 1 - adapted, adapted / cones[2] + 1 - adapted];
	const [r, g, b] = cones.map((x, i) => compressed(x * gains[i]!, fl)) as Vec3;
	return {
		gains, fl, nbb,
		half: (C * (1.48 + Math.sqrt(n))) / 2,
		chroma: (1.64 - 0.29 ** n) ** 0.73,
		white: nbb * (2 * r + g + 0.05 * b),
	};
}

/** A power that keeps the sign. */
const power = (x: number, exponent: number): number => (x < 0 ? -((-x) ** exponent) : x ** exponent);

/** The response of a cone, without the 0.1 that the paper adds and takes away again. */
function compressed(light: number, fl: number): number {
	const x = power(fl * light, 0.42);
	return (400 * x) / (Math.abs(x) + 27.13);
}

/** No response reaches 400. */
const MOST_RESPONSE = 400 - 1e-9;

function expanded(response: number, fl: number): number {
	const size = Math.min(Math.abs(response), MOST_RESPONSE);
	return (Math.sign(response) * ((27.13 * size) / (400 - size)) ** (1 / 0.42)) / fl;
}

const eccentricityOf = (radians: number): number => (Math.cos(radians + 2) + 3.8) / 4;

/** Lightness, chroma and hue in place of XYZ. */
export function appearanceInto(v: Vec3, { gains, fl, nbb, half, chroma, white }: Viewing): void {
	applyInto(XYZ_TO_CONES, v);
	const r = compressed(v[0] * gains[0], fl), g = compressed(v[1] * gains[1], fl), b = compressed(v[2] * gains[2], fl);
	const redGreen = r + (b - 12 * g) / 11, yellowBlue = (r + g - 2 * b) / 9;
	const radians = Math.atan2(yellowBlue, redGreen);
	const root = power((nbb * (2 * r + g + 0.05 * b)) / white, half);
	const sum = r + g + 1.05 * b + 0.305;
	const t = sum === 0 ? 0
		: ((50_000 / 13) * NC * nbb * eccentricityOf(radians) * Math.sqrt(redGreen * redGreen + yellowBlue * yellowBlue)) / sum;
	const lightness = 100 * root * Math.abs(root);
	v[0] = Math.abs(lightness - 100) < 1e-11 ? 100 : lightness;
	v[1] = power(t, 0.9) * root * chroma;
	v[2] = normalizeHue(radians * DEGREES);
}

/** XYZ in place of lightness, chroma and hue. */
export function xyzInto(v: Vec3, { gains, fl, nbb, half, chroma, white }: Viewing): void {
	const root = power(v[0] / 100, 0.5);
	if (root === 0) {
		v[0] = v[1] = v[2] = 0;
		return;
	}
	const radians = v[2] / DEGREES, cosine = Math.cos(radians), sine = Math.sin(radians);
	const t = power(v[1] / (root * chroma), 1 / 0.9);
	const p = (white * power(root, 1 / half)) / nbb;
	const divisor = (23 * 50_000 / 13) * NC * nbb * eccentricityOf(radians) + t * (11 * cosine + 108 * sine);
	const radius = divisor === 0 ? 0 : (23 * (p + 0.305) * t) / divisor;
	const a = radius * cosine, b = radius * sine;
	v[0] = expanded((460 * p + 451 * a + 288 * b) / 1403, fl) / gains[0];
	v[1] = expanded((460 * p - 891 * a - 261 * b) / 1403, fl) / gains[1];
	v[2] = expanded((460 * p - 220 * a - 6300 * b) / 1403, fl) / gains[2];
	applyInto(CONES_TO_XYZ, v);
	settleXyzInto(v);
}

/** Lightness, chroma and hue of the gray with a luminance, where white has 1. */
export function grayOf(luminance: number, viewing: Viewing): Vec3 {
	const v: Vec3 = [luminance * D65_X, luminance, luminance * D65_Z];
	appearanceInto(v, viewing);
	return v;
}

/** Brighter than any gray that can be written. */
const MOST_LUMINANCE = 1e6;

/** The luminance of the gray with a lightness J. */
export const luminanceOf = (lightness: number, viewing: Viewing): number =>
	luminanceOfGray(lightness, MOST_LUMINANCE, (y) => grayOf(y, viewing)[0]);

/** Grays of every lightness have this hue within a degree, because adaptation to white is incomplete. */
const HUE_OF_GRAYS = 209.5;

/** Noise of the model; one step of 8 bits is 0.1. */
const NOISE = 1e-6;

/** Are a chroma and a hue those of the gray with a luminance, which is asked only where they may be? */
export function isGray(chroma: number, hue: number, luminance: () => number, viewing: Viewing): boolean {
	if (Math.abs(chroma) < NOISE) return true;
	if (Math.abs(hue - HUE_OF_GRAYS) > 1) return false;
	const [, c, h] = grayOf(luminance(), viewing);
	return Math.abs(c - chroma) < NOISE && Math.abs(h - hue) * chroma < NOISE * DEGREES;
}
