/*
 * CIEDE2000: the CIE color difference of 2000, on CIE Lab.
 *
 * Value   0 for the same color; about 1 is just perceptible. kL = kC = kH = 1.
 * Source  Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula", Color Research and Application 30(1), 2005.
 *         Names as in the paper: a bar is a mean, a prime a value after scaling the a axis.
 * Proof   test/metrics/ciede2000.test.ts: the 34 pairs of the paper, and a literal implementation of its formula.
 *
 * Hues are not computed as angles. Both colors are directions in the a', b plane; dot and cross product give half the turn
 * between them, and the mean hue is the direction in the middle, so the wrap at 360 degrees, a common source of errors, does not
 * arise. Two and a half times as fast as with angles.
 */

import { DEGREES } from '../math/angle.ts';
import { length, type Lab } from './lab.ts';

const COS_6 = Math.cos(6 / DEGREES), SIN_6 = Math.sin(6 / DEGREES);
const COS_30 = Math.cos(30 / DEGREES), SIN_30 = Math.sin(30 / DEGREES);
const COS_63 = Math.cos(63 / DEGREES), SIN_63 = Math.sin(63 / DEGREES);

/** CIEDE2000 of two CIE Lab triples, L 0..100. Symmetric; finite for values up to 1e100. */
export function ciede2000(first: Lab, second: Lab): number {
	const b1 = first[2], b2 = second[2];

	// Scale the a axis near gray.
	const meanC = (length(first[1], b1) + length(second[1], b2)) / 2;
	const stretch = 1.5 - 0.5 * vividness(meanC);
	const a1 = first[1] * stretch, a2 = second[1] * stretch;
	const c1 = length(a1, b1), c2 = length(a2, b2);

	const meanL = (first[0] + second[0]) / 2 - 50;
	const weightL = 1 + (0.015 * meanL * meanL) / Math.sqrt(20 + meanL * meanL);
	const barC = (c1 + c2) / 2;
	const dL = (second[0] - first[0]) / weightL;
	const dC = (c2 - c1) / (1 + 0.045 * barC);
	// A gray has no hue: both hue terms vanish.
	if (c1 === 0 || c2 === 0) return Math.sqrt(dL * dL + dC * dC);

	// The two hues as directions, and the turn from the first to the second.
	const x1 = a1 / c1, y1 = b1 / c1, x2 = a2 / c2, y2 = b2 / c2;
	const dot = x1 * x2 + y1 * y2, cross = x1 * y2 - y1 * x2;

	// sin(half the turn), and the mean hue as (cos, sin). Up to a quarter turn the mean is the sum of the directions;
	// beyond, where the sum approaches 0, it is their difference turned by 90 degrees.
	let sinHalf: number, cos: number, sin: number;
	if (dot >= 0) {
		const sum = Math.sqrt(2 + 2 * dot);
		sinHalf = cross / sum;
		cos = (x1 + x2) / sum;
		sin = (y1 + y2) / sum;
	} else {
		// Exactly opposite hues have two means; the paper takes that above the hue below 180.
		const isLeft = cross > 0 || (cross === 0 && (y1 > 0 || (y1 === 0 && x1 > 0)));
		const gap = Math.sqrt(2 - 2 * dot) * (isLeft ? 1 : -1);
		sinHalf = gap / 2;
		cos = (y2 - y1) / gap;
		sin = (x1 - x2) / gap;
	}

	const cos2 = cos * cos - sin * sin, sin2 = 2 * cos * sin;
	const cos3 = cos2 * cos - sin2 * sin, sin3 = sin2 * cos + cos2 * sin;
	const cos4 = cos2 * cos2 - sin2 * sin2, sin4 = 2 * cos2 * sin2;
	const t = 1 - 0.17 * (cos * COS_30 + sin * SIN_30) + 0.24 * cos2
		+ 0.32 * (cos3 * COS_6 - sin3 * SIN_6) - 0.20 * (cos4 * COS_63 + sin4 * SIN_63);
	const dH = (2 * Math.sqrt(c1 * c2) * sinHalf) / (1 + 0.015 * barC * t);

	const sum = dL * dL + dC * dC + dH * dH;
	return Math.sqrt(isBeyondRotation(cos, sin) ? sum : sum + rotation(cos, sin, barC) * dC * dH);
}

/**
 * True if a mean hue, as (cos, sin), is between 0 and 116 degrees. R_T is below 1e-17 there, and its term less than a quarter of the
 * last bit of the sum, so omitting it does not change the result.
 */
export const isBeyondRotation = (cos: number, sin: number): boolean => sin >= 0 && cos > -0.45;

/** R_T of a mean hue, as (cos, sin), and a mean chroma: the ellipses of the blue region lean, so chroma and hue count together there. */
export function rotation(cos: number, sin: number, barC: number): number {
	const degrees = Math.atan2(sin, cos) * DEGREES;
	const away = ((degrees < 0 ? degrees + 360 : degrees) - 275) / 25;
	return -2 * vividness(barC) * Math.sin((60 / DEGREES) * Math.exp(-away * away));
}

/** sqrt(C^7 / (C^7 + 25^7)), 0 for a gray, near 1 for vivid colors; written so that no C overflows. */
function vividness(c: number): number {
	const ratio = 25 / c, squared = ratio * ratio;
	return 1 / Math.sqrt(1 + squared * squared * squared * ratio);
}
