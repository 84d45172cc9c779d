/*
 * Changing channels of a color, in whatever space they are named in.
 */

import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { noteOf } from '../spaces/further.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import { SPACES, type SpaceId } from '../spaces/table.ts';
import { anyColorOf, calledWith, fault, intoSpace, LARGEST, numberOf, optionsOf, spaceOf, type ColorLike } from './arguments.ts';

/** A new value, `'none'` for missing, or a step from the old one. */
export type ChannelChange = number | 'none' | ((value: number) => number);

/** Changes by channel, as the space calls them, and of alpha. */
export type ChannelChanges = Readonly<Record<string, ChannelChange>>;

/**
 * A color with some channels changed: `withChannels('teal', { l: 0.7, c: (c) => c * 1.2 }, 'oklch')`. Channels are named as
 * the space names them (`l`, `c`, `h`; `r`, `g`, `b` …) and `alpha`; the space is the color's own unless another is given,
 * and the result stays in it. A step leaves a missing channel missing. Throws InputError.
 */
export function withChannels<S extends SpaceId = SpaceId>(color: ColorLike, changes: ChannelChanges, space?: S): Color<S>;
export function withChannels<S extends MoreSpaceId>(color: ColorLike, changes: ChannelChanges, space: Space<S>): Color<S>;
export function withChannels(color: ColorLike, changes: ChannelChanges, space?: string | Space): Color<string> {
	const given = anyColorOf(color, 'color'), own = noteOf(given.space)?.space;
	// A color stands in the table, or in a further space.
	const to = space === undefined ? own ?? SPACES[given.space as SpaceId] : spaceOf(space, 'space');
	const from = given.space === to.id ? given : intoSpace(given, to);
	const ids = to.channels.map(({ id }) => id), known = [...ids, 'alpha'];
	const coords: [number, number, number] = [...from.coords];
	let { alpha, none } = from;
	for (const [id, change] of Object.entries(optionsOf(changes, known, 'changes'))) {
		const at = ids.indexOf(id), bit = at < 0 ? NONE_ALPHA : 1 << at, isMissing = (none & bit) !== 0;
		if (change === undefined || (typeof change === 'function' && isMissing)) continue;
		const value = change === 'none' ? 0 : changed(change, at < 0 ? alpha : coords[at]!, at < 0, `changes.${id}`);
		none = change === 'none' ? none | bit : none & ~bit;
		if (at < 0) alpha = value;
		else coords[at] = value;
	}
	return { space: from.space, coords, alpha, none };
}

function changed(change: unknown, old: number, isAlpha: boolean, name: string): number {
	const value = typeof change === 'function' ? calledWith(change as (x: number) => unknown, old, name) : change;
	if (typeof value !== 'number') throw fault(name, 'must be a number, "none", or a function that gives a number');
	return isAlpha ? numberOf(value, 0, 1, name) : numberOf(value, -LARGEST, LARGEST, name);
}
