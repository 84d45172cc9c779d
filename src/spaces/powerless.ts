/*
 * Powerless hues: colors so close to gray that only noise would determine the hue.
 *
 * Source  CSS Color 4 §4.4.1 (powerless components). A hue is the only channel that can be powerless.
 * Proof   test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';

/** The rule of a space whose hue is powerless up to a colorfulness, for `Space.powerless`; both are indices of channels. */
export const powerlessUpTo = (most: number, colorfulness: number, hue: number) => (v: Vec3): number => {
	// Outside the gamut the saturation of HSV may be negative: the hue is then reversed but not powerless.
	if (Math.abs(v[colorfulness]!) > most) return 0;
	v[colorfulness] = 0;
	v[hue] = 0;
	return 1 << hue;
};
