/*
 * Linear light to a byte of sRGB without a power: the byte is found between the lights at which it changes, which are
 * looked for once, to the last bit.
 *
 * Proof  test/library/bulk.test.ts: the same byte as encoding and rounding give, next to every change and between.
 */

import { toByte } from '../rgb24.ts';
import { encodeSrgb } from './srgb-curve.ts';

/** Light, 0 to 1, is cut into so many pieces that none holds two changes: the dark ones lie 1 / 3295 apart. */
const PIECES = 4096;

// Constants of the module, which the compiler reads without asking how long they are; filled when first asked for,
// because it takes a millisecond.
/** Of each byte, the least light that gives it; of the one behind them, none does. */
const LEAST = /*#__PURE__*/ new Float64Array(257);
/** The byte at the beginning of each piece, and that of 1. */
const FIRST = /*#__PURE__*/ new Uint8Array(PIECES + 1);

/** The byte of a channel of light, 0 to 1. `readyBytes` comes first. */
export function byteOfLight(light: number): number {
	const byte = FIRST[(light * PIECES) | 0]!;
	return light >= LEAST[byte + 1]! ? byte + 1 : byte;
}

/** To be called before a loop. */
export function readyBytes(): void {
	if (FIRST[PIECES] === 255) return;
	for (let byte = 1; byte < 256; byte++) LEAST[byte] = leastOf(byte);
	LEAST[256] = Infinity;
	for (let i = 0; i <= PIECES; i++) FIRST[i] = encoded(i / PIECES);
}

const encoded = (light: number): number => toByte(encodeSrgb(light));

/** Halved until nothing lies between. */
function leastOf(byte: number): number {
	let low = 0, high = 1;
	for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
		if (encoded(middle) >= byte) high = middle;
		else low = middle;
	}
	return high;
}
