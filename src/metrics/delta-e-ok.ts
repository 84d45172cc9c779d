/*
 * ΔE OK: how far apart two colors look, as the straight distance in OKLab.
 *
 * Value   0 for the same color, 1 from black to white; 0.02 is about what one can just notice.
 * Source  CSS Color 4 §13.3 (deltaEOK), the two opponent axes unscaled.
 * Proof   test/metrics/delta-e-ok.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

type Triple = ArrayLike<number>;

/** Of two OKLab triples, for loops. */
export function deltaEOKOf(v: Triple, w: Triple): number {
	const l = v[0]! - w[0]!, a = v[1]! - w[1]!, b = v[2]! - w[2]!;
	// Math.hypot would be eighteen times slower and guards against an overflow no color reaches.
	return Math.sqrt(l * l + a * a + b * b);
}

/** Of two colors in any space; alpha does not count. */
export const deltaEOK = (a: Color, b: Color): number => deltaEOKOf(inOklab(a), inOklab(b));

const inOklab = (color: Color): Triple => (color.space === 'oklab' ? color.coords : convert(color, 'oklab').coords);
