/*
 * Streams of lines under attack: broken chunks, bytes without a line, endless streams, a server that stops. Every stream
 * ends with a line that says why, and every byte is paid.
 */

import { connect, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH } from '../../src/doors/batch.ts';
import { LIMITS, UNITS_PER_TOKEN } from '../../src/doors/limits.ts';
import { answerLines, LINES_TYPE, type LineServer } from '../../src/doors/lines.ts';
import { createLog } from '../../src/http/log.ts';
import { randomFrom } from '../../src/math/random.ts';
import type { ServerOptions } from '../../src/server.ts';
import { fixture } from './fixture.ts';
import { withServer } from '../support/server.ts';

const streams = suite('streams under attack');

const options: ServerOptions = { operations: fixture().operations, log: createLog('off') };

const HEAD = `POST ${BATCH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${LINES_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;

const QUESTION = '{"operation":"echo","input":{"word":"a"}}';

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

interface Received {
	readonly socket: Socket;
	/** Everything so far. */
	readonly text: () => string;
	/** Resolves when the text matches, or the connection is closed. */
	readonly until: (pattern: RegExp) => Promise<string>;
	readonly closed: Promise<void>;
}

function open(url: string, bytes: string, localAddress = '127.0.0.1'): Received {
	const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress }).on('error', () => {});
	let text = '', isClosed = false;
	socket.on('data', (data) => text += data.toString('latin1')).write(bytes, 'latin1');
	const closed = new Promise<void>((resolve) => socket.on('close', () => {
		isClosed = true;
		resolve();
	}));
	const until = (pattern: RegExp): Promise<string> => new Promise((resolve) => {
		const look = (): void => void (pattern.test(text) || isClosed ? resolve(text) : undefined);
		socket.on('data', look).on('close', look);
		look();
	});
	return { socket, text: () => text, until, closed };
}

/** The lines of a chunked answer. */
const linesIn = (answer: string): { readonly problem?: { readonly type: string; readonly detail: string } }[] =>
	answer.slice(answer.indexOf('\r\n\r\n') + 4).split('\r\n').filter((part) => part.startsWith('{'))
		.flatMap((part) => part.trim().split('\n')).map((line) => JSON.parse(line));

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

streams('a broken chunk after a line ends the stream at once, no matter what follows', () => withServer(async (url) => {
	const { socket, until, closed } = open(url, `${HEAD}2\r\n{}\r\n1\r\n\n\r\n`);
	assert.is(linesIn(await until(/"problem".*\n/)).length, 1);
	socket.write('zz\r\nxx');
	const junk = setInterval(() => socket.write('zz\r\nxx'), 50);
	const answer = await until(/\r\n0\r\n\r\n$/);
	clearInterval(junk);
	assert.match(answer, /\r\n0\r\n\r\n$/, 'the answer has an end');
	const lines = linesIn(answer);
	assert.is(lines.length, 2);
	assert.is(lines[1]!.problem?.type, '/problems/malformed-request');
	assert.match(lines[1]!.problem!.detail, /nothing from line 2 on was answered/);
	await closed;
}, options));

streams('40 seeded streams that break off in a chunk: each has an end and closes', () => withServer(async (url) => {
	const random = randomFrom('chunks'), BROKEN = ['zz\r\n', '-1\r\n', '5\r\nab\r\nzz', 'g', '\r\n\r\n', '3\r\nabcdef\r\n', '\0', '1 1\r\n'];
	await Promise.all(Array.from({ length: 40 }, async (_, i) => {
		const before = Array.from({ length: Math.floor(random() * 4) }, () => chunk(`${QUESTION}\n`)).join('');
		const { socket, text, closed } = open(url, HEAD + before, `127.0.1.${i + 1}`);
		await pause(random() * 60);
		socket.write(BROKEN[Math.floor(random() * BROKEN.length)]!, 'latin1');
		if (random() < 0.5) socket.end();
		else setTimeout(() => socket.end(), 200);
		await closed;
		const answer = text();
		// A body that breaks off before its stream began gets a plain answer.
		if (answer.startsWith('HTTP/1.1 400 ')) return;
		assert.match(answer, /\r\n0\r\n\r\n$/, `stream ${i}: ${answer.slice(-200)}`);
		assert.match(linesIn(answer).at(-1)!.problem?.type ?? '', /malformed-request|invalid/, `stream ${i}`);
	}));
}, options));

streams('an address has 8 streams; the ninth gets 429 at once, while another address is served', () => withServer(async (url) => {
	const eight = Array.from({ length: 8 }, () => open(url, HEAD + chunk(`${QUESTION}\n`)));
	await Promise.all(eight.map(({ until }) => until(/"result"/)));
	const ninth = open(url, HEAD + chunk(`${QUESTION}\n`));
	assert.match(await ninth.until(/"detail".*\}/), /^HTTP\/1\.1 429 [\s\S]*Retry-After: \d+[\s\S]*At most 8 open streams are allowed for your address/);
	assert.match(await open(url, HEAD + chunk(`${QUESTION}\n`), '127.0.0.9').until(/"result"/), /^HTTP\/1\.1 200 /);
	eight[0]!.socket.write('0\r\n\r\n');
	await eight[0]!.until(/\r\n0\r\n\r\n$/);
	assert.match(await open(url, HEAD + chunk(`${QUESTION}\n`)).until(/"result"/), /^HTTP\/1\.1 200 /, 'one has ended');
	for (const { socket } of eight) socket.destroy();
}, options));

streams('a server that stops ends its streams with a line that says so', () => withServer(async (url, server) => {
	const waiting = open(url, HEAD + chunk(`${QUESTION}\n`)), half = open(url, HEAD + chunk(`${QUESTION}\n{"operation"`));
	await Promise.all([waiting, half].map(({ until }) => until(/"result"/)));
	const drained = server.drain({ idle: 50, most: 5000 });
	for (const { until, closed } of [waiting, half]) {
		const answer = await until(/\r\n0\r\n\r\n$/), lines = linesIn(answer);
		assert.match(answer, /\r\n0\r\n\r\n$/);
		assert.is(lines.length, 2);
		assert.is(lines[1]!.problem?.type, '/problems/unavailable');
		await closed;
	}
	await drained;
}, options));

// Tokens that a stream takes from the rate limit.

interface Paid {
	readonly tokens: number;
	readonly answers: number;
}

async function paidFor(chunks: Iterable<string>): Promise<Paid> {
	let tokens = 1, answers = 0;
	const take = (more: number): undefined => void (tokens += more);
	const server: LineServer = { write: () => new Uint8Array(100), pay: take, settle: take, client: null };
	const bytes = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
		for (const text of chunks) yield Buffer.from(text, 'latin1');
	};
	const answer = (): null => {
		answers++;
		return null;
	};
	for await (const piece of answerLines(bytes(), { answer, tooMany: () => null }, server)) assert.ok(piece.length > 0);
	return { tokens, answers };
}

const times = function* (count: number, text: string): Generator<string> {
	for (let i = 0; i < count; i++) yield text;
};

const KIB_64 = 65_536;

for (const [what, chunks, least] of [
	['64 KiB of line feeds', () => ['\n'.repeat(KIB_64)], 16],
	['6 MiB of line feeds', () => times(96, '\n'.repeat(KIB_64)), 96 * 16],
	['blanks of every kind', () => times(10, ' \t\r\n'.repeat(KIB_64 / 4)), 160],
	['an endless line', () => times(300, 'x'.repeat(KIB_64)), 300 * 16],
	['an endless line byte by byte', () => times(1000, 'x'), 1000 * 30 / UNITS_PER_TOKEN],
	['a line feed a chunk', () => times(1000, '\n'), 1000 * 30 / UNITS_PER_TOKEN],
	['blanks before each line', () => times(50, `${'\n'.repeat(KIB_64 - 3)}{}\n`), 50 * 16],
] as const) {
	streams(`${what}: paid by bytes and chunks`, async () => {
		const { tokens } = await paidFor(chunks());
		assert.ok(tokens >= Math.floor(least), `${tokens} tokens, expected at least ${least}`);
		assert.ok(tokens <= least * 1.2 + 2, `${tokens} tokens, expected ${least}`);
	});
}

streams('a usual line costs one token, however the body is cut', async () => {
	const text = `${QUESTION}\n`.repeat(200);
	for (const size of [KIB_64, 4096, 1000]) {
		const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
		assert.equal(await paidFor(chunks), { tokens: 200, answers: 200 }, `in chunks of ${size}`);
	}
});

streams('a line of 60 KiB costs a token for each 4 KiB', async () => {
	assert.equal(await paidFor([`${'x'.repeat(60 * 1024 - 1)}\n`]), { tokens: 15, answers: 1 });
	assert.ok(LIMITS.bytesPerToken === 4096);
});

streams.run();
