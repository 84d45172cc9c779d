/*
 * Prices of requests: every kind pays for its work in tokens or counts towards the limit of free answers, and the units of work
 * that a client gets stay below its tokens.
 */

import { connect, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH } from '../../src/doors/batch.ts';
import { API, answerJson } from '../../src/doors/operations.ts';
import { DEFAULT_RATE, tokensForWork, UNITS_PER_TOKEN, unitsToWrite } from '../../src/doors/limits.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { FREE } from '../../src/http/charge.ts';
import { createLog } from '../../src/http/log.ts';
import { createBudget, spend, WORK_LIMIT } from '../../src/math/budget.ts';
import { operation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { integer, object } from '../../src/schema/schema.ts';
import type { ServerOptions } from '../../src/server.ts';
import { post, problemIn, receive, send } from './raw.ts';
import { withServer } from '../support/server.ts';

const price = suite('the price of requests');

for (const one of OPERATIONS) {
	price(`${one.name} costs what its examples spend, to the next token`, async () => {
		const spent = await Promise.all(one.examples.map(async ({ input }) => {
			const budget = createBudget();
			const { result } = await answerJson(one, input, budget);
			return budget.spent + unitsToWrite(JSON.stringify(result).length);
		}));
		const [least, most] = [Math.min(...spent), Math.max(...spent)].map(tokensForWork) as [number, number];
		assert.ok(one.cost >= least - 1 && one.cost <= most + 1, `declared ${one.cost}, the examples spend ${spent.map(Math.round).join(', ')} units`);
	});
}

/** An operation that spends the given units, in steps, and costs three tokens. */
const work = operation({
	name: 'work',
	words: { title: 'Work', summary: 'Works.', examples: ['work'] },
	group: 'Read',
	cost: 3,
	input: object('', { units: integer('Units.', 0, 1_000_000) }),
	result: object('', { units: integer('Units.', 0, 1_000_000) }),
	examples: [{ units: 700 }],
}).runsInSteps(function* ({ units }) {
	for (let left = units; left > 0; left -= 100) {
		spend(Math.min(100, left));
		yield;
	}
	return { units };
});

const served = (use: (url: string, clock: { now: number }) => Promise<void>, options: ServerOptions = {}): Promise<void> => {
	const clock = { now: 0 };
	return withServer((url) => use(url, clock), {
		operations: [work], log: createLog('off'), clock: () => clock.now, rateLimit: { rate: 10, burst: 30 }, ...options,
	});
};

const ask = (url: string, units: number) => post(`${url}${API}work`, JSON.stringify({ units }));

price('an operation costs its tokens in advance, a cached answer one', () => served(async (url) => {
	const left = async (): Promise<string | undefined> => (await ask(url, 500)).headers.get('ratelimit');
	assert.equal([await left(), await left(), await left()], ['"default";r=27;t=1', '"default";r=24;t=1', '"default";r=23;t=1']);
}));

price('work beyond the price is settled: the client waits as long as Retry-After says, and not longer', () => served(async (url, clock) => {
	const { status, headers } = await ask(url, 25_000);
	assert.is(status, 200);
	// 25,000 units and those of any answer: 101 tokens, of which 30 were there.
	assert.is(headers.get('ratelimit'), '"default";r=0;t=8');
	const refused = await ask(url, 100);
	problemIn(refused, 'rate-limited');
	assert.is(refused.headers.get('retry-after'), '8');
	clock.now += 1000 * Number(refused.headers.get('retry-after'));
	const dear = await ask(url, 101), wait = Number(dear.headers.get('retry-after') ?? 0);
	clock.now += 1000 * wait;
	assert.is((await ask(url, 102)).status, 200);
}));

price('an answer that is too complex pays for its spent units', () => served(async (url) => {
	const answer = await ask(url, 1_000_000);
	problemIn(answer, 'too-complex');
	const refused = await ask(url, 1);
	assert.ok(Number(refused.headers.get('retry-after')) >= (WORK_LIMIT / UNITS_PER_TOKEN - 31) / 10, refused.headers.get('retry-after'));
}));

price('a batch costs the sum of its questions', () => served(async (url) => {
	const questions = Array.from({ length: 5 }, (_, i) => ({ operation: 'work', input: { units: 300 + i } }));
	const { headers } = await post(url + BATCH, JSON.stringify([...questions, { operation: 'none' }, null]));
	assert.is(headers.get('ratelimit'), `"default";r=${30 - 5 * 3 - 2};t=1`);
}));

price('a batch whose requests take much more work than they cost gets few results, and 429 for the rest', () => served(async (url) => {
	const questions = Array.from({ length: 100 }, (_, i) => ({ operation: 'work', input: { units: 90_000 + i } }));
	const { body, status } = await post(url + BATCH, JSON.stringify(questions));
	const answers = JSON.parse(body) as { readonly problem?: { readonly status: number } }[];
	assert.is(status, 200);
	assert.is(answers.length, 100);
	assert.ok(answers.filter(({ problem }) => problem === undefined).length <= 4, 'answered');
	assert.equal(new Set(answers.map(({ problem }) => problem?.status)), new Set([undefined, 429]));
}));

price('heavy requests at once: those that begin after the first are done are refused', () => served(async (url) => {
	const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(url, 90_000 + i)));
	assert.ok(answers.filter(({ status }) => status === 200).length <= 3, answers.map(({ status }) => status).join());
	for (const { status, headers } of answers) assert.ok(status === 200 || Number(headers.get('retry-after')) > 30);
}));

price('a line costs its operation in advance', () => served(async (url) => {
	const line = `${JSON.stringify({ operation: 'work', input: { units: 10 } })}\n`;
	await post(url + BATCH, line.repeat(4), { 'Content-Type': LINES_TYPE });
	assert.is((await ask(url, 1)).headers.get('ratelimit'), `"default";r=${30 - 4 * 3 - 3};t=1`);
}));

price('a tool costs its operation in advance', () => served(async (url) => {
	const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'work', arguments: { units: 10 } } };
	assert.is((await post(`${url}/mcp`, JSON.stringify(call))).headers.get('ratelimit'), '"default";r=27;t=1');
}));

/** Requests that cost no token, as bytes. */
const FREE_ONES: readonly (readonly [claim: string, bytes: string])[] = [
	['preflights', 'OPTIONS /api/v1/work HTTP/1.1\r\nHost: x\r\n\r\n'],
	['preflights of nothing', `OPTIONS /${'x'.repeat(300)} HTTP/1.1\r\nHost: x\r\n\r\n`],
	['health', 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'],
	['health by HEAD', 'HEAD /readyz HTTP/1.1\r\nHost: x\r\n\r\n'],
	['refused requests', 'GET /api/v1/work?units=1 HTTP/1.1\r\nHost: x\r\n\r\n'],
	['refused requests for nothing', 'GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n'],
	['refused requests with a body', 'POST /api/v1/work HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello'],
];

/** Sends a request again and again over some connections: how many were answered before the server closed them. */
async function flood(url: string, bytes: string, count: number): Promise<number> {
	let answered = 0;
	for (let sent = 0, failures = 0; sent < count && failures < 3; sent += 400) {
		const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
		let text = '';
		const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
		socket.on('data', (data) => {
			text += data.toString('latin1');
			if ((text.match(/HTTP\/1\.1 \d/g)?.length ?? 0) >= 400) socket.destroy();
		});
		socket.write(bytes.repeat(400));
		await closed;
		const got = text.match(/HTTP\/1\.1 \d/g)?.length ?? 0;
		answered += got;
		if (got === 0) failures++;
	}
	return answered;
}

for (const [claim, bytes] of FREE_ONES) {
	price(`a flood of ${claim} is answered ${FREE.burst} times at once, and then not at all`, () => served(async (url, clock) => {
		const answered = await flood(url, bytes, 2 * FREE.burst);
		assert.ok(answered >= FREE.burst - 400 && answered <= FREE.burst + DEFAULT_RATE.burst, `${answered} answers`);
		clock.now += 10_000;
		assert.is((await send(url, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 200, 'later it is served again');
	}));
}

/** Opens a connection, sends bytes and waits until the server closes it; what was answered. */
const sendToEnd = (url: string, bytes: string): Promise<string> => new Promise((resolve) => {
	let text = '';
	const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {}).on('close', () => resolve(text));
	socket.on('data', (data) => text += data.toString('latin1')).write(bytes);
});

price('refused bodies in chunks of one byte are paid, and then no connection is accepted', () => served(async (url, clock) => {
	const body = `POST /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(10_000)}`;
	// Each costs about as much as 46 free answers.
	const texts = await Promise.all(Array.from({ length: 100 }, () => sendToEnd(url, body)));
	const answered = texts.filter((text) => text !== '').length;
	assert.ok(answered <= DEFAULT_RATE.burst + FREE.burst / 20, `${answered} of 100 answered`);
	assert.is(await sendToEnd(url, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'), '', 'the address is in debt');
	clock.now += 60_000;
	assert.is((await send(url, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 200, 'later it is served again');
}));

price('a trusted proxy is answered every time: others ask on its connections too', () => served(async (url) => {
	assert.is(await flood(url, FREE_ONES[0]![1], 2 * FREE.burst), 2 * FREE.burst);
}, { trustProxy: 'loopback' }));

price('a flood of other free answers leaves health alone', () => served(async (url) => {
	await flood(url, FREE_ONES[0]![1], 2 * FREE.burst);
	assert.is((await send(url, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'))[0]?.status, 200);
}));

price('a flood of broken requests is answered so often, and then closed', () => served(async (url) => {
	let answered = 0;
	for (let i = 0; i < 30; i++) {
		const all = await Promise.all(Array.from({ length: 50 }, () => receive(connect(Number(new URL(url).port), '127.0.0.1')
			.on('error', () => {}).on('connect', function (this: Socket) { this.write('\0garbage\r\n\r\n'); }), 1)));
		answered += all.flat().length;
	}
	assert.ok(answered <= FREE.burst, `${answered} answers`);
}));

for (const [claim, head] of [
	['a page', 'GET / HTTP/1.1'], ['a path with nothing', 'GET /nothing HTTP/1.1'], ['a wrong method', 'PUT /api/v1/work HTTP/1.1'],
	['another type', 'POST /api/v1/work HTTP/1.1\r\nContent-Type: text/plain'],
	['a body too large', 'POST /api/v1/work HTTP/1.1\r\nContent-Type: application/json'],
] as const) {
	price(`a body that is dropped, of ${claim}: paid by chunks, and bounded`, () => served(async (url) => {
		const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {}).resume();
		const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
		socket.write(`${head}\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
		const bytes = '1\r\nx\r\n'.repeat(10_000);
		let sent = 0;
		while (!socket.destroyed && sent < 3_000_000) {
			if (!socket.write(bytes)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
			sent += 10_000;
		}
		socket.end();
		await closed;
		assert.ok(sent < 3_000_000, `${sent} chunks were read`);
		const refused = await ask(url, 1);
		problemIn(refused, 'rate-limited');
		assert.ok(Number(refused.headers.get('retry-after')) > 5, refused.headers.get('retry-after'));
	}));
}

price.run();
