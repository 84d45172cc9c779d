/*
 * What HSL, HSV and HWB share: the hue of an RGB color, and the vivid color of a hue.
 *
 * Source  CSS Color 4 §7.2, §8 (sample code). Works on the extended range: channels may lie outside 0..1.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';

/** Hue (degrees, [0, 360); 0 for a gray), the largest and the least channel in place of red, green and blue. */
export function hueAndEndsInto(v: Vec3): void {
	const r = v[0], g = v[1], b = v[2], max = Math.max(r, g, b), min = Math.min(r, g, b), delta = max - min;
	const sector = delta === 0 ? 0 : max === r ? (g - b) / delta : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
	v[0] = normalizeHue(sector * 60);
	v[1] = max;
	v[2] = min;
}

/** Red, green and blue of a vivid hue that begin at `least` and reach over `spread`, in place of the hue. */
export function vividInto(v: Vec3, least: number, spread: number): void {
	const hue = normalizeHue(v[0]) / 60;
	v[0] = least + spread * vivid(hue, 5);
	v[1] = least + spread * vivid(hue, 3);
	v[2] = least + spread * vivid(hue, 1);
}

/** 0..1 */
function vivid(sixths: number, n: 1 | 3 | 5): number {
	const k = (n + sixths) % 6;
	return 1 - Math.max(0, Math.min(k, 4 - k, 1));
}
