/*
 * Settings of an operator: parts that are not served, origins, cache lifetime, a Unix socket.
 */

import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSite } from '../../src/doors/assets.ts';
import { anonymousCaller, type Reply } from '../../src/doors/door.ts';
import { healthDoors } from '../../src/doors/health.ts';
import { withServer } from '../support/server.ts';
import { start } from './process.ts';
import { answerOf, post, problemIn, send, type Answer } from './raw.ts';

const switches = suite('switches');

const BATCH = '[{"operation":"parse-color","input":{"color":"teal"}}]';

/** Asks each part of a service. */
const PARTS: { readonly [part in 'batch' | 'mcp' | 'pages']: (url: string) => readonly Promise<Answer>[] } = {
	batch: (url) => [post(`${url}/api/v1/batch`, BATCH)],
	mcp: (url) => [post(`${url}/mcp`, '{"jsonrpc":"2.0","id":1,"method":"ping"}')],
	pages: (url) => ['/', '/docs', '/docs/parse-color', '/docs/guides'].map(async (path) => answerOf(await fetch(url + path))),
};

/** Requests that are answered with 400, 414, 431 and 505. */
const BROKEN = [
	'nonsense\r\n\r\n', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
	'GET / HTTP/3.0\r\nHost: a\r\n\r\n',
];

/** Requires that every link in a text is served. */
async function follow(url: string, text: string, links: RegExp, from: string): Promise<void> {
	const paths = [...text.matchAll(links)].map(([, path]) => path!);
	assert.ok(paths.length > 2, `${from} has ${paths.length} links`);
	for (const path of new Set(paths)) assert.is((await fetch(url + path)).status, 200, `${from} links to ${path}`);
}

for (const part of ['batch', 'mcp', 'pages'] as const) {
	switches(`without ${part}, and with everything else`, () => withServer(async (url) => {
		for (const [name, ask] of Object.entries(PARTS)) {
			for (const answer of await Promise.all(ask(url))) {
				if (name === part) problemIn(answer, 'not-found');
				else assert.is(answer.status, 200, name);
			}
		}
		const { paths } = await (await fetch(`${url}/openapi.json`)).json() as { readonly paths: object };
		assert.is('/api/v1/batch' in paths, part !== 'batch');
		const index = await (await fetch(`${url}/api/v1`)).json() as object;
		assert.is('batch' in index, part !== 'batch');
		for (const path of ['/api/v1/parse-color?color=teal', '/problems/not-found', '/llms.txt', '/livez'])
			assert.is((await fetch(url + path)).status, 200, path);
		// Nothing names a page that is not served, or an address that answers 404.
		const { detail } = problemIn(await answerOf(await fetch(`${url}/zzzzzzzz`)), 'not-found');
		const listed = /listed at (\S+) and in (\S+)\.$/.exec(detail)!.slice(1);
		const catalog = await (await fetch(`${url}/.well-known/api-catalog`)).json() as { linkset: [Record<string, { href: string }[]>] };
		const [links] = catalog.linkset;
		for (const path of [...listed, ...['service-doc', 'service-desc', 'status'].flatMap((name) => links[name]!.map(({ href }) => href))])
			assert.is((await fetch(url + path)).status, 200, path);
		for (const asked of [
			'/api/v1/parse-color?color=teal', '/api/v1/parse-color', '/api/v1', '/swatch/teal.svg', '/zzzzzzzz', '/.well-known/api-catalog',
		]) {
			const link = (await fetch(url + asked, { headers: { Accept: 'text/html, */*' } })).headers.get('link')!;
			await follow(url, link, /<([^>]+)>/g, asked);
		}
		for (const broken of BROKEN) {
			const [refused] = await send(url, broken);
			await follow(url, refused!.headers.get('link')!, /<([^>]+)>/g, String(refused!.status));
		}
		for (const asked of ['/problems', '/problems/not-found', '/problems/invalid-parameter?lang=ru']) {
			await follow(url, await (await fetch(url + asked)).text(), / href="(\/[^"#]*)/g, asked);
		}
		await follow(url, await (await fetch(`${url}/llms.txt`)).text(), /\]\((\/[^)#]*)/g, 'llms.txt');
		const { headers: leaving } = healthDoors(createSite({ basePath: '', disable: [part], assets: null }), () => true)
			.find(({ path }) => path === '/readyz')!.answer(anonymousCaller() as never) as Reply;
		await follow(url, leaving!.join(' '), /<([^>]+)>/g, 'readyz');
		for (const [, path] of JSON.stringify(index).matchAll(/"docs":"([^"]+)"/g)) assert.is((await fetch(url + path)).status, 200, path);
	}, { disable: [part] }));
}

switches('only pages of the given origins may read answers, problems and streams, and every answer varies by origin', () => withServer(async (url) => {
	for (const [path, options] of [
		['/api/v1/parse-color?color=teal', {}], ['/api/v1/build-system?primary=teal', {}], ['/nowhere', {}], ['/', {}],
		['/api/v1/parse-color', { method: 'OPTIONS' }],
		['/api/v1/batch', { method: 'POST', body: BATCH, headers: { 'Content-Type': 'application/json' } }],
		['/api/v1/batch', { method: 'POST', body: BATCH.slice(1, -1), headers: { 'Content-Type': 'application/x-ndjson' } }],
	] as const) {
		for (const [origin, expected] of [
			['https://a.example', 'https://a.example'], ['http://localhost:3000', 'http://localhost:3000'], ['https://b.example', null],
			['https://a.example.b.example', null], ['null', null], [null, null],
		] as const) {
			// fetch of Node sets no Origin.
			const headers = { ...('headers' in options && options.headers), ...(origin !== null && { Origin: origin }) };
			for (let i = 0; i < 3; i++) {
				const answer = await fetch(url + path, { ...options, headers });
				assert.is(answer.headers.get('access-control-allow-origin'), expected, `${path} ${origin}`);
				const vary = (answer.headers.get('vary') ?? '').split(', ');
				assert.is(vary.filter((name) => name === 'Origin').length, 1, `${path} ${vary}`);
				await answer.arrayBuffer();
			}
		}
	}
	const [broken] = await send(url, 'nonsense\r\n\r\n');
	assert.is(broken?.status, 400);
	assert.not(broken?.headers.has('access-control-allow-origin'));
}, { origins: ['https://a.example', 'http://localhost:3000'] }));

switches('answers are cached for as long as it says, pages too', () => withServer(async (url) => {
	for (const path of ['/api/v1/parse-color?color=teal', '/', '/openapi.json'])
		for (let i = 0; i < 3; i++) assert.is((await fetch(url + path)).headers.get('cache-control'), 'public, max-age=60', path);
	assert.is((await fetch(`${url}/nowhere`)).headers.get('cache-control'), 'no-store');
	const [asset = ''] = /\/assets\/[\w.]+\.css/.exec(await (await fetch(`${url}/`)).text()) ?? [];
	assert.match((await fetch(url + asset)).headers.get('cache-control')!, /immutable/);
}, { maxAge: 60 }));

switches('a Unix socket is used, left by nobody, and taken over from a killed process only', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-socket-')), path = join(folder, 's');
	const ask = (): Promise<number> => new Promise((resolve, reject) =>
		request({ socketPath: path, path: '/api/v1/parse-color?color=teal', headers: { Connection: 'close' } }, (res) => {
			resolve(res.resume().statusCode!);
		}).on('error', reject).end());
	try {
		const first = start({ SOCKET: path });
		const log = await first.says(`listening on ${path}`);
		assert.ok(log.includes('"all clients on SOCKET count as one; set TRUST_PROXY to loopback for a proxy there"'), log);
		assert.is(await ask(), 200);
		// All may read and write; versions of Node differ in the right to execute, which a socket does not use.
		assert.is(statSync(path).mode & 0o666, 0o666);
		const { code, err } = await start({ SOCKET: path }).ended;
		assert.is(code, 78);
		assert.is(err, `tincture: cannot listen on ${path}: it is taken; set SOCKET to another.\n`);
		assert.is(await ask(), 200, 'the first one still listens');
		first.child.kill('SIGKILL');
		await first.ended;
		assert.ok(existsSync(path), 'a killed process leaves it');
		const second = start({ SOCKET: path, TRUST_PROXY: 'loopback' });
		assert.not.match(await second.says(`listening on ${path}`), /count as one/);
		assert.is(await ask(), 200);
		second.child.kill('SIGTERM');
		assert.is((await second.ended).code, 0);
		assert.not(existsSync(path));
		writeFileSync(path, 'a file of somebody');
		assert.is((await start({ SOCKET: path }).ended).code, 78);
		assert.ok(existsSync(path), 'another file is never removed');
		const { err: refusal } = await start({ SOCKET: join(folder, 'none', 's') }).ended;
		assert.match(refusal, /: the folder is missing, or this user cannot write to it\.\n$/);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

switches.run();
