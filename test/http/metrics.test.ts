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
		const [, named] = /^# (?:HELP|TYPE) ([a-z\d_]+) \S/.exec(line) ?? [];
		if (named !== undefined) {
			family = named;
			continue;
		}
		const [
			, name = '', suffix = '', labels = '', value = '',
		] = /^([a-z\d_]+?)(_bucket|_sum|_count)?(\{(?:[a-z_]+="[^"\\\n]*",?)+\})? (\S+)$/.exec(line) ?? [];
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

const labels = (method: unknown, route: unknown, status: unknown): string =>
	`http_request_method="${method}"${route === null ? '' : `,http_route="${route}"`},http_response_status_code="${status}"`;

const counter = (method: unknown, route: unknown, status: unknown): string =>
	`http_server_request_duration_seconds_count{${labels(method, route, status)}}`;

metrics('count requests by method, route and status', () => withServer(async (url) => {
	for (let i = 0; i < 5; i++) await fetch(`${url}/api/v1/echo?word=a`);
	await fetch(`${url}/api/v1/echo?word=a`, { headers: { 'If-None-Match': '*' } });
	await fetch(`${url}/api/v1/echo?wort=a`);
	await post(`${url}/api/v1/paint`, '{"shades":["red"]}');
	await fetch(`${url}/api/v1/broken?word=bug`);
	await fetch(`${url}/nowhere?${'x'.repeat(50)}`);
	await fetch(`${url}/livez`);
	await send(url, 'nonsense\r\n\r\n');
	const samples = await scrape(url);
	const requests = [...samples].filter(([name]) => name.startsWith('http_server_request_duration_seconds_count'));
	assert.equal(requests, [
		['GET', null, 404, 1],
		['GET', '/api/v1/broken', 500, 1],
		['GET', '/api/v1/echo', 200, 5],
		['GET', '/api/v1/echo', 304, 1],
		['GET', '/api/v1/echo', 400, 1],
		['GET', '/livez', 200, 1],
		['POST', '/api/v1/paint', 200, 1],
		['_OTHER', null, 400, 1],
	].map(([method, route, status, count]) => [counter(method, route, status), count]));
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
	assert.is(samples.get(counter('GET', '/api/v1/echo', 429)), 3);
	assert.is(samples.get('tincture_rate_limit_addresses'), 1);
}, { ...options, clock: () => clock.now, rateLimit: { rate: 1, burst: 2 } }));

const clock = { now: 1000 };

metrics('time requests in buckets that add up', async () => {
	let now = 0;
	await withServer(async (url) => {
		for (let i = 0; i < 4; i++) await fetch(`${url}/api/v1/draw`);
		const samples = await scrape(url);
		const draw = labels('GET', '/api/v1/draw', 200);
		const at = (le: string): number | undefined => samples.get(`http_server_request_duration_seconds_bucket{${draw},le="${le}"}`);
		// Each look at the clock is 3 ms after the one before.
		assert.equal([at('0.0025'), at('0.005'), at('0.01'), at('+Inf')], [0, 4, 4, 4]);
		assert.is(samples.get(counter('GET', '/api/v1/draw', 200)), 4);
		assert.ok(Math.abs(samples.get(`http_server_request_duration_seconds_sum{${draw}}`)! - 0.012) < 1e-9);
	}, { ...options, clock: () => now += 3 });
});

metrics('have the delay of the event loop, memory and connections', () => withServer(async (url) => {
	const samples = await scrape(url);
	// The first window has not ended.
	for (const name of ['p50', 'p90', 'p99', 'max']) assert.is(samples.get(`nodejs_eventloop_delay_${name}_seconds`), 0, name);
	assert.ok(samples.get('process_resident_memory_bytes')! > 1e7);
	assert.ok(samples.get('tincture_connections')! >= 1);
}, options));

metrics('no caller can create new series', () => withServer(async (url) => {
	const before = (await scrape(url)).size;
	for (let i = 0; i < 50; i++)
		await fetch(`${url}/api/v1/${'x'.repeat(i)}`, { method: i % 2 ? 'GET' : 'DELETE', headers: { Host: `${i}.example` } });
	// GET and DELETE without a route, and the metrics after the first reading: each a histogram.
	const few = 3 * 16;
	assert.ok((await scrape(url)).size <= before + few);
}, options));

metrics.run();
