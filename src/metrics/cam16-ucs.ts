/*
 * CAM16-UCS: distances between colors by an appearance model, as an alternative to OKLab.
 *
 * Values  From XYZ under D65 with white at 1 to lightness J' 0..100 and two opponents a', b'.
 * Source  Li et al. 2017, "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS".
 * Proof   test/palette/categorical-distances.test.ts, with a separate calculation.
 */

import type { Vec3 } from '../math/matrix.ts';
import { fromPolarInto } from '../math/polar.ts';
import { cam16JmhInto } from '../spaces/cam16-jmh.ts';

/** Converts XYZ to J', a', b', in place. */
export function cam16UcsInto(v: Vec3): void {
	cam16JmhInto(v);
	v[0] *= 1.7 / (1 + 0.007 * v[0]);
	v[1] = Math.log(1 + 0.0228 * v[1]) / 0.0228;
	fromPolarInto(v);
}
