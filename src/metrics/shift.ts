/*
 * The difference of two colors in OKLCH by component: lightness, chroma and hue.
 *
 * Values  lightness in percent, chroma as in OKLCH, hue in degrees, (-180, 180]; all second minus first. If either
 *         color is a gray, the hue shift is 0.
 * Proof   test/metrics/shift.test.ts.
 */

import { hueDifference } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';

export interface Shift {
	readonly lightness: number;
	readonly chroma: number;
	readonly hue: number;
}

/** Second minus first, unrounded. The hue shift takes the shorter arc. */
export function shift(first: Color, second: Color): Shift {
	const from = convert(first, 'oklch').coords, to = convert(second, 'oklch').coords;
	// A gray with a hue, as in oklch(0.5 0 120), is not converted, so its hue must be ignored here.
	const hasTurn = from[1] > POWERLESS_CHROMA && to[1] > POWERLESS_CHROMA;
	return {
		lightness: (to[0] - from[0]) * 100,
		chroma: to[1] - from[1],
		hue: hasTurn ? hueDifference(from[2], to[2]) : 0,
	};
}
