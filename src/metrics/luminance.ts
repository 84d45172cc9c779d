/*
 * Relative luminance of an 8-bit sRGB color, as WCAG 2 defines it.
 *
 * Value   0 (black) to 1 (white).
 * Source  WCAG 2.2, "relative luminance". It has 0.03928 instead of 0.04045 of the sRGB standard; no 8-bit value
 *         lies between, so the results are the same.
 * Proof   test/metrics/wcag.test.ts.
 */

import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';
import { luminanceOfLight, srgbByteToLinear } from '../spaces/srgb-transfer.ts';

/** Relative luminance, from a table of the light of each byte. */
export const luminance = (c: Rgb24): number =>
	luminanceOfLight(srgbByteToLinear(redOf(c)), srgbByteToLinear(greenOf(c)), srgbByteToLinear(blueOf(c)));
