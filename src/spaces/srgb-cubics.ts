/*
 * The sRGB curve read from tables, both ways: within 1e-13 of the power. A conversion from Display P3 to sRGB takes half
 * the time with them.
 *
 * A cubic for each of many pieces follows the curve; the pieces meet with equal slope. To light it bends little; from
 * light it is nearly straight over the root of the light. Dark channels, where it bends most, and those far outside the
 * gamut take the power itself.
 *
 * Proof  test/spaces/srgb-cubics.test.ts.
 */

import { srgbFromLinear, srgbToLinear } from './srgb.ts';

/** Of one unit: of encoded channels, and of roots of light. */
const PIECES = 2048;

/** How far the tables reach, in the same: a little over 1, where colors of wider gamuts lie. */
const END = 1.125;

/** The first pieces that are read. */
const FIRST_TO = 84, FIRST_FROM = 205;

/** Four coefficients for each piece from the first on; `slopeAt` is the rise of the curve in one unit. */
function cubicsOf(first: number, curve: (x: number) => number, slopeAt: (x: number) => number): Float64Array {
	const cubics = new Float64Array(4 * PIECES * END);
	let y = curve(first / PIECES), slope = slopeAt(first / PIECES) / PIECES;
	for (let i = first; i < PIECES * END; i++) {
		const x = (i + 1) / PIECES, nextY = curve(x), nextSlope = slopeAt(x) / PIECES;
		cubics[4 * i] = y;
		cubics[4 * i + 1] = slope;
		cubics[4 * i + 2] = 3 * (nextY - y) - 2 * slope - nextSlope;
		cubics[4 * i + 3] = 2 * (y - nextY) + slope + nextSlope;
		y = nextY;
		slope = nextSlope;
	}
	return cubics;
}

const LIGHTS = cubicsOf(FIRST_TO, srgbToLinear, (x) => (2.4 / 1.055) * ((x + 0.055) / 1.055) ** 1.4);
const CHANNELS = cubicsOf(FIRST_FROM, (root) => srgbFromLinear(root * root), (root) => (1.055 / 1.2) * root ** (1 / 1.2 - 1));

function valueAt(cubics: Float64Array, place: number): number {
	const piece = place | 0, t = place - piece, at = 4 * piece;
	return ((cubics[at + 3]! * t + cubics[at + 2]!) * t + cubics[at + 1]!) * t + cubics[at]!;
}

const FROM = (FIRST_FROM / PIECES) ** 2, TO = END ** 2;

/** Linear light to encoded sRGB. */
export function encodeSrgb(x: number): number {
	const size = Math.abs(x);
	if (!(size >= FROM && size < TO)) return srgbFromLinear(x);
	const channel = valueAt(CHANNELS, Math.sqrt(size) * PIECES);
	return x < 0 ? -channel : channel;
}

/** Encoded sRGB to linear light. */
export function decodeSrgb(x: number): number {
	const size = Math.abs(x);
	if (!(size >= FIRST_TO / PIECES && size < END)) return srgbToLinear(x);
	const light = valueAt(LIGHTS, size * PIECES);
	return x < 0 ? -light : light;
}
