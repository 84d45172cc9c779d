/*
 * CAM16 JMh: lightness, colorfulness and hue of the color appearance model CAM16.
 *
 * Channels  j 0..100; m from 0, about 105; h degrees.
 * Source    Li et al. 2017, as cam16.ts has it. Seen at the 64 lux of sRGB viewing (IEC 61966-2-1, an adapting field of a
 *           fifth of 64 / π cd/m²) on a background of 20 %. Where the model leaves a gray a colorfulness of up to 2.2 the hue
 *           is powerless and it is 0 (CSS Color 4 §4.4.1).
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { appearanceInto, isGray, luminanceOf, viewingOf, xyzInto } from './cam16.ts';
import { HUE } from './channels.ts';
import { further } from './further.ts';
import type { Space } from './space.ts';
import { D65_X, D65_Z, xyzD65 } from './xyz.ts';

const VIEWING = /*#__PURE__*/ viewingOf((64 / Math.PI) * 0.2, 20);

/** Colorfulness over chroma. */
const PER_CHROMA = /*#__PURE__*/ Math.sqrt(/*#__PURE__*/ Math.sqrt(VIEWING.fl));

function fromXyzInto(v: Vec3): void {
	appearanceInto(v, VIEWING);
	v[1] *= PER_CHROMA;
}

function toXyzInto(v: Vec3): void {
	if (v[1] === 0) {
		const luminance = luminanceOf(v[0], VIEWING);
		v[0] = luminance * D65_X;
		v[1] = luminance;
		v[2] = luminance * D65_Z;
	} else {
		v[1] /= PER_CHROMA;
		xyzInto(v, VIEWING);
	}
}

/** CAM16: lightness J 0 to 100, colorfulness M to about 105, hue in degrees. Given as itself: `convert('teal', cam16Jmh)`. */
export const cam16Jmh: Space<'cam16-jmh', never> = /*#__PURE__*/ further({
	id: 'cam16-jmh',
	channels: [
		{ id: 'j', kind: 'lightness', range: [0, 100], digits: 3, name: 'lightness', clamp: 'range' },
		{ id: 'm', kind: 'colorfulness', range: [0, 105], digits: 3, name: 'colorfulness', clamp: 'floor' },
		HUE,
	],
	written: 'cam16-jmh',
	base: xyzD65,
	toBase: [{ map: toXyzInto }],
	fromBase: [{ map: fromXyzInto }],
	powerless: (v) => {
		if (!isGray(v[1] / PER_CHROMA, v[2], () => luminanceOf(v[0], VIEWING), VIEWING)) return false;
		v[1] = 0;
		v[2] = 0;
		return true;
	},
});
