/*
 * How often one address may ask: a token bucket, kept as one number an address (GCRA).
 *
 * Time is counted in whole ticks of a microsecond, so every sum is exact. An address has a "theoretical arrival time":
 * when its bucket will be full again. A request adds one interval to it and is refused where that would lie more than a
 * full bucket ahead; a refused request adds nothing, so nobody is punished for asking too soon.
 *
 * Memory is fixed: eight bytes a slot, a mark of the address and its time, in sets of eight slots, which is one line of
 * the processor's cache. A million addresses are asked for four to six times as fast as in a Map of objects, and take a
 * twelfth of its memory. An address may lie in any slot of its set, and where the set is full it takes the place of the
 * address whose bucket is fullest, which loses least by being forgotten. So no sweep is needed.
 *
 * Set and mark come from two hashes that nobody outside can compute, so that no one can crowd another's set, or share
 * another's mark, on purpose. By chance a new address shares a bucket with one of its set once in 500 million times.
 *
 * Source  ITU-T I.371 (GCRA); draft-ietf-httpapi-ratelimit-headers-11 for the two headers.
 * Proof   test/http/rate-limit.test.ts, against a bucket kept in exact fractions.
 */

import { randomInt } from 'node:crypto';
import { policyOf, type RateLimit } from '../doors/limits.ts';
import type { Address } from './client-address.ts';

export interface Limiter {
	/**
	 * Takes `cost` tokens. What is left, 0 or more; or, where there are not so many, minus the whole seconds to wait. Of more
	 * than `needed` that many must be there, and what is missing is paid before the next.
	 */
	readonly take: (key: Address, cost?: number, needed?: number) => number;
	/** The two headers for what `take` gave. */
	readonly headers: (taken: number) => readonly string[];
	/** How many addresses have a bucket that is not full. Looks at every slot. */
	readonly held: () => number;
}

const WAYS = 8;

/**
 * Memory of this size begins 16 bytes behind a line of the cache, where the C library puts its own word: so many more and a set
 * lies in one line instead of two.
 */
const HEADER = 48;

/** One MiB. */
const SLOTS = 131_072;

/** A clock that has come this far is set back, and a full bucket is half of it, so that sums fit 32 bits. */
const MOST_TICKS = 2 ** 30;

/** No debt is longer. */
const MOST_DUE = 2 ** 31 - 1;

/** The clock gives milliseconds and never goes back. */
export function createLimiter(
	{ rate, burst }: RateLimit,
	clock: () => number = () => performance.now(),
	slots = SLOTS,
	[seed, second]: readonly [number, number] = [randomInt(2 ** 32), randomInt(2 ** 32)],
): Limiter {
	// A microsecond, unless a full bucket would be more than nine minutes of them.
	const tick = Math.ceil((burst * 1e6) / rate / (MOST_TICKS / 2));
	const interval = Math.ceil(1e6 / rate / tick), perSecond = 1e6 / tick;
	const full = burst * interval;
	const sets = 2 ** Math.ceil(Math.log2(Math.max(1, slots / WAYS)));
	// Slot i: words[2i] is the mark of the address, words[2i + 1] when its bucket is full again, in ticks after `base`.
	const words = new Int32Array(new ArrayBuffer(HEADER + sets * WAYS * 8), HEADER);
	let base = 0;

	/** Ticks since `base`. */
	const ticks = (): number => {
		const now = Math.floor((clock() * 1000) / tick) - base;
		return now <= MOST_TICKS ? now : setBack(now);
	};

	const setBack = (now: number): number => {
		base += now;
		for (let at = 1; at < words.length; at += 2) words[at] = Math.max(0, words[at]! - now);
		return 0;
	};

	const take = (key: Address, cost = 1, needed = cost): number => {
		const now = ticks(), a = key[0], b = key[1], c = key[2], d = key[3];
		let h = seed, mark = second;
		h = Math.imul(h ^ a, 0x9e3779b1);
		mark = Math.imul(mark ^ a, 0x85ebca6b);
		h = Math.imul(h ^ (h >>> 15) ^ b, 0x85ebca6b);
		mark = Math.imul(mark ^ (mark >>> 13) ^ b, 0xc2b2ae35);
		h = Math.imul(h ^ (h >>> 13) ^ c, 0xc2b2ae35);
		mark = Math.imul(mark ^ (mark >>> 16) ^ c, 0x9e3779b1);
		h = Math.imul(h ^ (h >>> 16) ^ d ^ second, 0x85ebca6b);
		mark = Math.imul(mark ^ (mark >>> 15) ^ d ^ seed, 0x85ebca6b);
		h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
		mark ^= mark >>> 13;

		const first = ((h ^ (h >>> 16)) & (sets - 1)) * WAYS * 2, end = first + WAYS * 2;
		let at = first;
		while (at < end && words[at] !== mark) at += 2;
		const isKnown = at < end;
		if (!isKnown) at = fullest(first, now);
		const due = words[at + 1]!;
		const from = isKnown && due > now ? due : now;
		const ahead = from + Math.min(cost, needed) * interval - now;
		if (ahead > full) return -Math.ceil((ahead - full) / perSecond);
		const next = from + cost * interval;
		words[at] = mark;
		words[at + 1] = Math.min(next, MOST_DUE);
		return Math.max(0, Math.floor((full - (next - now)) / interval));
	};

	/** The slot of a set that can be given away: the first whose bucket is full, else the one that will be soonest. */
	const fullest = (first: number, now: number): number => {
		let at = first;
		for (let i = first + 2; i < first + WAYS * 2 && words[at + 1]! > now; i += 2) if (words[i + 1]! < words[at + 1]!) at = i;
		return at;
	};

	const held = (): number => {
		const now = ticks();
		let count = 0;
		for (let at = 1; at < words.length; at += 2) if (words[at]! > now) count++;
		return count;
	};

	const policy = ['RateLimit-Policy', policyOf({ rate, burst }), 'RateLimit'];
	// One more token comes within one interval.
	const left = Array.from({ length: burst }, (_, r) => [...policy, `"default";r=${r};t=${Math.ceil(interval / perSecond)}`]);

	return {
		take,
		held,
		headers: (taken) => left[taken] ?? [...policy, `"default";r=0;t=${-taken}`],
	};
}
