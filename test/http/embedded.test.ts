/*
 * The handler inside a program that has read the body, as the body parsers of Express and Fastify do: it uses
 * their result and never waits for a stream that has ended.
 */

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../src/http/log.ts';
import { createHandler } from '../../src/http/server.ts';
import { fixture } from './fixture.ts';
import { post, problemIn, send } from './raw.ts';

const lines: string[] = [];
const { operations } = fixture();
const handle = createHandler({ operations, rateLimit: null, log: createLog('error', (line) => lines.push(line)) });

async function withProgram(listener: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	try {
		// A server that listens on a port has an address object.
		await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
}

/** Reads the stream to its end, stores the result of `parse` as the body, and calls the handler. */
const behind = (parse: (bytes: Buffer) => unknown): RequestListener => async (req: IncomingMessage & { body?: unknown }, res) => {
	const chunks: Buffer[] = [];
	for await (const chunk of req) chunks.push(chunk as Buffer);
	req.body = parse(Buffer.concat(chunks));
	handle(req, res);
};

const embedded = suite('inside another program');

const BODY = '{"word":"цвет","times":2}', ANSWER = '{"word":"цвет","times":2,"tags":[]}';

for (const [left, parse] of [
	['a value', (bytes: Buffer) => JSON.parse(bytes.toString())],
	['a text', (bytes: Buffer) => bytes.toString()],
	['a Buffer', (bytes: Buffer) => bytes],
	['a Uint8Array', (bytes: Buffer) => new Uint8Array(bytes)],
] as const) {
	embedded(`${left} in req.body is the body`, () => withProgram(behind(parse), async (url) => {
		for (const method of ['POST', 'QUERY']) {
			const answer = await post(`${url}/api/v1/echo`, BODY, {}, method);
			assert.is(answer.body, ANSWER, method);
		}
	}));
}

embedded('without a parser the body is read from the stream', () => withProgram(handle, async (url) => {
	assert.is((await post(`${url}/api/v1/echo`, BODY)).body, ANSWER);
}));

for (const [left, detail] of [
	[[], /got a list/], [null, /got null/], [5, /got a number/], ['{', /got the end/], [true, /got a boolean/],
	[() => 0, /cannot be written as JSON/], [1n, /cannot be written as JSON/],
	[(() => { const round: { self?: object } = {}; return round.self = round; })(), /cannot be written as JSON/],
	[JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), /JSON/],
	[{ a: [[[[[[[[0]]]]]]]] }, /level/],
] as const) {
	embedded(`${typeof left} ${String(detail)} in req.body is invalid JSON`, () => withProgram(behind(() => left), async (url) => {
		assert.match(problemIn(await post(`${url}/api/v1/echo`, BODY), 'invalid-json').detail, detail);
	}));
}

embedded('a parsed body has the same limit', () => withProgram(behind(() => ({ word: 'a'.repeat(66_000) })), async (url) => {
	problemIn(await post(`${url}/api/v1/echo`, BODY), 'content-too-large');
}));

embedded('an absent body is empty, for any result of the parser', () => withProgram(behind(() => ({})), async (url) => {
	assert.match(problemIn(await post(`${url}/api/v1/draw`, ''), 'invalid-json').detail, /empty.*\{\}/);
}));

embedded('a body that was read and dropped is answered at once, and the log says what to do',
	() => withProgram(behind(() => undefined), async (url) => {
	problemIn(await post(`${url}/api/v1/echo`, BODY), 'internal');
	assert.match(lines.join(''), /Leave it in req\.body, or do not run a body parser/);
}));

embedded('requests sent in one go are answered in their order, also around answers that are not ours', () => {
	let first = 0;
	return withProgram((req, res) => {
		if (req.url!.startsWith('/api')) return handle(req, res);
		setTimeout(() => res.end(`own ${++first}`), 20);
	}, async (url) => {
		const ours = (word: string) => `GET /api/v1/echo?word=${word} HTTP/1.1\r\nHost: x\r\n\r\n`, own = 'GET /own HTTP/1.1\r\nHost: x\r\n\r\n';
		const answers = await send(url, ours('a') + own + ours('b') + own + own + ours('c') + ours('d'), 7);
		assert.equal(answers.map(({ status }) => status), Array(7).fill(200));
		for (const [i, word] of [[0, 'a'], [2, 'b'], [5, 'c'], [6, 'd']] as const) assert.match(answers[i]!.body, `"word":"${word}"`);
	});
});

embedded.run();
