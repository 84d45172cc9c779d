/*
 * CIE Luv of 1976, under D65.
 *
 * Channels  l 0..100; u and v unbounded, about ±215.
 * Source    CIE 15:2004 §8.2.2 (ε = 216/24389, κ = 24389/27), for the white of sRGB, D65, as in HSLuv.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts; grays have u = v = 0 exactly.
 */

import type { Vec3 } from '../math/matrix.ts';
import { opponent } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { lightnessOfLuminance, luminanceOfLightness } from './lab-curve.ts';
import { settleLabInto, settleXyzInto } from './settle.ts';
import type { Space } from './space.ts';
import { D65_X, D65_Z } from './white.ts';
import { xyzD65 } from './xyz.ts';

/** u' and v' of white. */
export const WHITE_U = (4 * D65_X) / (D65_X + 15 + 3 * D65_Z);
export const WHITE_V = 9 / (D65_X + 15 + 3 * D65_Z);

function fromXyzInto(v: Vec3): void {
	const x = v[0], y = v[1], z = v[2], sum = x + 15 * y + 3 * z;
	const l = lightnessOfLuminance(y);
	v[0] = l;
	// Black has no chromaticity.
	v[1] = sum === 0 ? 0 : 13 * l * ((4 * x) / sum - WHITE_U);
	v[2] = sum === 0 ? 0 : 13 * l * ((9 * y) / sum - WHITE_V);
}

function toXyzInto(v: Vec3): void {
	const l = v[0];
	if (l === 0) {
		v[1] = v[2] = 0;
		return;
	}
	const y = luminanceOfLightness(l);
	const u = v[1] / (13 * l) + WHITE_U, w = v[2] / (13 * l) + WHITE_V;
	const scale = w === 0 ? 0 : y / (4 * w);
	v[0] = 9 * u * scale;
	v[1] = y;
	v[2] = (12 - 3 * u - 20 * w) * scale;
}

/** CIE Luv under D65: l 0 to 100, u and v to about ±215. Pass the object: `convert('teal', luv)`. */
export const luv: Space<'luv', never> = /*#__PURE__*/ defineSpace({
	id: 'luv',
	channels: /*#__PURE__*/ opponent(100, 215, 'u', 'v'),
	written: 'luv',
	base: xyzD65,
	toBase: [{ map: toXyzInto }, { map: settleXyzInto }],
	fromBase: [{ map: fromXyzInto }, { map: settleLabInto }],
});
