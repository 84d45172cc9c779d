/*
 * Work in slices: short work is done at once; of long work others get their turn, whoever asks, and it comes to the same.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetch } from '../../src/fetch.ts';
import { inSlices } from '../../src/doors/slices.ts';
import type { Steps } from '../../src/math/steps.ts';
import { auditTheme } from '../../src/operations.ts';

const slices = suite('work in slices');

/** Work of so many milliseconds, in pieces of one. */
function* workOf(milliseconds: number): Steps<string> {
	for (let i = 0; i < milliseconds; i++) {
		const end = performance.now() + 1;
		while (performance.now() < end);
		yield;
	}
	return 'done';
}

slices('short work is done at once', () => assert.is(inSlices(workOf(1)), 'done'));

slices('others get many turns while long work goes on, and it ends', async () => {
	let turns = 0, isOver = false;
	const turn = (): void => {
		turns++;
		if (!isOver) setImmediate(turn);
	};
	setImmediate(turn);
	const results = await Promise.all([inSlices(workOf(60)), inSlices(workOf(60))]);
	isOver = true;
	assert.equal(results, ['done', 'done']);
	// Slices of 4 ms of 120 ms of work, and each may be one step longer.
	assert.ok(turns >= 10, `${turns} turns`);
});

/** A theme whose audit takes longer than a slice: as many modes as are read, each with pairs of its own. */
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

slices('what is wrong with a long theme is told in the same words alone, in a batch and over the Model Context Protocol', async () => {
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

slices('faults of a theme that is read in steps stand with all others', async () => {
	const body = JSON.stringify({ theme: `${' '.repeat(50_000)}{"a":`, repair: 1, form: 'css' });
	const answer = await createFetch()(new Request('http://x/api/v1/audit-theme', {
		method: 'POST', body, headers: { 'Content-Type': 'application/json' },
	}));
	const { errors } = await answer.json() as { readonly errors: readonly { readonly pointer: string }[] };
	assert.equal(errors.map(({ pointer }) => pointer), ['#/theme', '#/repair', '#/form']);
});

slices.run();
