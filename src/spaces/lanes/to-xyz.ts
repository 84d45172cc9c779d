/*
 * Conversion of encoded sRGB to the root of all spaces, written out. With it every space converts colors of sRGB without the record of
 * sRGB, which `parseHex` then does not add to a bundle.
 *
 * Proof  test/spaces/routes.test.ts: equal to the single steps within 1e-12; test/fn/bundle.test.ts.
 */

import type { Vec3 } from '../../math/matrix.ts';
import { matrixToXyz, SRGB_PRIMARIES } from '../primaries.ts';
import { lightTimesInto } from './light.ts';

/** Linear sRGB to XYZ under D65. */
export const LIGHT_TO_XYZ = /*#__PURE__*/ matrixToXyz(SRGB_PRIMARIES);

/** From encoded sRGB. */
export function srgbToXyzInto(v: Vec3): number {
	lightTimesInto(LIGHT_TO_XYZ, v);
	return 0;
}
