/*
 * Colors as objects of channels, as numbers, and as short HEX.
 *
 * Proof  test/fn/channels.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import type { ChannelName } from '../spaces/channel-names.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import type { Space } from '../spaces/space.ts';
import { adjust } from './adjust.ts';
import { checkColor, checkNumber, checkOptions, checkSpace, fault } from './arguments.ts';
import { toHex } from './convert.ts';

/** The channels of a space by name, and alpha; of either, if the space is one of several. */
export type ChannelValues<S extends string = string> = S extends unknown ? { readonly [name in ChannelName<S> | 'alpha']: number } : never;

/** The channels of a space by name; alpha is optional. */
export type GivenChannels<S extends string = string> =
	{ readonly [name in ChannelName<S>]: number } & { readonly alpha?: number };

/**
 * The channels of a color in a space by name, in the units of the space: `toChannels(color, oklch)` is `{ l, c, h, alpha }`. A missing
 * channel is 0.
 * @param color The color.
 * @param space The space.
 * @returns The channels and `alpha`.
 * @throws InputError
 * @example
 * toChannels(parseHex('#f00'), hsl); // { h: 0, s: 100, l: 50, alpha: 1 }
 */
export function toChannels<S extends string>(color: Color<string>, space: Space<S>): ChannelValues<S> {
	const { coords, alpha } = convertTo(checkColor(color, 'color'), checkSpace(space, 'space'));
	// The ids of the channels are the names of the type.
	return Object.fromEntries([...space.channels.map(({ id }, i) => [id, coords[i]!]), ['alpha', alpha]]) as ChannelValues<S>;
}

/**
 * A color from the channels of a space by name: `fromChannels(oklch, { l: 0.7, c: 0.1, h: 200 })`.
 * @param space The space.
 * @param channels A value for each channel; alpha is optional.
 * @returns The color.
 * @throws InputError, also for a channel that is absent or unknown
 * @example
 * toHex(fromChannels(hsl, { h: 120, s: 100, l: 50 })); // '#00ff00'
 */
export function fromChannels<S extends string>(space: Space<S>, channels: GivenChannels<NoInfer<S>>): Color<S> {
	const { id } = checkSpace(space, 'space'), input: Readonly<Record<string, unknown>> = checkOptions(channels, 'channels');
	for (const channel of space.channels) if (typeof input[channel.id] !== 'number') throw fault(`channels.${channel.id}`, 'a number');
	// `adjust` checks every value.
	return adjust({ space: id, coords: [0, 0, 0], alpha: 1, none: 0 }, input as object, space);
}

/**
 * A color from a number of 24 bits, red first: `fromNumber(0xff6347)`.
 * @param bits 0 to 0xffffff.
 * @returns The opaque color.
 * @throws InputError
 * @example
 * toHex(fromNumber(0xff6347)); // '#ff6347'
 */
export function fromNumber(bits: number): Color<'srgb'> {
	if (!Number.isInteger(checkNumber(bits, 0, 0xffffff, 'bits'))) throw fault('bits', 'a whole number');
	return fromRgb24(bits as Rgb24);
}

/**
 * The color of a screen as a number of 24 bits, red first, mapped into sRGB if it is outside; ignores alpha.
 * @param color The color.
 * @returns 0 to 0xffffff.
 * @throws InputError
 * @example
 * toNumber(parse('tomato')); // 0xff6347
 */
export const toNumber = (color: Color<string>): number => toRgb24(checkColor(color, 'color'));

/**
 * Writes a color as HEX with the fewest digits: `#f00`, or `#008081` if three digits are not exact.
 * @param color The color.
 * @returns HEX of three to eight digits.
 * @throws InputError
 * @example
 * toShortHex(parse('red')); // '#f00'
 */
export const toShortHex = (color: Color<string>): string =>
	toHex(color).replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, '#$1$2$3$4');
