/*
 * CAM16 JMh: lightness, colorfulness and hue of the color appearance model CAM16.
 *
 * Channels  j 0..100; m from 0, about 105; h degrees.
 * Source    Li et al. 2017, see cam16.ts. Viewed at the 64 lux of sRGB viewing (IEC 61966-2-1, an adapting field of a
 *           fifth of 64 / π cd/m²) on a background of 20 %. The model gives grays a colorfulness of up to 2.2; it is set to 0
 *           and the hue is powerless (CSS Color 4 §4.4.1).
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { appearanceInto, isGray, luminanceAt, viewingConditions, xyzInto } from './cam16.ts';
import { HUE } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { grayInto } from './gray-axis.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

const VIEWING = /*#__PURE__*/ viewingConditions((64 / Math.PI) * 0.2, 20);

/** Ratio of colorfulness to chroma. */
const PER_CHROMA = /*#__PURE__*/ Math.sqrt(/*#__PURE__*/ Math.sqrt(VIEWING.fl));

/** Converts XYZ to lightness, colorfulness and hue, in place, without the care for grays that the space takes. */
export function cam16JmhInto(v: Vec3): void {
	appearanceInto(v, VIEWING);
	v[1] *= PER_CHROMA;
}

function toXyzInto(v: Vec3): void {
	if (v[1] === 0) {
		grayInto(v, luminanceAt(v[0], VIEWING));
	} else {
		v[1] /= PER_CHROMA;
		xyzInto(v, VIEWING);
	}
}

/** CAM16: lightness J 0 to 100, colorfulness M to about 105, hue in degrees. Pass the object: `convert('teal', cam16Jmh)`. */
export const cam16Jmh: Space<'cam16-jmh', never> = /*#__PURE__*/ defineSpace({
	id: 'cam16-jmh',
	channels: [
		{ id: 'j', kind: 'lightness', range: [0, 100], digits: 3, name: 'lightness', clamp: 'range' },
		{ id: 'm', kind: 'colorfulness', range: [0, 105], digits: 3, name: 'colorfulness', clamp: 'floor' },
		HUE,
	],
	written: 'cam16-jmh',
	base: xyzD65,
	toBase: [{ map: toXyzInto }],
	fromBase: [{ map: cam16JmhInto }],
	powerless: (v) => {
		if (!isGray(v[1] / PER_CHROMA, v[2], () => luminanceAt(v[0], VIEWING), VIEWING)) return 0;
		v[1] = 0;
		v[2] = 0;
		return 4;
	},
});
