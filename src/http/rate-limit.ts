/*
 * Rate limit by address: a token bucket stored as one number per address (GCRA).
 *
 * Time is counted in whole ticks of a microsecond, so every sum is exact. Each address has a "theoretical arrival time", at which its
 * bucket will be full again. A request adds one interval to it, and is refused if the result is more than a full bucket ahead. A refused
 * request adds nothing.
 *
 * Memory is fixed: a slot of eight bytes has a mark of the address and its time, and a set of eight slots is one cache line of the
 * processor. For a million addresses this is four to six times as fast as a Map of objects, and takes a twelfth of its memory. An
 * address may use any slot of its set. In a full set it replaces the address whose bucket is fullest, which loses least. So no sweep is
 * needed.
 *
 * Set and mark come from two hashes with secret seeds, so that nobody can fill another's set, or share another's mark, on purpose. A new
 * address shares a mark within its set by chance once in 500 million times.
 *
 * Source  ITU-T I.371 (GCRA); draft-ietf-httpapi-ratelimit-headers-11 for the two headers.
 * Proof   test/http/rate-limit.test.ts, against a bucket kept in exact fractions.
 */

import { randomInt } from 'node:crypto';
import { ratePolicy, type RateLimit } from '../doors/limits.ts';
import type { Address } from './client-address.ts';

export interface Limiter {
	readonly limit: RateLimit;
	/**
	 * Takes `cost` tokens if at least `needed` are available; the rest becomes a debt. With `needed` 0 always takes them. Returns the
	 * number of tokens left, 0 or more, or minus the whole seconds to wait: for enough tokens if none were taken, for the first token
	 * after a debt.
	 */
	readonly take: (key: Address, cost?: number, needed?: number) => number;
	/** The two headers for a result of `take`. */
	readonly headers: (taken: number) => readonly string[];
	/** Number of addresses whose bucket is not full. Reads every slot. */
	readonly countAddresses: () => number;
}

const WAYS = 8;

/** The C library allocates memory of this size 16 bytes after the start of a cache line. The offset moves sets to the next line start. */
const HEADER = 48;

/** One MiB. */
const SLOTS = 131_072;

/** The tick count is reset to 0 beyond this. A full bucket is at most half of it, so that sums fit in 32 bits. */
const MOST_TICKS = 2 ** 30;

/** The longest debt, in ticks. */
const MOST_DUE = 2 ** 31 - 1;

/** `clock` returns milliseconds and must be monotonic. */
export function createLimiter(
	{ rate, burst }: RateLimit,
	clock: () => number = () => performance.now(),
	slots = SLOTS,
	[seed, second]: readonly [number, number] = [randomInt(2 ** 32), randomInt(2 ** 32)],
): Limiter {
	// A microsecond, or longer if a full bucket would last more than nine minutes.
	const tick = Math.ceil((burst * 1e6) / rate / (MOST_TICKS / 2));
	const interval = Math.ceil(1e6 / rate / tick), perSecond = 1e6 / tick;
	const full = burst * interval;
	const sets = 2 ** Math.ceil(Math.log2(Math.max(1, slots / WAYS)));
	// Slot i: words[2i] is the mark of the address, words[2i + 1] the tick after `base` at which its bucket is full.
	const words = new Int32Array(new ArrayBuffer(HEADER + sets * WAYS * 8), HEADER);
	let base = 0;

	/** Ticks since `base`. */
	const ticks = (): number => {
		const now = Math.floor((clock() * 1000) / tick) - base;
		return now <= MOST_TICKS ? now : rebase(now);
	};

	const rebase = (now: number): number => {
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
		const isPresent = at < end;
		if (!isPresent) at = findFullest(first, now);
		const due = words[at + 1]!;
		const from = isPresent && due > now ? due : now;
		const ahead = from + Math.min(cost, needed) * interval - now;
		if (ahead > full && needed > 0) return -Math.ceil((ahead - full) / perSecond);
		const next = from + cost * interval;
		words[at] = mark;
		words[at + 1] = Math.min(next, MOST_DUE);
		const debt = next + interval - now - full;
		return needed === 0 && debt > 0 ? -Math.ceil(debt / perSecond) : Math.max(0, Math.floor((full - (next - now)) / interval));
	};

	/** The slot of a set to replace: the first with a full bucket, or else the fullest. */
	const findFullest = (first: number, now: number): number => {
		let at = first;
		for (let i = first + 2; i < first + WAYS * 2 && words[at + 1]! > now; i += 2) if (words[i + 1]! < words[at + 1]!) at = i;
		return at;
	};

	const countAddresses = (): number => {
		const now = ticks();
		let count = 0;
		for (let at = 1; at < words.length; at += 2) if (words[at]! > now) count++;
		return count;
	};

	const policy = ['RateLimit-Policy', ratePolicy({ rate, burst }), 'RateLimit'];
	// The next token arrives within one interval.
	const left: (readonly string[])[] = [];
	const headersFor = (r: number): readonly string[] => [...policy, `"default";r=${r};t=${Math.ceil(interval / perSecond)}`];

	return {
		limit: { rate, burst },
		take,
		countAddresses,
		headers: (taken) => (taken < 0 ? [...policy, `"default";r=0;t=${-taken}`] : left[taken] ??= headersFor(taken)),
	};
}
