/*
 * The sRGB curve read from tables, both ways: within 1e-13 of the power. A conversion from Display P3 to sRGB takes half
 * the time with them.
 *
 * To light the curve bends little; from light it is nearly straight over the root of the light. Dark channels, where it
 * bends most, and those far outside the gamut take the power itself.
 *
 * Proof  test/spaces/lanes/srgb-curve.test.ts.
 */

import { cubicAt, cubicsOf } from '../../math/cubics.ts';
import { srgbFromLinear, srgbToLinear } from '../srgb.ts';

/** Of one unit: of encoded channels, and of roots of light. */
const PIECES = 2048;

/** How far the tables reach, in the same: a little over 1, where colors of wider gamuts lie. */
const END = 1.125;

/** The first pieces that are read: before them the curves bend too much. */
const FIRST_TO = 84, FIRST_FROM = 205;

const LIGHTS = /*#__PURE__*/ cubicsOf(PIECES, END, srgbToLinear, (x) => (2.4 / 1.055) * ((x + 0.055) / 1.055) ** 1.4);
const CHANNELS = /*#__PURE__*/ cubicsOf(PIECES, END, (root) => srgbFromLinear(root * root), (root) =>
	(1.055 / 1.2) * root ** (1 / 1.2 - 1));

const FROM = (FIRST_FROM / PIECES) ** 2, TO = END ** 2;

/** Linear light to encoded sRGB. */
export function encodeSrgb(x: number): number {
	const size = Math.abs(x);
	if (!(size >= FROM && size < TO)) return srgbFromLinear(x);
	const channel = cubicAt(CHANNELS, Math.sqrt(size) * PIECES);
	return x < 0 ? -channel : channel;
}

/** Encoded sRGB to linear light. */
export function decodeSrgb(x: number): number {
	const size = Math.abs(x);
	if (!(size >= FIRST_TO / PIECES && size < END)) return srgbToLinear(x);
	const light = cubicAt(LIGHTS, size * PIECES);
	return x < 0 ? -light : light;
}
