/*
 * The displayed color of a step; cached, since roles and audit need it a hundred times.
 */

import { toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';

const bytes = new WeakMap<Color, Rgb24>();

/** The 8-bit color of a screen. */
export function toDisplay(color: Color): Rgb24 {
	const cached = bytes.get(color);
	if (cached !== undefined) return cached;
	const rgb24 = toRgb24(color);
	bytes.set(color, rgb24);
	return rgb24;
}
