/*
 * sRGB: the gamut and the curve of the web, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, values outside are legal and mean "out of gamut".
 * Source    CSS Color 4 §10.2, §10.3; IEC 61966-2-1. Primaries (x, y): 0.640 0.330, 0.300 0.600, 0.150 0.060;
 *           white D65 0.3127 0.3290. The curve is mirrored for negative values (§18).
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import { measure } from './channels.ts';
import { encodedRgb, inColor, linearRgb } from './rgb.ts';
import type { Channel, Space } from './space.ts';

/** Encoded sRGB, from 0 on, to linear light. */
// exp(y log x) is as exact as x ** y here (2.3e-16 relative) and takes half the time.
export const decodeCurve = (x: number): number =>
	x <= 0.04045 ? x / 12.92 : Math.exp(2.4 * Math.log((x + 0.055) / 1.055));

/** And back. */
export function encodeCurve(x: number): number {
	if (x <= 0.0031308) return 12.92 * x;
	const root = Math.exp(Math.log(x) / 2.4);
	// 1.055 root - 0.055, arranged so that 1 gives 1 and not 0.9999999999999999.
	return root + 0.055 * (root - 1);
}

/** n / 255 for every byte n. */
export const BYTE_VALUE = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, n) => n / 255);

/** The light of each: colors that came from 8 bits (hex, names) take no power at all. */
const BYTE_LIGHT = /*#__PURE__*/ BYTE_VALUE.map(decodeCurve);

/** The byte n of a channel that is n / 255 exactly, else -1. */
export function byteOf(x: number): number {
	if (!(x >= 0 && x <= 1)) return -1;
	const byte = (x * 255 + 0.5) | 0;
	return BYTE_VALUE[byte] === x ? byte : -1;
}

/** Encoded sRGB to linear light. */
export function srgbToLinear(x: number): number {
	const byte = byteOf(x);
	if (byte >= 0) return BYTE_LIGHT[byte]!;
	return x < 0 ? -decodeCurve(-x) : decodeCurve(x);
}

/** Linear light to encoded sRGB. */
export const srgbFromLinear = (x: number): number => (x < 0 ? -encodeCurve(-x) : encodeCurve(x));

/** Linear light of the byte n. */
export const srgbByteToLinear = (n: number): number => BYTE_LIGHT[n & 255]!;

export const srgbLinear: Space<'srgb-linear', 'color'> =
	/*#__PURE__*/ linearRgb('srgb-linear', [640, 330, 300, 600, 150, 60], /*#__PURE__*/ inColor('srgb-linear'));

const byte = (name: string): Channel => ({ ...measure(name, 'light', 255, 'range'), digits: 0 });

export const srgb: Space<'srgb', 'color' | 'rgb'> = /*#__PURE__*/ withRgb(
	/*#__PURE__*/ encodedRgb('srgb', srgbLinear, srgbToLinear, srgbFromLinear),
);

/** rgb() counts to 255. */
function withRgb(space: Space<'srgb', 'color'>): Space<'srgb', 'color' | 'rgb'> {
	return { ...space, alsoRead: { form: 'rgb', also: 'rgba', commas: 'one-unit', channels: [byte('red'), byte('green'), byte('blue')] } };
}
