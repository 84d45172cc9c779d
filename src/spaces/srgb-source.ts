/*
 * Encoded sRGB as the beginning of a route. With it a bundle converts colors of `parseHex` without the record of sRGB.
 *
 * Proof  test/fn/bundle.test.ts.
 */

import { matrixToXyz, SRGB_PRIMARIES } from './primaries.ts';
import type { Space } from './space.ts';
import { decodeSrgbInto } from './srgb-transfer.ts';
import { xyzD65 } from './xyz.ts';

/** The fields of the first space of a route. */
export type Source = Pick<Space, 'base' | 'toBase'>;

export const SRGB_SOURCE: Source =
	{ base: xyzD65, toBase: [{ map: decodeSrgbInto }, { matrix: /*#__PURE__*/ matrixToXyz(SRGB_PRIMARIES) }] };
