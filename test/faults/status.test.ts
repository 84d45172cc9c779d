/*
 * Every status of the contract, from the whole service over raw sockets: what is a problem is one, any origin may read
 * it, and what was smuggled behind it is never answered.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROBLEMS, type ProblemCode } from '../../src/errors.ts';
import { createLog } from '../../src/http/log.ts';
import { spend, WORK_LIMIT } from '../../src/math/budget.ts';
import { operation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { object } from '../../src/schema/schema.ts';
import { withServer } from '../support/server.ts';
import { assertOpen, open, problemIn, receive, send } from '../http/raw.ts';

const faults = suite('every status');

const broken = operation({
	name: 'broken', words: { title: '', summary: '', examples: [''] }, group: 'Read',
	input: object('', {}), result: object('', {}), examples: [{}],
})
	.runs(() => {
		throw new RangeError('/etc/secret');
	});

const heavy = operation({
	name: 'heavy', words: { title: '', summary: '', examples: [''] }, group: 'Read',
	input: object('', {}), result: object('', {}), examples: [{}],
})
	.runs(() => {
		spend(WORK_LIMIT + 1);
		return {};
	});

const options = { operations: [...OPERATIONS, broken, heavy], log: createLog('off') };

const HOST = 'Host: x\r\n';
const JSON_HEAD = `POST /api/v1/parse-color HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const BODY = '{"color":"teal"}';
const withBody = (body: string): string => `${JSON_HEAD}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const REFUSED: { readonly [code in Exclude<ProblemCode, 'unauthorized' | 'request-timeout' | 'rate-limited' | 'unavailable'>]: string } = {
	'invalid-parameter': `GET /api/v1/parse-color?colour=teal HTTP/1.1\r\n${HOST}\r\n`,
	'unreadable-color': `GET /api/v1/parse-color?color=nonsense HTTP/1.1\r\n${HOST}\r\n`,
	'invalid-json': withBody('{"color":}'),
	'too-complex': `GET /api/v1/heavy HTTP/1.1\r\n${HOST}\r\n`,
	'malformed-request': `GET /api/v1/parse-color?color=%zz HTTP/1.1\r\n${HOST}\r\n`,
	'not-found': `GET /api/v2/parse-color HTTP/1.1\r\n${HOST}\r\n`,
	'method-not-allowed': `DELETE /api/v1/parse-color HTTP/1.1\r\n${HOST}\r\n`,
	'content-too-large': withBody(`{"color":"${'a'.repeat(70_000)}"}`),
	'uri-too-long': `GET /api/v1/parse-color?color=${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n`,
	'unsupported-media-type': `POST /api/v1/parse-color HTTP/1.1\r\n${HOST}Content-Type: text/plain\r\nContent-Length: 16\r\n\r\n${BODY}`,
	'headers-too-large': `GET / HTTP/1.1\r\n${HOST}A: ${'b'.repeat(20_000)}\r\n\r\n`,
	'internal': `GET /api/v1/broken HTTP/1.1\r\n${HOST}\r\n`,
	'http-version': `GET / HTTP/2.0\r\n${HOST}\r\n`,
};

faults('every problem that a request alone can cause', () => withServer(async (url) => {
	for (const [code, bytes] of Object.entries(REFUSED)) {
		const [answer] = await send(url, bytes);
		// The keys of the table are codes.
		problemIn(answer, code as ProblemCode);
		assert.not.match(answer!.body, /secret|RangeError|node:|\.ts/, code);
	}
}, options));

faults('429 with a sufficient wait, 408 for half a request, 503 while it drains: now every problem has occurred',
	() => withServer(async (url, server) => {
	server.headersTimeout = server.requestTimeout = 300;
	const ask = `GET /api/v1/parse-color?color=teal HTTP/1.1\r\n${HOST}\r\n`;
	const [answered, limited] = await send(url, ask + ask, 2);
	assert.is(answered?.status, 200);
	problemIn(limited, 'rate-limited');
	await new Promise((resolve) => setTimeout(resolve, Number(limited?.headers.get('retry-after')) * 1000));
	assert.is((await send(url, ask))[0]?.status, 200);
	problemIn((await send(url, 'GET / HT'))[0], 'request-timeout');
	const held = open(url);
	held.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
	await new Promise((resolve) => held.once('data', resolve));
	const drained = server.drain({ idle: 300, most: 2000 });
	held.write(`GET /readyz HTTP/1.1\r\n${HOST}\r\n`);
	problemIn((await receive(held))[0], 'unavailable');
	await drained;
	const others = ['unauthorized', 'rate-limited', 'request-timeout', 'unavailable'];
	assert.equal(new Set([...Object.keys(REFUSED), ...others]), new Set(Object.keys(PROBLEMS)));
}, { ...options, rateLimit: { rate: 1, burst: 1 } }));

faults('401 without a key', () => withServer(async (url) => {
	problemIn((await send(url, `GET /api/v1/parse-color?color=teal HTTP/1.1\r\n${HOST}\r\n`))[0], 'unauthorized');
}, { ...options, apiKeys: [{ key: 'a-key-of-this-test' }] }));

faults('200, 204 and 304', () => withServer(async (url) => {
	for (const [bytes, status] of [
		[`GET /api/v1/parse-color?color=teal HTTP/1.1\r\n${HOST}\r\n`, 200],
		[withBody(BODY), 200],
		[withBody(BODY).replace('POST', 'QUERY'), 200],
		[`OPTIONS /api/v1/parse-color HTTP/1.1\r\n${HOST}\r\n`, 204],
		[`GET /api/v1/parse-color?color=teal HTTP/1.1\r\n${HOST}If-None-Match: *\r\n\r\n`, 304],
	] as const) {
		const [answer] = await send(url, bytes);
		assert.is(answer?.status, status, bytes);
		assertOpen(answer!, bytes);
	}
}, options));

faults('CONNECT is refused like any other method', () => withServer(async (url) => {
	for (const target of ['example.com:443', '/api/v1/parse-color']) {
		const [answer] = await send(url, `CONNECT ${target} HTTP/1.1\r\n${HOST}\r\n`);
		problemIn(answer, 'method-not-allowed');
		assert.is(answer?.headers.get('connection'), 'close');
	}
}, options));

/** A request in the body of another: no server may answer it. */
const HIDDEN = `GET /api/v1/parse-color?color=smuggled HTTP/1.1\r\n${HOST}\r\n`;

/** Heads that two servers could read differently, each followed by a hidden request. */
const SMUGGLED: readonly (readonly [claim: string, lines: string, body: string])[] = [
	['both lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`],
	['both lengths, the other way round', 'Transfer-Encoding: chunked\r\nContent-Length: 5', `0\r\n\r\n${HIDDEN}`],
	['two lengths', 'Content-Length: 0\r\nContent-Length: 40', HIDDEN],
	['a list of lengths', 'Content-Length: 5, 5', `12345${HIDDEN}`],
	['a signed length', 'Content-Length: +5', `12345${HIDDEN}`],
	['a hexadecimal length', 'Content-Length: 0x5', `12345${HIDDEN}`],
	['a length with a blank inside', 'Content-Length: 1 0', `12345${HIDDEN}`],
	['a blank before the colon', 'Content-Length : 5', `12345${HIDDEN}`],
	['a folded line', 'Transfer-Encoding:\r\n chunked', `0\r\n\r\n${HIDDEN}`],
	['another coding', 'Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`],
	['two codings', 'Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`],
	['two lines of coding', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${HIDDEN}`],
	['chunked twice', 'Transfer-Encoding: chunked, chunked', `0\r\n\r\n${HIDDEN}`],
	['a coding with a control character', 'Transfer-Encoding: \x0bchunked', `0\r\n\r\n${HIDDEN}`],
	['a bare line feed in the head', 'X: y\nContent-Length: 5', `12345${HIDDEN}`],
	['a bare carriage return in the head', 'X: y\rContent-Length: 5', `12345${HIDDEN}`],
	['a NUL in the head', 'X: \0', HIDDEN],
	['a chunk size of letters', 'Transfer-Encoding: chunked', `zz\r\n${HIDDEN}`],
	['a signed chunk size', 'Transfer-Encoding: chunked', `-1\r\n${HIDDEN}`],
	['a chunk size beyond all numbers', 'Transfer-Encoding: chunked', `fffffffffffffffff1\r\n${HIDDEN}`],
	['a chunk size with 0x', 'Transfer-Encoding: chunked', `0x5\r\n12345\r\n0\r\n\r\n${HIDDEN}`],
	['a chunk that is longer than its size', 'Transfer-Encoding: chunked', `2\r\nabcdef\r\n0\r\n\r\n${HIDDEN}`],
];

for (const [claim, lines, body] of SMUGGLED) {
	faults(`${claim}: refused, the connection ends, and no hidden request is answered`, () => withServer(async (url) => {
		const socket = open(url);
		socket.write(`POST /api/v1/parse-color HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${lines}\r\n\r\n${body}`, 'latin1');
		const answers = await receive(socket, Infinity);
		assert.is(answers.length, 1, answers.map(({ status }) => status).join());
		assert.ok([400, 413].includes(answers[0]!.status), String(answers[0]!.status));
		assertOpen(answers[0]!);
		assert.not.match(answers[0]!.body, /smuggled/);
	}, options));
}

faults('an absurd Content-Length is never waited for', () => withServer(async (url) => {
	const [answer] = await send(url, `${JSON_HEAD}Content-Length: 99999999999999999999\r\n\r\n{`);
	problemIn(answer, 'malformed-request');
}, options));

faults.run();
