/*
 * A connection accepts only complete answers, in any pieces, and distinguishes a cut answer from a missing and a wrong one.
 */

import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Broken, keptConnection, type KeptConnection } from './kept-connection.ts';

const connections = suite('a kept connection');

const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const WHOLE = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nhello \r\n5\r\nworld\r\n0\r\n\r\n';

/** A server that says the next of its parts to each request; `used` counts its connections. */
async function withScript(
	script: readonly ((socket: Socket) => unknown)[],
	use: (connection: KeptConnection, used: () => number) => Promise<void>,
): Promise<void> {
	const sockets: Socket[] = [];
	let said = 0;
	const server = createServer((socket) => {
		sockets.push(socket);
		socket.on('error', () => {}).on('data', () => script[said++]?.(socket));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const connection = keptConnection('127.0.0.1', (server.address() as AddressInfo).port, '127.0.0.1');
	try {
		await use(connection, () => sockets.length);
	} finally {
		connection.close();
		for (const socket of sockets) socket.destroy();
		server.close();
	}
}

const broken = (isCut: boolean) => (error: unknown): boolean => error instanceof Broken && error.isCut === isCut;

async function rejects(asked: Promise<unknown>, expected: (error: unknown) => boolean): Promise<void> {
	const [error] = await asked.then(() => [undefined], (thrown: unknown) => [thrown]);
	assert.ok(expected(error), String(error));
}

connections('takes an answer in pieces, and sends the next request on the same connection', () => withScript([
	async (socket) => {
		for (const piece of WHOLE.match(/[^]{1,7}/g)!) {
			socket.write(piece);
			await pause(1);
		}
	},
	(socket) => socket.write('HTTP/1.1 503 No\r\ncontent-length: 0\r\n\r\n'),
], async (connection, used) => {
	assert.equal(await connection.ask(ASK), { status: 200, body: 'hello' });
	assert.equal(await connection.ask(ASK), { status: 503, body: '' });
	assert.is(used(), 1);
}));

connections('joins chunks in pieces', () => withScript([
	async (socket) => {
		for (const piece of CHUNKED.match(/[^]{1,5}/g)!) {
			socket.write(piece);
			await pause(1);
		}
	},
	(socket) => socket.write(WHOLE),
], async (connection, used) => {
	assert.equal(await connection.ask(ASK), { status: 200, body: 'hello world' });
	assert.is((await connection.ask(ASK)).body, 'hello');
	assert.is(used(), 1);
}));

connections('reconnects after the last answer of a connection, and after a close between two', () => withScript([
	(socket) => socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nby'),
	(socket) => socket.end(WHOLE),
	(socket) => socket.write(WHOLE),
], async (connection, used) => {
	assert.is((await connection.ask(ASK)).body, 'by');
	assert.is((await connection.ask(ASK)).body, 'hello');
	await pause(20);
	assert.is((await connection.ask(ASK)).body, 'hello');
	assert.is(used(), 3);
}));

for (const [what, isCut, act] of [
	['a close before the answer', false, (socket) => socket.end()],
	['a reset before the answer', false, (socket) => socket.resetAndDestroy()],
	['a close within the head', false, (socket) => socket.end('HTTP/1.1 200 OK\r\nConte')],
	['a close within the body', true, (socket) => socket.end(WHOLE.slice(0, -1))],
	['a reset within the body', true, async (socket) => {
		socket.write(WHOLE.slice(0, -1));
		await pause(20);
		socket.resetAndDestroy();
	}],
	['an answer without a length', false, (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nhello')],
	['more than an answer', false, (socket) => socket.write(`${WHOLE}more`)],
	['a close between chunks', true, (socket) => socket.end(CHUNKED.slice(0, -5))],
	['more than the last chunk', false, (socket) => socket.write(`${CHUNKED}more`)],
	['a chunk without a size', false, (socket) => socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhello\r\n')],
	['bytes that are not an answer', false, (socket) => socket.write('nonsense\r\n\r\n')],
] as const satisfies readonly (readonly [string, boolean, (socket: Socket) => unknown])[]) {
	connections(`refuses ${what}, and reconnects`, () => withScript([act, (socket) => socket.write(WHOLE)], async (connection, used) => {
		await rejects(connection.ask(ASK), broken(isCut));
		assert.is((await connection.ask(ASK)).body, 'hello');
		assert.is(used(), 2);
	}));
}

connections('rejects if nothing listens at the address', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	await rejects(keptConnection('127.0.0.1', port, '127.0.0.1').ask(ASK), broken(false));
});

connections.run();
