/*
 * Styles and scripts: named by their bytes, kept for good, sent in the coding that is asked for; by a server, inside a
 * program, under a path, and from a Request.
 */

import { createHash } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ASSETS } from '../../src/assets/disk.ts';
import { ASSET_TABLE } from '../../src/assets/table.ts';
import { assetPath, assetSource, type Asset } from '../../src/doors/assets.ts';
import type { Door } from '../../src/doors/door.ts';
import { createFetch } from '../../src/fetch.ts';
import { createHandler } from '../../src/http/server.ts';
import { problemIn, send, type Answer } from '../http/raw.ts';
import { withServer } from '../support/server.ts';

const assets = suite('assets');

const ask = async (url: string, path: string, headers = ''): Promise<Answer> =>
	(await send(url, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`))[0]!;

assets('every row of the table is made, under a name with a hash of its text', () => {
	const rows = ASSET_TABLE.map(({ name }) => name), names = ASSETS.all().map(({ name }) => name);
	assert.equal(names.filter((name) => rows.includes(name)), rows);
	for (const part of names.filter((name) => !rows.includes(name))) assert.match(part, /^page-[a-z]+\.[0-9a-f]{10}\.js$/);
	assert.is(new Set(names).size, names.length);
	for (const { name, file, text } of ASSETS.all().filter((asset) => rows.includes(asset.name))) {
		const [stem, end] = name.split('.');
		// A script names its parts, which name it: the hash is of all.
		const mark = end === 'js' ? '[0-9a-f]{10}' : createHash('sha256').update(text).digest('hex').slice(0, 10);
		assert.match(file, new RegExp(`^${stem}\\.${mark}\\.${end}$`));
		assert.ok(text.length > 100, name);
	}
});

assets('a script calls its parts and its words by the names that they have, and they call it', () => {
	const files = ASSETS.all().map(({ file }) => file);
	const calls = ASSETS.all().flatMap(({ name, text }) =>
		[...text.matchAll(/(?:\bfrom|\bimport\()"\.\/([^"]+)"/g)].map(([, called]) => [name, called!] as const));
	assert.equal(calls.filter(([, called]) => !files.includes(called)), []);
	assert.is(calls.filter(([name]) => name === 'page.js').length, 4);
	assert.ok(calls.filter(([name, called]) => /^page-(?:contrasting|making)/.test(name) && /^page\.[0-9a-f]+\.js$/.test(called)).length >= 2);
});

assets('no asset reaches for another host', () => {
	// Addresses that are only written, as that of a schema, are no requests.
	const reaches = /@import|url\(\s*['"]?(?:https?:)?\/\/|\b(?:fetch|import)\(\s*['"`](?:https?:)?\/\/|\bfrom\s*['"]https?:/;
	const reaching = ASSETS.all().filter(({ text }) => reaches.test(text));
	assert.equal(reaching.map(({ name }) => name), []);
});

assets('each is served at its path, for good', () => withServer(async (url) => {
	for (const { name, type, text } of ASSETS.all()) {
		const path = assetPath({ assets: ASSETS, base: '' }, name)!, { status, headers, body } = await ask(url, path);
		assert.is(status, 200, name);
		assert.is(body, text, name);
		assert.is(headers.get('content-type'), type);
		assert.is(headers.get('cache-control'), 'public, max-age=31536000, immutable');
		const held = await ask(url, path, `If-None-Match: ${headers.get('etag')}\r\n`);
		assert.is(held.status, 304);
		assert.is(held.headers.get('cache-control'), 'public, max-age=31536000, immutable');
	}
}));

const GIVEN: readonly Asset[] = [
	{ name: 'style.css', file: 'style.0123456789.css', type: 'text/css; charset=utf-8', text: 'p{color:teal}' },
];

assets('a page of an older release gets what is there now, which it may not keep', () => withServer(async (url) => {
	for (const path of ['/assets/style.abcdef0123.css', '/assets/style.css']) {
		const { status, headers, body } = await ask(url, path);
		assert.is(status, 200, path);
		assert.is(body, 'p{color:teal}', path);
		assert.is(headers.get('cache-control'), 'no-store', path);
	}
	for (const path of ['/assets/other.css', '/assets/style.0123456789.js', '/assets/style.xyz.css', '/assets/..%2fdisk.ts']) {
		problemIn(await ask(url, path), 'not-found');
	}
}, { assets: GIVEN }));

assets('a program hands over its own, to a server and where there is no disk', async () => {
	assert.is(assetPath({ assets: assetSource(GIVEN), base: '/color' }, 'style.css'), '/color/assets/style.0123456789.css');
	assert.is(assetPath({ assets: assetSource([]), base: '' }, 'style.css'), undefined);
	const response = await createFetch({ assets: GIVEN })(new Request('https://example.com/assets/style.0123456789.css'));
	assert.is(await response.text(), 'p{color:teal}');
	const half = [{ name: 'style.css' }] as never;
	assert.throws(() => createFetch({ assets: half }), /^assets must be what tincture\/assets\.json holds, got a list/);
});

assets('are served inside another program, under its path', async () => {
	const server = createHttpServer(createHandler({ basePath: '/color', assets: GIVEN }));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	try {
		// A server that listens on a port has an address object.
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		assert.is((await ask(url, '/color/assets/style.0123456789.css')).body, 'p{color:teal}');
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

const TEXT = 'a { color: teal }\n'.repeat(50);

/** A door with the same text in both codings. */
const CODED: Door = {
	path: '/coded',
	methods: { GET: 'query', HEAD: 'query' },
	cost: 1,
	isFixed: true,
	answer: () => ({
		status: 200, type: 'text/css', body: TEXT, keep: 'day', headers: ['X-Own', 'yes'],
		encoded: { br: brotliCompressSync(TEXT), gzip: gzipSync(TEXT) },
	}),
};

/** The bytes of an answer: `send` reads text. */
async function bytesOf(url: string, accept: string): Promise<{ readonly headers: Headers; readonly bytes: Buffer }> {
	const { createConnection } = await import('node:net');
	const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
	socket.end(`GET /coded HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${accept}\r\n\r\n`);
	const chunks: Buffer[] = [];
	for await (const chunk of socket) chunks.push(chunk as Buffer);
	const all = Buffer.concat(chunks), end = all.indexOf('\r\n\r\n');
	const lines = all.subarray(0, end).toString('latin1').split('\r\n').slice(1);
	return { headers: new Headers(lines.map((line) => line.split(': ') as [string, string])), bytes: all.subarray(end + 4) };
}

assets('an answer in several codings is sent in the one that is asked for, each with a tag of its own', () => withServer(async (url) => {
	const tags = new Set<string>();
	for (const [accept, coding, unpack] of [
		['gzip, br', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync], ['identity', null, (bytes: Buffer) => bytes],
	] as const) {
		const { headers, bytes } = await bytesOf(url, accept);
		assert.is(headers.get('content-encoding'), coding);
		assert.is(headers.get('vary'), 'Accept-Encoding');
		assert.is(headers.get('content-length'), String(bytes.length));
		assert.is(headers.get('x-own'), 'yes');
		assert.is(unpack(bytes).toString(), TEXT, accept);
		const etag = headers.get('etag')!;
		const held = await ask(url, '/coded', `Accept-Encoding: ${accept}\r\nIf-None-Match: ${etag}\r\n`);
		assert.is(held.status, 304, accept);
		assert.is(held.headers.get('vary'), 'Accept-Encoding');
		assert.is(held.headers.get('etag'), etag);
		assert.not(held.headers.has('content-encoding'));
		tags.add(etag);
	}
	assert.is(tags.size, 3);
}, { doors: [CODED] }));

assets('the same from a Request', async () => {
	const handle = createFetch({ doors: [CODED] });
	for (const [accept, coding, unpack] of [['gzip', 'gzip', gunzipSync], ['br', 'br', brotliDecompressSync]] as const) {
		const response = await handle(new Request('https://example.com/coded', { headers: { 'Accept-Encoding': accept } }));
		assert.is(response.headers.get('content-encoding'), coding);
		assert.is(unpack(Buffer.from(await response.arrayBuffer())).toString(), TEXT);
	}
	const plain = await handle(new Request('https://example.com/coded'));
	assert.is(plain.headers.get('content-encoding'), null);
	assert.is(await plain.text(), TEXT);
});

assets.run();
