/*
 * Colors stored as 8-bit differences of red, green and blue from the middle of their bucket in a k-d tree.
 *
 * Differences compress better than colors, so the buckets cost nothing; and one color is decoded without the others.
 *
 * Proof  test/names/pack.test.ts: every color survives the round trip.
 */

import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';

/** A type, not an interface, so that it is a `Table` too. */
export type BucketColors = {
	/** Red, green and blue of each bucket's middle; 0 for an empty bucket. */
	readonly middles: Uint8Array;
	/** Difference of each color from its middle, modulo 256. */
	readonly reds: Uint8Array;
	readonly greens: Uint8Array;
	readonly blues: Uint8Array;
};

/** Encodes colors that lie in these buckets. */
export function encodeColors(colors: readonly Rgb24[], buckets: Uint8Array): BucketColors {
	const members: Rgb24[][] = [];
	colors.forEach((color, i) => (members[buckets[i]!] ??= []).push(color));
	const middles = Uint8Array.from(Array.from(members, (some = []) => CHANNELS.map((of) => median(some.map(of)))).flat());
	const differences = CHANNELS.map((of, channel) => Uint8Array.from(colors, (color, i) =>
		of(color) - middles[3 * buckets[i]! + channel]!));
	return { middles, reds: differences[0]!, greens: differences[1]!, blues: differences[2]! };
}

const CHANNELS = [redOf, greenOf, blueOf] as const;

const median = (bytes: readonly number[]): number => Uint8Array.from(bytes).sort()[bytes.length >> 1] ?? 0;

/** Decodes the color at an index. */
export const colorDecoder = ({ middles, reds, greens, blues }: BucketColors, buckets: Uint8Array) => (i: number): Rgb24 => {
	const at = 3 * buckets[i]!;
	return (reds[i]! + middles[at]! & 255) << 16 | (greens[i]! + middles[at + 1]! & 255) << 8 | (blues[i]! + middles[at + 2]! & 255);
};
