/*
 * Batches: their two forms, ids, limits, costs, and invalid questions. Contract tests prove for all operations that a question has the
 * same answer as a single request.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH, MOST_QUESTIONS } from '../../src/doors/batch.ts';
import { LIMITS } from '../../src/doors/limits.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { createFetch } from '../../src/fetch.ts';
import type { ServerOptions } from '../../src/server.ts';
import { randomFrom } from '../../src/math/random.ts';
import { anyValue } from '../support/arbitrary.ts';
import { fixture } from '../http/fixture.ts';
import { post as postTo, problemIn, type Answer } from '../http/raw.ts';
import { withServer } from '../support/server.ts';

const batch = suite('batch');

interface Answered {
	readonly line?: number;
	readonly id?: unknown;
	readonly result?: unknown;
	readonly problem?: {
		readonly type: string;
		readonly status: number;
		readonly detail: string;
		readonly errors?: readonly { readonly pointer: string }[];
	};
}

const silent = { isVerbose: false, notice: () => {}, info: () => {}, error: () => {} };

/** A server of small operations, with functions that send JSON and lines. */
const withBatches = (
	use: (json: (body: unknown) => Promise<Answer>, lines: (body: string) => Promise<readonly Answered[]>, url: string) => Promise<void>,
	options: ServerOptions = {},
): Promise<void> => withServer((url) => use(
	(body) => postTo(url + BATCH, typeof body === 'string' ? body : JSON.stringify(body)),
	async (body) => {
		const { status, headers, body: text } = await postTo(url + BATCH, body, { 'Content-Type': LINES_TYPE });
		assert.is(status, 200, text);
		assert.is(headers.get('content-type'), LINES_TYPE);
		return text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Answered);
	},
	url,
), { operations: fixture().operations, log: silent, ...options });

const echo = (word: string, id?: unknown): object => ({ ...(id === undefined ? {} : { id }), operation: 'echo', input: { word } });

const echoed = (word: string): object => ({ word, times: 1, tags: [] });

batch('QUERY is POST, for a list and for lines', () => withBatches(async (json, _, url) => {
	const list = JSON.stringify([echo('a', 'first')]), answer = { id: 'first', result: echoed('a') };
	assert.is((await postTo(url + BATCH, list, {}, 'QUERY')).body, (await json(list)).body);
	const streamed = await postTo(url + BATCH, JSON.stringify(echo('a', 'first')), { 'Content-Type': LINES_TYPE }, 'QUERY');
	assert.equal(JSON.parse(streamed.body), answer);
}));

batch('the answers have the form of the batch: a list, an object, or lines', () => withBatches(async (json, lines) => {
	const questions = [echo('a', 'first'), echo('b', 2), echo('c')];
	const answers = [{ id: 'first', result: echoed('a') }, { id: 2, result: echoed('b') }, { result: echoed('c') }];
	assert.is((await json(questions)).body, JSON.stringify(answers));
	assert.is((await json({ requests: questions })).body, JSON.stringify({ results: answers }));
	assert.equal(await lines(questions.map((question) => JSON.stringify(question)).join('\n')), answers);
	assert.equal(await lines(''), []);
}));

batch('input may be absent for an operation without required fields', () => withBatches(async (json) => {
	assert.match((await json([{ operation: 'draw' }])).body, /^\[\{"result":\{"drawn":\d+\}\}\]$/);
}));

const NAMES = 'operation must be one of echo, paint, draw, write-only, broken.';

const EXAMPLE = '{"operation":"parse-color","input":{"color":"teal"}}';

for (const [what, question, pointer, detail] of [
	['no such operation', { id: 1, operation: 'ecko', input: {} }, '#/operation', 'Unknown operation "ecko". Did you mean "echo"?'],
	['no operation', { id: 1 }, '#/operation', NAMES],
	['an operation that is not a text', { id: 1, operation: 5 }, '#/operation', NAMES],
	[
		'input that is not an object', { id: 1, operation: 'echo', input: [] }, '#/input',
		'input must be an object with the fields of the operation, such as {"color":"teal"}.',
	],
	['no such field', { id: 1, operation: 'echo', imput: {} }, '#/imput', '"imput" is not a known field. Did you mean "input"?'],
	['a short field', { id: 1, op: 'echo', input: {} }, '#/op', '"op" is not a known field. Did you mean "operation"?'],
	[
		'a fault of the input', { id: 1, operation: 'echo', input: { word: 5 } }, '#/input/word',
		'word must be a text of 1 to 120 characters, got 5. Write it like "text".',
	],
] as const) {
	batch(`${what} is a problem of that question, and the others are answered`, () => withBatches(async (json, lines) => {
		for (const answered of [
			JSON.parse((await json([echo('a'), question, echo('b')])).body) as Answered[],
			await lines([echo('a'), question, echo('b')].map((one) => JSON.stringify(one)).join('\r\n')),
		]) {
			assert.equal(answered.map(({ result }) => result), [echoed('a'), undefined, echoed('b')]);
			const { id, problem } = answered[1]!;
			assert.equal(
				{ id, type: problem?.type, status: problem?.status, detail: problem?.detail, at: problem?.errors?.map((one) => one.pointer) },
				{ id: 1, type: '/problems/invalid-parameter', status: 400, detail, at: [pointer] },
			);
		}
	}));
}

batch('a text of up to 200 units is an id', () => withBatches(async (json) => {
	for (const [length, status] of [[200, 'result'], [201, 'problem']] as const) {
		const [answer] = JSON.parse((await json([echo('a', 'x'.repeat(length))])).body) as readonly Answered[];
		assert.ok(status in answer!, String(length));
	}
}));

batch('a number beyond 2^53 - 1 is not an id, because it would lose digits', () => withBatches(async (json, lines) => {
	for (const id of ['9007199254740992', '9007199254740993', '-9007199254740993', '123456789012345678901234567890', '1e400']) {
		const question = `{"id":${id},"operation":"echo","input":{"word":"a"}}`;
		const answered = [...JSON.parse((await json(`[${question}]`)).body) as Answered[], ...await lines(question)];
		for (const one of answered) assert.equal([one.id, one.problem?.errors?.[0]?.pointer], [undefined, '#/id'], id);
		assert.is(answered.length, 2);
	}
	for (const id of ['9007199254740991', '-9007199254740991', '0.5']) {
		assert.match((await json(`[{"id":${id},"operation":"echo","input":{"word":"a"}}]`)).body, `"id":${id},`);
	}
}));

for (const id of [null, {}, [], true, 'a'.repeat(201)]) {
	batch(`${JSON.stringify(id).slice(0, 20)} is not an id`, () => withBatches(async (json) => {
		const [{ id: given, problem }] = JSON.parse((await json([echo('a', id)])).body) as [Answered];
		assert.is(given, undefined);
		assert.is(problem?.detail, 'id must be a text of at most 200 characters or a number up to 9007199254740991.');
	}));
}

batch('a value that is not a question has a problem as its answer', () => withBatches(async (json) => {
	const { status, body } = await json([null, 1, 'echo', [], { operation: ['echo'] }, echo('a')]);
	assert.is(status, 200);
	const answered = JSON.parse(body) as Answered[];
	assert.equal(answered.map(({ result, problem }) => result ?? problem?.status), [400, 400, 400, 400, 400, echoed('a')]);
}));

batch('a line that is not JSON, or too long, has a problem as its answer', () => withBatches(async (_, lines) => {
	const answered = await lines(`\n{"operation":\n${JSON.stringify(echo('a'))}\n[]\n"${'x'.repeat(LIMITS.body)}"\n\n${JSON.stringify(echo('b'))}`);
	assert.equal(answered.map(({ result, problem }) => result ?? problem?.status), [400, echoed('a'), 400, 413, echoed('b')]);
	assert.match(answered[0]?.problem?.detail ?? '', 'The line is not valid JSON: at line 2, column 14');
	assert.match(answered[2]?.problem?.detail ?? '', /^A question must be an object such as \{"operation"/);
	assert.is(answered[3]?.problem?.detail, 'The line is over 64 KiB. Send less in a line.');
	assert.equal(answered.map(({ line }) => line), [2, undefined, 4, 5, undefined]);
}));

batch('a bug in one answer is a problem there, is logged, and does not affect other answers', () => {
	const errors: unknown[] = [];
	return withBatches(async (json) => {
		const answered = JSON.parse((await json([{ id: 'x', operation: 'broken', input: { word: 'bug' } }, echo('a')])).body) as Answered[];
		assert.is(answered[0]?.problem?.status, 500);
		assert.is(answered[0]?.id, 'x');
		assert.not.match(JSON.stringify(answered), 'secret');
		assert.equal(answered[1]?.result, echoed('a'));
		assert.match(String(errors[0]), 'secret path');
	}, { log: { ...silent, error: (_, thrown) => void errors.push(thrown) } });
});

for (const [what, body, detail] of [
	['no question', [], 'A batch must have 1 to 100 questions, got 0.'],
	['too many', Array(MOST_QUESTIONS + 1).fill(echo('a')), `got 101. Send more as ${LINES_TYPE}, a question in each line.`],
	[
		'an object without a list', { request: [] },
		`A batch is a list of questions such as [${EXAMPLE}], or an object with that list as "requests".`,
	],
	['an object with more', { requests: [echo('a')], size: 1 }, '"size" is not a known field.'],
	['a text', 'teal', 'The body is not valid JSON'],
	['a number', 5, 'A batch is a list of questions'],
] as const) {
	batch(`${what} is refused as a whole`, () => withBatches(async (json) => {
		const problem = problemIn(await json(body), typeof body === 'string' ? 'invalid-json' : 'invalid-parameter');
		assert.match(problem.detail, detail);
	}));
}

batch('another method, another type, and a query are refused; both types are named', () => withBatches(async (_json, _lines, url) => {
	problemIn(await postTo(url + BATCH, '[]', {}, 'PUT'), 'method-not-allowed');
	problemIn(await postTo(`${url}${BATCH}?a=1`, '[]'), 'invalid-parameter');
	problemIn(await postTo(`${url}${BATCH}?a=1`, '', { 'Content-Type': LINES_TYPE }), 'invalid-parameter');
	assert.match(problemIn(await postTo(url + BATCH, '[]', { 'Content-Type': 'text/csv' }), 'unsupported-media-type').detail, LINES_TYPE);
	problemIn(await postTo(url + BATCH, '', { 'Content-Type': LINES_TYPE, 'Content-Encoding': 'gzip' }), 'unsupported-media-type');
	problemIn(await postTo(`${url}/api/v1/echo`, '{"word":"a"}', { 'Content-Type': LINES_TYPE }), 'unsupported-media-type');
}));

batch('a batch costs a token per question; one above the burst takes a full bucket, and the next request waits', () => {
	const clock = { now: 0 };
	return withBatches(async (json) => {
		const of = async (count: number): Promise<string | undefined> =>
			(await json(Array(count).fill(echo('a')))).headers.get('ratelimit');
		assert.is(await of(20), '"default";r=10;t=1');
		const refused = await json(Array(12).fill(echo('a')));
		problemIn(refused, 'rate-limited');
		clock.now += 1000 * Number(refused.headers.get('retry-after'));
		assert.match(await of(12) ?? '', /r=\d+/);
		clock.now += 10_000;
		assert.is(await of(100), '"default";r=0;t=1');
		const waits = await json([echo('a')]);
		problemIn(waits, 'rate-limited');
		// The debt is 70 tokens and the request costs one, at ten per second.
		assert.is(waits.headers.get('retry-after'), '8');
		clock.now += 8000;
		assert.is((await json([echo('a')])).status, 200);
	}, { rateLimit: { rate: 10, burst: 30 }, clock: () => clock.now });
});

batch('a stream with more lines than tokens is answered at the rate of the limit', () => {
	const began = performance.now();
	return withBatches(async (_, lines) => {
		assert.is((await lines(`${JSON.stringify(echo('a'))}\n`.repeat(60))).length, 60);
		const passed = performance.now() - began;
		assert.ok(passed > 900, `60 lines with 10 at once and 50 a second took ${passed} ms`);
	}, { rateLimit: { rate: 50, burst: 10 } });
});

batch('over fetch both forms are answered byte for byte as over node:http', () => withBatches(async (_json, _lines, url) => {
	const handle = createFetch({ operations: fixture().operations, onError: () => {} });
	const questions = [echo('a', 1), { operation: 'ecko' }, { operation: 'broken', input: { word: 'bug' } }, echo('ц', 'd')];
	for (const [type, body] of [
		['application/json', JSON.stringify(questions)],
		[LINES_TYPE, `${questions.map((question) => JSON.stringify(question)).join('\n')}\n{"a`],
		[LINES_TYPE, ''],
	] as const) {
		const init = { method: 'POST', headers: { 'Content-Type': type }, body };
		const [there, here] = [await fetch(url + BATCH, init), await handle(new Request(`https://example.com${BATCH}`, init))];
		assert.is(await here.text(), await there.text(), type);
		for (const name of ['content-type', 'cache-control', 'access-control-allow-origin']) {
			assert.is(here.headers.get(name), there.headers.get(name), name);
		}
	}
}));

batch('500 seeded values instead of a question each have an answer, and none a 500', () => withBatches(async (json, lines) => {
	const random = randomFrom('batch');
	const values = Array.from({ length: 500 }, () => {
		const value = anyValue(random, 3);
		return random() < 0.5 ? value : { ...echo('a'), [random() < 0.5 ? 'input' : 'id']: value };
	});
	for (let i = 0; i < values.length; i += MOST_QUESTIONS) {
		const some = values.slice(i, i + MOST_QUESTIONS), sent = JSON.stringify(some);
		const { body } = await json(sent);
		// Some values nest too deep for a body, which is refused as a whole.
		if (!body.startsWith('[')) continue;
		const answered = JSON.parse(body) as Answered[];
		assert.is(answered.length, some.length);
		assert.ok(answered.every(({ problem }) => problem?.status !== 500), `seed batch, values ${i}`);
	}
	const answered = await lines(values.map((value) => JSON.stringify(value)).join('\n'));
	assert.is(answered.length, values.length);
	assert.equal(answered.filter(({ problem }) => problem?.status === 500), []);
}));

batch.run();
