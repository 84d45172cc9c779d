/*
 * Mixes two colors.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { mixIn } from '../spaces/mix.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { readNumber, readWord } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';

/**
 * Mixes two colors as CSS does; `amount` (0 to 1, default 0.5) is the share of the second, `space` an id or a space, default `oklab`,
 * and `arc` the direction of the hue in a space with one.
 * @param first One color.
 * @param second The other color.
 * @param amount Share of the second color, 0 to 1.
 * @param space Default `oklab`.
 * @param arc Direction of the hue.
 * @returns The mixture, in the space.
 * @throws InputError
 * @example
 * toHex(mix('black', 'white', 0.2, 'srgb')); // '#333333'
 */
export function mix(first: ColorLike, second: ColorLike, amount?: number): Color<'oklab'>;
export function mix<S extends string>(first: ColorLike, second: ColorLike, amount: number, space: Space<S>, arc?: HueArc): Color<S>;
export function mix<S extends SpaceId>(first: ColorLike, second: ColorLike, amount: number, space: S, arc?: HueArc): Color<S>;
export function mix(
	first: ColorLike, second: ColorLike, amount = 0.5, space: string | Space = 'oklab', arc: HueArc = 'shorter'): Color<string> {
	const a = readAnyColor(first, 'first'), b = readAnyColor(second, 'second'), share = readNumber(amount, 0, 1, 'amount');
	return mixIn(readSpace(space, 'space'), a, b, share, readWord(arc, HUE_ARCS, 'arc'));
}
