/*
 * Linear light to a byte of sRGB without a power: the byte is found between the lights at which it changes, which are
 * looked for once, to the last bit. A picture takes a third of the time with it.
 *
 * Proof  test/library/bulk.test.ts: the same byte as encoding and rounding give, next to every change and between.
 */

import { toByte } from '../rgb24.ts';
import { encodeSrgb } from './srgb-curve.ts';

/** So many that no piece holds more than a few changes; most hold none. */
const PIECES = 4096;

interface Table {
	/** The least light that gives the byte. */
	readonly least: Float64Array;
	/** The byte at the beginning of each piece. */
	readonly first: Uint8Array;
}

let table: Table | undefined;

/** The byte of a channel of light, 0 to 1. */
export function byteOfLight(light: number): number {
	const { least, first } = (table ??= made());
	let byte = first[(light * PIECES) | 0]!;
	while (byte < 255 && light >= least[byte + 1]!) byte++;
	return byte;
}

const encoded = (light: number): number => toByte(encodeSrgb(light));

function made(): Table {
	const least = Float64Array.from({ length: 256 }, (_, byte) => (byte === 0 ? 0 : leastOf(byte)));
	return { least, first: Uint8Array.from({ length: PIECES + 1 }, (_, i) => encoded(i / PIECES)) };
}

/** Halved until nothing lies between. */
function leastOf(byte: number): number {
	let low = 0, high = 1;
	for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
		if (encoded(middle) >= byte) high = middle;
		else low = middle;
	}
	return high;
}
