/*
 * JzCzHz: Jzazbz in polar form.
 *
 * Channels  jz 0..1, white 0.22207; cz from 0, about 0.26; hz degrees.
 * Source    Safdar, Cui, Kim, Luo 2017, equations 13 and 14. The hue of a gray, which lies 0.0002 off the axis of Jzazbz,
 *           is powerless and its chroma 0 (CSS Color 4 §4.4.1).
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { fromPolarInto, toPolarInto } from '../math/polar.ts';
import type { Vec3 } from '../math/matrix.ts';
import { HUE } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { grayInto, luminanceOfGray } from './gray-axis.ts';
import { JZ, jzazbz } from './jzazbz.ts';
import { PEAK, REFERENCE_WHITE } from './perceptual-quantizer.ts';
import { convertCoordsInto } from './convert.ts';
import type { Space } from './space.ts';

/** Luminance of the brightest gray of the curve (white is 1). */
const MOST = PEAK / REFERENCE_WHITE;

/** Upper bound of the chroma of grays. */
const BESIDE_AXIS = 0.0005;

/** Noise of the curve; one 8-bit step is 0.0003. */
const NOISE = 1e-9;

function jzazbzGrayInto(v: Vec3, luminance: number): void {
	grayInto(v, luminance);
	convertCoordsInto(v, 'xyz-d65', jzazbz);
}

function grayAt(lightness: number): Vec3 {
	const v: Vec3 = [0, 0, 0];
	const luminance = luminanceOfGray(lightness, MOST, (y) => {
		jzazbzGrayInto(v, y);
		return v[0];
	});
	jzazbzGrayInto(v, luminance);
	return v;
}

function toAxesInto(v: Vec3): void {
	if (v[1] !== 0) return fromPolarInto(v);
	const [, a, b] = grayAt(v[0]);
	v[1] = a;
	v[2] = b;
}

function clearGrayInto(v: Vec3): number {
	if (v[1] > BESIDE_AXIS) return 0;
	if (v[1] !== 0) {
		const axes: Vec3 = [v[0], v[1], v[2]], [, a, b] = grayAt(v[0]);
		fromPolarInto(axes);
		if (Math.abs(axes[1] - a) > NOISE || Math.abs(axes[2] - b) > NOISE) return 0;
	}
	v[1] = 0;
	v[2] = 0;
	return 4;
}

/** JzCzHz: jz 0 to 1, white 0.222; chroma to about 0.26, hue in degrees. Pass the object: `convert('teal', jzczhz)`. */
export const jzczhz: Space<'jzczhz', 'jzczhz'> = /*#__PURE__*/ defineSpace({
	id: 'jzczhz',
	channels: [
		JZ,
		{ id: 'cz', kind: 'colorfulness', range: [0, 0.26], digits: 5, name: 'chroma', clamp: 'floor' },
		{ ...HUE, id: 'hz' },
	],
	written: { form: 'jzczhz' },
	base: jzazbz,
	toBase: [{ map: toAxesInto }],
	fromBase: [{ map: toPolarInto }],
	powerless: clearGrayInto,
});
