/*
 * HSL: sRGB as hue, saturation and lightness.
 *
 * Channels  h degrees; s and l in percent, 0..100 inside the sRGB gamut, unbounded outside.
 * Source    CSS Color 4 §7. Hue is powerless where saturation is at most 0.001 (§4.4.1). Out of gamut, a negative
 *           saturation becomes positive and its hue turns by 180 degrees (§7.2).
 * Proof     test/spaces/cylinders.test.ts. The base is sRGB itself: through XYZ, white would have a saturation.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { hueAndEndsInto, vividInto } from './rgb-hue.ts';
import { HUE, percentage } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { powerlessUpTo } from './powerless.ts';
import type { Space } from './space.ts';
import { srgb } from './srgb.ts';

/** Converts sRGB to hue, saturation and lightness, in place. */
function hslFromSrgbInto(v: Vec3): void {
	hueAndEndsInto(v);
	const max = v[1], min = v[2], lightness = (max + min) / 2;
	const room = Math.min(lightness, 1 - lightness);
	let saturation = max === min || room === 0 ? 0 : (max - lightness) / room;
	if (saturation < 0) {
		v[0] = normalizeHue(v[0] + 180);
		saturation = -saturation;
	}
	v[1] = saturation * 100;
	v[2] = lightness * 100;
}

/** Converts hue, saturation and lightness to sRGB, in place. */
function hslToSrgbInto(v: Vec3): void {
	const lightness = v[2] / 100, reach = (v[1] / 100) * Math.min(lightness, 1 - lightness);
	vividInto(v, lightness - reach, 2 * reach);
}

export const hsl: Space<'hsl', 'hsl'> = /*#__PURE__*/ defineSpace({
	id: 'hsl',
	channels: [
		HUE,
		/*#__PURE__*/ percentage('saturation', 'colorfulness', 'floor'),
		/*#__PURE__*/ percentage('lightness', 'lightness'),
	],
	written: { form: 'hsl', also: 'hsla', commas: 'percent' },
	base: srgb,
	toBase: [{ map: hslToSrgbInto }],
	fromBase: [{ map: hslFromSrgbInto }],
	powerless: /*#__PURE__*/ powerlessUpTo(0.001, 1, 0),
});
