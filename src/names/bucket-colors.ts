/*
 * Colors told by how far their red, green and blue lie from those in the middle of their bucket, which a tree puts what is
 * near into. A compressor makes less of the differences than of the colors, so that the buckets come for nothing; and a
 * color is told where it lies, without a look at the others.
 *
 * Proof  test/names/pack.test.ts: every color comes back.
 */

import { blueOf, greenOf, redOf, type Rgb24 } from '../spaces/rgb24.ts';

/** (A type and not an interface, like all tables.) */
export type BucketColors = {
	/** Of each bucket, its middle red, green and blue; 0 where it has no color. */
	readonly middles: Uint8Array;
	/** Of each color, how far it lies from them, in 8 bits. */
	readonly reds: Uint8Array;
	readonly greens: Uint8Array;
	readonly blues: Uint8Array;
};

/** The form of colors that lie in these buckets. */
export function colorsInBuckets(colors: readonly Rgb24[], buckets: Uint8Array): BucketColors {
	const members: Rgb24[][] = [];
	colors.forEach((color, i) => (members[buckets[i]!] ??= []).push(color));
	const middles = Uint8Array.from(Array.from(members, (some = []) => CHANNELS.map((of) => median(some.map(of)))).flat());
	const differences = CHANNELS.map((of, channel) => Uint8Array.from(colors, (color, i) =>
		of(color) - middles[3 * buckets[i]! + channel]!));
	return { middles, reds: differences[0]!, greens: differences[1]!, blues: differences[2]! };
}

const CHANNELS = [redOf, greenOf, blueOf] as const;

const median = (bytes: readonly number[]): number => Uint8Array.from(bytes).sort()[bytes.length >> 1] ?? 0;

/** Tells a color again. */
export const toldColor = ({ middles, reds, greens, blues }: BucketColors, buckets: Uint8Array) => (i: number): Rgb24 => {
	const at = 3 * buckets[i]!;
	return (reds[i]! + middles[at]! & 255) << 16 | (greens[i]! + middles[at + 1]! & 255) << 8 | (blues[i]! + middles[at + 2]! & 255);
};
