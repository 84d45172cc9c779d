/*
 * Ids of requests, in log lines and in problems.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../src/http/log.ts';
import { readTraceparent } from '../../src/http/trace.ts';
import { randomFrom } from '../../src/math/random.ts';
import { withServer } from '../support/server.ts';
import { fixture } from './fixture.ts';

const trace = suite('ids of requests');

// The example of Trace Context §3.2.3.
const ID = '4bf92f3577b34da6a3ce929d0e0e4736', SPAN = '00f067aa0ba902b7', PARENT = `00-${ID}-${SPAN}-01`;

/** Sends a request with headers. Returns the body and the lines that were logged. */
async function ask(path: string, headers: Record<string, string>, level: 'error' | 'info' = 'info', logSample = 1) {
	const lines: string[] = [];
	let body: Record<string, unknown> = {};
	await withServer(async (url) => {
		body = await (await fetch(url + path, { headers })).json() as typeof body;
	}, { operations: fixture().operations, log: createLog(level, (line) => lines.push(line)), logSample });
	return { body, lines: lines.map((line) => JSON.parse(line)) };
}

for (const [text, isValid] of [
	[PARENT, true],
	[`00-${ID}-${SPAN}-00`, true],
	// A later version may have more parts, version 00 none, and ff is not a version (§3.2.2).
	[`cc-${ID}-${SPAN}-01-what-the-future-brings`, true],
	[`${PARENT}-more`, false],
	[`ff-${ID}-${SPAN}-01`, false],
	[`00-${'0'.repeat(32)}-${SPAN}-01`, false],
	[`00-${ID}-${'0'.repeat(16)}-01`, false],
	[`00-${ID.toUpperCase()}-${SPAN}-01`, false],
	[`00-${ID.slice(1)}-${SPAN}-01`, false],
	[`${PARENT}, ${PARENT}`, false],
	['', false],
] as const) {
	trace(`traceparent "${text}" is ${isValid ? '' : 'not '}valid`, () =>
		assert.equal(readTraceparent(text) !== null, isValid));
}

trace('no text breaks the parser, and only its own letters come out', () => {
	const random = randomFrom('traceparent'), letters = '0f-cgA ,\n\u0410';
	for (let i = 0; i < 20_000; i++) {
		const at = Math.floor(random() * PARENT.length), letter = letters[Math.floor(random() * letters.length)]!;
		const found = readTraceparent(PARENT.slice(0, at) + letter + PARENT.slice(at + Math.floor(random() * 3)));
		if (found !== null) assert.match(Object.values(found).join(' '), /^[\da-f]{32} [\da-f]{16} [\da-f]{2}$/);
	}
});

trace('a line has the ids of the request, its bytes, cost and use of the cache', async () => {
	const { lines: [line] } = await ask('/api/v1/echo?word=a', { 'X-Request-Id': 'abc-1', 'Traceparent': PARENT });
	const { req, res, cost, cache, trace_id, span_id, trace_flags } = line;
	assert.equal(req, { id: 'abc-1', method: 'GET', url: '/api/v1/echo?word=a' });
	assert.equal(res, { statusCode: 200, bytes: '{"word":"a","times":1,"tags":[]}'.length });
	assert.equal([cost, cache, trace_id, span_id, trace_flags], [1, 'miss', ID, SPAN, '01']);
});

trace('a problem has the ids that the client sent', async () => {
	const headers = { 'X-Request-Id': 'abc-1', 'Traceparent': PARENT };
	const { body, lines } = await ask('/api/v1/echo', headers, 'error');
	assert.equal([body['requestId'], body['traceId']], ['abc-1', ID]);
	assert.equal(lines, []);
	const plain = await ask('/api/v1/echo', {}, 'error');
	assert.equal(Object.keys(plain.body), ['type', 'title', 'status', 'detail', 'errors'], 'nothing to look up');
});

trace('an internal error has a new id, which the log has too', async () => {
	for (const sent of ['', 'a b', 'я', 'a'.repeat(129), '"><script>']) {
		const headers = sent === '' ? {} : { 'X-Request-Id': Buffer.from(sent).toString('latin1') };
		const { body, lines } = await ask('/api/v1/broken?word=bug', headers, 'error');
		assert.match(String(body['requestId']), /^[\da-f]{8}-[\da-f-]{27}$/, sent);
		assert.equal(lines.map(({ req }) => req.id), [body['requestId']], sent);
	}
});

trace('a share of requests is logged, and every internal error', async () => {
	const lines: string[] = [];
	await withServer(async (url) => {
		for (let i = 0; i < 20; i++) await fetch(`${url}/api/v1/echo?word=a`);
		for (let i = 0; i < 3; i++) await fetch(`${url}/api/v1/broken?word=bug`);
	}, { operations: fixture().operations, rateLimit: false, logSample: 0.25, log: createLog('info', (line) => lines.push(line)) });
	const statuses = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed').map(({ res }) => res.statusCode);
	assert.equal(statuses, [200, 200, 200, 200, 200, 500, 500, 500]);
});

trace('the cache is named: a miss twice, then a hit', async () => {
	const lines: string[] = [];
	await withServer(async (url) => {
		for (let i = 0; i < 3; i++) await fetch(`${url}/api/v1/echo?word=a`);
	}, { operations: fixture().operations, log: createLog('info', (line) => lines.push(line)) });
	assert.equal(lines.map((line) => JSON.parse(line).cache), ['miss', 'miss', 'hit']);
});

trace.run();
