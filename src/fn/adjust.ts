/*
 * Changes channels of a color in any space.
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { spaceById } from '../spaces/space-by-id.ts';
import type { ChannelName } from '../spaces/channel-names.ts';
import type { Space } from '../spaces/space.ts';
import { checkColor, checkNumber, checkOptions, checkSpace, fault, LARGEST } from './arguments.ts';

/** A new value, `'none'` for missing, or a function from the old value. */
export type ChannelChange = number | 'none' | ((value: number) => number);

/** Changes of the channels of a space by name, and of alpha. */
export type ChannelChanges<S extends string = string> = { readonly [name in ChannelName<S> | 'alpha']?: ChannelChange };

/**
 * Changes some channels of a color: `adjust(color, { l: 0.7, c: (c) => c * 1.2 }, oklch)`. Channels have the names of the space (`l`,
 * `c`, `h`; `r`, `g`, `b` …), and `alpha`. The space is that of the color unless given, and the result stays in it. A function is not
 * called for a missing channel, which stays missing.
 * @param color The color.
 * @param changes A value or a function for each changed channel.
 * @param space The space.
 * @returns The color in its space, or in the given one.
 * @throws InputError
 * @example
 * toCss(adjust(color(oklch, [0.5, 0.1, 200]), { l: 0.7 })); // 'oklch(0.7 0.1 200)'
 */
export function adjust<S extends string>(color: Color<S>, changes: ChannelChanges<NoInfer<S>>): Color<S>;
export function adjust<S extends string>(color: Color<string>, changes: ChannelChanges<NoInfer<S>>, space: Space<S>): Color<S>;
export function adjust(color: Color<string>, changes: ChannelChanges, space?: Space): Color<string> {
	const input = checkColor(color, 'color'), to = space === undefined ? spaceById(input.space) : checkSpace(space, 'space');
	const from = convertTo(input, to), coords: Vec3 = [from.coords[0], from.coords[1], from.coords[2]];
	let { alpha, none } = from;
	const checked: Readonly<Record<string, ChannelChange | undefined>> = checkOptions(changes, 'changes');
	const names = [...to.channels.map(({ id }) => id), 'alpha'];
	for (const name of Object.keys(checked)) {
		const change = checked[name], at = names.indexOf(name), bit = 1 << at;
		if (at < 0) throw fault('changes', `an object with the fields ${names.join(', ')}`);
		if (change === undefined || (typeof change === 'function' && (none & bit) !== 0)) continue;
		const old = at < 3 ? coords[at]! : alpha;
		const value = change === 'none' ? 0 : typeof change === 'function' ? change(old) : change;
		none = change === 'none' ? none | bit : none & ~bit;
		if (bit === NONE_ALPHA) alpha = checkNumber(value, 0, 1, name);
		else coords[at] = checkNumber(value, -LARGEST, LARGEST, name);
	}
	return { space: to.id, coords, alpha, none };
}
