/*
 * The limiter against a bucket of tokens counted in whole microseconds, and its two headers on real answers.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FREE } from '../../src/http/charge.ts';
import { createLog } from '../../src/http/log.ts';
import type { Address } from '../../src/http/client-address.ts';
import { createLimiter } from '../../src/http/rate-limit.ts';
import { randomFrom } from '../../src/math/random.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { answerOf, assertOpen, problemIn, send } from './raw.ts';

const limiter = suite('rate limit');

const SEED = [1, 2] as const;

/** `take` of a limiter, for addresses that differ in two words. */
function takeOf(...options: Parameters<typeof createLimiter>): (high: number, low: number) => number {
	const { take } = createLimiter(...options);
	return (high, low) => take([0, high, 0, low]);
}

/** A clock that is set by hand, in milliseconds. */
const clockAt = (start = 0) => ({ now: start });

/** A bucket as the textbook has it: it fills by the microsecond, a request takes one interval's worth. */
function bucket(rate: number, burst: number): (microseconds: number) => number {
	const interval = 1e6 / rate;
	let level = burst * interval, last = 0;
	return (now) => {
		level = Math.min(burst * interval, level + now - last);
		last = now;
		if (level < interval) return -Math.ceil((interval - level) / 1e6);
		level -= interval;
		return Math.floor(level / interval);
	};
}

for (const [rate, burst] of [[10, 30], [1, 1], [100, 5], [0.5, 3]] as const) {
	limiter(`${rate} a second with a burst of ${burst} is the textbook bucket over 20,000 requests`, () => {
		const random = randomFrom(`bucket ${rate} ${burst}`);
		const clock = clockAt();
		const take = takeOf({ rate, burst }, () => clock.now, 8, SEED);
		const expected = bucket(rate, burst);
		for (let i = 0, now = 0; i < 20_000; i++) {
			// Mostly faster than the rate, with pauses that fill the bucket.
			now += Math.floor(random() * (random() < 0.01 ? 5e6 * burst : 2e6) / rate);
			// Now and then half an hour or a month of silence, for which times are too long to be kept in 32 bits.
			if (random() < 0.001) now += random() < 0.5 ? 1.8e9 : 2.6e12;
			clock.now = now / 1000;
			assert.is(take(7, 7), expected(now), `request ${i} at ${now} µs`);
		}
	});
}

limiter('a debt of any size stays a debt', () => {
	const { take } = createLimiter({ rate: 10, burst: 30 }, () => 0, 8, SEED), address: Address = [0, 7, 0, 7];
	// A million tokens take a day; the limiter counts 35 minutes at most, in ticks of a microsecond in 31 bits.
	assert.ok(take(address, 1e6, 0) < -2000);
	assert.ok(take(address) < -2000);
});

limiter('the slowest rate with the largest burst is exact to within a tick', () => {
	const clock = clockAt(5e9);
	const { take, countAddresses } = createLimiter({ rate: 0.01, burst: 10_000 }, () => clock.now, 8, SEED);
	const drain = (): number => {
		let passed = 0;
		while (take([0, 0, 0xffff, 1]) >= 0) passed++;
		return passed;
	};
	assert.is(drain(), 10_000);
	clock.now += 99_000;
	assert.is(drain(), 0);
	clock.now += 1010;
	assert.is(drain(), 1);
	assert.is(countAddresses(), 1);
	// A bucket is filled by 1e6 seconds; the clock is set back once on the way.
	for (let days = 0; days < 12; days++) clock.now += 86_400_000;
	assert.is(countAddresses(), 0);
	assert.is(drain(), 10_000);
});

limiter('no window of time has more than burst + rate × length', () => {
	const random = randomFrom('windows');
	const clock = clockAt();
	const take = takeOf({ rate: 10, burst: 30 }, () => clock.now, 8, SEED);
	const passed: number[] = [];
	for (let i = 0; i < 5_000; i++) {
		clock.now += random() ** 4 * 200;
		if (take(1, 1) >= 0) passed.push(clock.now);
	}
	for (let from = 0; from < passed.length; from++) {
		for (const count of [30, 31, 40, 100, 300]) {
			const last = passed[from + count - 1];
			if (last === undefined) continue;
			// The clock is read in whole microseconds.
			const most = 30 + (10 * (last - passed[from]! + 0.001)) / 1000;
			assert.ok(count <= most, `${count} within ${last - passed[from]!} ms, at request ${from}`);
		}
	}
});

limiter('a refused request costs nothing, and Retry-After is enough', () => {
	const random = randomFrom('retry');
	for (const rate of [10, 3, 0.4]) {
		const clock = clockAt(random() * 1e6);
		const take = takeOf({ rate, burst: 4 }, () => clock.now, 8, SEED);
		for (let round = 0; round < 200; round++) {
			while (take(1, 1) >= 0);
			for (let i = 0; i < 50; i++) assert.ok(take(1, 1) < 0);
			const wait = -take(1, 1);
			assert.ok(Number.isInteger(wait) && wait >= 1);
			clock.now += wait * 1000;
			assert.ok(take(1, 1) >= 0, `rate ${rate}, round ${round}: waited ${wait} s`);
			clock.now += random() * 1000;
		}
	}
});

limiter('each address has its own bucket', () => {
	const take = takeOf({ rate: 10, burst: 2 }, () => 5, 1024, SEED);
	for (let i = 0; i < 100; i++) {
		assert.equal([take(0, i), take(0, i), take(0, i)], [1, 0, -1], `0 ${i}`);
		assert.equal([take(i + 1, 0), take(i + 1, 0), take(i + 1, 0)], [1, 0, -1], `${i + 1} 0`);
	}
});

limiter('every word of an address counts', () => {
	const { take, countAddresses } = createLimiter({ rate: 10, burst: 1 }, () => 5, 1024, SEED);
	const addresses: readonly Address[] = [[0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1]];
	for (const expected of [0, -1]) for (const address of addresses) assert.is(take(address), expected, address.join());
	assert.is(countAddresses(), addresses.length);
});

limiter('remembers as many addresses as it has slots: sets of eight, a power of two of them', () => {
	for (const [slots, most] of [[1, 8], [8, 8], [16, 16], [20, 32]] as const) {
		const { take, countAddresses } = createLimiter({ rate: 1, burst: 10 }, () => 5, slots, SEED);
		for (let i = 0; i < 1000; i++) take([0, 0, 0xffff, i]);
		assert.is(countAddresses(), most, `${slots} slots`);
	}
});

limiter('countAddresses counts the buckets that are not full', () => {
	const clock = clockAt();
	const { take, countAddresses } = createLimiter({ rate: 10, burst: 2 }, () => clock.now, 1024, SEED);
	for (let i = 0; i < 5; i++) take([0, 0, 0xffff, i]);
	clock.now = 50;
	take([0, 0, 0xffff, 1]);
	assert.is(countAddresses(), 5);
	clock.now = 100;
	assert.is(countAddresses(), 1);
	clock.now = 200;
	assert.is(countAddresses(), 0);
});

limiter('words with the highest bit set are addresses like others', () => {
	const take = takeOf({ rate: 10, burst: 1 }, () => 5, 8, SEED);
	assert.equal([take(0xffffffff, 0xfffffffe), take(0xffffffff, 0xfffffffe), take(0xffffffff, 0xffffffff)], [0, -1, 0]);
});

limiter('a million addresses do not free one that is refused', () => {
	const random = randomFrom('crowd');
	const clock = clockAt();
	const take = takeOf({ rate: 10, burst: 30 }, () => clock.now, 4096, SEED);
	while (take(1, 1) >= 0);
	for (let i = 0; i < 1_000_000; i++) take(2 + Math.floor(random() * 2 ** 31), Math.floor(random() * 2 ** 32));
	assert.ok(take(1, 1) < 0);
});

limiter('addresses spread over all sets', () => {
	const take = takeOf({ rate: 10, burst: 30 }, () => 5, 65_536);
	// Neighbours in one network, at half the slots: a hash that crowds them would forget some.
	for (let i = 0; i < 32_768; i++) take(0xffff, 0x0a000000 + i);
	let forgotten = 0;
	for (let i = 0; i < 32_768; i++) if (take(0xffff, 0x0a000000 + i) === 29) forgotten++;
	// Eight ways at a load of one half overflow for about 2 in 100 by Poisson.
	assert.ok(forgotten < 0.05 * 32_768, `${forgotten} forgotten`);
});

const { operations } = fixture();
const silent = createLog('off');

limiter('thirty requests pass at once, then 429 until the clock moves', async () => {
	const clock = clockAt(1000);
	await withServer(async (url) => {
		const ask = async () => answerOf(await fetch(`${url}/api/v1/echo?word=a`));
		for (let i = 29; i >= 0; i--) {
			const { status, headers } = await ask();
			assert.is(status, 200);
			assert.is(headers.get('ratelimit-policy'), '"default";q=30;w=3');
			assert.is(headers.get('ratelimit'), `"default";r=${i};t=1`);
			assert.not(headers.has('retry-after'));
		}
		const refused = await ask();
		assert.match(problemIn(refused, 'rate-limited').detail, /1 second\./);
		assert.is(refused.headers.get('retry-after'), '1');
		assert.is(refused.headers.get('ratelimit'), '"default";r=0;t=1');
		assert.is(refused.headers.get('ratelimit-policy'), '"default";q=30;w=3');
		clock.now += 100;
		assert.is((await ask()).status, 200);
		assert.is((await ask()).status, 429);
	}, { operations, log: silent, clock: () => clock.now, rateLimit: { rate: 10, burst: 30 } });
});

limiter('bad requests, cached answers and 304 count; health and preflights do not', async () => {
	await withServer(async (url) => {
		const leftAfter = async (path: string, init?: RequestInit): Promise<string | null> => {
			const answer = await answerOf(await fetch(url + path, init));
			assertOpen(answer, path);
			return answer.headers.get('ratelimit') ?? null;
		};
		const ask = '/api/v1/echo?word=a';
		const left = (r: number): string => `"default";r=${r};t=1`;
		assert.is(await leftAfter(ask), left(9));
		assert.is(await leftAfter(ask), left(8));
		assert.is(await leftAfter(ask), left(7));
		assert.is(await leftAfter(ask, { headers: { 'If-None-Match': '*' } }), left(6));
		assert.is(await leftAfter('/api/v1/echo'), left(5));
		assert.is(await leftAfter('/nowhere'), left(4));
		assert.is(await leftAfter(ask, { method: 'DELETE' }), left(3));
		for (const path of ['/livez', '/healthz', '/readyz', '/livez?verbose', '/readyz?']) assert.is(await leftAfter(path), null, path);
		assert.is(await leftAfter(ask, { method: 'OPTIONS' }), null);
		assert.is(await leftAfter('/'), null, 'a page costs a token, but has no RateLimit headers');
		assert.is(await leftAfter(ask, { method: 'HEAD' }), left(1));
		assert.is(await leftAfter('/livezz'), left(0));
		assert.is(await leftAfter(ask), left(0));
		assert.is((await fetch(`${url}/livez`)).status, 200);
	}, { operations, log: silent, clock: () => 0, rateLimit: { rate: 10, burst: 10 } });
});

limiter('a request is refused before its body is read', () => withServer(async (url) => {
	const head = 'POST /api/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n';
	assert.is((await send(url, `${head}{"word":"a"}`))[0]?.status, 200);
	problemIn((await send(url, head))[0], 'rate-limited');
}, { operations, log: silent, clock: () => 0, rateLimit: { rate: 10, burst: 1 } }));

limiter('pipelined requests count one by one', () => withServer(async (url) => {
	const answers = await send(url, 'GET /api/v1/echo?word=a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(6), 6);
	assert.equal(answers.map(({ status }) => status), [200, 200, 200, 429, 429, 429]);
}, { operations, log: silent, clock: () => 0, rateLimit: { rate: 10, burst: 3 } }));

limiter('beyond the limit of free answers a connection is closed, without an answer and a line in the log', async () => {
	const lines: string[] = [];
	await withServer(async (url) => {
		const counts: number[] = [];
		for (let i = 0; i < 3; i++) counts.push((await send(url, 'OPTIONS /api/v1/echo HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(400), 400)).length);
		assert.equal(counts, [400, 400, FREE.burst - 800]);
	}, { operations, log: createLog('error', (line) => lines.push(line)), clock: () => 0, rateLimit: { rate: 10, burst: 3 } });
	assert.equal(lines, []);
});

const askFor = (forwardedFor: string): string =>
	`GET /api/v1/echo?word=a HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${forwardedFor}\r\n\r\n`;

limiter('X-Forwarded-For means nothing unless the peer is trusted', () => withServer(async (url) => {
	assert.is((await send(url, askFor('1.1.1.1')))[0]?.status, 200);
	assert.is((await send(url, askFor('2.2.2.2')))[0]?.status, 429);
}, { operations, log: silent, clock: () => 0, rateLimit: { rate: 10, burst: 1 } }));

limiter('behind a trusted proxy each client has its own bucket', () => withServer(async (url) => {
	assert.is((await send(url, askFor('1.1.1.1')))[0]?.status, 200);
	assert.is((await send(url, askFor('2.2.2.2')))[0]?.status, 200);
	assert.is((await send(url, askFor('9.9.9.9, 2.2.2.2')))[0]?.status, 429);
	assert.is((await send(url, askFor('2001:db8::1')))[0]?.status, 200);
	assert.is((await send(url, askFor('2001:db8::ffff:1')))[0]?.status, 429, 'the same /64');
}, { operations, log: silent, clock: () => 0, rateLimit: { rate: 10, burst: 1 }, trustProxy: 'loopback' }));

for (const [ipv6Prefix, same, other] of [
	[32, '2001:db8:ffff::1', '2001:db9::1'],
	[56, '2001:db8:0:ff::1', '2001:db8:0:100::1'],
	[64, '2001:db8::ffff:1', '2001:db8:0:1::1'],
	[100, '2001:db8::fff:2', '2001:db8::1000:1'],
	[128, '2001:db8::1', '2001:db8::2'],
] as const) {
	limiter(`IPv6 counts by its first ${ipv6Prefix} bits if configured`, () => withServer(async (url) => {
		for (const [address, status] of [['2001:db8::1', 200], [same, 429], [other, 200], ['1.2.3.4', 200], ['1.2.3.5', 200]] as const) {
			assert.is((await send(url, askFor(address)))[0]?.status, status, address);
		}
	}, { operations, log: silent, clock: () => 0, ipv6Prefix, rateLimit: { rate: 10, burst: 1 }, trustProxy: 'loopback' }));
}

limiter('no spoofed header buys a token', () => withServer(async (url) => {
	const random = randomFrom('spoof');
	// The proxy appends the address it saw. The caller may have invented the entries before it.
	const inventions = [
		'1.1.1.1', '127.0.0.1', '::1', 'unknown', '', ',', '[::1]:80', '1.2.3.4:x', '"1.1.1.1"', 'for=1.1.1.1', '999.1.1.1',
		'\t9.9.9.9 ',
	];
	for (let i = 0; i < 60; i++) {
		const left = Array.from({ length: 1 + Math.floor(random() * 4) }, () => inventions[Math.floor(random() * inventions.length)]).join(',');
		const [answer] = await send(
			url,
			askFor(`${left}, 7.7.7.7`).replace('\r\n\r\n', '\r\nX-Real-IP: 8.8.8.8\r\nForwarded: for=9.9.9.9\r\nCF-Connecting-IP: 5.5.5.5\r\n\r\n'),
		);
		assert.is(answer?.status, i === 0 ? 200 : 429, left);
	}
}, { operations, log: silent, clock: () => 0, rateLimit: { rate: 10, burst: 1 }, trustProxy: 'loopback' }));

limiter.run();
