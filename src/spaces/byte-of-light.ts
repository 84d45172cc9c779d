/*
 * Linear light to an sRGB byte without computing a power: a table of the light values at which the byte changes, found once to
 * the last bit.
 *
 * Proof  test/library/bulk.test.ts: equal to encoding and rounding, next to every threshold and between.
 */

import { bisect } from '../math/bisect.ts';
import { toByte } from './rgb24.ts';
import { srgbFromLinear } from './srgb-transfer.ts';

/** Number of intervals of light, 0 to 1; none contains two thresholds, since dark thresholds are 1 / 3295 apart. */
const PIECES = 4096;

// Module constants, so that V8 knows their length; filled on first use, because that takes a millisecond.
/** Least light of each byte; the last entry is unreachable. */
const LEAST = /*#__PURE__*/ new Float64Array(257);
/** The byte at the start of each interval, and the byte of 1. */
const FIRST = /*#__PURE__*/ new Uint8Array(PIECES + 1);

/** The byte of a linear channel, 0 to 1. Call `readyBytes` first. */
export function byteOfLight(light: number): number {
	const byte = FIRST[(light * PIECES) | 0]!;
	return light >= LEAST[byte + 1]! ? byte + 1 : byte;
}

/** Fills the tables. Call before a loop. */
export function readyBytes(): void {
	if (FIRST[PIECES] === 255) return;
	// The least light of a byte, exactly.
	for (let byte = 1; byte < 256; byte++) LEAST[byte] = bisect(1, 0, 0, (light) => encoded(light) >= byte);
	LEAST[256] = Infinity;
	for (let i = 0; i <= PIECES; i++) FIRST[i] = encoded(i / PIECES);
}

const encoded = (light: number): number => toByte(srgbFromLinear(light));
