/*
 * Evenly spaced mixes: tints, shades and tones.
 *
 * Steps are even in OKLab: each has the same distance from the previous one, towards white, black, or CSS gray (#808080). Closed ends
 * reach white and black, which makes the last steps useless as colors; open ends stop short of them.
 *
 * Proof  test/palette/steps.test.ts.
 */

import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { mix } from '../spaces/mix.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';

/** `count` colors from one color (excluded) to another (included). */
const stepsTowards = (from: Color, to: Color, count: number): Color[] =>
	Array.from({ length: count }, (_, i) => mix(from, to, (i + 1) / count, 'oklab'));

/** True ends, white and black, or ends that stop short of them. */
export const SHADE_ENDS = ['closed', 'open'] as const;

/** One of SHADE_ENDS. */
export type ShadeEnds = (typeof SHADE_ENDS)[number];

/** OKLab lightness at which open ends stop, if the color itself is not beyond. */
const OPEN = { light: 0.97, dark: 0.2 } as const;

/** Steps of each kind. */
export const MOST_SHADES = 20;

/** Steps to white, black and gray. */
export interface Shades {
	/** Steps to white. */
	readonly tints: readonly Color[];
	/** Steps to black. */
	readonly shades: readonly Color[];
	/** Steps to gray. */
	readonly tones: readonly Color[];
}

/** Steps to white, black and gray, with the alpha of the color. */
export function buildShades(input: Color, count: number, ends: ShadeEnds = 'closed'): Shades {
	// Missing channels count as 0, as displayed; otherwise they would be those of white or black.
	const from = color(input.space, input.coords, input.alpha);
	const towards = (end: number): Color[] => stepsTowards(from, fromRgb24(end, from.alpha), count);
	const lightness = convert(from, 'oklab').coords[0];
	// A share of the way to the end; half of the rest if the color is already beyond the open end.
	const openly = (end: number, stop: number): Color[] => {
		const to = fromRgb24(end, from.alpha), whole = end === 0 ? lightness : 1 - lightness;
		const share = Math.max((end === 0 ? lightness - stop : stop - lightness) / whole, 0.5);
		return stepsTowards(from, whole > 0 ? mix(from, to, share, 'oklab') : to, count);
	};
	return ends === 'open'
		? { tints: openly(0xffffff, OPEN.light), shades: openly(0x000000, OPEN.dark), tones: towards(0x808080) }
		: { tints: towards(0xffffff), shades: towards(0x000000), tones: towards(0x808080) };
}
