/*
 * The light of encoded sRGB and Display P3 colors, in place.
 */

import { applyInto, type Mat3, type Vec3 } from '../../math/matrix.ts';
import { toExactByte, srgbByteToLinear } from '../srgb-transfer.ts';
import { decodeSrgb } from './srgb-curve.ts';

/** Applies a matrix to the light of encoded sRGB. */
export function lightTimesInto(m: Mat3, v: Vec3): void {
	const r = toExactByte(v[0]), g = toExactByte(v[1]), b = toExactByte(v[2]);
	// HEX, names and most rgb() colors have 8-bit channels, whose light is in a table.
	if ((r | g | b) >= 0) {
		v[0] = srgbByteToLinear(r);
		v[1] = srgbByteToLinear(g);
		v[2] = srgbByteToLinear(b);
	} else {
		decodeInto(v);
	}
	applyInto(m, v);
}

/** Decodes three channels. */
// A loop, because V8 inlines the curve once but not three times; calls that are not inlined box each channel.
export function decodeInto(v: Vec3): void {
	for (let i = 0; i < 3; i++) v[i] = decodeSrgb(v[i]!);
}
