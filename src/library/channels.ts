/*
 * Colors as objects of channels, as numbers, and as short HEX.
 */

import { LARGEST } from '../fn/arguments.ts';
import * as fn from '../fn/channels.ts';
import type { ChannelValues, GivenChannels } from '../fn/channels.ts';
import type { Color } from '../spaces/color.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { fault, readNumber, readOptions, readWhole } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';

/**
 * The channels of a color in a space by name, in the units of the space: `toChannels('teal', 'hsl')` is `{ h: 180, s: 100, l: 25.098039,
 * alpha: 1 }` (rounded). A missing channel is 0.
 * @param color The color.
 * @param space The space.
 * @returns The channels and `alpha`.
 * @throws InputError
 * @example
 * toChannels('red', 'hsl'); // { h: 0, s: 100, l: 50, alpha: 1 }
 */
export function toChannels<S extends string>(color: ColorLike, space: Space<S>): ChannelValues<S>;
export function toChannels<S extends SpaceId>(color: ColorLike, space: S): ChannelValues<S>;
export function toChannels(color: ColorLike, space: string | Space): ChannelValues {
	return fn.toChannels(readAnyColor(color, 'color'), readSpace(space, 'space'));
}

/**
 * A color from the channels of a space by name: `fromChannels('hsl', { h: 180, s: 100, l: 25 })`.
 * @param space The space.
 * @param channels A value for each channel; alpha is optional.
 * @returns The color.
 * @throws InputError, also for a channel that is absent or unknown
 * @example
 * toHex(fromChannels('hsl', { h: 120, s: 100, l: 50 })); // '#00ff00'
 */
export function fromChannels<S extends string>(space: Space<S>, channels: GivenChannels<NoInfer<S>>): Color<S>;
export function fromChannels<S extends SpaceId>(space: S, channels: GivenChannels<NoInfer<S>>): Color<S>;
export function fromChannels(space: string | Space, channels: object): Color<string> {
	const to = readSpace(space, 'space'), ids = to.channels.map(({ id }) => id);
	if (channels === undefined) throw fault('channels', `must have ${ids.join(', ')}`);
	const { alpha = 1, ...read } = readOptions(channels, [...ids, 'alpha'], 'channels');
	const values = ids.map((id) => [id, readNumber(read[id], -LARGEST, LARGEST, `channels.${id}`)] as const);
	return fn.fromChannels(to, { ...Object.fromEntries(values), alpha: readNumber(alpha, 0, 1, 'channels.alpha') });
}

/**
 * A color from a number of 24 bits, red first: `fromNumber(0xff6347)` is tomato.
 * @param bits 0 to 0xffffff.
 * @returns The opaque color.
 * @throws InputError
 * @example
 * toHex(fromNumber(0xff6347)); // '#ff6347'
 */
export const fromNumber = (bits: number): Color<'srgb'> => fn.fromNumber(readWhole(bits, 0, 0xffffff, 'bits'));

/**
 * The color of a screen as a number of 24 bits, red first, mapped into sRGB if it is outside; ignores alpha: `toNumber('tomato')` is
 * 0xff6347.
 * @param color The color.
 * @returns 0 to 0xffffff.
 * @throws InputError
 * @example
 * toNumber('tomato'); // 0xff6347
 */
export const toNumber = (color: ColorLike): number => fn.toNumber(readAnyColor(color, 'color'));

/**
 * Writes a color as HEX with the fewest digits: `toShortHex('red')` is `#f00`, `toShortHex('teal')` is `#008080`.
 * @param color The color.
 * @returns HEX of three to eight digits.
 * @throws InputError
 * @example
 * toShortHex('red'); // '#f00'
 */
export const toShortHex = (color: ColorLike): string => fn.toShortHex(readAnyColor(color, 'color'));
