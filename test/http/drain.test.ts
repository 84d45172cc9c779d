/*
 * Stopping without losing a request.
 */

import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { setImmediate as turned } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';
import { begin, open, problemIn, receive, send } from './raw.ts';

const { operations } = fixture();
const options = { operations };

const drain = suite('drain');

const ASK = 'GET /api/v1/echo?word=a HTTP/1.1\r\nHost: x\r\n\r\n';
const HEAD = 'POST /api/v1/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n';

/** A new connection that the server has accepted, at the client and at the server. */
async function connect(url: string, server: Server): Promise<readonly [client: Socket, accepted: Socket]> {
	const connection = once(server, 'connection'), client = open(url);
	return [client, (await connection as [Socket])[0]];
}

drain('a server without connections stops at once', () => withServer(async (_, server) => {
	const waiting = new Promise((resolve) => setTimeout(resolve, 30_000, 'waits').unref());
	assert.is(await Promise.race([server.drain({ idle: 60_000, most: 60_000 }), waiting]), undefined);
}, options));

drain('accepted requests are answered with Connection: close, and readiness fails', () => withServer(async (url, server) => {
	const [[idle], [probe], halfSent] = [await connect(url, server), await connect(url, server), await begin(url, HEAD)];
	halfSent.write('{"word"');
	const stopped = server.drain({ idle: 500, most: 5000 });
	idle.write(ASK);
	probe.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
	halfSent.write(':"b"}');
	const [[asked], [told], [ready]] = await Promise.all([receive(idle), receive(halfSent), receive(probe)]);
	assert.is(asked?.body, '{"word":"a","times":1,"tags":[]}');
	assert.is(told?.body, '{"word":"b","times":1,"tags":[]}');
	for (const answer of [asked, told, ready]) assert.is(answer?.headers.get('connection'), 'close');
	problemIn(ready, 'unavailable');
	assert.ok(Number(ready?.headers.get('retry-after')) >= 1);
	await stopped;
}, options));

drain('within the delay readiness fails, and other requests are answered as before, on new connections too', () => withServer(async (url, server) => {
	const [kept] = await connect(url, server), stopped = server.drain({ delay: 1000, idle: 100, most: 5000 });
	kept.write(ASK);
	const [[asked], [ready], [live]] = await Promise.all([
		receive(kept), send(url, 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'), send(url, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'),
	]);
	assert.equal([asked?.status, asked?.headers.get('connection')], [200, 'keep-alive']);
	problemIn(ready, 'unavailable');
	assert.is(live?.status, 200);
	kept.destroy();
	await stopped;
	assert.not(server.listening);
}, options));

drain('pipelined requests are all answered, the last with Connection: close', () => withServer(async (url, server) => {
	const [held] = await connect(url, server);
	const stopped = server.drain({ idle: 300, most: 5000 });
	held.write(ASK.repeat(5));
	const answers = await receive(held, 5);
	assert.equal(answers.map(({ status }) => status), [200, 200, 200, 200, 200]);
	assert.equal(answers.map(({ headers }) => headers.get('connection')), ['keep-alive', 'keep-alive', 'keep-alive', 'keep-alive', 'close']);
	await stopped;
}, options));

drain('a long batch in a drain is answered in pieces, with Connection: close', () => withServer(async (url, server) => {
	const [held] = await connect(url, server);
	const items = JSON.stringify(Array.from({ length: 100 }, () => ({ operation: 'generate-scale', input: { color: 'teal' } })));
	const stopped = server.drain({ idle: 300, most: 5000 });
	held.write(`POST /api/v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${items.length}\r\n\r\n${items}`);
	const [answer] = await receive(held);
	assert.equal([answer?.status, answer?.headers.get('transfer-encoding'), answer?.headers.get('connection')], [200, 'chunked', 'close']);
	await stopped;
}, { rateLimit: false }));

drain('waiting connections are accepted and answered', () => withServer(async (url, server) => {
	// libuv accepts one connection a turn, so after the first of them nineteen wait in the kernel.
	const stopped = new Promise<void>((resolve) => server.once('connection', () => resolve(server.drain({ idle: 300, most: 5000 }))));
	const answers = await Promise.all(Array.from({ length: 20 }, () => send(url, ASK)));
	assert.equal(answers.map(([answer]) => answer?.status), Array.from({ length: 20 }, () => 200));
	await stopped;
}, options));

drain('no new connection is accepted', () => withServer(async (url, server) => {
	const [held] = await connect(url, server);
	const stopped = server.drain({ idle: 300, most: 5000 });
	while (server.listening) await turned();
	assert.equal(await send(url, ASK), []);
	held.destroy();
	await stopped;
}, options));

drain('idle and silent connections are closed after the wait, a half-sent request gets until the end',
	() => withServer(async (url, server) => {
	const [[silent], [idle], [halfSent, accepted]] = [await connect(url, server), await connect(url, server), await connect(url, server)];
	idle.write(ASK);
	await once(idle, 'data');
	halfSent.write('GET /api');
	while (accepted.bytesRead === 0) await turned();
	const closed: string[] = [];
	silent.on('close', () => closed.push('silent'));
	idle.on('close', () => closed.push('idle'));
	halfSent.on('close', () => closed.push('half-sent'));
	const ends = [silent, idle, halfSent].map((socket) => once(socket.resume(), 'close'));
	await server.drain({ idle: 100, most: 400 });
	await Promise.all(ends);
	assert.equal(closed.slice(0, 2).sort(), ['idle', 'silent']);
	assert.is(closed[2], 'half-sent');
}, options));

drain.run();
