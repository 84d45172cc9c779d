/*
 * Shared by HSL, HSV and HWB: the hue of an RGB color, and the pure color of a hue.
 *
 * Source  CSS Color 4 §7.2, §8 (sample code). Works on the extended range: channels may lie outside 0..1.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';

/** Replaces red, green and blue by hue (degrees, [0, 360); 0 for a gray), largest and smallest channel. */
export function hueAndEndsInto(v: Vec3): void {
	const r = v[0], g = v[1], b = v[2], max = Math.max(r, g, b), min = Math.min(r, g, b), delta = max - min;
	const sector = delta === 0 ? 0 : max === r ? (g - b) / delta : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
	v[0] = normalizeHue(sector * 60);
	v[1] = max;
	v[2] = min;
}

/** Replaces a hue by red, green and blue between `least` and `least + spread`. */
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
