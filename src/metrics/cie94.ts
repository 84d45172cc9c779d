/*
 * CIE94: CIE Lab distance with chroma and hue weighted by the chroma of the reference.
 *
 * Value   0 for the same color, about 1 is just perceptible. Not symmetric: the first color is the reference.
 * Source  CIE 116-1995, "Industrial colour-difference evaluation", with the weights of the graphic arts: kL = 1,
 *         K1 = 0.045, K2 = 0.015.
 * Proof   test/metrics/delta-e.test.ts.
 */

import { length, type Lab } from './lab.ts';

/** CIE94 of two CIE Lab triples, L 0..100; the first is the reference. */
export function cie94(reference: Lab, sample: Lab): number {
	const chroma = length(reference[1], reference[2]);
	const l = reference[0] - sample[0], a = reference[1] - sample[1], b = reference[2] - sample[2];
	const c = chroma - length(sample[1], sample[2]);
	// Squared hue difference: distance in the a, b plane minus the chroma difference; rounding may make it negative.
	const hueSquared = Math.max(0, a * a + b * b - c * c);
	const byChroma = c / (1 + 0.045 * chroma), weight = 1 + 0.015 * chroma;
	return Math.sqrt(l * l + byChroma * byChroma + hueSquared / (weight * weight));
}
