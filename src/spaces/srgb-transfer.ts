/*
 * The sRGB transfer function, which Display P3 uses too: encoded channels to linear light and back.
 *
 * Source  IEC 61966-2-1; CSS Color 4 §18: mirrored for negative values.
 * Proof   test/spaces/vectors.test.ts; routes.test.ts for the table of bytes.
 */

import type { Vec3 } from '../math/matrix.ts';

/** Decodes an sRGB channel (0 or more) to linear light. */
// exp(y log x) is as accurate as x ** y here (2.3e-16 relative) in half the time.
const decodeCurve = (x: number): number =>
	x <= 0.04045 ? x / 12.92 : Math.exp(2.4 * Math.log((x + 0.055) / 1.055));

/** Encodes linear light (0 or more). */
function encodeCurve(x: number): number {
	if (x <= 0.0031308) return 12.92 * x;
	const root = Math.exp(Math.log(x) / 2.4);
	// 1.055 root - 0.055, written so that 1 gives 1 and not 0.9999999999999999.
	return root + 0.055 * (root - 1);
}

/** n / 255 for each byte n. */
export const BYTE_VALUE = /*#__PURE__*/ Float64Array.from({ length: 256 }, (_, n) => n / 255);

/** Linear light of each byte: 8-bit colors (HEX, names) need no power. */
const BYTE_LIGHT = /*#__PURE__*/ BYTE_VALUE.map(decodeCurve);

/** The byte n if a channel is exactly n / 255, otherwise -1. */
function toExactByte(x: number): number {
	if (!(x >= 0 && x <= 1)) return -1;
	const byte = (x * 255 + 0.5) | 0;
	return BYTE_VALUE[byte] === x ? byte : -1;
}

/** Decodes an sRGB channel to linear light. */
export function srgbToLinear(x: number): number {
	const byte = toExactByte(x);
	if (byte >= 0) return BYTE_LIGHT[byte]!;
	return x < 0 ? -decodeCurve(-x) : decodeCurve(x);
}

/** Encodes linear light as sRGB. */
export const srgbFromLinear = (x: number): number => (x < 0 ? -encodeCurve(-x) : encodeCurve(x));

/** Decodes three channels, in place. */
export function decodeSrgbInto(v: Vec3): void {
	v[0] = srgbToLinear(v[0]);
	v[1] = srgbToLinear(v[1]);
	v[2] = srgbToLinear(v[2]);
}

/** Encodes three channels, in place. */
export function encodeSrgbInto(v: Vec3): void {
	v[0] = srgbFromLinear(v[0]);
	v[1] = srgbFromLinear(v[1]);
	v[2] = srgbFromLinear(v[2]);
}

/** Linear light of the byte n. */
export const srgbByteToLinear = (n: number): number => BYTE_LIGHT[n & 255]!;

/** Relative luminance of linear light, as WCAG 2 rounds its weights. */
export const luminanceOfLight = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
