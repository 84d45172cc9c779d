/*
 * Compressed answers from the cache: the same text in every coding, only for clients that read it, with one Vary line throughout.
 */

import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';

const compressed = suite('compressed answers');

interface Got {
	readonly status: number;
	readonly headers: ReadonlyMap<string, readonly string[]>;
	readonly body: Buffer;
}

/** Sends exactly these headers. */
const get = (url: string, headers: Record<string, string> = {}): Promise<Got> => new Promise((resolve, reject) => {
	request(url, { headers }, (res) => {
		const chunks: Buffer[] = [], lines = new Map<string, string[]>();
		for (let i = 0; i < res.rawHeaders.length; i += 2) {
			const name = res.rawHeaders[i]!.toLowerCase();
			lines.set(name, [...lines.get(name) ?? [], res.rawHeaders[i + 1]!]);
		}
		res.on('data', (chunk: Buffer) => chunks.push(chunk));
		res.on('end', () => resolve({ status: res.statusCode!, headers: lines, body: Buffer.concat(chunks) }));
	}).on('error', reject).end();
});

const LARGE = '/api/v1/build-system?primary=teal', SMALL = '/api/v1/parse-color?color=teal';

/** Requests until the answer is compressed in the cache; compression takes a moment. */
async function warm(url: string, headers: Record<string, string> = {}): Promise<void> {
	for (let i = 0; i < 500; i++) {
		if ((await get(url, { ...headers, 'Accept-Encoding': 'br' })).headers.has('content-encoding')) return;
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	throw new Error('never compressed');
}

compressed('every client gets the text in a coding that it reads', () => withServer(async (server) => {
	const url = server + LARGE, plain = await get(url);
	assert.equal(plain.headers.get('vary'), ['Accept-Encoding, Accept'], 'from the first answer on');
	await warm(url);
	for (const [accept, coding] of [
		[undefined, undefined], ['identity', undefined], ['deflate', undefined], ['br;q=0, gzip;q=0', undefined], ['gzip', 'gzip'],
		['br', 'br'], ['gzip, br', 'br'], ['*', 'br'], ['br;q=0, *', 'gzip'], ['gzip;q=1, br;q=.5', 'gzip'], ['GZIP', 'gzip'],
	] as const) {
		const { headers, body } = await get(url, accept === undefined ? {} : { 'Accept-Encoding': accept });
		assert.equal(headers.get('content-encoding'), coding && [coding], accept);
		assert.equal(headers.get('vary'), ['Accept-Encoding, Accept'], accept);
		assert.equal(headers.get('content-length'), [String(body.length)], accept);
		const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
		assert.ok(text.equals(plain.body), accept);
		assert.ok(coding === undefined || body.length < plain.body.length / 3, accept);
	}
}));

compressed('each coding has its own ETag, and is revalidated by it', () => withServer(async (server) => {
	const url = server + LARGE;
	await warm(url);
	const getTag = async (coding: string): Promise<string> => (await get(url, { 'Accept-Encoding': coding })).headers.get('etag')![0]!;
	const tags = await Promise.all(['identity', 'gzip', 'br'].map(getTag));
	assert.is(new Set(tags).size, 3);
	for (const [i, coding] of ['identity', 'gzip', 'br'].entries()) {
		assert.is((await get(url, { 'Accept-Encoding': coding, 'If-None-Match': tags[i]! })).status, 304, coding);
		assert.is((await get(url, { 'Accept-Encoding': coding, 'If-None-Match': tags[(i + 1) % 3]! })).status, 200, coding);
	}
}));

compressed('a file is compressed as well', () => withServer(async (server) => {
	const url = server + LARGE, plain = await get(url, { Accept: 'text/css' });
	assert.match(plain.headers.get('content-type')![0]!, /^text\/css/);
	await warm(url, { Accept: 'text/css' });
	const { body, headers } = await get(url, { 'Accept': 'text/css', 'Accept-Encoding': 'gzip' });
	assert.match(headers.get('content-type')![0]!, /^text\/css/);
	assert.ok(gunzipSync(body).equals(plain.body));
}));

compressed('a small answer has neither codings nor Vary', () => withServer(async (server) => {
	for (let i = 0; i < 5; i++) {
		const { headers } = await get(server + SMALL, { 'Accept-Encoding': 'gzip, br' });
		assert.not(headers.has('content-encoding'));
		assert.not(headers.has('vary'));
	}
}));

for (const [where, options] of [
	['without a cache', { cache: false }], ['behind a proxy, which compresses itself,', { trustProxy: 'loopback' }],
] as const) {
	compressed(`${where} nothing is compressed, and nothing varies by coding`, () => withServer(async (server) => {
		for (let i = 0; i < 5; i++) {
			const { headers } = await get(server + LARGE, { 'Accept-Encoding': 'br' });
			assert.not(headers.has('content-encoding'));
			assert.equal(headers.get('vary'), ['Accept']);
		}
	}, options));
}

compressed.run();
