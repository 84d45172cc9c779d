/*
 * Powerless hues: colors so close to gray that only noise would determine the hue.
 *
 * Source  CSS Color 4 §4.4.1 (powerless components). A hue is the only channel that can be powerless.
 * Proof   test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { findChannel } from './channels.ts';
import type { Color } from './color.ts';
import type { Space } from './space.ts';
import { SPACES } from './table.ts';

/** Sets a powerless hue and its colorfulness to 0. Returns the mask of channels that become missing: bit i for channel i. */
export function powerlessInto(v: Vec3, space: Space): number {
	const { powerless } = space;
	if (powerless === undefined) return 0;
	const hue = findChannel('hue', space);
	if (typeof powerless === 'function') return powerless(v) ? 1 << hue : 0;
	const colorfulness = findChannel('colorfulness', space);
	// Outside the gamut the saturation of HSV may be negative: the hue is then reversed but not powerless.
	if (Math.abs(v[colorfulness]!) > powerless) return 0;
	v[colorfulness] = 0;
	v[hue] = 0;
	return 1 << hue;
}

/** The hue of a color in degrees, unrounded. Null if missing, powerless (as in oklch(0.5 0 120)), or not a channel of the space. */
export function hueOrNull({ space, coords: [x, y, z], none }: Color): number | null {
	const v: Vec3 = [x, y, z], at = findChannel('hue', SPACES[space]);
	const missing = none | powerlessInto(v, SPACES[space]);
	return at === -1 || (missing & (1 << at)) !== 0 ? null : v[at]!;
}
