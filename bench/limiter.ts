/*
 * The rate limiter, compared with the obvious implementation, a Map from address to object: time of a request and memory of a
 * million addresses. Each runs in a separate process, because memory is measured.
 */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { createLimiter } from '../src/http/rate-limit.ts';
import { randomFrom } from '../src/math/random.ts';
import { built } from './engine.ts';
import { quantile, type Outcome } from './measure.ts';

const ADDRESSES = 2 ** 20, ROUNDS = 7;

interface Reading {
	/** Nanoseconds per request of a new address, and of a known one. */
	readonly fresh: number;
	readonly known: number;
	readonly bytes: number;
}

type Take = (i: number) => unknown;

const textOf = (i: number): string => `${10 + (i >>> 24)}.${(i >>> 16) & 255}.${(i >>> 8) & 255}.${i & 255}`;

/** The clock of both: one microsecond per request, without a system call. */
function ticking(): () => number {
	const milliseconds = new Float64Array(1);
	return () => (milliseconds[0]! += 0.001);
}

/** The usual token bucket. */
function mapOfObjects(texts: readonly string[]): Take {
	const buckets = new Map<string, { tokens: number; at: number }>();
	const clock = ticking();
	return (i) => {
		const now = clock(), text = texts[i]!;
		let bucket = buckets.get(text);
		if (bucket === undefined) buckets.set(text, bucket = { tokens: 30, at: now });
		bucket.tokens = Math.min(30, bucket.tokens + (now - bucket.at) / 100);
		bucket.at = now;
		if (bucket.tokens < 1) return false;
		bucket.tokens--;
		return true;
	};
}

const { createLimiter: create } = await built<{ readonly createLimiter: typeof createLimiter }>('http/rate-limit');

/** The service parses an address once per connection and stores its four words. */
function ours(): Take {
	const limiter = create({ rate: 10, burst: 30 }, ticking(), ADDRESSES);
	const key: [number, number, number, number] = [0, 0, 0xffff, 0];
	return (i) => {
		key[3] = 0x0a000000 + i;
		return limiter.take(key);
	};
}

const held = (): number => {
	global.gc!();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
};

/** Runs in the child. The texts of the addresses exist before, because a connection has its own. */
function read(which: string): Reading {
	const random = randomFrom('addresses');
	const order = Int32Array.from({ length: ADDRESSES }, () => Math.floor(random() * ADDRESSES));
	const texts = Array.from({ length: ADDRESSES }, (_, i) => textOf(i));
	const make = (): Take => (which === 'ours' ? ours() : mapOfObjects(texts));
	// Warms up with another table.
	const warm = make();
	for (let i = 0; i < 200_000; i++) warm(order[i]!);
	const timed = (run: () => void): number => {
		const begin = process.hrtime.bigint();
		run();
		return Number(process.hrtime.bigint() - begin) / ADDRESSES;
	};
	const before = held();
	const take = make();
	const fresh = timed(() => { for (let i = 0; i < ADDRESSES; i++) take(i); });
	const bytes = held() - before;
	const known = timed(() => { for (let i = 0; i < ADDRESSES; i++) take(order[i]!); });
	return { fresh, known, bytes };
}

const child = process.argv.indexOf('--limiter');
if (child > 0) console.log(JSON.stringify(read(process.argv[child + 1]!)));

export function limiter(note: (what: string) => void): Outcome[] {
	const file = fileURLToPath(import.meta.url);
	const run = (which: string): Reading =>
		JSON.parse(execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', file, '--limiter', which], { encoding: 'utf8' })) as Reading;
	const rounds = Array.from({ length: ROUNDS }, (_, i) => {
		note(`round ${i + 1} of ${ROUNDS}`);
		return { tincture: run('ours'), map: run('map') };
	});
	return (['fresh', 'known', 'bytes'] as const).map((what) => {
		const mine = rounds.map(({ tincture }) => tincture[what]), theirs = rounds.map(({ map }) => map[what]);
		const ratio = quantile(theirs.map((x, i) => x / mine[i]!), 0.5);
		const row = (name: string, values: readonly number[], by: number): Outcome['results'][number] => ({
			name,
			median: quantile(values, 0.5) / (what === 'bytes' ? ADDRESSES : 1),
			least: Math.min(...values) / (what === 'bytes' ? ADDRESSES : 1),
			spread: (quantile(values, 0.75) - quantile(values, 0.25)) / quantile(values, 0.5),
			ratio: by,
			isPeer: by !== 1,
		});
		const peer = 'Map<string, object>';
		return {
			title: { fresh: 'limiter, new address', known: 'limiter, known address, random order', bytes: 'limiter, memory of an address' }[what],
			inputs: ADDRESSES,
			unit: what === 'bytes' ? 'B' : 'ns',
			results: [row('tincture', mine, 1), row(peer, theirs, ratio)],
			aims: [{ over: peer, by: what === 'bytes' ? 4 : 8, peer, reached: ratio }],
		};
	});
}
