/*
 * Is a color inside a gamut?
 *
 * The question is put in linear light, where the cube is the same and no curve is needed. The tolerance is one on
 * encoded channels, so it is narrow near black and wide near white. It follows the sRGB curve for Rec. 2020 too,
 * whose own pure power turns a leftover of 1e-10 into 0.00007.
 *
 * Source  CSS Color 4 §13.2 (in gamut). Missing channels count as 0; alpha does not matter.
 * Proof   test/gamut/fits.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convertInto } from '../spaces/convert.ts';
import type { Spaces } from '../spaces/space.ts';
import { srgbToLinear } from '../spaces/srgb.ts';
import { SPACES } from '../spaces/table.ts';
import { GAMUTS, type GamutId } from './gamut.ts';
import { isInside } from './ray.ts';

/**
 * How far outside still counts as inside, on an encoded channel: an eighth of an 8-bit step. The five decimals that
 * OKLab is printed with leave colors on the surface of sRGB up to 0.00035 outside, and a color that is written down
 * and read again is still the same color.
 */
const EPSILON = 0.0005;

const LEAST = /*#__PURE__*/ srgbToLinear(-EPSILON);
const MOST = /*#__PURE__*/ srgbToLinear(1 + EPSILON);

/** Inside, or outside by no more than rounding leaves. */
export function fits(color: Color, gamut: GamutId): boolean;
export function fits(color: Color<string>, gamut: GamutId, spaces: Spaces): boolean;
export function fits(color: Color<string>, gamut: GamutId, spaces: Spaces = SPACES): boolean {
	const c = color.coords;
	// sRGB lies within the others.
	if (color.space === 'srgb' && isInside(c)) return true;
	const v: Vec3 = [c[0], c[1], c[2]];
	convertInto(v, color.space, GAMUTS[gamut].linear, spaces);
	return v[0] >= LEAST && v[0] <= MOST && v[1] >= LEAST && v[1] <= MOST && v[2] >= LEAST && v[2] <= MOST;
}
