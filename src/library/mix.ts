/*
 * Colors between two others.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import { mix as mixTwo, MIX_SPACES, type MixSpace } from '../palette/mix.ts';
import type { Color } from '../spaces/color.ts';
import { colorOf, numberOf, wordOf, type ColorLike } from './arguments.ts';

/**
 * Two colors mixed as CSS does; `amount` (0 to 1) is the share of the second, `arc` the way round the wheel in a space
 * with a hue. Throws InputError.
 */
export const mix = <S extends MixSpace>(
	first: ColorLike,
	second: ColorLike,
	amount: number,
	space: S,
	arc: HueArc = 'shorter',
): Color<S> => mixTwo(
	colorOf(first, 'first'),
	colorOf(second, 'second'),
	numberOf(amount, 0, 1, 'amount'),
	// The space was looked up among the ids, and is the one given.
	wordOf(space, MIX_SPACES, 'space') as S,
	wordOf(arc, HUE_ARCS, 'arc'),
);
