/*
 * HyAB: city blocks between lightness and the plane of a and b, a straight line within the plane. For large differences,
 * where the other formulas on CIE Lab follow the eye badly.
 *
 * Value   0 for the same color, 100 from black to white; from CIE76 up to the square root of two of it.
 * Source  Abasi, Amani Tehran, Fairchild, "Distance metrics for very large color differences", Color Research and
 *         Application 45(2), 2020.
 * Proof   test/metrics/delta-e.test.ts.
 */

type Lab = readonly [number, number, number];

/** Of two CIE Lab triples, L 0..100. Symmetric. */
export function hyab(first: Lab, second: Lab): number {
	const a = first[1] - second[1], b = first[2] - second[2];
	return Math.abs(first[0] - second[0]) + Math.sqrt(a * a + b * b);
}
