/*
 * The 8-bit color that a screen shows for a color argument. Most arguments are 8-bit sRGB already and need no object.
 */

import { toBytes, composite, toRgb24 } from '../gamut/screen.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { whole, type Parts } from './read-color.ts';

/** The nearest 8-bit color, mapped into sRGB first if outside; ignores alpha. */
export function screenColor(parts: Parts): Rgb24 {
	const { space, x, y, z } = parts;
	return space === 'srgb' && isUnit(x) && isUnit(y) && isUnit(z) ? toBytes(x, y, z) : toRgb24(whole(parts));
}

const isUnit = (x: number): boolean => x >= 0 && x <= 1;

/** The 8-bit color composited over another. */
export const screenColorOver = (parts: Parts, under: Rgb24): Rgb24 =>
	(parts.alpha < 1 ? composite(whole(parts), under) : screenColor(parts));
