/*
 * Clients that are slow on purpose: the server closes their connections, and other clients do not notice.
 */

import type { Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMITS } from '../../src/doors/limits.ts';
import { createLog } from '../../src/http/log.ts';
import { withServer } from '../support/server.ts';
import { open } from '../http/raw.ts';

const slow = suite('slow clients');

const options = { log: createLog('off') };

const HOST = 'Host: x\r\n';
const JSON_HEAD = `POST /api/v1/parse-color HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

/** Bytes that a socket sends at once, and bytes that it adds from time to time. */
const KINDS: readonly (readonly [claim: string, begin: string, more: string])[] = [
	['silence', '', ''],
	['half a request line', 'GET /api/v1/par', ''],
	['headers that never end', `GET /livez HTTP/1.1\r\n${HOST}`, 'A: b\r\n'],
	['a header letter by letter', `GET /livez HTTP/1.1\r\n${HOST}A: `, 'b'],
	['a body letter by letter', `${JSON_HEAD}Content-Length: 60000\r\n\r\n{`, ' '],
	['a body that stops', `${JSON_HEAD}Content-Length: 60000\r\n\r\n{"color"`, ''],
	['chunks without end', `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
	['a slow second request', `GET /livez HTTP/1.1\r\n${HOST}\r\nGET /livez HT`, ''],
];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

slow('200 slow sockets are closed in time, and a normal client is answered every time', () => withServer(async (url, server) => {
	server.headersTimeout = 300;
	server.requestTimeout = 600;
	const received: string[] = new Array<string>(200).fill('');
	const closed = new Set<number>();
	const sockets: Socket[] = Array.from({ length: 200 }, (_, i) => {
		const socket = open(url).on('data', (chunk) => received[i] += chunk.toString('latin1')).on('close', () => closed.add(i));
		socket.write(KINDS[i % KINDS.length]![1]);
		return socket;
	});
	const dripping = setInterval(() => sockets.forEach((socket, i) => socket.writable && socket.write(KINDS[i % KINDS.length]![2])), 100);
	const times: number[] = [];
	for (const end = performance.now() + 6000; performance.now() < end && closed.size < 200;) {
		const start = performance.now();
		const { status } = await fetch(`${url}/api/v1/parse-color?color=%23${(times.length * 9973 % 0xffffff).toString(16).padStart(6, '0')}`);
		times.push(performance.now() - start);
		assert.is(status, 200);
		await pause(5);
	}
	clearInterval(dripping);
	for (const socket of sockets) socket.destroy();
	times.sort((a, b) => a - b);
	console.log(
		`  beside 200 slow sockets: ${times.length} answers, p50 ${times[times.length >> 1]!.toFixed(1)} ms, `
			+ `p99 ${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`,
	);
	const left = KINDS.filter((_, kind) => sockets.some((_, i) => i % KINDS.length === kind && !closed.has(i))).map(([claim]) => claim);
	assert.equal(left, [], 'still open');
	for (const [i, text] of received.entries()) {
		const [claim, begin] = KINDS[i % KINDS.length]!;
		const expected = claim === 'a slow second request' ? 2 : 1;
		assert.is(text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0, expected, claim);
		assert.match(
			text,
			/HTTP\/1\.1 408 [\s\S]*Access-Control-Allow-Origin: \*[\s\S]*"type":"\/problems\/request-timeout"/,
			`${claim}: ${begin}`,
		);
	}
}, options));

slow('a client that does not read its answers is disconnected, and its answers do not accumulate', () => withServer(async (url, server) => {
	server.timeout = 300;
	const ask = `GET /openapi.json HTTP/1.1\r\n${HOST}\r\n`;
	const before = process.memoryUsage().rss;
	const sockets = await Promise.all(Array.from({ length: 10 }, async () => {
		const socket = open(url).pause();
		await new Promise((resolve) => socket.once('connect', resolve));
		socket.write(ask.repeat(900));
		return socket;
	}));
	const count = (): Promise<number> => new Promise((resolve) => server.getConnections((_, connections) => resolve(connections)));
	for (let i = 0; i < 100 && await count() > 0; i++) await pause(50);
	assert.is(await count(), 0);
	for (const socket of sockets) socket.destroy();
	// The next request may be slow: the machine has just written ten thousand answers.
	server.timeout = 0;
	// All answers together are ten times as large.
	const grown = (process.memoryUsage().rss - before) / 2 ** 20;
	assert.ok(grown < 200, `${grown.toFixed(0)} MiB`);
	assert.is((await fetch(`${url}/livez`)).status, 200);
}, options));

slow('of pipelined requests one read of the socket is taken at a time, and a thousand are answered', () => withServer(async (url, server) => {
	const ask = `GET /livez HTTP/1.1\r\n${HOST}\r\n`;
	let inTurn = 0, most = 0;
	server.on('request', () => {
		if (inTurn++ === 0) setImmediate(() => inTurn = 0);
		most = Math.max(most, inTurn);
	});
	const socket = open(url);
	let text = '';
	const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
	socket.on('data', (chunk) => text += chunk).on('error', () => {});
	socket.write(ask.repeat(50_000));
	await closed;
	assert.ok(most > LIMITS.pipelined && most <= 65_536 / ask.length + 1, `${most} requests in a turn`);
	assert.ok(text.split('HTTP/1.1 200 OK').length - 1 <= LIMITS.requestsPerConnection);
}, options));

slow('hundreds of pipelined requests do not make another client wait for all of them', () => withServer(async (url) => {
	const order: string[] = [];
	const ask = (rest: string): string => `GET /api/v1/build-system?primary=teal HTTP/1.1\r\n${HOST}${rest}\r\n`;
	const socket = open(url);
	const many = new Promise<string>((resolve) => {
		const chunks: Buffer[] = [];
		socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('close', () => {
			order.push('many');
			resolve(Buffer.concat(chunks).toString());
		});
	});
	socket.write(ask('').repeat(299) + ask('Connection: close\r\n'));
	await new Promise((resolve) => socket.once('data', resolve));
	const one = await fetch(`${url}/api/v1/build-system?primary=red`);
	order.push('one');
	assert.is(one.status, 200);
	const answers = await many;
	assert.equal(order, ['one', 'many']);
	assert.is(answers.match(/HTTP\/1\.1 200 OK\r\n/g)?.length, 300);
	assert.is(answers.match(/"filename":"brand.css"/g)?.length, 300);
}, { ...options, cache: { entries: 0, bytes: 0 } }));

slow.run();
