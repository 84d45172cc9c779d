/*
 * The color appearance model CAM16: lightness, chroma and hue of a color in given viewing conditions.
 *
 * Values  XYZ under D65 with white at 1; lightness J 0..100, chroma C from 0, hue h in degrees.
 * Source  Li, Li, Wang, Xu, Luo, Cui, Melgosa, Brill, Pointer, "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS",
 *         Color Research and Application 42(6), 2017, appendices A and B, with an average surround (c 0.69; F and Nc are 1) and
 *         incomplete adaptation. Powers of negative numbers, which the paper does not define, are mirrored.
 * Proof   test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { DEGREES, normalizeHue } from '../math/angle.ts';
import { applyInto, inverse, type Mat3, type Vec3 } from '../math/matrix.ts';
import { grayInto, luminanceOfGray } from './gray-axis.ts';
import { signedPower } from './rgb.ts';
import { settleXyzInto } from './settle.ts';
import { D65_X, D65_Z } from './white.ts';

const XYZ_TO_CONES: Mat3 = [
	0.401288, 0.650173, -0.051461,
	-0.250268, 1.204414, 0.045854,
	-0.002079, 0.048952, 0.953127,
];
const CONES_TO_XYZ = /*#__PURE__*/ inverse(XYZ_TO_CONES);

/** The constant c of an average surround. */
const C = 0.69;

/** Constants that follow from the viewing conditions, named as in the paper. */
interface Viewing {
	/** Gain of each cone response after adaptation to white. */
	readonly gains: Vec3;
	/** Luminance adaptation. */
	readonly fl: number;
	/** Background induction. */
	readonly nbb: number;
	/** Exponent from the achromatic response to lightness, halved. */
	readonly half: number;
	/** Factor of chroma that depends on the background. */
	readonly chroma: number;
	/** Achromatic response of white. */
	readonly white: number;
}

/** Computes the constants. `adapting`: luminance of the adapting field in cd/m²; `background`: its luminance, white is 100. */
export function viewingConditions(adapting: number, background: number): Viewing {
	const k = 1 / (5 * adapting + 1), k4 = k ** 4;
	const fl = k4 * adapting + 0.1 * (1 - k4) ** 2 * Math.cbrt(5 * adapting);
	const n = background / 100, nbb = 0.725 * n ** -0.2;
	const adapted = 1 - Math.exp((-adapting - 42) / 92) / 3.6;
	const cones: Vec3 = [D65_X, 1, D65_Z];
	applyInto(XYZ_TO_CONES, cones);
	const gains: Vec3 = [adapted / cones[0] + 1 - adapted, adapted / cones[1] + 1 - adapted, adapted / cones[2] + 1 - adapted];
	const [r, g, b] = cones.map((x, i) => compress(x * gains[i]!, fl)) as Vec3;
	return {
		gains, fl, nbb,
		half: (C * (1.48 + Math.sqrt(n))) / 2,
		chroma: (1.64 - 0.29 ** n) ** 0.73,
		white: nbb * (2 * r + g + 0.05 * b),
	};
}

/** Cone response, without the 0.1 that the paper adds and later subtracts. */
function compress(light: number, fl: number): number {
	const x = signedPower(fl * light, 0.42);
	return (400 * x) / (Math.abs(x) + 27.13);
}

/** Responses stay below 400. */
const MOST_RESPONSE = 400 - 1e-9;

function expand(response: number, fl: number): number {
	const size = Math.min(Math.abs(response), MOST_RESPONSE);
	return (Math.sign(response) * ((27.13 * size) / (400 - size)) ** (1 / 0.42)) / fl;
}

const eccentricity = (radians: number): number => (Math.cos(radians + 2) + 3.8) / 4;

/** Converts XYZ to lightness, chroma and hue, in place. */
export function appearanceInto(v: Vec3, { gains, fl, nbb, half, chroma, white }: Viewing): void {
	applyInto(XYZ_TO_CONES, v);
	const r = compress(v[0] * gains[0], fl), g = compress(v[1] * gains[1], fl), b = compress(v[2] * gains[2], fl);
	const redGreen = r + (b - 12 * g) / 11, yellowBlue = (r + g - 2 * b) / 9;
	const radians = Math.atan2(yellowBlue, redGreen);
	const root = signedPower((nbb * (2 * r + g + 0.05 * b)) / white, half);
	const sum = r + g + 1.05 * b + 0.305;
	const t = sum === 0 ? 0
		: ((50_000 / 13) * nbb * eccentricity(radians) * Math.sqrt(redGreen * redGreen + yellowBlue * yellowBlue)) / sum;
	const lightness = 100 * root * Math.abs(root);
	v[0] = Math.abs(lightness - 100) < 1e-11 ? 100 : lightness;
	v[1] = signedPower(t, 0.9) * root * chroma;
	v[2] = normalizeHue(radians * DEGREES);
}

/** Converts lightness, chroma and hue to XYZ, in place. */
export function xyzInto(v: Vec3, { gains, fl, nbb, half, chroma, white }: Viewing): void {
	const root = signedPower(v[0] / 100, 0.5);
	if (root === 0) {
		v[0] = v[1] = v[2] = 0;
		return;
	}
	const radians = v[2] / DEGREES, cosine = Math.cos(radians), sine = Math.sin(radians);
	const t = signedPower(v[1] / (root * chroma), 1 / 0.9);
	const p = (white * signedPower(root, 1 / half)) / nbb;
	const divisor = (23 * 50_000 / 13) * nbb * eccentricity(radians) + t * (11 * cosine + 108 * sine);
	const radius = divisor === 0 ? 0 : (23 * (p + 0.305) * t) / divisor;
	const a = radius * cosine, b = radius * sine;
	v[0] = expand((460 * p + 451 * a + 288 * b) / 1403, fl) / gains[0];
	v[1] = expand((460 * p - 891 * a - 261 * b) / 1403, fl) / gains[1];
	v[2] = expand((460 * p - 220 * a - 6300 * b) / 1403, fl) / gains[2];
	applyInto(CONES_TO_XYZ, v);
	settleXyzInto(v);
}

/** Lightness, chroma and hue of the gray with a luminance (white is 1). */
export function appearanceOfGray(luminance: number, viewing: Viewing): Vec3 {
	const v: Vec3 = [0, 0, 0];
	grayInto(v, luminance);
	appearanceInto(v, viewing);
	return v;
}

/** Upper bound of the luminance of grays that CSS can express. */
const MOST_LUMINANCE = 1e6;

/** Luminance of the gray with a lightness J. */
export const luminanceAt = (lightness: number, viewing: Viewing): number =>
	luminanceOfGray(lightness, MOST_LUMINANCE, (y) => appearanceOfGray(y, viewing)[0]);

/** Hue of all grays, within a degree: adaptation to white is incomplete, so they are not neutral. */
const HUE_OF_GRAYS = 209.5;

/** Noise of the model; one 8-bit step is 0.1. */
const NOISE = 1e-6;

/** True if chroma and hue are those of the gray with a luminance, which is computed only if they are close. */
export function isGray(chroma: number, hue: number, luminance: () => number, viewing: Viewing): boolean {
	if (Math.abs(chroma) < NOISE) return true;
	if (Math.abs(hue - HUE_OF_GRAYS) > 1) return false;
	const [, c, h] = appearanceOfGray(luminance(), viewing);
	return Math.abs(c - chroma) < NOISE && Math.abs(h - hue) * chroma < NOISE * DEGREES;
}
