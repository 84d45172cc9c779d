/*
 * Answers to valid requests: the same bytes by every method, exactly the headers of the contract, 304 if nothing
 * changed.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Door, Reply } from '../../src/doors/door.ts';
import { createHandler } from '../../src/http/server.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { answerOf, assertOpen, post, send, type Answer } from './raw.ts';

const { operations } = fixture();
const options = { operations };

const answers = suite('answers');

const get = async (url: string, init?: RequestInit): Promise<Answer> => answerOf(await fetch(url, init));

/** The headers that are not about the connection, which `fetch` closes after a HEAD. */
const ofResource = ({ headers }: Answer): object =>
	Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));

/** As a query, as a body, and what is echoed. */
const SAME: readonly (readonly [query: string, body: object, expected: string])[] = [
	['word=a', { word: 'a' }, '{"word":"a","times":1,"tags":[]}'],
	['word=a+b%2B&times=3', { word: 'a b+', times: 3 }, '{"word":"a b+","times":3,"tags":[]}'],
	['word=%D1%86%D0%B2%D0%B5%D1%82', { word: 'цвет' }, '{"word":"цвет","times":1,"tags":[]}'],
	['word=a&tags=x,y(1,2)', { word: 'a', tags: ['x', 'y(1,2)'] }, '{"word":"a","times":1,"tags":["x","y(1,2)"]}'],
	['tags=x&word=a&tags=y', { word: 'a', tags: ['x', 'y'] }, '{"word":"a","times":1,"tags":["x","y"]}'],
	['&word=a&&', { word: 'a' }, '{"word":"a","times":1,"tags":[]}'],
	['word=%22%5C%F0%9F%8E%A8', { word: '"\\🎨' }, '{"word":"\\"\\\\🎨","times":1,"tags":[]}'],
	['word==&times=2', { word: '=', times: 2 }, '{"word":"=","times":2,"tags":[]}'],
];

for (const [query, body, expected] of SAME) {
	answers(`${query} is the same by GET, POST and QUERY`, () => withServer(async (url) => {
		const target = `${url}/api/v1/echo`;
		const got = await get(`${target}?${query}`);
		assert.is(got.status, 200);
		assert.is(got.body, expected);
		for (const method of ['POST', 'QUERY']) {
			const same = await post(target, JSON.stringify(body), {}, method);
			assert.is(same.body, expected, method);
			assert.equal(same.headers.get('etag'), got.headers.get('etag'), method);
		}
	}, options));
}

answers('a JSON answer carries the headers of the contract and no more', () => withServer(async (url) => {
	const [answer] = await send(url, 'GET /api/v1/echo?word=%C3%A4 HTTP/1.1\r\nHost: x\r\n\r\n');
	assert.equal([...answer!.headers.keys()].sort(), [
		'access-control-allow-origin', 'access-control-expose-headers', 'cache-control', 'connection', 'content-length', 'content-type',
		'cross-origin-resource-policy', 'date', 'etag', 'keep-alive', 'link', 'ratelimit', 'ratelimit-policy', 'x-content-type-options',
	]);
	assertOpen(answer!);
	assert.is(answer!.headers.get('content-type'), 'application/json; charset=utf-8');
	assert.is(answer!.headers.get('cache-control'), 'public, max-age=86400');
	assert.is(answer!.headers.get('content-length'), String(Buffer.byteLength('{"word":"ä","times":1,"tags":[]}')));
	assert.match(answer!.headers.get('etag')!, /^"[\w-]{22}"$/);
	assert.is(answer!.headers.get('ratelimit-policy'), '"default";q=30;w=3');
	assert.is(answer!.headers.get('ratelimit'), '"default";r=29;t=1');
}, { operations, rateLimit: { rate: 10, burst: 30 } }));

answers('without a limit, a large body that no answer needs is read, and the connection goes on', () => withServer(async (url) => {
	const length = 4 * 2 ** 20, get = 'GET /livez HTTP/1.1\r\nHost: x\r\n';
	const bytes = Buffer.from(`${get}Content-Length: ${length}\r\n\r\n${'x'.repeat(length)}${get}\r\n`);
	assert.equal((await send(url, bytes, 2)).map(({ status }) => status), [200, 200]);
}, options));

answers('HEAD is GET without the body', () => withServer(async (url) => {
	for (const path of ['/api/v1/echo?word=a', '/api/v1/ecco', '/', '/openapi.json', '/livez', '/problems/internal']) {
		const [got, head] = [await get(url + path), await get(url + path, { method: 'HEAD' })];
		assert.is(head.status, got.status, path);
		assert.is(head.body, '', path);
		assert.equal(ofResource(head), ofResource(got), path);
	}
}, options));

answers('If-None-Match is compared weakly, in lists, and by *', () => withServer(async (url) => {
	const target = `${url}/api/v1/echo?word=a`;
	const etag = (await get(target)).headers.get('etag')!;
	for (const [value, status] of [
		[etag, 304], [`W/${etag}`, 304], [`"x", ${etag}`, 304], [`"x",W/${etag},"y"`, 304], ['*', 304],
		['"x"', 200], [etag.slice(1, -1), 200], ['', 200], ['W/"x", "y"', 200], [`"x${etag}`, 200],
	] as const) {
		const answer = await get(target, { headers: { 'If-None-Match': value } });
		assert.is(answer.status, status, value);
		assertOpen(answer, value);
		assert.is(answer.headers.get('etag'), etag, value);
		assert.is(answer.headers.get('cache-control'), 'public, max-age=86400', value);
		assert.is(answer.headers.has('content-type'), status === 200, value);
		assert.is(answer.body === '', status === 304, value);
	}
}, options));

answers('HEAD and QUERY know If-None-Match too; POST does not, and a problem is never a 304', () => withServer(async (url) => {
	const target = `${url}/api/v1/echo`;
	const headers = { 'If-None-Match': '*' };
	assert.is((await get(`${target}?word=a`, { method: 'HEAD', headers })).status, 304);
	assert.is((await post(target, '{"word":"a"}', headers, 'QUERY')).status, 304);
	assert.is((await post(target, '{"word":"a"}', headers)).status, 200);
	assert.is((await get(`${target}?word=`, { headers })).status, 400);
	assert.is((await get(`${url}/api/v1/draw`, { headers })).status, 200);
}, options));

answers('two If-None-Match lines are one list', () => withServer(async (url) => {
	const etag = (await get(`${url}/api/v1/echo?word=a`)).headers.get('etag')!;
	const [answer] = await send(url, `GET /api/v1/echo?word=a HTTP/1.1\r\nHost: x\r\nIf-None-Match: "x"\r\nif-none-match: ${etag}\r\n\r\n`);
	assert.is(answer?.status, 304);
}, options));

answers('random answers are never cached, seeded ones are', () => withServer(async (url) => {
	const bodies = new Set<string>();
	for (let i = 0; i < 4; i++) {
		const answer = await get(`${url}/api/v1/draw`);
		assert.is(answer.headers.get('cache-control'), 'no-store');
		assert.not(answer.headers.has('etag'));
		bodies.add(answer.body);
	}
	assert.is(bodies.size, 4);
	assert.is((await get(`${url}/api/v1/draw?seed=3`)).headers.get('cache-control'), 'public, max-age=86400');
}, options));

answers('OPTIONS answers any preflight with 204, at any path', () => withServer(async (url) => {
	for (const [path, allow] of [
		['/api/v1/echo', 'GET, HEAD, POST, QUERY, OPTIONS'],
		['/api/v1/write-only', 'POST, QUERY, OPTIONS'],
		['/api/v1/echo?word=a', 'GET, HEAD, POST, QUERY, OPTIONS'],
		['/livez', 'GET, HEAD, OPTIONS'],
		['/nowhere', null],
	] as const) {
		const answer = await get(url + path, {
			method: 'OPTIONS',
			headers: { 'Origin': 'https://example.com', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'traceparent' },
		});
		assert.is(answer.status, 204, path);
		assertOpen(answer, path);
		assert.is(answer.headers.get('access-control-allow-methods'), 'GET, HEAD, POST, QUERY, OPTIONS', path);
		assert.is(answer.headers.get('access-control-allow-headers'), '*', path);
		assert.is(answer.headers.get('access-control-max-age'), '86400', path);
		assert.is(answer.headers.get('allow') ?? null, allow, path);
		assert.not(answer.headers.has('content-length'), path);
	}
	assert.is((await send(url, 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 204);
}, options));

answers('a target with its host is the same as without', () => withServer(async (url) => {
	for (const target of ['http://example.com/api/v1/echo?word=a', 'HTTPS://[::1]:99999/api/v1/echo?word=a']) {
		const [answer] = await send(url, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
		assert.is(answer?.body, '{"word":"a","times":1,"tags":[]}', target);
	}
	assert.is((await send(url, 'GET http://example.com HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 200);
	assert.is((await send(url, 'GET http://example.com?a HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 200);
}, options));

answers('HTTP/1.0 needs no Host', () => withServer(async (url) => {
	const [answer] = await send(url, 'GET /api/v1/echo?word=a HTTP/1.0\r\n\r\n');
	assert.is(answer?.status, 200);
	assert.is(answer?.headers.get('connection'), 'close');
}, options));

answers('pipelined requests are answered in order, also with bodies', () => withServer(async (url) => {
	const ask = (word: string): string => `GET /api/v1/echo?word=${word} HTTP/1.1\r\nHost: x\r\n\r\n`;
	const tell = (word: string): string =>
		`POST /api/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"word":"${word}"}`;
	const received = await send(url, ask('a') + tell('b') + ask('c') + tell('d'), 4);
	assert.equal(received.map(({ body }) => JSON.parse(body).word), ['a', 'b', 'c', 'd']);
}, options));

answers('a pipelined request is not computed before the one ahead of it is answered', async () => {
	const reply: Reply = { status: 200, type: 'text/plain', body: 'x', keep: 'never' };
	let calls = 0, resolve: (reply: Reply) => void = () => {};
	const answerSlowly = (): Promise<Reply> => new Promise((settle) => resolve = settle), countCall = (): Reply => {
		calls++;
		return reply;
	};
	const doors: readonly Door[] = [
		{ path: '/slow', methods: { GET: 'query' }, cost: 1, answer: answerSlowly },
		{ path: '/next', methods: { GET: 'query' }, cost: 1, answer: countCall },
	];
	await withServer(async (url) => {
		const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
		const received = send(url, ask('/slow') + ask('/next').repeat(3), 4);
		// Another connection, read later, is answered meanwhile.
		assert.is((await get(`${url}/next`)).status, 200);
		assert.is(calls, 1);
		resolve(reply);
		assert.is((await received).length, 4);
		assert.is(calls, 4);
	}, { doors });
});

answers('Host, Origin and Accept do not appear in an answer', () => withServer(async (url) => {
	const plain = await get(`${url}/api/v1/echo?word=a`);
	const other = await get(`${url}/api/v1/echo?word=a`, {
		headers: { 'Origin': 'https://evil.example', 'Accept': 'text/html', 'Accept-Language': 'ru', 'X-Forwarded-Host': 'evil.example' },
	});
	assert.is(other.body, plain.body);
	assert.equal(new Set(other.headers.keys()), new Set(plain.headers.keys()));
}, options));

answers('the service runs as a handler inside another server, and keeps the headers that were set there', async () => {
	const handle = createHandler({ operations });
	const server = createServer((req, res) => {
		res.setHeader('X-Outer', 'yes');
		handle(req, res);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const [got, told] = [await get(`${url}/api/v1/echo?word=a`), await post(`${url}/api/v1/echo`, '{"word":"a"}')];
	server.closeAllConnections();
	server.close();
	for (const answer of [got, told]) {
		assert.is(answer.body, '{"word":"a","times":1,"tags":[]}');
		assert.is(answer.headers.get('x-outer'), 'yes');
		assertOpen(answer);
	}
});

answers.run();
