/*
 * HSV (also HSB): sRGB as hue, saturation and value; the model of most color pickers. Not a CSS function.
 *
 * Channels  h degrees; s and v in percent, 0..100 inside the sRGB gamut, unbounded outside.
 * Source    Alvy Ray Smith, "Color gamut transform pairs", 1978. Hue is powerless as in HSL.
 * Proof     test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { hueAndEndsInto, vividInto } from './rgb-hue.ts';
import { HUE, percentage } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { powerlessUpTo } from './powerless.ts';
import type { Space } from './space.ts';
import { srgb } from './srgb.ts';

function fromSrgbInto(v: Vec3): void {
	hueAndEndsInto(v);
	const max = v[1], min = v[2];
	v[1] = max === min || max === 0 ? 0 : ((max - min) / max) * 100;
	v[2] = max * 100;
}

function toSrgbInto(v: Vec3): void {
	const value = v[2] / 100, spread = value * (v[1] / 100);
	vividInto(v, value - spread, spread);
}

export const hsv: Space<'hsv', never> = /*#__PURE__*/ defineSpace({
	id: 'hsv',
	channels: [
		HUE,
		/*#__PURE__*/ percentage('saturation', 'colorfulness'),
		/*#__PURE__*/ percentage('value', 'share'),
	],
	written: 'hsv',
	base: srgb,
	toBase: [{ map: toSrgbInto }],
	fromBase: [{ map: fromSrgbInto }],
	powerless: /*#__PURE__*/ powerlessUpTo(0.001, 1, 0),
});
