/*
 * HSV (also HSB): sRGB as hue, saturation and value; what most color pickers show. Not a CSS function.
 *
 * Channels  h degrees; s and v in percent, 0..100 inside the sRGB gamut, unbounded outside.
 * Source    Alvy Ray Smith, "Color gamut transform pairs", 1978. Hue is powerless as in HSL.
 * Proof     test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { hueOf, vivid } from './rgb-hue.ts';
import { HUE } from './channels.ts';
import type { Space } from './space.ts';
import { srgb } from './srgb.ts';

function fromSrgbInto(v: Vec3): void {
	const r = v[0], g = v[1], b = v[2];
	const max = Math.max(r, g, b), min = Math.min(r, g, b);
	v[0] = hueOf(r, g, b);
	v[1] = max === min || max === 0 ? 0 : ((max - min) / max) * 100;
	v[2] = max * 100;
}

function toSrgbInto(v: Vec3): void {
	const hue = v[0], saturation = v[1] / 100, value = v[2] / 100;
	const spread = value * saturation, least = value - spread;
	v[0] = least + spread * vivid(hue, 5);
	v[1] = least + spread * vivid(hue, 3);
	v[2] = least + spread * vivid(hue, 1);
}

export const hsv: Space<'hsv', never> = {
	id: 'hsv',
	channels: [
		HUE,
		{ id: 's', kind: 'colorfulness', range: [0, 100], digits: 3, unit: '%', name: 'saturation' },
		{ id: 'v', kind: 'share', range: [0, 100], digits: 3, unit: '%', name: 'value' },
	],
	written: 'hsv',
	base: srgb,
	toBase: [{ map: toSrgbInto }],
	fromBase: [{ map: fromSrgbInto }],
	powerless: 0.001,
};
