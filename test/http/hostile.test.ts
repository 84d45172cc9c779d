/*
 * Any bytes on a connection get complete answers with CORS headers, or none; never a 500, and the service goes on.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { assertOpen, open, receive } from './raw.ts';

const hostile = suite('hostile bytes');

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

// No HEAD: the end of its answer depends on the request.
const METHODS = ['GET', 'POST', 'QUERY', 'OPTIONS', 'TRACE', 'PUT', 'get', 'M-SEARCH', 'PRI', ''];
const TARGETS = [
	'/api/v1/echo?word=a', '/api/v1/echo', '/api/v1/paint?shades=red,red', '/api/v1/draw', '/', '/livez', '/problems/internal',
	'//', '///', '//[',
	'/\\', '//:80', '*', 'http://[', 'http://a:99999/', 'http://x/api/v1/echo?word=b', '/api/v1/echo?word=%zz', '/?__proto__=1',
	'/api/v1/__proto__',
	'/api/v1/echo?word=\x00', '/ä', '?', '/api/v1/echo?word=a#b', '',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', ''];
const LINES = [
	'Host: x', 'Host: [', 'Host:', 'host: a b', 'Content-Type: application/json', 'Content-Type: text/plain', 'Content-Length: 12',
	'Content-Length: 0',
	'Content-Length: -1', 'Content-Length: 5, 5', 'Transfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Expect: 100-continue', 'Expect: x',
	'Connection: close', 'Connection: upgrade', 'Upgrade: websocket', 'If-None-Match: *', 'If-None-Match: """', '__proto__: x',
	'X: \x01', ' folded',
	'no colon', 'X-Forwarded-For: 1.2.3.4', `X: ${'y'.repeat(20_000)}`,
];
const BODIES = ['', '{"word":"a"}', '{"word":"a"', 'c\r\n{"word":"a"}\r\n0\r\n\r\n', 'zz\r\n', '\r\n', '{"__proto__":1}', '\xff\xfe'];

const request = (random: Random): string => {
	const lines = Array.from({ length: Math.floor(random() * 5) }, () => pick(random, LINES));
	if (random() < 0.7) lines.unshift('Host: x');
	return `${pick(random, METHODS)} ${pick(random, TARGETS)} ${pick(random, VERSIONS)}\r\n`
		+ `${lines.map((line) => `${line}\r\n`).join('')}\r\n${pick(random, BODIES)}`;
};

hostile('750 seeded connections with damaged requests', () => withServer(async (url) => {
	const random = randomFrom('hostile');
	const statuses = new Set<number>();
	const attempt = async (): Promise<void> => {
		const bytes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => request(random)).join('');
		const socket = open(url);
		socket.end(bytes, 'latin1');
		for (const answer of await receive(socket, Infinity)) {
			statuses.add(answer.status);
			if (answer.status === 100) continue;
			assertOpen(answer, bytes);
			assert.is.not(answer.status, 500, bytes);
			if (answer.status >= 400) assert.is(answer.headers.get('content-type'), 'application/problem+json', bytes);
		}
	};
	for (let i = 0; i < 15; i++) await Promise.all(Array.from({ length: 50 }, attempt));
	for (const status of [200, 204, 400, 404, 405, 415, 431, 505])
		assert.ok(statuses.has(status), `no ${status} among ${[...statuses].join()}`);
	assert.is((await fetch(`${url}/api/v1/echo?word=a`)).status, 200);
}, { operations: fixture().operations }));

hostile('a half-closed connection gets all answers, then the other half is closed', () => withServer(async (url) => {
	const get = 'GET /api/v1/echo?word=a HTTP/1.1\r\nHost: x\r\n\r\n';
	const post = 'POST /api/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"word":"a"}';
	const requests = [get, post, get.repeat(3), post.repeat(3), get + post];
	const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => {
		const socket = open(url);
		socket.end(requests[i % requests.length]!);
		return receive(socket, Infinity);
	}));
	for (const [i, responses] of answers.entries())
		assert.equal(responses.map(({ status }) => status), [[200], [200], [200, 200, 200], [200, 200, 200], [200, 200]][i % requests.length]);
}, { operations: fixture().operations }));

hostile('200 connections that are cut during a request', () => withServer(async (url) => {
	const random = randomFrom('cut');
	await Promise.all(Array.from({ length: 200 }, () => new Promise<void>((resolve) => {
		const socket = open(url).on('close', () => resolve());
		const bytes = Array.from({ length: 5 }, () => request(random)).join('');
		socket.write(bytes.slice(0, Math.floor(random() * bytes.length)), 'latin1', () => {
			if (random() < 0.5) socket.resetAndDestroy();
			else setImmediate(() => socket.destroy());
		});
	})));
	assert.is((await fetch(`${url}/api/v1/echo?word=a`)).status, 200);
}, { operations: fixture().operations }));

hostile('a body that breaks off after a refused head: its answers are complete', () => withServer(async (url) => {
	const head = 'POST /api/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n';
	for (const [body, pause] of [['zz\r\n', 0], ['zz\r\n', 20], ['5\r\nab', 0]] as const) {
		const socket = open(url);
		const answers = receive(socket, Infinity);
		socket.write(head + (pause === 0 ? body : ''));
		if (pause > 0) setTimeout(() => socket.write(body), pause);
		setTimeout(() => socket.end(), 60);
		const [first, ...others] = await answers;
		assertOpen(first!, body);
		assert.ok(first!.status === 400 || first!.status === 415, `${first!.status} to ${JSON.stringify(body)}`);
		for (const other of others) assert.is(other.status, 400, JSON.stringify(body));
	}
}, { operations: fixture().operations }));

hostile.run();
