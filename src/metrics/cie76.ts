/*
 * CIE76: Euclidean distance in CIE Lab, the first CIE color difference.
 *
 * Value   0 for the same color, 100 from black to white; about 2.3 is just noticeable. Overestimates
 *         differences of vivid colors, which later formulas correct.
 * Source  CIE 15:2018 §8.2.1, ΔE*ab of 1976. The just noticeable difference: Mahy, Van Eycken, Oosterlinck, Color
 *         Research and Application 19(2), 1994.
 * Proof   test/metrics/delta-e.test.ts.
 */

type Lab = readonly [number, number, number];

/** CIE76 of two CIE Lab triples, L 0..100. Symmetric. */
export function cie76(first: Lab, second: Lab): number {
	const l = first[0] - second[0], a = first[1] - second[1], b = first[2] - second[2];
	return Math.sqrt(l * l + a * a + b * b);
}
