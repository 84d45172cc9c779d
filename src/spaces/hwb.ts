/*
 * HWB: sRGB as hue, whiteness and blackness.
 *
 * Channels  h degrees; w and b in percent, 0..100 inside the sRGB gamut, unbounded outside. Where w + b reaches 100
 *           the color is the gray w / (w + b).
 * Source    CSS Color 4 §8. Hue is powerless where w + b is at least 99.999 (§4.4.1).
 * Proof     test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { hueAndEndsInto, vividInto } from './rgb-hue.ts';
import { HUE, percentage } from './channels.ts';
import type { Space } from './space.ts';
import { srgb } from './srgb.ts';

/** Red, green and blue of sRGB to hue, whiteness and blackness. */
export function hwbFromSrgbInto(v: Vec3): void {
	hueAndEndsInto(v);
	const max = v[1];
	v[1] = v[2] * 100;
	v[2] = (1 - max) * 100;
}

/** And back. */
export function hwbToSrgbInto(v: Vec3): void {
	const white = v[1] / 100, black = v[2] / 100;
	const spread = 1 - white - black;
	// 6.274… and 93.725… may add up to 99.99999999999999: a gray all the same.
	if (spread < 1e-13) v[0] = v[1] = v[2] = white / (white + black);
	else vividInto(v, white, spread);
}

/** Clears a hue without power, and tells whether it had none. */
export function clearHwbHue(v: Vec3): boolean {
	const sum = v[1] + v[2];
	if (sum < 99.999) return false;
	// Beyond 100 whiteness and blackness count by their ratio.
	if (sum > 100) v[1] *= 100 / sum;
	v[0] = 0;
	v[2] = 100 - v[1];
	return true;
}

export const hwb: Space<'hwb', 'hwb'> = {
	id: 'hwb',
	channels: [
		HUE,
		/*#__PURE__*/ percentage('whiteness', 'share'),
		/*#__PURE__*/ percentage('blackness', 'share'),
	],
	written: { form: 'hwb' },
	base: srgb,
	toBase: [{ map: hwbToSrgbInto }],
	fromBase: [{ map: hwbFromSrgbInto }],
	powerless: clearHwbHue,
};
