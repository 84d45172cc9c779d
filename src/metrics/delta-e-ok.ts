/*
 * ΔE OK: the perceived difference of two colors as Euclidean distance in OKLab.
 *
 * Value   0 for the same color, 1 from black to white; about 0.02 is just noticeable.
 * Source  CSS Color 4 §13.3 (deltaEOK), without scaling the opponent axes.
 * Proof   test/metrics/delta-e-ok.test.ts.
 *
 * The same distance is CIE76 in CIE Lab, and ΔEz in Jzazbz.
 *
 * CIE76   0 for the same color, 100 from black to white; about 2.3 is just noticeable. Overestimates differences of vivid colors.
 * Source  CIE 15:2018 §8.2.1, ΔE*ab of 1976. The just noticeable difference: Mahy, Van Eycken, Oosterlinck, Color Research and
 *         Application 19(2), 1994.
 * ΔEz     0 for the same color, 0.222 from black to white; for wide gamuts and high dynamic range.
 * Source  Safdar, Cui, Kim, Luo, "Perceptually uniform color space for image signals including high dynamic range and wide gamut",
 *         Optics Express 25(13), 2017, equations 13 to 18. The steps in chroma and hue squared add up to those in a and b squared.
 * Proof   test/metrics/delta-e.test.ts.
 */

type Triple = ArrayLike<number>;

/** Distance of two triples of OKLab, CIE Lab or Jzazbz. */
export function labDistance(v: Triple, w: Triple): number {
	const l = v[0]! - w[0]!, a = v[1]! - w[1]!, b = v[2]! - w[2]!;
	// Math.hypot is eighteen times slower, and no color can overflow.
	return Math.sqrt(l * l + a * a + b * b);
}
