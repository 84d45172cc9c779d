/*
 * Simulates a color vision deficiency for the pixels of a picture, with a tight loop for each model. Every byte equals that of
 * `simulate`: the sums have the same terms in the same order, and bytes change at the same exact amounts of light.
 *
 * Proof  test/vision/pixels.test.ts: every byte is that of `simulate`.
 */

import type { Mat3 } from '../math/matrix.ts';
import { byteOfLight, readyBytes } from '../spaces/byte-of-light.ts';
import { matrixBetween } from '../spaces/route.ts';
import { srgbLinear } from '../spaces/srgb.ts';
import { srgbByteToLinear } from '../spaces/srgb-transfer.ts';
import { xyzD65 } from '../spaces/xyz.ts';
import { BRETTEL, type HalfPlanes } from './brettel.ts';
import { type Deficiency, type Model } from './deficiency.ts';
import { machadoMatrix } from './machado.ts';

type Bytes = Uint8Array | Uint8ClampedArray;

/** Simulates the red, green, blue and alpha bytes of every pixel; alpha does not change. */
export function pixelsSeenInto(out: Uint8ClampedArray, bytes: Bytes, kind: Deficiency, model: Model, severity: number): void {
	readyBytes();
	if (kind === 'achromatopsia') grayPixelsInto(out, bytes, severity);
	else if (model === 'machado') matrixPixelsInto(out, bytes, machadoMatrix(kind, severity));
	else halfPlanePixelsInto(out, bytes, BRETTEL[kind]);
}

/** Clamps to 0..1 without a branch, which noise would make unpredictable. */
const clampLight = (x: number): number => Math.min(Math.max(x, 0), 1);

function matrixPixelsInto(out: Uint8ClampedArray, bytes: Bytes, [a, b, c, d, e, f, g, h, k]: Mat3): void {
	for (let i = 0; i < bytes.length; i += 4) {
		const red = srgbByteToLinear(bytes[i]!), green = srgbByteToLinear(bytes[i + 1]!), blue = srgbByteToLinear(bytes[i + 2]!);
		out[i] = byteOfLight(clampLight(a * red + b * green + c * blue));
		out[i + 1] = byteOfLight(clampLight(d * red + e * green + f * blue));
		out[i + 2] = byteOfLight(clampLight(g * red + h * green + k * blue));
		out[i + 3] = bytes[i + 3]!;
	}
}

/** Applies one of two matrices to each pixel. */
function halfPlanePixelsInto(out: Uint8ClampedArray, bytes: Bytes, { normal: [p, q, s], towards, away }: HalfPlanes): void {
	for (let i = 0; i < bytes.length; i += 4) {
		const red = srgbByteToLinear(bytes[i]!), green = srgbByteToLinear(bytes[i + 1]!), blue = srgbByteToLinear(bytes[i + 2]!);
		const m = p * red + q * green + s * blue >= 0 ? towards : away;
		out[i] = byteOfLight(clampLight(m[0] * red + m[1] * green + m[2] * blue));
		out[i + 1] = byteOfLight(clampLight(m[3] * red + m[4] * green + m[5] * blue));
		out[i + 2] = byteOfLight(clampLight(m[6] * red + m[7] * green + m[8] * blue));
		out[i + 3] = bytes[i + 3]!;
	}
}

function grayPixelsInto(out: Uint8ClampedArray, bytes: Bytes, severity: number): void {
	const [, , , a, b, c] = matrixBetween(srgbLinear, xyzD65);
	for (let i = 0; i < bytes.length; i += 4) {
		const red = srgbByteToLinear(bytes[i]!), green = srgbByteToLinear(bytes[i + 1]!), blue = srgbByteToLinear(bytes[i + 2]!);
		const gray = a * red + b * green + c * blue;
		if (severity === 1) {
			out[i] = out[i + 1] = out[i + 2] = byteOfLight(clampLight(gray));
		} else {
			out[i] = byteOfLight(clampLight(red + (gray - red) * severity));
			out[i + 1] = byteOfLight(clampLight(green + (gray - green) * severity));
			out[i + 2] = byteOfLight(clampLight(blue + (gray - blue) * severity));
		}
		out[i + 3] = bytes[i + 3]!;
	}
}
