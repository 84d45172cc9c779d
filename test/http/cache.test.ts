/*
 * The cache of answers: its limits, and that it never returns another answer.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../src/http/cache.ts';
import { createLog } from '../../src/http/log.ts';
import { randomFrom } from '../../src/math/random.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { post, send } from './raw.ts';

const cache = suite('cache');

cache('an answer is cached on its second occurrence', () => {
	const { get, offer } = createCache<number>({ entries: 10, bytes: 1e6 });
	offer('a', 1, 10, 77);
	assert.is(get('a'), undefined);
	offer('a', 1, 10, 77);
	assert.is(get('a'), 1);
});

cache('stays within its limits over 100,000 seeded entries, and never returns the value of another key', () => {
	const random = randomFrom('cache');
	const limits = { entries: 1000, bytes: 2_000_000 };
	const { get, offer, size } = createCache<string>(limits);
	let hits = 0;
	for (let i = 0; i < 100_000; i++) {
		// Few keys come often, many seldom.
		const key = `key ${Math.floor(random() ** 3 * 5000)}`;
		const found = get(key);
		if (found === undefined) offer(key, `value of ${key}`, Math.floor(random() * 5000), key.length * 65_537 + i % 3);
		else {
			hits++;
			assert.is(found, `value of ${key}`);
		}
		const { entries, bytes } = size();
		assert.ok(entries <= limits.entries && bytes <= limits.bytes, `${entries} entries, ${bytes} bytes`);
	}
	assert.ok(hits > 10_000, `${hits} hits`);
});

cache('holds as many entries as its limit, in two generations, and evicts the older one', () => {
	const { get, offer, size } = createCache<string>({ entries: 4, bytes: 1e6 });
	const counts = ['a', 'b', 'c', 'd', 'e'].map((key, i) => {
		for (let twice = 0; twice < 2; twice++) offer(key, key, 10, i);
		return size().entries;
	});
	assert.equal(counts, [1, 2, 3, 4, 3]);
	assert.equal(['a', 'b', 'c', 'd', 'e'].map(get), [undefined, undefined, 'c', 'd', 'e']);
});

cache('holds as many bytes as its limit, in two generations', () => {
	const overhead = 512, { offer, size } = createCache<string>({ entries: 1000, bytes: 32 * (overhead + 488) });
	const counts = Array.from({ length: 33 }, (_, i) => {
		for (let twice = 0; twice < 2; twice++) offer(`${i}`, '', 488, i);
		return size().entries;
	});
	// Sixteen of 1000 bytes fill a half.
	assert.equal([counts[15], counts[16], counts[31], counts[32]], [16, 17, 32, 17]);
});

cache('an entry in constant use survives a flood of others', () => {
	const { get, offer } = createCache<number>({ entries: 100, bytes: 1e6 });
	for (let twice = 0; twice < 2; twice++) offer('often', 1, 10, 1);
	for (let i = 0; i < 10_000; i++) {
		for (let twice = 0; twice < 2; twice++) offer(`once ${i}`, 2, 10, i);
		assert.is(get('often'), 1, `after ${i}`);
	}
});

cache('a very large answer is not cached', () => {
	const { get, offer } = createCache<number>({ entries: 100, bytes: 100_000 });
	for (let twice = 0; twice < 2; twice++) offer('giant', 1, 50_000, 1);
	assert.is(get('giant'), undefined);
});

const silent = createLog('off');

cache('the third of three equal requests is not computed, nor any after it', async () => {
	const { operations, runs } = fixture();
	await withServer(async (url) => {
		const bodies = new Set<string>();
		for (let i = 0; i < 6; i++) bodies.add(await (await fetch(`${url}/api/v1/echo?word=a`)).text());
		assert.is(runs(), 2);
		assert.is(bodies.size, 1);
		await fetch(`${url}/api/v1/echo?word=a`, { method: 'HEAD' });
		assert.is(runs(), 2, 'HEAD takes what GET left');
		for (let i = 0; i < 6; i++) await post(`${url}/api/v1/echo`, '{"word":"b"}', {}, i % 2 ? 'POST' : 'QUERY');
		assert.is(runs(), 4, 'POST and QUERY share theirs');
	}, { operations });
});

cache('a query that looks like a body, and texts that differ in one byte, have separate entries', async () => {
	const { operations } = fixture();
	await withServer(async (url) => {
		for (let round = 0; round < 4; round++) {
			for (const word of ['a', 'A', 'ä', 'a ']) {
				const got = await (await fetch(`${url}/api/v1/echo?word=${encodeURIComponent(word)}`)).json() as { word: string };
				assert.is(got.word, word);
				assert.is(JSON.parse((await post(`${url}/api/v1/echo`, JSON.stringify({ word }))).body).word, word);
			}
			// The same body at two paths.
			assert.equal(Object.keys(JSON.parse((await post(`${url}/api/v1/write-only`, '{"word":"a"}')).body)), ['word']);
			assert.equal(Object.keys(JSON.parse((await post(`${url}/api/v1/echo`, '{"word":"a"}')).body)), ['word', 'times', 'tags']);
		}
	}, { operations });
});

cache('invalid input is decoded each time, also next to a cached answer', async () => {
	const { operations } = fixture();
	await withServer(async (url) => {
		for (let i = 0; i < 4; i++) {
			assert.is((await fetch(`${url}/api/v1/echo?word=a`)).status, 200);
			assert.is((await fetch(`${url}/api/v1/echo?word=a&x=1`)).status, 400);
			const [twoHosts] = await send(url, 'GET /api/v1/echo?word=a HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n');
			assert.is(twoHosts?.status, 400);
			assert.is((await post(`${url}/api/v1/echo`, '{"word":"a"}', { 'Content-Type': 'text/plain' })).status, 415);
			assert.is((await fetch(`${url}/api/v1/echo?word=a`, { method: 'PUT' })).status, 405);
		}
	}, { operations, log: silent });
});

cache.run();
