/*
 * Metrics, parsed by the grammar of the text format, and compared with the requests.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../src/http/log.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { answerOf, assertOpen, post, problemIn, send, type Answer } from './raw.ts';

const { operations } = fixture();
const options = { operations, log: createLog('off'), metrics: true };

const metrics = suite('metrics');

type Samples = ReadonlyMap<string, number>;

/** Every sample by name and labels. Fails on a line that the format does not allow, and on a sample before its type. */
function read(text: string): Samples {
	assert.ok(text.endsWith('\n') && !text.endsWith('\n\n'), 'ends with one line feed');
	const samples = new Map<string, number>();
	let family = '';
	for (const line of text.slice(0, -1).split('\n')) {
		const [, named] = /^# (?:HELP|TYPE) ([a-z_]+) \S/.exec(line) ?? [];
		if (named !== undefined) {
			family = named;
			continue;
		}
		const [
			, name = '', suffix = '', labels = '', value = '',
		] = /^([a-z_]+?)(_bucket|_sum|_count)?(\{(?:[a-z]+="[^"\\\n]*",?)+\})? (\S+)$/.exec(line) ?? [];
		assert.ok([name, name + suffix].includes(family), `${line} in the family ${family}`);
		assert.ok(Number.isFinite(Number(value)), line);
		assert.not(samples.has(name + suffix + labels), `${line} is repeated`);
		samples.set(name + suffix + labels, Number(value));
	}
	return samples;
}

const scrape = async (url: string): Promise<Samples> => read((await answerOf(await fetch(`${url}/metrics`))).body);

metrics('are off by default', () => withServer(async (url) => {
	problemIn(await answerOf(await fetch(`${url}/metrics`)), 'not-found');
}, { operations }));

metrics('are text in version 0.0.4 and never cached', () => withServer(async (url) => {
	const answer: Answer = await answerOf(await fetch(`${url}/metrics`));
	assert.is(answer.status, 200);
	assertOpen(answer);
	assert.is(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
	assert.is(answer.headers.get('cache-control'), 'no-store');
}, options));

metrics('count requests by operation and status', () => withServer(async (url) => {
	for (let i = 0; i < 5; i++) await fetch(`${url}/api/v1/echo?word=a`);
	await fetch(`${url}/api/v1/echo?word=a`, { headers: { 'If-None-Match': '*' } });
	await fetch(`${url}/api/v1/echo?wort=a`);
	await post(`${url}/api/v1/paint`, '{"shades":["red"]}');
	await fetch(`${url}/api/v1/broken?word=bug`);
	await fetch(`${url}/nowhere?${'x'.repeat(50)}`);
	await fetch(`${url}/livez`);
	await send(url, 'nonsense\r\n\r\n');
	const samples = await scrape(url);
	const requests = [...samples].filter(([name]) => name.startsWith('http_requests_total'));
	assert.equal(requests, [
		['http_requests_total{operation="broken",status="500"}', 1],
		['http_requests_total{operation="echo",status="200"}', 5],
		['http_requests_total{operation="echo",status="304"}', 1],
		['http_requests_total{operation="echo",status="400"}', 1],
		['http_requests_total{operation="none",status="400"}', 1],
		['http_requests_total{operation="none",status="404"}', 1],
		['http_requests_total{operation="page",status="200"}', 1],
		['http_requests_total{operation="paint",status="200"}', 1],
	]);
}, options));

metrics('count hits and misses of the cache, and what it holds', () => withServer(async (url) => {
	// Computed, computed and kept, then from memory.
	for (let i = 0; i < 5; i++) await fetch(`${url}/api/v1/echo?word=a`);
	for (let i = 0; i < 3; i++) await fetch(`${url}/api/v1/draw`);
	const samples = await scrape(url);
	assert.is(samples.get('tincture_cache_hits_total'), 3);
	assert.is(samples.get('tincture_cache_misses_total'), 5);
	assert.is(samples.get('tincture_cache_entries'), 1);
	assert.ok(samples.get('tincture_cache_bytes')! > 31);
}, options));

metrics('count refused requests and limited addresses', () => withServer(async (url) => {
	for (let i = 0; i < 5; i++) await fetch(`${url}/api/v1/echo?word=a`);
	clock.now += 1000;
	const samples = await scrape(url);
	assert.is(samples.get('tincture_rate_limited_total'), 3);
	assert.is(samples.get('http_requests_total{operation="none",status="429"}'), 3);
	assert.is(samples.get('tincture_rate_limit_addresses'), 1);
}, { ...options, clock: () => clock.now, rateLimit: { rate: 1, burst: 2 } }));

const clock = { now: 1000 };

metrics('time requests in buckets that add up', async () => {
	let now = 0;
	await withServer(async (url) => {
		for (let i = 0; i < 4; i++) await fetch(`${url}/api/v1/draw`);
		const samples = await scrape(url);
		const at = (le: string): number | undefined => samples.get(`http_request_duration_seconds_bucket{operation="draw",le="${le}"}`);
		// Each look at the clock is 3 ms after the one before.
		assert.equal([at('0.0025'), at('0.005'), at('0.01'), at('+Inf')], [0, 4, 4, 4]);
		assert.is(samples.get('http_request_duration_seconds_count{operation="draw"}'), 4);
		assert.ok(Math.abs(samples.get('http_request_duration_seconds_sum{operation="draw"}')! - 0.012) < 1e-9);
	}, { ...options, clock: () => now += 3 });
});

metrics('have the delay of the event loop, memory and connections', () => withServer(async (url) => {
	const samples = await scrape(url);
	for (const share of ['0.5', '0.9', '0.99', '1']) {
		assert.ok(samples.get(`nodejs_eventloop_delay_seconds{quantile="${share}"}`)! >= 0, share);
	}
	assert.ok(samples.get('process_resident_memory_bytes')! > 1e7);
	assert.ok(samples.get('http_connections')! >= 1);
}, options));

metrics('no caller can create new series', () => withServer(async (url) => {
	const before = (await scrape(url)).size;
	for (let i = 0; i < 50; i++)
		await fetch(`${url}/api/v1/${'x'.repeat(i)}`, { method: i % 2 ? 'GET' : 'DELETE', headers: { Host: `${i}.example` } });
	// A status and a histogram of `none`, the same of `page` after the first reading.
	const few = 2 * (1 + 16) + 2;
	assert.ok((await scrape(url)).size <= before + few);
}, options));

metrics.run();
