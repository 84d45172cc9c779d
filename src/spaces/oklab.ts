/*
 * OKLab: perceptually even, the space in which this project measures difference and maps gamuts.
 *
 * Channels  l 0..1; a and b unbounded, about ±0.4 (100 % in CSS).
 * Source    Björn Ottosson, "A perceptual color space for image processing", 2020; the matrices in 64-bit precision
 *           for the D65 white of CSS Color 4 §9.2, §18.
 * Proof     test/spaces/vectors.test.ts holds published values; grays have a = b = 0 exactly, white has l = 1.
 */

import type { Mat3 } from '../math/matrix.ts';
import { opponent } from './channels.ts';
import { settleOklabInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

/** To the cone responses. */
export const XYZ_TO_LMS: Mat3 = [
	0.8190224379967030, 0.3619062600528904, -0.1288737815209879,
	0.0329836539323885, 0.9292868615863434, 0.0361446663506424,
	0.0481771893596242, 0.2642395317527308, 0.6335478284694309,
];

export const LMS_TO_XYZ: Mat3 = [
	1.2268798758459243, -0.5578149944602171, 0.2813910456659647,
	-0.0405757452148008, 1.1122868032803170, -0.0717110580655164,
	-0.0763729366746601, -0.4214933324022432, 1.5869240198367816,
];

/** From the cube roots of the cone responses. */
export const LMS_TO_LAB: Mat3 = [
	0.2104542683093140, 0.7936177747023054, -0.0040720430116193,
	1.9779985324311684, -2.4285922420485799, 0.4505937096174110,
	0.0259040424655478, 0.7827717124575296, -0.8086757549230774,
];

export const LAB_TO_LMS: Mat3 = [
	1, 0.3963377773761749, 0.2158037573099136,
	1, -0.1055613458156586, -0.0638541728258133,
	1, -0.0894841775298119, -1.2914855480194092,
];

const cube = (x: number): number => x * x * x;

export const oklab: Space<'oklab', 'oklab'> = {
	id: 'oklab',
	channels: /*#__PURE__*/ opponent(1, 0.4),
	written: { form: 'oklab' },
	base: xyzD65,
	toBase: [{ matrix: LAB_TO_LMS }, { curve: cube }, { matrix: LMS_TO_XYZ }],
	fromBase: [{ matrix: XYZ_TO_LMS }, { curve: Math.cbrt }, { matrix: LMS_TO_LAB }, { map: settleOklabInto }],
};
