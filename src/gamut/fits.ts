/*
 * Tests whether a color is inside a gamut.
 *
 * The test uses linear light, where the cube is the same and no curve is needed. The tolerance is one on
 * encoded channels, so it is narrow near black and wide near white. It follows the sRGB curve for Rec. 2020 too,
 * whose pure power turns a residue of 1e-10 into 0.00007.
 *
 * Source  CSS Color 4 §13.2 (in gamut). Missing channels count as 0; alpha does not matter.
 * Proof   test/gamut/fits.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convertCoordsInto } from '../spaces/convert.ts';
import type { Space } from '../spaces/space.ts';
import { srgbToLinear } from '../spaces/srgb-transfer.ts';
import { GAMUT_SPACES, type GamutId } from './gamut.ts';
import { isInside } from './ray.ts';

/**
 * Tolerance on an encoded channel: an eighth of an 8-bit step. Printing OKLab with five decimals moves colors on the surface of sRGB
 * up to 0.00035 outside, and they must still fit when they are parsed again.
 */
const EPSILON = 0.0005;

const LEAST = /*#__PURE__*/ srgbToLinear(-EPSILON);
const MOST = /*#__PURE__*/ srgbToLinear(1 + EPSILON);

/** True if the color is inside, up to the tolerance. */
export const fits = (color: Color<string>, gamut: GamutId): boolean => fitsIn(color, GAMUT_SPACES[gamut]);

/** The same for the gamut of any RGB space with a linear-light base. */
export function fitsIn(color: Color<string>, gamut: Space): boolean {
	const c = color.coords;
	if (color.space === gamut.id && isInside(c)) return true;
	const v: Vec3 = [c[0], c[1], c[2]];
	if (color.space !== gamut.base!.id) convertCoordsInto(v, color.space, gamut.base!);
	return v[0] >= LEAST && v[0] <= MOST && v[1] >= LEAST && v[1] <= MOST && v[2] >= LEAST && v[2] <= MOST;
}
