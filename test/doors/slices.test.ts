/*
 * Work in slices: short work runs at once; long work lets others run in between, for every transport, with the same result.
 *
 * The tests control the clock and the turns of the event loop, so the load of the machine does not matter.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetch } from '../../src/fetch.ts';
import { CLIENT_GONE, createSlices, MOST_PUT_OFF, sharedWork, type Slices } from '../../src/doors/slices.ts';
import { createBudget, isTooComplex, spend, WORK_LIMIT, type Client } from '../../src/math/budget.ts';
import type { Steps } from '../../src/math/steps.ts';
import { auditTheme } from '../../src/operations.ts';

const slices = suite('work in slices');

interface World extends Slices {
	/** Milliseconds that work has taken. */
	readonly work: (milliseconds: number) => void;
	/** One turn of the event loop, with the microtasks that follow. */
	readonly turn: () => Promise<void>;
}

function createWorld(): World {
	let now = 0, next: (() => void)[] = [];
	const made = createSlices({ now: () => now, later: (then) => void next.push(then) });
	return {
		...made,
		work: (milliseconds) => void (now += milliseconds),
		turn: async () => {
			const due = next;
			next = [];
			for (const then of due) then();
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}

/** Work of so many milliseconds, in steps of one. */
function* workOf({ work }: World, milliseconds: number, note = (): void => {}): Steps<string> {
	for (let i = 0; i < milliseconds; i++) {
		work(1);
		note();
		yield;
	}
	return 'done';
}

const client = (name: string, more: Partial<Client> = {}): Client =>
	({ key: () => name, isGone: () => false, requireCredit: () => {}, ...more });

slices('short work runs at once, within a time that all requests of a turn share', async () => {
	const world = createWorld(), { inSlices, turn } = world;
	assert.is(inSlices(workOf(world, 1), createBudget()), 'done');
	const long = inSlices(workOf(world, 20), createBudget());
	assert.instance(long, Promise);
	const begun: string[] = [];
	const late = inSlices(workOf(world, 1, () => begun.push('late')), createBudget());
	assert.instance(late, Promise, 'the moment is used up');
	assert.equal(begun, []);
	await turn();
	assert.is(inSlices(workOf(world, 1), createBudget()), 'done', 'another turn, another moment');
	for (let i = 0; i < 20; i++) await turn();
	assert.equal(await Promise.all([long, late]), ['done', 'done']);
});

slices('a turn runs one slice, and 120 ms of work take 30 turns', async () => {
	const world = createWorld(), { inSlices, turn } = world;
	let left = 2, turns = 0;
	for (let i = 0; i < 2; i++) void Promise.resolve(inSlices(workOf(world, 60), createBudget())).then(() => left--);
	for (; left > 0 && turns < 100; turns++) await turn();
	assert.ok(turns >= 28 && turns <= 34, `${turns} turns`);
});

slices('a client with 30 heavy jobs delays each slice of a job of another client by one slice', async () => {
	const world = createWorld(), { inSlices, turn } = world, order: string[] = [];
	const begin = (name: string): void => void inSlices(workOf(world, 20, () => order.push(name)), createBudget(WORK_LIMIT, client(name)));
	for (let i = 0; i < 30; i++) begin('many');
	begin('one');
	for (let i = 0; i < 300; i++) await turn();
	assert.is(order.length, 31 * 20);
	const last = order.lastIndexOf('one'), between = order.slice(0, last).filter((name) => name === 'many').length;
	assert.ok(between <= 2 * 20 + 8, `${between} steps of the other client before its own 20 were done`);
});

slices('the jobs of one client run in order; one without credit is refused', async () => {
	const world = createWorld(), { inSlices, turn } = world, order: number[] = [];
	let isBroke = false;
	const one = client('one', { requireCredit: () => { if (isBroke) throw new Error('broke'); } });
	const jobs = [0, 1, 2].map((job) => Promise.resolve(inSlices(workOf(world, 10, () => order.push(job)), createBudget(WORK_LIMIT, one)))
		.then(() => { isBroke = job === 1; }));
	const settled = Promise.allSettled(jobs);
	for (let i = 0; i < 20; i++) await turn();
	assert.equal((await settled).map(({ status }) => status), ['fulfilled', 'fulfilled', 'rejected']);
	assert.equal(order, [...Array(10).fill(0), ...Array(10).fill(1)]);
});

slices('the work of a client that has gone ends', async () => {
	const world = createWorld(), { inSlices, nextSlice, turn } = world;
	let isGone = false, steps = 0;
	const gone = client('gone', { isGone: () => isGone });
	const work = Promise.resolve(inSlices(workOf(world, 100, () => steps++), createBudget(WORK_LIMIT, gone))).catch((error: unknown) => error);
	await turn();
	isGone = true;
	const before = steps, slice = nextSlice(gone).catch((error: unknown) => error);
	for (let i = 0; i < 5; i++) await turn();
	assert.is(await work, CLIENT_GONE);
	assert.is(await slice, CLIENT_GONE);
	assert.is(steps, before);
});

slices('slices wait while connections arrive, up to a limit, and once for a request', async () => {
	const world = createWorld(), { inSlices, turn } = world;
	let steps = 0;
	void inSlices(workOf(world, 1000, () => steps++), createBudget());
	await turn();
	const before = steps;
	for (let i = 0; i < MOST_PUT_OFF; i++) {
		world.noteConnection();
		await turn();
	}
	assert.is(steps, before, 'every turn accepts a connection, none works');
	world.noteConnection();
	await turn();
	assert.is(steps, before + 4, 'work goes on all the same');
	world.noteRequest();
	await turn();
	assert.is(steps, before + 4);
	world.noteRequest();
	await turn();
	assert.is(steps, before + 8, 'requests in every turn delay a slice by one turn');
	await turn();
	assert.is(steps, before + 12);
});

slices('work ends in too-complex when its budget is used up, in the first slice or a later one', async () => {
	const world = createWorld(), { inSlices, turn } = world;
	function* costly(milliseconds: number): Steps<string> {
		yield* workOf(world, milliseconds);
		spend(11);
		return 'done';
	}
	assert.throws(() => inSlices(costly(0), createBudget(10)), isTooComplex);
	const late = Promise.resolve(inSlices(costly(20), createBudget(10))).catch((error: unknown) => error);
	for (let i = 0; i < 10; i++) await turn();
	assert.ok(isTooComplex(await late));
});

slices('shared work that fails is done again for the next request, at once or in slices', async () => {
	for (const milliseconds of [0, 10]) {
		let tries = 0;
		const read = sharedWork(function* () {
			const end = performance.now() + milliseconds, isFirst = ++tries === 1;
			while (performance.now() < end) yield;
			if (isFirst) throw new Error('first');
			return 'done';
		});
		const first = async (): Promise<string> => read();
		const [outcome] = await Promise.allSettled([first()]);
		assert.is(outcome.status, 'rejected', `${milliseconds} ms`);
		assert.is(await read(), 'done', `${milliseconds} ms`);
		assert.is(await read(), 'done');
		assert.is(tries, 2, `${milliseconds} ms`);
	}
});

slices('interleaved jobs spend from their own budgets', async () => {
	const world = createWorld(), { inSlices, turn } = world;
	function* spending(units: number): Steps<void> {
		for (let i = 0; i < 20; i++) {
			yield* workOf(world, 1);
			spend(units);
		}
	}
	const budgets = [createBudget(), createBudget()] as const;
	const both = Promise.all([inSlices(spending(1), budgets[0]), inSlices(spending(10), budgets[1])]);
	for (let i = 0; i < 20; i++) await turn();
	await both;
	assert.equal(budgets.map(({ spent }) => spent), [20, 200]);
});

/** A theme whose audit takes longer than a slice: the maximum number of modes, each with different pairs. */
const LONG = Array.from({ length: 60 }, (_, i) => `[data-theme=t${i}] { ${Array.from({ length: 8 }, (_, j) =>
	`--b${j}: hsl(${(i * 37 + j * 61) % 360} 40% 45%); --b${j}-foreground: hsl(${(i * 53 + j * 17) % 360} 40% 52%);`).join(' ')} }`).join('\n');

const INPUT = { theme: LONG, repair: true } as const;

slices('a long audit is the same alone, in a batch, in lines and over the Model Context Protocol', async () => {
	const expected = JSON.stringify(auditTheme(INPUT)), ask = createFetch();
	const post = async (path: string, type: string, body: string): Promise<string> => {
		const sent = new Request(`http://x${path}`, {
			method: 'POST', body, headers: { 'Content-Type': type, 'Accept': 'application/json, text/event-stream' },
		});
		return (await ask(sent)).text();
	};
	const question = { id: 1, operation: 'audit-theme', input: INPUT }, color = { id: 2, operation: 'parse-color', input: { color: 'teal' } };
	assert.is(await post('/api/v1/audit-theme', 'application/json', JSON.stringify(INPUT)), expected);
	const [first, second] = JSON.parse(await post('/api/v1/batch', 'application/json', JSON.stringify([question, color])));
	assert.equal([first.id, second.id, JSON.stringify(first.result)], [1, 2, expected]);
	const lines = (await post('/api/v1/batch', 'application/x-ndjson', `${JSON.stringify(question)}\n${JSON.stringify(color)}\n`)).trim().split('\n');
	assert.equal(lines.map((line) => JSON.parse(line).id), [1, 2]);
	assert.is(JSON.stringify(JSON.parse(lines[0]!).result), expected);
	const call = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'audit-theme', arguments: { ...INPUT, full: true } } };
	const { result } = JSON.parse(await post('/mcp', 'application/json', JSON.stringify(call)));
	assert.equal(result.structuredContent, JSON.parse(expected));
});

slices('faults of a long theme have the same messages alone, in a batch and over the Model Context Protocol', async () => {
	const faulty = { ...INPUT, pairs: [{ text: 'b0-foregruond', background: 'b0' }] }, ask = createFetch();
	const said = ((): string => {
		try {
			auditTheme(faulty);
			return '';
		} catch (error) {
			return (error as Error).message;
		}
	})();
	assert.match(said, /"b0-foregruond".*"--b0-foreground"/);
	const post = async (path: string, sent: unknown): Promise<Response> => ask(new Request(`http://x${path}`, {
		method: 'POST', body: JSON.stringify(sent),
		headers: { 'Content-Type': 'application/json', 'Accept': 'application/json, text/event-stream' },
	}));
	const alone = await post('/api/v1/audit-theme', faulty);
	assert.is(alone.status, 400);
	assert.is((await alone.json() as { readonly detail: string }).detail, said);
	const [first] = await (await post('/api/v1/batch', [{ operation: 'audit-theme', input: faulty }])).json() as
		[{ readonly problem: { readonly detail: string } }];
	assert.is(first.problem.detail, said);
	const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'audit-theme', arguments: faulty } };
	const { result } = await (await post('/mcp', call)).json() as
		{ readonly result: { readonly isError: boolean; readonly content: readonly [{ readonly text: string }] } };
	assert.ok(result.isError);
	assert.ok(result.content[0].text.includes(said), result.content[0].text);
});

slices('faults of a theme that is read in steps are reported with all others', async () => {
	const body = JSON.stringify({ theme: `${' '.repeat(50_000)}{"a":`, repair: 1, form: 'css' });
	const answer = await createFetch()(new Request('http://x/api/v1/audit-theme', {
		method: 'POST', body, headers: { 'Content-Type': 'application/json' },
	}));
	const { errors } = await answer.json() as { readonly errors: readonly { readonly pointer: string }[] };
	assert.equal(errors.map(({ pointer }) => pointer), ['#/theme', '#/repair', '#/form']);
});

slices.run();
