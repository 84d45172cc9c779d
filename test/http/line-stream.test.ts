/*
 * Lines over a connection: answers arrive while the body is sent, a slow sender is not cut off, a client that does not read is
 * not read either, a client that leaves is forgotten, and a body that was read before is answered too.
 */

import { once } from 'node:events';
import { createServer as createHttpServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH } from '../../src/doors/batch.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { getConnection } from '../../src/http/connection.ts';
import { createHandler, type Handler } from '../../src/http/server.ts';
import { jsonReply, type Door } from '../../src/server.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { answerOf, post } from './raw.ts';

const stream = suite('lines over HTTP');

const { operations } = fixture();

const line = (word: string): string => `{"operation":"echo","input":{"word":"${word}"}}\n`;

const answer = (word: string): string => `{"result":{"word":"${word}","times":1,"tags":[]}}\n`;

/** A request that is still being sent, and what arrives of its answer. */
function opened(
	url: string,
	headers: Record<string, string> = {},
	path = BATCH,
): { readonly req: ClientRequest; readonly answered: Promise<IncomingMessage> } {
	const req = request(url + path, { method: 'POST', headers: { 'Content-Type': LINES_TYPE, ...headers } });
	req.on('error', () => {});
	const answered = new Promise<IncomingMessage>((resolve) => req.on('response', resolve));
	return { req, answered };
}

const textOf = async (chunks: AsyncIterable<unknown>): Promise<string> => {
	let text = '';
	for await (const chunk of chunks) text += String(chunk);
	return text;
};

stream('each line is answered before the next is sent', () => withServer(async (url) => {
	const { req, answered } = opened(url);
	req.write(line('a'));
	const res = await answered;
	assert.is(res.statusCode, 200);
	const pieces = res.iterator();
	for (const word of ['a', 'b', 'c']) {
		const { value } = await pieces.next() as { value: Buffer };
		assert.is(String(value), answer(word));
		if (word === 'a') req.write(line('b'));
		if (word === 'b') req.end(line('c').trimEnd());
	}
	assert.ok((await pieces.next()).done);
}, { operations }));

stream('a client that expects 100-continue gets it', () => withServer(async (url) => {
	const { req, answered } = opened(url, { Expect: '100-continue' });
	req.on('continue', () => req.end(line('a')));
	req.flushHeaders();
	assert.is(await textOf(await answered), answer('a'));
}, { operations }));

stream('the deadline of a request does not end a stream, and its connection can be used after it', () => withServer(async (url, server) => {
	const sockets: Socket[] = [];
	server.on('connection', (socket) => sockets.push(socket));
	const { req, answered } = opened(url);
	req.write(line('a'));
	const pieces = (await answered).iterator();
	await pieces.next();
	// The error of Node for a request after its deadline.
	server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), sockets[0]);
	req.end(line('b'));
	assert.is(String((await pieces.next() as { value: Buffer }).value), answer('b'));
	assert.ok((await pieces.next()).done);
	assert.not(getConnection(sockets[0]!).isBroken);
	assert.is(getConnection(sockets[0]!).stream, null);
}, { operations }));

/** Answers that fill the buffers of any system between the two. */
const LONG: Door = {
	path: '/long',
	methods: { POST: 'json' },
	cost: 1,
	answer: () => jsonReply(null, 'never'),
	lines: { answer: () => 'long '.repeat(10_000), tooMany: () => null },
};

stream('a client that does not read is not read: unsent bytes stay below a MiB', () => withServer(async (url, server) => {
	const sockets: Socket[] = [];
	server.on('connection', (socket) => sockets.push(socket));
	const { req, answered } = opened(url, {}, LONG.path);
	for (let i = 0; i < 1000; i++) req.write(`{}${' '.repeat(5000)}\n`);
	req.end();
	const res = await answered, socket = sockets[0]!;
	for (let quiet = 0, before = -1; quiet < 5;) {
		quiet = socket.bytesRead === before ? quiet + 1 : 0;
		before = socket.bytesRead;
		assert.ok(socket.writableLength < 2 ** 20, `${socket.writableLength} bytes wait to be sent`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	assert.ok(socket.bytesRead < 1000 * 5000, 'not all of it was read');
	assert.is((await textOf(res)).length, 1000 * (5 * 10_000 + '""\n'.length));
}, { operations, doors: [LONG] }));

stream('a client that leaves in the middle is forgotten, and nothing is logged', () => {
	const errors: unknown[] = [];
	return withServer(async (url, server) => {
		for (let i = 0; i < 20; i++) {
			const { req, answered } = opened(url);
			req.write(`${line('a').repeat(i * 50)}{"operation"`);
			if (i > 0) (await answered).on('error', () => {});
			req.destroy();
		}
		for (let open = 1; open > 0; await new Promise((resolve) => setTimeout(resolve, 5))) {
			open = await new Promise((resolve, reject) => server.getConnections((error, count) => error ? reject(error) : resolve(count)));
		}
		assert.is((await post(`${url}/api/v1/echo`, '{"word":"a"}')).status, 200);
		assert.equal(errors, []);
	}, { operations, log: { isVerbose: false, notice: () => {}, info: () => {}, error: (...entry) => void errors.push(entry) } });
});

stream('a program that has read the body can pass its lines', async () => {
	const handle: Handler = createHandler({ operations, rateLimit: false });
	const server = createHttpServer((req, res) => {
		const chunks: Buffer[] = [];
		req.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => setImmediate(() => {
			handle(Object.assign(req, { body: Buffer.concat(chunks) }), res);
		}));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	// A server that listens on a port has an address object.
	const { port } = server.address() as AddressInfo;
	try {
		const init = { method: 'POST', headers: { 'Content-Type': LINES_TYPE }, body: line('a') + line('b') };
		const { status, body } = await answerOf(await fetch(`http://127.0.0.1:${port}${BATCH}`, init));
		assert.equal({ status, body }, { status: 200, body: answer('a') + answer('b') });
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

stream.run();
