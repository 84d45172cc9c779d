/*
 * Channels that several spaces share, and lookup of a space's channel by kind.
 */

import type { Channel, ChannelKind, Channels, Space } from './space.ts';

/** A channel from 0 up, whose id is the first letter of its name. Printed with three decimals for large ranges, five for small. */
export const measure = (name: string, kind: ChannelKind, most: number, clamp?: Channel['clamp']): Channel => ({
	id: name[0]!, kind, range: [0, most], digits: countDecimals(most), name, clamp,
});

/** A percentage channel. */
export const percentage = (name: string, kind: ChannelKind, clamp?: Channel['clamp']): Channel =>
	({ ...measure(name, kind, 100, clamp), unit: '%' });

/** Lightness and the two opponent axes. */
export const opponent = (white: number, most: number, a = 'a', b = 'b'): Channels => [
	measure('lightness', 'lightness', white, 'range'),
	{ id: a, kind: 'red-green', range: [-most, most], digits: countDecimals(most) },
	{ id: b, kind: 'yellow-blue', range: [-most, most], digits: countDecimals(most) },
];

/** Lightness, chroma and hue. */
export const polar = (white: number, most: number): Channels =>
	[measure('lightness', 'lightness', white, 'range'), measure('chroma', 'colorfulness', most, 'floor'), HUE];

const countDecimals = (most: number): number => (most < 100 ? 5 : 3);

const lights = (ids: readonly [string, string, string], digits: number): Channels => {
	const light = (id: string): Channel => ({ id, kind: 'light', range: [0, 1], digits });
	return [light(ids[0]), light(ids[1]), light(ids[2])];
};

/** Red, green, blue: 0..1 inside the gamut, other values are valid and out of gamut. */
export const RGB = /*#__PURE__*/ lights(['r', 'g', 'b'], 5);

/** X, Y, Z: Y is luminance, 1 for white. */
export const XYZ = /*#__PURE__*/ lights(['x', 'y', 'z'], 6);

/** Hue in degrees; computed hues lie in [0, 360). */
export const HUE: Channel = { id: 'h', kind: 'hue', range: [0, 360], digits: 3, name: 'hue' };

/** Index of the first channel of a kind, or -1. */
export function findChannel(kind: ChannelKind, { channels }: Space): number {
	return channels[0].kind === kind ? 0 : channels[1].kind === kind ? 1 : channels[2].kind === kind ? 2 : -1;
}

/**
 * Index in another space of the channel analogous to one of this space, or -1.
 *
 * Source  CSS Color 4 §12.2 (analogous components).
 */
export function findAnalogue(at: number, from: Space, to: Space): number {
	const { kind } = from.channels[at]!;
	if (kind === 'share') return -1;
	const rank = from.channels.slice(0, at).filter((channel) => channel.kind === kind).length;
	return to.channels.map((channel, i) => (channel.kind === kind ? i : -1)).filter((i) => i >= 0)[rank] ?? -1;
}
