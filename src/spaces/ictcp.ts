/*
 * ICtCp: intensity and two axes of color for high dynamic range television.
 *
 * Channels  i 0..1, white 0.58069; ct from yellow to blue, cp from green to red, about ±0.5. Other spaces list the two axes
 *           in the opposite order, with yellow positive.
 * Source    ITU-R BT.2100-2 table 7 (the PQ form), from linear Rec. 2020 with white at 203 cd/m² (ITU-R BT.2408).
 * Proof     test/spaces/more-vectors.test.ts; grays have ct = cp = 0 exactly.
 */

import { inverse, type Mat3, type Vec3 } from '../math/matrix.ts';
import { lightOfSignal, signalOfLight } from './perceptual-quantizer.ts';
import { rec2020Linear } from './rec2020.ts';
import { perChannel } from './rgb.ts';
import { defineSpace } from './define-space.ts';
import { settleRgbInto } from './settle.ts';
import type { Space } from './space.ts';

export const REC2020_TO_LMS: Mat3 = [
	1688 / 4096, 2146 / 4096, 262 / 4096,
	683 / 4096, 2951 / 4096, 462 / 4096,
	99 / 4096, 309 / 4096, 3688 / 4096,
];

/** From the PQ-encoded cone responses. */
export const LMS_TO_ICTCP: Mat3 = [
	0.5, 0.5, 0,
	6610 / 4096, -13613 / 4096, 7003 / 4096,
	17933 / 4096, -17390 / 4096, -543 / 4096,
];

/** The first column is set to 1, 1, 1, so that a gray is exactly three equal signals. */
function backwards(): Mat3 {
	const [, a, b, , c, d, , e, f] = inverse(LMS_TO_ICTCP);
	return [1, a, b, 1, c, d, 1, e, f];
}

/** The steep PQ curve amplifies the rounding noise of a gray: values up to this are set to 0. */
function settleInto(v: Vec3): void {
	if (Math.abs(v[1]) < NOISE && Math.abs(v[2]) < NOISE) v[1] = v[2] = 0;
}

const NOISE = 1e-12;

/** ICtCp of BT.2100 (PQ): intensity 0 to 1, white 0.58; ct and cp to about ±0.5. Pass the object: `convert('teal', ictcp)`. */
export const ictcp: Space<'ictcp', 'ictcp'> = /*#__PURE__*/ defineSpace({
	id: 'ictcp',
	channels: [
		{ id: 'i', kind: 'lightness', range: [0, 1], digits: 5, name: 'intensity', clamp: 'range' },
		{ id: 'ct', kind: 'yellow-blue', range: [-0.5, 0.5], digits: 5, name: 'tritan' },
		{ id: 'cp', kind: 'red-green', range: [-0.5, 0.5], digits: 5, name: 'protan' },
	],
	written: { form: 'ictcp' },
	base: rec2020Linear,
	toBase: [
		{ matrix: /*#__PURE__*/ backwards() }, /*#__PURE__*/ perChannel((x) => lightOfSignal(x)),
		{ matrix: /*#__PURE__*/ inverse(REC2020_TO_LMS) }, { map: settleRgbInto },
	],
	fromBase: [
		{ matrix: REC2020_TO_LMS }, /*#__PURE__*/ perChannel((x) => signalOfLight(x)), { matrix: LMS_TO_ICTCP }, { map: settleInto },
	],
});
