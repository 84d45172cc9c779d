/*
 * Changes channels of a color in any space.
 */

import { LARGEST } from '../fn/arguments.ts';
import { adjust as adjustColor, type ChannelChange, type ChannelChanges } from '../fn/adjust.ts';
import type { Color } from '../spaces/color.ts';
import { spaceById } from '../spaces/space-by-id.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { callWith, fault, readNumber, readOptions } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';

/**
 * Changes some channels of a color: `adjust('teal', { l: 0.7, c: (c) => c * 1.2 }, 'oklch')`. Channels have the names of the space (`l`,
 * `c`, `h`; `r`, `g`, `b` …), and `alpha`. The space is that of the color unless given, and the result stays in it. A function is not
 * called for a missing channel, which stays missing.
 * @param color The color.
 * @param changes A value or a function for each changed channel.
 * @param space The space.
 * @returns The color in its space, or in the given one.
 * @throws InputError
 * @example
 * toCss(adjust('oklch(0.5 0.1 200)', { l: 0.7 })); // 'oklch(0.7 0.1 200)'
 */
// One signature for texts and colors: compilers explain only the last one that fits the number of arguments.
export function adjust<S extends string = SpaceId>(color: Color<S> | string, changes: ChannelChanges<NoInfer<S>>): Color<NoInfer<S>>;
export function adjust<S extends string>(color: ColorLike, changes: ChannelChanges<NoInfer<S>>, space: Space<S>): Color<S>;
export function adjust<S extends SpaceId>(color: ColorLike, changes: ChannelChanges<NoInfer<S>>, space: S): Color<S>;
export function adjust(color: ColorLike, changes: ChannelChanges, space?: string | Space): Color<string> {
	const input = readAnyColor(color, 'color'), to = space === undefined ? spaceById(input.space) : readSpace(space, 'space');
	try {
		return adjustColor(input, changes, to);
	} catch {
		// Reads the changes again to explain what is wrong.
		return adjustColor(input, readChanges(changes, to), to);
	}
}

function readChanges(changes: unknown, { channels }: Space): ChannelChanges {
	const read = readOptions(changes, [...channels.map(({ id }) => id), 'alpha'], 'changes');
	const checked: Record<string, ChannelChange | undefined> = {};
	for (const id in read) checked[id] = readChange(read[id], id);
	return checked as ChannelChanges;
}

/** Checks a change, and what a function of the caller returns. */
function readChange(change: unknown, id: string): ChannelChange | undefined {
	const name = `changes.${id}`;
	const read = (value: unknown): number => {
		if (typeof value !== 'number') throw fault(name, 'must be a number, "none", or a function that gives a number');
		return id === 'alpha' ? readNumber(value, 0, 1, name) : readNumber(value, -LARGEST, LARGEST, name);
	};
	if (change === undefined || change === 'none') return change;
	return typeof change === 'function' ? (old) => read(callWith(change as (x: number) => unknown, old, name)) : read(change);
}
