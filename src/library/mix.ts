/*
 * Colors between two others.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { HELD, isFurther } from '../spaces/further.ts';
import { mix as mixTwo, MIX_SPACES, type MixSpace } from '../spaces/mix.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import { anyColorOf, numberOf, wordOf, type ColorLike } from './arguments.ts';

/**
 * Two colors mixed as CSS does; `amount` (0 to 1) is the share of the second, `arc` the way round the wheel in a space
 * with a hue; a further space is given as itself. Throws InputError.
 */
export function mix<S extends MixSpace>(first: ColorLike, second: ColorLike, amount: number, space: S, arc?: HueArc): Color<S>;
export function mix<S extends MoreSpaceId>(first: ColorLike, second: ColorLike, amount: number, space: Space<S>, arc?: HueArc): Color<S>;
export function mix(first: ColorLike, second: ColorLike, amount: number, space: string | Space, arc: HueArc = 'shorter'): Color<string> {
	const a = anyColorOf(first, 'first'), b = anyColorOf(second, 'second'), share = numberOf(amount, 0, 1, 'amount');
	const id = isFurther(space) ? space.id : wordOf(space, MIX_SPACES, 'space');
	return mixTwo(a, b, share, id, wordOf(arc, HUE_ARCS, 'arc'), HELD);
}
