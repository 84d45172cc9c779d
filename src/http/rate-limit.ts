/*
 * How often one address may ask: a token bucket, kept as one number an address (GCRA).
 *
 * Time is in whole microseconds, so every sum is exact. An address has a "theoretical arrival time": when its bucket
 * will be full again. A request adds one interval to it and is refused where that would lie more than a full bucket
 * ahead; a refused request adds nothing, so nobody is punished for asking too soon.
 *
 * Memory is fixed: 24 bytes a slot, in sets of eight slots that lie together, so that a request touches one place in
 * memory. An address may lie in any slot of its set, and where the set is full it takes the place of the address whose
 * bucket is fullest, which loses least by being forgotten. So no sweep is needed. The set is chosen by a hash that
 * nobody outside can compute, so that no one can crowd another's set on purpose.
 *
 * Source  ITU-T I.371 (GCRA); draft-ietf-httpapi-ratelimit-headers-11 for the two headers.
 * Proof   test/http/rate-limit.test.ts, against a bucket kept in exact fractions.
 */

import { randomInt } from 'node:crypto';
import type { Address } from './client-address.ts';

export interface RateLimit {
	/** Requests per second. */
	readonly rate: number;
	/** Requests at once. */
	readonly burst: number;
}

export interface Limiter {
	/** Takes one token. What is left, 0 or more; or, where there is none, minus the whole seconds to wait. */
	readonly take: (key: Address) => number;
	/** The two headers for what `take` gave. */
	readonly headers: (taken: number) => readonly string[];
	/** How many addresses have a bucket that is not full. Looks at every slot. */
	readonly held: () => number;
}

const WAYS = 8;

/** The clock gives milliseconds and never goes back. */
export function createLimiter(
	{ rate, burst }: RateLimit,
	clock: () => number = () => performance.now(),
	slots = 65_536,
	[seed, second]: readonly [number, number] = [randomInt(2 ** 32), randomInt(2 ** 32)],
): Limiter {
	const interval = Math.ceil(1e6 / rate);
	const full = burst * interval;
	const sets = 2 ** Math.ceil(Math.log2(Math.max(1, slots / WAYS)));
	// Slot i: times[3i] is when its bucket is full again, 0 where it was never used; words[6i + 2] to words[6i + 5] are
	// the address. Both read the same memory.
	const times = new Float64Array(sets * WAYS * 3);
	const words = new Uint32Array(times.buffer);
	const microseconds = (): number => Math.floor(clock() * 1000);

	const setOf = ([a, b, c, d]: Address): number => {
		let h = Math.imul(a ^ seed, 0x9e3779b1);
		h = Math.imul(h ^ (h >>> 15) ^ b ^ second, 0x85ebca6b);
		h = Math.imul(h ^ (h >>> 13) ^ c, 0xc2b2ae35);
		h = Math.imul(h ^ (h >>> 16) ^ d ^ seed, 0x85ebca6b);
		h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
		return (h ^ (h >>> 16)) & (sets - 1);
	};

	const take = (key: Address): number => {
		const [a, b, c, d] = key;
		const now = microseconds();
		const first = setOf(key) * WAYS;
		let slot = first, isKnown = false;
		for (let i = first; i < first + WAYS; i++) {
			const at = 6 * i + 2;
			if (words[at + 3] === d && words[at + 2] === c && words[at + 1] === b && words[at] === a) {
				slot = i;
				isKnown = true;
				break;
			}
			if (times[3 * i]! < times[3 * slot]!) slot = i;
		}
		const next = (isKnown ? Math.max(times[3 * slot]!, now) : now) + interval;
		const ahead = next - now;
		if (ahead > full) return -Math.ceil((ahead - full) / 1e6);
		times[3 * slot] = next;
		const at = 6 * slot + 2;
		words[at] = a;
		words[at + 1] = b;
		words[at + 2] = c;
		words[at + 3] = d;
		return Math.floor((full - ahead) / interval);
	};

	const held = (): number => {
		const now = microseconds();
		let count = 0;
		for (let i = 0; i < times.length; i += 3) if (times[i]! > now) count++;
		return count;
	};

	const policy = ['RateLimit-Policy', policyOf({ rate, burst }), 'RateLimit'];
	// One more token comes within one interval.
	const left = Array.from({ length: burst }, (_, r) => [...policy, `"default";r=${r};t=${Math.ceil(interval / 1e6)}`]);

	return {
		take,
		held,
		headers: (taken) => left[taken] ?? [...policy, `"default";r=0;t=${-taken}`],
	};
}

/** The limit as its header line says it: so many requests in so many seconds. */
export const policyOf = ({ rate, burst }: RateLimit): string => `"default";q=${burst};w=${Math.ceil(burst / rate)}`;
