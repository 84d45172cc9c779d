/*
 * What a screen is sent of a color argument: most are 8-bit sRGB, which takes no object to find.
 */

import { bytesOf, composite, toRgb24 } from '../gamut/screen.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { whole, type Parts } from './arguments.ts';

/** The nearest 8-bit color, mapped into sRGB first where it does not fit. Alpha does not matter. */
export function shown(parts: Parts): Rgb24 {
	const { space, x, y, z } = parts;
	return space === 'srgb' && isUnit(x) && isUnit(y) && isUnit(z) ? bytesOf(x, y, z) : toRgb24(whole(parts));
}

const isUnit = (x: number): boolean => x >= 0 && x <= 1;

/** The 8-bit color that a color gives over another. */
export const shownOver = (parts: Parts, under: Rgb24): Rgb24 => (parts.alpha < 1 ? composite(whole(parts), under) : shown(parts));
