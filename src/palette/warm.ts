/*
 * Warmer and cooler colors of the same lightness.
 *
 * A color moves in OKLab in the direction in which daylight changes at D65: towards orange, and the opposite. The direction is the
 * tangent of the daylight locus of CIE 15 at 6,504 K, converted to OKLab. A color inside sRGB stays inside.
 *
 * Proof  test/palette/warm.test.ts computes the direction from the chromaticities of daylight.
 */

import { fits } from '../gamut/fits.ts';
import { chromaWithin } from '../gamut/max-chroma.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

/** Direction of warmer daylight in OKLab, in degrees. */
export const WARM_HUE = 80;

/** The move of a whole step in OKLab: ten just noticeable differences. */
const REACH = 0.2;

const A = Math.cos(WARM_HUE * Math.PI / 180) * REACH, B = Math.sin(WARM_HUE * Math.PI / 180) * REACH;

/** The color warmer by a share of a whole step, cooler if `by` is below 0. In OKLCH. */
export function warm(color: Color, by: number): Color {
	const { coords: [l, a, b], alpha, none } = convert(color, 'oklab');
	const moved = convert({ space: 'oklab', coords: [l, a + by * A, b + by * B], alpha, none }, 'oklch');
	const [lightness, chroma, hue] = moved.coords;
	return fits(color, 'srgb') ? { ...moved, coords: [lightness, chromaWithin(chroma, lightness, hue, 'srgb'), hue] } : moved;
}
