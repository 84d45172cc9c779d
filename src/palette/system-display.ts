/*
 * The displayed color of a step; cached, since roles and audit need it a hundred times.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';

const bytes = new WeakMap<Color, Rgb24>();

/** The 8-bit color of a screen. */
export const toDisplay = (color: Color): Rgb24 => getOrCreate(bytes, color, () => toRgb24(color));
