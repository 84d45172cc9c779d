/*
 * Every door answers `too-complex` when the budget of a request is used up: status 400, with its problem page, and never a part of an
 * answer. Two operations that spend as much as the caller says take the place of all others; `test/faults/` sends real inputs.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runOperation } from '../../src/cli/run-operation.ts';
import { COMMAND_LIMIT } from '../../src/cli/answer.ts';
import { InputError } from '../../src/errors.ts';
import { createFetch } from '../../src/fetch.ts';
import { spend, WORK_LIMIT } from '../../src/math/budget.ts';
import { callable } from '../../src/operations/callable.ts';
import { operation } from '../../src/operations/operation.ts';
import { integer, object } from '../../src/schema/schema.ts';
import { tincture } from '../support/cli.ts';
import { withServer } from '../support/server.ts';

const declared = {
	words: { title: 'Spend units', summary: 'Spends units.', examples: ['one'] }, group: 'Read',
	input: object('', { units: integer('How many.', 0, 1e9) }),
	result: object('', { spent: integer('How many.', 0, 1e9) }),
	examples: [{ units: 1 }],
} as const;

const SPEND = operation({ name: 'spend', ...declared }).runs(({ units }) => {
	spend(units);
	return { spent: units };
});

/** Spends in steps of a tenth of a millisecond, so that the budget ends in a later slice. */
const STEPS = operation({ name: 'spend-in-steps', ...declared }).runsInSteps(function* ({ units }) {
	for (let spent = 0; spent < units; spent += 1000) {
		spend(1000);
		const end = performance.now() + 0.1;
		while (performance.now() < end);
		yield;
	}
	return { spent: units };
});

const operations = [SPEND, STEPS], TOO_MUCH = { units: WORK_LIMIT + 1 }, ENOUGH = { units: 1000 };

interface Problem {
	readonly status: number;
	readonly type: string;
	readonly detail: string;
}

interface Answered {
	readonly problem: Problem;
	readonly result: object;
}

interface Called {
	readonly result: { readonly isError: boolean; readonly content: readonly { readonly text: string }[] };
}

const DETAIL = /more work than one request may.*Send less at once/;

const assertProblem = ({ status, type, detail }: Problem): void => {
	assert.is(status, 400);
	assert.match(type, /\/problems\/too-complex$/);
	assert.match(detail, DETAIL);
};

const JSON_TYPE = 'application/json';

/** The requests that a server and `tincture/fetch` answer alike. */
async function assertDoors(ask: (path: string, init?: RequestInit) => Promise<Response>): Promise<void> {
	const send = (path: string, value: unknown, type = JSON_TYPE, method = 'POST'): Promise<Response> =>
		ask(path, { method, headers: { 'Content-Type': type }, body: typeof value === 'string' ? value : JSON.stringify(value) });
	for (const { name } of operations) {
		const path = `/api/v1/${name}`;
		for (const response of [
			await ask(`${path}?units=${TOO_MUCH.units}`), await send(path, TOO_MUCH), await send(path, TOO_MUCH, JSON_TYPE, 'QUERY'),
		]) {
			assert.is(response.status, 400);
			assert.match(response.headers.get('content-type') ?? '', 'application/problem+json');
			assertProblem(await response.json() as Problem);
		}
		const questions = [{ id: 1, operation: name, input: TOO_MUCH }, { id: 2, operation: name, input: ENOUGH }];
		const batch = await (await send('/api/v1/batch', questions)).json() as Answered[];
		const stream = await (await send('/api/v1/batch', questions.map((one) => JSON.stringify(one)).join('\n'), 'application/x-ndjson')).text();
		for (const [first, second] of [batch, stream.trim().split('\n').map((line) => JSON.parse(line) as Answered)]) {
			assertProblem(first!.problem);
			assert.equal(second!.result, { spent: 1000 }, 'each question has a budget');
		}
		const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: TOO_MUCH } };
		const { result } = await (await send('/mcp', message)).json() as Called;
		assert.is(result.isError, true);
		assert.match(result.content[0]!.text, DETAIL);
	}
	const page = await ask('/problems/too-complex');
	assert.is(page.status, 200);
	assert.match(await page.text(), 'too-complex');
}

const tooComplex = suite('too-complex');

tooComplex('a server answers it at every door', () =>
	withServer((url) => assertDoors((path, init) => fetch(url + path, init)), { operations }));

tooComplex('tincture/fetch answers it at every door', () => {
	const handle = createFetch({ operations });
	return assertDoors((path, init) => handle(new Request(`http://localhost${path}`, init)));
});

tooComplex('a function of the library throws it', () => {
	for (const run of [callable(SPEND), callable(STEPS)]) {
		assert.throws(() => run(TOO_MUCH), (error: unknown) => error instanceof InputError && error.issues[0].code === 'too-complex');
		assert.equal(run(ENOUGH), { spent: 1000 });
	}
});

tooComplex('the command line reports it and ends with 1', async () => {
	for (const own of operations) {
		const { code, out, err } = await tincture(['--units', String(COMMAND_LIMIT + 1)], {}, (words, io) => runOperation(own, words, io));
		assert.is(code, 1);
		assert.is(out, '');
		assert.match(err, DETAIL);
	}
});

tooComplex('a stream of the command line answers a line with it and goes on', async () => {
	const input = [`${COMMAND_LIMIT + 1}\n${ENOUGH.units}\n`];
	for (const own of operations) {
		const { code, out } = await tincture(['--units', '-'], { input }, (words, io) => runOperation(own, words, io));
		const [first, second] = out.trim().split('\n').map((line) => JSON.parse(line) as Problem & { readonly spent: number });
		assertProblem(first!);
		assert.is(second!.spent, 1000);
		assert.is(code, 1);
	}
});

tooComplex.run();
