/*
 * Evenly spaced mixes: tints, shades and tones.
 *
 * Even means even in OKLab: each step is the same distance from the one before, to white, to black, or to the gray
 * of CSS (#808080).
 */

import { color, type Color } from '../spaces/color.ts';
import { mix } from '../spaces/mix.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';

/** `count` colors on the way from one color to another, the first not among them, the second last. */
export const stepsTowards = (from: Color, to: Color, count: number): Color[] =>
	Array.from({ length: count }, (_, i) => mix(from, to, (i + 1) / count, 'oklab'));

export interface Shades {
	readonly tints: readonly Color[];
	readonly shades: readonly Color[];
	readonly tones: readonly Color[];
}

/** Steps to white, black and gray, as opaque or translucent as the color itself. */
export function shadesOf(input: Color, count: number): Shades {
	// A missing channel is 0 here, as the color is shown, and not what white or black has.
	const from = color(input.space, input.coords, input.alpha);
	const towards = (end: number): Color[] => stepsTowards(from, fromRgb24(end, from.alpha), count);
	return { tints: towards(0xffffff), shades: towards(0x000000), tones: towards(0x808080) };
}
