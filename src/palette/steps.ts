/*
 * Evenly spaced mixes: tints, shades and tones.
 *
 * Steps are even in OKLab: each has the same distance from the previous one, towards white, black, or CSS gray (#808080).
 */

import { color, type Color } from '../spaces/color.ts';
import { mix } from '../spaces/mix.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';

/** `count` colors from one color (excluded) to another (included). */
const stepsTowards = (from: Color, to: Color, count: number): Color[] =>
	Array.from({ length: count }, (_, i) => mix(from, to, (i + 1) / count, 'oklab'));

/** Steps of each kind. */
export const MOST_SHADES = 20;

export interface Shades {
	readonly tints: readonly Color[];
	readonly shades: readonly Color[];
	readonly tones: readonly Color[];
}

/** Steps to white, black and gray, with the alpha of the color. */
export function buildShades(input: Color, count: number): Shades {
	// Missing channels count as 0, as displayed; otherwise they would be those of white or black.
	const from = color(input.space, input.coords, input.alpha);
	const towards = (end: number): Color[] => stepsTowards(from, fromRgb24(end, from.alpha), count);
	return { tints: towards(0xffffff), shades: towards(0x000000), tones: towards(0x808080) };
}
