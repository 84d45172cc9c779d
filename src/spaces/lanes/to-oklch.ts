/*
 * Conversions to OKLCH from frequent spaces, written out.
 *
 * Each runs the steps of its route in one function that V8 can inline, instead of a list of unknown functions: two to three
 * times as fast. The matrices are those of the routes.
 *
 * Proof  test/spaces/routes.test.ts: equal to the single steps within 1e-12.
 */

import { toHue } from '../../math/polar.ts';
import type { Vec3 } from '../../math/matrix.ts';
import { srgbToOklabInto } from './to-oklab.ts';

/** Up to this chroma the hue is powerless and the color a gray. */
export const POWERLESS_CHROMA = 0.000004;

/** From encoded sRGB. */
export function srgbToOklchInto(v: Vec3): number {
	srgbToOklabInto(v);
	const a = v[1], b = v[2], chroma = Math.sqrt(a * a + b * b);
	const isGray = chroma <= POWERLESS_CHROMA;
	v[1] = isGray ? 0 : chroma;
	v[2] = isGray ? 0 : toHue(a, b);
	return isGray ? 4 : 0;
}
