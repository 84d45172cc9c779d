/*
 * HyAB: the sum of the lightness difference and the Euclidean distance in the a, b plane. For large differences, which other
 * formulas on CIE Lab predict poorly.
 *
 * Value   0 for the same color, 100 from black to white; between CIE76 and the square root of two times CIE76.
 * Source  Abasi, Amani Tehran, Fairchild, "Distance metrics for very large color differences", Color Research and
 *         Application 45(2), 2020.
 * Proof   test/metrics/delta-e.test.ts.
 */

import { length, type Lab } from './lab.ts';

/** HyAB of two CIE Lab triples, L 0..100. Symmetric. */
export function hyab(first: Lab, second: Lab): number {
	const a = first[1] - second[1], b = first[2] - second[2];
	return Math.abs(first[0] - second[0]) + length(a, b);
}
