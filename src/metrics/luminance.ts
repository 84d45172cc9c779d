/*
 * Relative luminance of an 8-bit sRGB color, as WCAG 2 defines it.
 *
 * Value   0 (black) to 1 (white).
 * Source  WCAG 2.2, "relative luminance". It writes 0.03928 where the sRGB standard has 0.04045; no 8-bit value lies
 *         between the two, so both give the same number.
 * Proof   test/metrics/wcag.test.ts.
 */

import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import { srgbByteToLinear } from '../spaces/srgb.ts';

/** Three table reads: the light of every byte is known beforehand. */
export const luminance = (c: Rgb24): number =>
	0.2126 * srgbByteToLinear(redOf(c)) + 0.7152 * srgbByteToLinear(greenOf(c)) + 0.0722 * srgbByteToLinear(blueOf(c));
