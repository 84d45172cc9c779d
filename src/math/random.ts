/*
 * A seeded stream of numbers, and a fresh seed: the only randomness there is.
 *
 * The seed text is hashed with 32-bit FNV-1a over its UTF-16 units, then drives Mulberry32 (Tommy Ettinger, 2017,
 * public domain). Both use nothing but 32-bit integer arithmetic, so a seed gives the same stream on every machine.
 */

import { hashText } from './hash.ts';

/** Numbers in [0, 1), 32 bits each. */
export type Random = () => number;

/** The stream of a seed, any text: the same numbers for the same seed, on every machine. */
export function randomFrom(seed: string): Random {
	let state = hashText(seed);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
	};
}

/** A seed nobody had before, as 12 letters and digits: 60 bits from the platform's generator. */
export function freshSeed(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
}
