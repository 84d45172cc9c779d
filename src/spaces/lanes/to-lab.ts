/*
 * Conversions to CIE Lab from frequent spaces, written out.
 *
 * Each runs the steps of its route in one function that V8 can inline, instead of a list of unknown functions: two to three
 * times as fast. The matrices are those of the routes.
 *
 * Proof  test/spaces/routes.test.ts: equal to the single steps within 1e-12.
 */

import { cubeRootsInto } from '../../math/cube-root.ts';
import { multiply, type Mat3, type Vec3 } from '../../math/matrix.ts';
import { EPSILON, rootOrLine, rootsToLabInto, WHITE_X, WHITE_Z } from '../lab-curve.ts';
import { settleLabInto } from '../settle.ts';
import { D65_TO_D50 } from '../xyz.ts';
import { lightTimesInto } from './light.ts';
import { LIGHT_TO_XYZ } from './to-xyz.ts';

/** Linear sRGB to X, Y and Z as shares of white. */
const LIGHT_TO_WHITE_SHARES = /*#__PURE__*/ lightToShares();

function lightToShares(): Mat3 {
	return multiply([1 / WHITE_X, 0, 0, 0, 1, 0, 0, 0, 1 / WHITE_Z], multiply(D65_TO_D50, LIGHT_TO_XYZ));
}

/** From encoded sRGB. */
export function srgbToLabInto(v: Vec3): number {
	lightTimesInto(LIGHT_TO_WHITE_SHARES, v);
	if (v[0] > EPSILON && v[1] > EPSILON && v[2] > EPSILON) {
		cubeRootsInto(v);
	} else {
		v[0] = rootOrLine(v[0]);
		v[1] = rootOrLine(v[1]);
		v[2] = rootOrLine(v[2]);
	}
	rootsToLabInto(v);
	settleLabInto(v);
	return 0;
}
