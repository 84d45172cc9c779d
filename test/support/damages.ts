/*
 * Damaged variants of a file, as failing disks and broken copies leave them: cut short, with a block of zeros, with a flipped bit.
 */

import { randomFrom } from '../../src/math/random.ts';

export interface Damage {
	readonly bytes: Uint8Array;
	/** The kind of damage, for messages. */
	readonly what: string;
}

/** A number of damaged variants of a file, drawn from a seed; a third of each kind. The first are an empty file and one of zeros. */
export function* damages(whole: Uint8Array, seed: string, count: number): Generator<Damage> {
	const random = randomFrom(seed), below = (end: number): number => Math.floor(random() * end);
	yield { bytes: new Uint8Array(0), what: 'empty' };
	yield { bytes: new Uint8Array(whole.length), what: 'zeros' };
	for (let i = 2; i < count; i++) {
		const bytes = Uint8Array.from(whole), at = below(whole.length);
		if (i % 3 === 0) {
			yield { bytes: bytes.subarray(0, at), what: `cut to ${at} bytes` };
		} else if (i % 3 === 1) {
			const bit = below(8);
			bytes[at]! ^= 1 << bit;
			yield { bytes, what: `bit ${bit} of byte ${at} flipped` };
		} else {
			// A block of zeros may replace zeros.
			const from = bytes.findIndex((byte, place) => place >= at && byte !== 0), size = 1 << below(13);
			yield { bytes: bytes.fill(0, Math.max(0, from), from + size), what: `${size} bytes from ${from} zeroed` };
		}
	}
}
