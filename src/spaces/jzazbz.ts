/*
 * Jzazbz: perceptually uniform for wide gamuts and high dynamic range.
 *
 * Channels  jz 0..1, white 0.22207; az from green to red, bz from blue to yellow, about ±0.21. Grays lie 0.0002 off the
 *           axis.
 * Source    Safdar, Cui, Kim, Luo, "Perceptually uniform color space for image signals including high dynamic range and
 *           wide gamut", Optics Express 25(13), 2017, equations 8 to 12; white at 203 cd/m² (ITU-R BT.2408).
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { inverse, multiply, type Mat3, type Vec3 } from '../math/matrix.ts';
import { lightOfSignal, signalOfLight } from './perceptual-quantizer.ts';
import { defineSpace } from './define-space.ts';
import { perChannel } from './rgb.ts';
import { settleXyzInto } from './settle.ts';
import type { Channel, Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

// Constants of the paper, with its names. X and Y are adjusted first, which keeps blue from turning purple.
const B = 1.15;
const G = 0.66;
const D = -0.56;
const D0 = 1.6295499532821566e-11;
/** Replaces the last exponent of PQ. */
const P = (1.7 * 2523) / 32;

const BENT: Mat3 = [
	B, 0, 1 - B,
	1 - G, G, 0,
	0, 0, 1,
];

const BENT_TO_LMS: Mat3 = [
	0.41478972, 0.579999, 0.0146480,
	-0.2015100, 1.120649, 0.0531008,
	-0.0166008, 0.264800, 0.6684799,
];

const XYZ_TO_LMS = /*#__PURE__*/ multiply(BENT_TO_LMS, BENT);

/** From the PQ-encoded cone responses. */
const LMS_TO_IAB: Mat3 = [
	0.5, 0.5, 0,
	3.524000, -4.066708, 0.542708,
	0.199076, 1.096799, -1.295875,
];

function lightnessInto(v: Vec3): void {
	v[0] = ((1 + D) * v[0]) / (1 + D * v[0]) - D0;
	// In doubles black comes out as -4e-28.
	if (Math.abs(v[0]) < 1e-10) v[0] = 0;
}

function intensityInto(v: Vec3): void {
	const lightness = v[0] + D0;
	v[0] = lightness / (1 + D - D * lightness);
}

/** Lightness, which the polar form shares. */
export const JZ: Channel = { id: 'jz', kind: 'lightness', range: [0, 1], digits: 5, name: 'lightness', clamp: 'range' };

/** Jzazbz: jz 0 to 1, white 0.222; az and bz to about ±0.21. Pass the object: `convert('teal', jzazbz)`. */
export const jzazbz: Space<'jzazbz', 'jzazbz'> = /*#__PURE__*/ defineSpace({
	id: 'jzazbz',
	channels: [
		JZ,
		{ id: 'az', kind: 'red-green', range: [-0.21, 0.21], digits: 5 },
		{ id: 'bz', kind: 'yellow-blue', range: [-0.21, 0.21], digits: 5 },
	],
	written: { form: 'jzazbz' },
	base: xyzD65,
	toBase: [
		{ map: intensityInto }, { matrix: /*#__PURE__*/ inverse(LMS_TO_IAB) }, /*#__PURE__*/ perChannel((x) => lightOfSignal(x, P)),
		{ matrix: /*#__PURE__*/ inverse(XYZ_TO_LMS) }, { map: settleXyzInto },
	],
	fromBase: [
		{ matrix: XYZ_TO_LMS }, /*#__PURE__*/ perChannel((x) => signalOfLight(x, P)), { matrix: LMS_TO_IAB }, { map: lightnessInto },
	],
});
