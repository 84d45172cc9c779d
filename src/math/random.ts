/*
 * Seeded random numbers, and new seeds: the only source of randomness in this project.
 *
 * The seed text is hashed with 32-bit FNV-1a over its UTF-16 units, then drives Mulberry32 (Tommy Ettinger, 2017,
 * public domain). Both use 32-bit integer arithmetic only, so a seed gives the same stream on every machine.
 *
 * Proof  test/math/random.test.ts.
 */

import { hashText } from './hash.ts';

/** Characters of a seed that a caller chooses. */
export const LONGEST_SEED = 100;

/** Numbers in [0, 1), 32 bits each. */
export type Random = () => number;

/** Starts the stream of a seed, which may be any text. */
export function randomFrom(seed: string): Random {
	let state = hashText(seed);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
	};
}

/** Creates a new seed of 12 letters and digits: 60 bits from the platform's generator. */
export function freshSeed(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
}
