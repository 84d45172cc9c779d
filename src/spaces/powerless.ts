/*
 * Hues without power: those of colors so near to gray that noise alone would decide them.
 *
 * Source  CSS Color 4 §4.4.1 (powerless components). A hue is the only channel that can be powerless.
 * Proof   test/spaces/cylinders.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { placeOf } from './channels.ts';
import type { Color } from './color.ts';
import type { Space } from './space.ts';
import { SPACES } from './table.ts';

/**
 * Clears the hue where it is powerless, with what is left of colorfulness, and gives the mask of channels that so become
 * missing: bit i for channel i.
 */
export const powerlessInto = (v: Vec3, space: Space): number => powerlessOf(space)?.(v) ?? 0;

/** The same for many colors of one space; undefined for a space without a hue. */
export function powerlessOf(space: Space): ((v: Vec3) => number) | undefined {
	const { powerless } = space;
	if (powerless === undefined) return undefined;
	const hue = placeOf('hue', space), mask = 1 << hue;
	if (typeof powerless === 'function') return (v) => (powerless(v) ? mask : 0);
	const colorfulness = placeOf('colorfulness', space);
	return (v) => {
		// Beyond the gamut the saturation of HSV may be negative, which turns the hue around and leaves it its power.
		if (Math.abs(v[colorfulness]!) > powerless) return 0;
		v[colorfulness] = 0;
		v[hue] = 0;
		return mask;
	};
}

/**
 * The hue of a color in degrees, unrounded; null where it is missing, where it is without power, as that written in
 * oklch(0.5 0 120), and in a space without hue.
 */
export function hueOrNull({ space, coords: [x, y, z], none }: Color): number | null {
	const v: Vec3 = [x, y, z], at = placeOf('hue', SPACES[space]);
	const missing = none | powerlessInto(v, SPACES[space]);
	return at === -1 || (missing & (1 << at)) !== 0 ? null : v[at]!;
}
