/*
 * ProPhoto RGB (ROMM RGB): a very wide gamut for editing photographs, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, other values are valid and lie outside it.
 * Source    CSS Color 4 §10.7, §18; ISO 22028-2. Primaries (x, y): 0.734699 0.265301, 0.159597 0.840403,
 *           0.036598 0.000105; white D50 0.3457 0.3585; a power of 1.8 with a linear toe below 16/512.
 *           The matrices are decimals because these primaries have six figures and no short fraction.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import type { Mat3 } from '../math/matrix.ts';
import { encodedRgb, linearLight, perChannel } from './rgb.ts';
import type { Space } from './space.ts';
import { xyzD50 } from './xyz.ts';

const PROPHOTO_TO_XYZ_D50: Mat3 = [
	0.79776664490064230, 0.13518129740053308, 0.03134773412839220,
	0.28807482881940130, 0.71183523424187300, 0.00008993693872564,
	0, 0, 0.82510460251046020,
];

const XYZ_D50_TO_PROPHOTO: Mat3 = [
	1.34578688164715830, -0.25557208737979464, -0.05110186497554526,
	-0.54463070512490190, 1.50824774284514680, 0.02052744743642139,
	0, 0, 1.21196754563894520,
];

/** Decodes a ProPhoto RGB channel (0 or more) to linear light. */
const prophotoToLinear = (x: number): number => (x <= 16 / 512 ? x / 16 : x ** 1.8);
/** Encodes linear light (0 or more). */
const prophotoFromLinear = (x: number): number => (x >= 1 / 512 ? x ** (1 / 1.8) : 16 * x);
const decode = (x: number): number => (x < 0 ? -prophotoToLinear(-x) : prophotoToLinear(x));
const encode = (x: number): number => (x < 0 ? -prophotoFromLinear(-x) : prophotoFromLinear(x));

/** CSS has no name for it. */
export const prophotoRgbLinear: Space<'prophoto-rgb-linear', never> =
	/*#__PURE__*/ linearLight('prophoto-rgb-linear', xyzD50, [PROPHOTO_TO_XYZ_D50, XYZ_D50_TO_PROPHOTO], () => prophotoRgb);

export const prophotoRgb: Space<'prophoto-rgb', 'color'> =
	/*#__PURE__*/ encodedRgb('prophoto-rgb', prophotoRgbLinear, /*#__PURE__*/ perChannel(decode), /*#__PURE__*/ perChannel(encode));
