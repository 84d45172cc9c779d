/*
 * Styles and scripts: named by a hash, cached permanently, sent in the requested coding; by a server, inside a
 * program, under a path, and from a Request.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ASSET_NAMES } from '../../build/make-assets.ts';
import { ASSETS } from '../../src/assets/disk.ts';
import type { Asset } from '../../src/assets/asset.ts';
import { assetPath, assetSource } from '../../src/doors/assets.ts';
import type { Door } from '../../src/doors/door.ts';
import { createFetch } from '../../src/fetch.ts';
import { createHandler } from '../../src/http/server.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { problemIn, send, type Answer } from '../http/raw.ts';
import { ROOT } from '../support/project.ts';
import { withServer } from '../support/server.ts';
import { withoutControl } from '../support/page-fields.ts';

const assets = suite('assets');

const ask = async (url: string, path: string, headers = ''): Promise<Answer> =>
	(await send(url, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`))[0]!;

assets('every style and script is built, with a hash of its content in its name', () => {
	const names = ASSETS.all().map(({ name }) => name);
	assert.equal(names.slice(0, ASSET_NAMES.length), ASSET_NAMES);
	for (const chunk of names.slice(ASSET_NAMES.length)) assert.match(chunk, /^(?:page|docs)-[a-z-]+\.[0-9A-Z]{8}\.js$/);
	assert.is(new Set(names).size, names.length);
	for (const { name, file, text } of ASSETS.all().slice(0, ASSET_NAMES.length)) {
		const [stem, end] = name.split('.');
		// esbuild hashes scripts, together with the scripts that they import.
		const hash = end === 'js' ? '[0-9A-Z]{8}' : createHash('sha256').update(text).digest('hex').slice(0, 10);
		assert.match(file, new RegExp(`^${stem}\\.${hash}\\.${end}$`));
		assert.ok(text.length > 60, name);
	}
});

/** File names in a text, as the form captures them. */
const importsIn = (text: string, form: RegExp): readonly string[] => [...text.matchAll(form)].map(([, file]) => file!);

const STATIC = /\b(?:from|import)"\.\/([^"]+)"/g, DYNAMIC = /\bimport\("\.\/([^"]+)"\)/g;

assets('scripts import files that exist, and list those that they import statically', () => {
	const all = ASSETS.all(), files = all.map(({ file }) => file), textOf = new Map(all.map(({ file, text }) => [file, text]));
	for (const { name, file, text, imports = [] } of all.filter((asset) => asset.file.endsWith('.js'))) {
		const reached = new Set<string>(), reach = (from: string): void => {
			for (const one of importsIn(textOf.get(from)!, STATIC)) {
				if (!reached.has(one)) reach((reached.add(one), one));
			}
		};
		reach(file);
		assert.equal([...imports].sort(), [...reached].sort(), name);
		assert.equal([...reached, ...importsIn(text, DYNAMIC)].filter((one) => !files.includes(one)), [], name);
	}
	const { text, imports = [] } = all.find(({ name }) => name === 'page.js')!;
	const dynamic = [text, ...imports.map((file) => textOf.get(file)!)].flatMap((one) => importsIn(one, DYNAMIC));
	const stems = new Set(dynamic.map((file) => file.replace(/\..*/, '')));
	assert.equal([...stems].sort(), ['page-checking', 'page-making', 'page-problems-ru', 'page-words-en', 'page-words-ru']);
});

assets('the front page preloads every script of its first view', () => withServer(async (url) => {
	const { body } = await ask(url, '/', 'Accept-Language: en\r\n'), all = ASSETS.all();
	const linked = importsIn(body, /<(?:script type="module" src|link rel="modulepreload" href)="\/assets\/([^"]+)"/g);
	const first = all.filter(({ name }) => ['page.js', 'page-words-en.js'].includes(name));
	assert.equal([...linked].sort(), [...new Set(first.flatMap(({ file, imports = [] }) => [file, ...imports]))].sort());
}));

assets('the reference shares no script with the front page, which would need more requests', () => {
	const loaded = (name: string): readonly string[] => ASSETS.all()
		.filter((one) => one.name === name).flatMap(({ imports = [] }) => imports);
	assert.ok(loaded('page.js').length > 0);
	assert.equal(loaded('docs.js').filter((file) => loaded('page.js').includes(file)), []);
});

assets('page scripts contain the input of operations and no words that only documents show', () => {
	const scripts = ASSETS.all().filter(({ file }) => file.endsWith('.js')).map(({ text }) => text).join('\n');
	for (const { name, summary, result, input } of OPERATIONS) {
		assert.ok(scripts.includes(name), name);
		assert.not(scripts.includes(JSON.stringify(summary).slice(1, -1)), `${name}: ${summary}`);
		if (result.doc.length > 20) assert.not(scripts.includes(JSON.stringify(result.doc).slice(1, -1)), `${name}: ${result.doc}`);
		// An operation without a view has its texts on the page, and is called from the reference.
		if (!existsSync(join(ROOT, 'src/operations', name, 'view.ts'))) continue;
		const hidden = withoutControl(name);
		for (const field of Object.keys(input.fields)) assert.ok(scripts.includes(field) || hidden.includes(field), `${name}: ${field}`);
	}
});

assets('no asset loads files from another host', () => {
	// Addresses in text, such as that of a schema, are not requests.
	const reaches = /@import|url\(\s*['"]?(?:https?:)?\/\/|\b(?:fetch|import)\(\s*['"`](?:https?:)?\/\/|\bfrom\s*['"]https?:/;
	const reaching = ASSETS.all().filter(({ text }) => reaches.test(text));
	assert.equal(reaching.map(({ name }) => name), []);
});

assets('each is served at its path and cached permanently', () => withServer(async (url) => {
	for (const { name, type, text } of ASSETS.all()) {
		const path = assetPath({ assets: ASSETS, base: '', hasPages: true }, name)!, { status, headers, body } = await ask(url, path);
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

assets('a page of an older release gets the current file, without caching', () => withServer(async (url) => {
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

assets('a program passes its own, to a server and without a disk', async () => {
	assert.is(assetPath({ assets: assetSource(GIVEN), base: '/color', hasPages: true }, 'style.css'), '/color/assets/style.0123456789.css');
	assert.is(assetPath({ assets: assetSource([]), base: '', hasPages: true }, 'style.css'), undefined);
	const response = await createFetch({ assets: GIVEN })(new Request('https://example.com/assets/style.0123456789.css'));
	assert.is(await response.text(), 'p{color:teal}');
	for (const half of [{ name: 'style.css' }, { ...GIVEN[0], imports: 'page.js' }, { ...GIVEN[0], imports: [1] }]) {
		assert.throws(() => createFetch({ assets: [half] as never }), /^assets must be the content of tincture\/assets\.json, got a list/);
	}
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

assets('an answer is sent in the requested coding, each with its own ETag', () => withServer(async (url) => {
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
