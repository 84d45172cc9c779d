/*
 * Channels that several spaces have alike, and where a space has its channel of a kind.
 */

import type { Channel, ChannelKind, Channels, Space } from './space.ts';

/** Red, green, blue: 0..1 inside the gamut, values outside are legal and mean "out of gamut". */
export const RGB: Channels = [
	{ id: 'r', kind: 'light', range: [0, 1], digits: 5 },
	{ id: 'g', kind: 'light', range: [0, 1], digits: 5 },
	{ id: 'b', kind: 'light', range: [0, 1], digits: 5 },
];

/** X, Y, Z: Y is luminance, 1 for white. */
export const XYZ: Channels = [
	{ id: 'x', kind: 'light', range: [0, 1], digits: 6 },
	{ id: 'y', kind: 'light', range: [0, 1], digits: 6 },
	{ id: 'z', kind: 'light', range: [0, 1], digits: 6 },
];

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
