/*
 * HWB: sRGB as hue, whiteness and blackness.
 *
 * Channels  h degrees; w and b in percent, 0..100 inside the sRGB gamut, unbounded outside. If w + b is at least 100,
 *           the color is the gray w / (w + b).
 * Source    CSS Color 4 §8. Hue is powerless if w + b is at least 99.999 (§4.4.1).
 * Proof     test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { hueAndEndsInto, vividInto } from './rgb-hue.ts';
import { HUE, percentage } from './channels.ts';
import { defineSpace } from './define-space.ts';
import type { Space } from './space.ts';
import { srgb } from './srgb.ts';

/** Converts sRGB to hue, whiteness and blackness, in place. */
function hwbFromSrgbInto(v: Vec3): void {
	hueAndEndsInto(v);
	const max = v[1];
	v[1] = v[2] * 100;
	v[2] = (1 - max) * 100;
}

/** Converts hue, whiteness and blackness to sRGB, in place. */
function hwbToSrgbInto(v: Vec3): void {
	const white = v[1] / 100, black = v[2] / 100;
	const spread = 1 - white - black;
	// 6.274… and 93.725… may add up to 99.99999999999999, which is still a gray.
	if (spread < 1e-13) v[0] = v[1] = v[2] = white / (white + black);
	else vividInto(v, white, spread);
}

/** Sets a powerless hue to 0; the rule of `Space.powerless`. */
function clearHwbHue(v: Vec3): number {
	const sum = v[1] + v[2];
	if (sum < 99.999) return 0;
	// Above 100 only the ratio of whiteness and blackness counts.
	if (sum > 100) v[1] *= 100 / sum;
	v[0] = 0;
	v[2] = 100 - v[1];
	return 1;
}

export const hwb: Space<'hwb', 'hwb'> = /*#__PURE__*/ defineSpace({
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
});
