/*
 * Grays in spaces that have them beside their axis: the luminance of the gray that has a lightness there.
 *
 * Jzazbz and CAM16 give a gray a trace of color, and so a hue that decides nothing. What lies on that trace has no hue, as
 * everywhere else (CSS Color 4 §4.4.1), and a chroma of 0 stands for the gray itself.
 *
 * Proof  test/spaces/more.test.ts: every gray comes back exactly gray.
 */

import { bisect } from '../math/bisect.ts';

/** A lightness is known to its last digits, and white is white. */
const NOISE = 1e-12;

/** The luminance (white is 1) from 0 to `most` of the gray whose lightness, which must rise with it, is this one. */
export function luminanceOfGray(lightness: number, most: number, lightnessOf: (luminance: number) => number): number {
	if (!(lightness > 0)) return 0;
	const luminance = bisect(0, most, 0, (y) => lightnessOf(y) <= lightness);
	return Math.abs(luminance - 1) < NOISE ? 1 : luminance;
}
