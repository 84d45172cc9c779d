/*
 * What HSL, HSV and HWB share: the hue of an RGB color, and the fully vivid color of a hue.
 *
 * Source  CSS Color 4 §7.2, §8 (sample code). Works on the extended range: channels may lie outside 0..1.
 */

import { normalizeHue } from '../math/angle.ts';

/** Hue in degrees, [0, 360); 0 for a gray. */
export function hueOf(r: number, g: number, b: number): number {
	const max = Math.max(r, g, b), delta = max - Math.min(r, g, b);
	if (delta === 0) return 0;
	const sector = max === r ? (g - b) / delta : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
	return normalizeHue(sector * 60);
}

/** Channel n of the vivid color of a hue, 0..1: n is 5 for red, 3 for green, 1 for blue. */
export function vivid(hue: number, n: 1 | 3 | 5): number {
	const k = (n + normalizeHue(hue) / 60) % 6;
	return 1 - Math.max(0, Math.min(k, 4 - k, 1));
}
