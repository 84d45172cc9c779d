/*
 * Channels that several spaces have alike, and where a space has its channel of a kind.
 */

import type { Channel, ChannelKind, Channels, Space } from './space.ts';

/** A channel from 0 on, called by the first letter of its name. Large numbers are written with three decimals, small ones with five. */
export const measure = (name: string, kind: ChannelKind, most: number, clamp?: Channel['clamp']): Channel => ({
	id: name[0]!, kind, range: [0, most], digits: decimalsOf(most), name, clamp,
});

/** The same in percent. */
export const percentage = (name: string, kind: ChannelKind, clamp?: Channel['clamp']): Channel =>
	({ ...measure(name, kind, 100, clamp), unit: '%' });

/** Lightness and the two axes that a hue turns around. */
export const opponent = (white: number, most: number, a = 'a', b = 'b'): Channels => [
	measure('lightness', 'lightness', white, 'range'),
	{ id: a, kind: 'red-green', range: [-most, most], digits: decimalsOf(most) },
	{ id: b, kind: 'yellow-blue', range: [-most, most], digits: decimalsOf(most) },
];

/** Lightness, chroma and hue. */
export const polar = (white: number, most: number): Channels =>
	[measure('lightness', 'lightness', white, 'range'), measure('chroma', 'colorfulness', most, 'floor'), HUE];

const decimalsOf = (most: number): number => (most < 100 ? 5 : 3);

const lights = (ids: readonly [string, string, string], digits: number): Channels => {
	const light = (id: string): Channel => ({ id, kind: 'light', range: [0, 1], digits });
	return [light(ids[0]), light(ids[1]), light(ids[2])];
};

/** Red, green, blue: 0..1 inside the gamut, values outside are legal and mean "out of gamut". */
export const RGB = /*#__PURE__*/ lights(['r', 'g', 'b'], 5);

/** X, Y, Z: Y is luminance, 1 for white. */
export const XYZ = /*#__PURE__*/ lights(['x', 'y', 'z'], 6);

/** Hue in degrees; once computed it lies in [0, 360). */
export const HUE: Channel = { id: 'h', kind: 'hue', range: [0, 360], digits: 3, name: 'hue' };

/** The place of the first channel of a kind, or -1. */
export function placeOf(kind: ChannelKind, { channels }: Space): number {
	return channels[0].kind === kind ? 0 : channels[1].kind === kind ? 1 : channels[2].kind === kind ? 2 : -1;
}

/**
 * The place in another space of the channel that measures the same as one of this space, or -1.
 *
 * Source  CSS Color 4 §12.2 (analogous components).
 */
export function analogueOf(at: number, from: Space, to: Space): number {
	const { kind } = from.channels[at]!;
	if (kind === 'share') return -1;
	const rank = from.channels.slice(0, at).filter((channel) => channel.kind === kind).length;
	return to.channels.map((channel, i) => (channel.kind === kind ? i : -1)).filter((i) => i >= 0)[rank] ?? -1;
}
