/*
 * sRGB, the default color space of the web, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, other values are valid and lie outside it.
 * Source    CSS Color 4 §10.2, §10.3; IEC 61966-2-1. Primaries (x, y): 0.640 0.330, 0.300 0.600, 0.150 0.060;
 *           white D65 0.3127 0.3290. The curve is mirrored for negative values (§18).
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import { measure, RGB } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { SRGB_PRIMARIES } from './primaries.ts';
import { inColor, linearRgb } from './rgb.ts';
import type { Channel, Space } from './space.ts';
import { decodeSrgbInto, encodeSrgbInto } from './srgb-transfer.ts';

export const srgbLinear: Space<'srgb-linear', 'color'> =
	/*#__PURE__*/ linearRgb('srgb-linear', SRGB_PRIMARIES, /*#__PURE__*/ inColor('srgb-linear'));

const byte = (name: string): Channel => ({ ...measure(name, 'light', 255, 'range'), digits: 0 });

export const srgb: Space<'srgb', 'color' | 'rgb'> = /*#__PURE__*/ defineSpace({
	id: 'srgb',
	channels: RGB,
	written: /*#__PURE__*/ inColor('srgb'),
	alsoRead: {
		form: 'rgb', also: 'rgba', commas: 'one-unit',
		channels: [/*#__PURE__*/ byte('red'), /*#__PURE__*/ byte('green'), /*#__PURE__*/ byte('blue')],
	},
	base: srgbLinear,
	toBase: [{ map: decodeSrgbInto }],
	fromBase: [{ map: encodeSrgbInto }],
});
