/*
 * ΔE OK: the perceived difference of two colors as Euclidean distance in OKLab.
 *
 * Value   0 for the same color, 1 from black to white; about 0.02 is just noticeable.
 * Source  CSS Color 4 §13.3 (deltaEOK), without scaling the opponent axes.
 * Proof   test/metrics/delta-e-ok.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

type Triple = ArrayLike<number>;

/** ΔE OK of two OKLab triples, for loops. */
export function labDistance(v: Triple, w: Triple): number {
	const l = v[0]! - w[0]!, a = v[1]! - w[1]!, b = v[2]! - w[2]!;
	// Math.hypot is eighteen times slower, and no color can overflow.
	return Math.sqrt(l * l + a * a + b * b);
}

/** ΔE OK of two colors in any space; alpha is ignored. */
export const deltaEOK = (a: Color, b: Color): number => labDistance(inOklab(a), inOklab(b));

const inOklab = (color: Color): Triple => (color.space === 'oklab' ? color.coords : convert(color, 'oklab').coords);
