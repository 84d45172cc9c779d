/*
 * The process in which candidates run: it answers one request after another and reports what each cost. It may hang or crash;
 * `prober.ts` notices.
 *
 * CPU is the median of the second half of the runs, when code is compiled, and its microseconds are those of `yardstick.ts`. A turn
 * is the time between two rounds of the event loop while the request is answered: what every other client has to wait. Its CPU time
 * counts if that is less, because a busy machine interrupts the process.
 */

import { getHeapStatistics } from 'node:v8';
import { anonymousCaller } from '../../src/doors/door.ts';
import { answerLines } from '../../src/doors/lines.ts';
import { problemReply } from '../../src/doors/problem.ts';
import { createRouter } from '../../src/doors/router.ts';
import { createSite } from '../../src/doors/assets.ts';
import { listDoors } from '../../src/doors/table.ts';
import { InputError } from '../../src/errors.ts';
import { seal } from '../../src/http/reply.ts';
import { isTooComplex, type Budget } from '../../src/math/budget.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import type { Cost, Order } from './prober.ts';
import type { Request } from './request.ts';
import { createYardstick } from './yardstick.ts';

let bug: unknown;

const site = createSite({ basePath: '', disable: [], assets: [] });
const doors = listDoors({
	operations: OPERATIONS, site, inspect: null, doors: [], isLeaving: () => false, report: (thrown) => bug ??= thrown,
	metrics: null, disable: [], hasKeys: false,
});
const router = createRouter<never>(doors, '');

/** Bytes of a chunk as a socket delivers it. */
const CHUNK = 64 * 1024;

type Answer = Pick<Cost, 'status' | 'bytes' | 'units' | 'questions' | 'isRefused'>;

async function answer({ method, target, type, body }: Request): Promise<Answer> {
	const [path = '', query = ''] = target.split(/\?(.*)/s), route = router.find(path), caller = anonymousCaller();
	if (route === undefined) return { status: 404, bytes: 0, units: 0, questions: 1, isRefused: false };
	const bytes = new TextEncoder().encode(body), { door } = route;
	if (type === 'application/x-ndjson') return answerStream(door.lines!, bytes);
	try {
		const reply = await door.answer({ reading: method === 'GET' ? 'query' : 'json', query, body: bytes, parts: route.readParts(path), ...caller });
		const questions = path.endsWith('/batch') ? Math.max(1, body.split('"operation"').length - 1) : 1;
		return { status: reply.status, bytes: seal(reply).body.length, units: caller.budget.spent, questions, isRefused: false };
	} catch (thrown) {
		if (!(thrown instanceof InputError)) bug ??= thrown;
		const { status } = problemReply(site, thrown, method === 'GET' ? 'query' : 'body', {});
		return { status, bytes: 500, units: caller.budget.spent, questions: 1, isRefused: isTooComplex(thrown) };
	}
}

async function answerStream(lines: NonNullable<(typeof doors)[number]['lines']>, body: Uint8Array): Promise<Answer> {
	const budgets: Budget[] = [];
	let bytes = 0;
	const chunks = async function* (): AsyncGenerator<Uint8Array> {
		for (let at = 0; at < body.length; at += CHUNK) yield body.slice(at, at + CHUNK);
	};
	const counted = { ...lines, answer: (...given: Parameters<typeof lines.answer>) => {
		budgets.push(given[1]);
		return lines.answer(...given);
	} };
	const write = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
	for await (const piece of answerLines(chunks(), counted, { write, pay: () => undefined, settle: () => {}, client: null })) bytes += piece.length;
	return { status: 200, bytes, units: budgets.reduce((sum, { spent }) => sum + spent, 0), questions: Math.max(1, budgets.length), isRefused: false };
}

const memory = (): number => {
	const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
	return heap + external;
};

/** Watches rounds of the event loop: the longest one in milliseconds, and the most memory at the end of one. */
function watch(): () => { readonly turn: number; readonly peak: number } {
	let turn = 0, peak = 0, last = performance.now(), begin = process.cpuUsage(), isOver = false;
	const note = (): void => {
		const { user, system } = process.cpuUsage(begin);
		turn = Math.max(turn, Math.min(performance.now() - last, (user + system) / 1000));
		peak = Math.max(peak, memory());
		last = performance.now();
		begin = process.cpuUsage();
	};
	const look = (): void => {
		note();
		if (!isOver) setImmediate(look);
	};
	setImmediate(look);
	return () => {
		isOver = true;
		note();
		return { turn, peak };
	};
}

const measurePace = createYardstick();

async function cost({ request, repeats }: Order): Promise<Cost> {
	const cpus: number[] = [];
	let turn = Infinity, growth = Infinity, last: Answer | undefined;
	measurePace();
	for (let run = 0; run < repeats; run++) {
		// Other work of the process, such as the message that ordered this one, is over.
		await new Promise((resolve) => setImmediate(resolve));
		globalThis.gc?.();
		const before = memory(), stop = watch(), begin = process.cpuUsage();
		last = await answer(request);
		const { user, system } = process.cpuUsage(begin), seen = stop(), pace = measurePace();
		cpus.push((user + system) / pace);
		turn = Math.min(turn, seen.turn / pace);
		growth = Math.min(growth, seen.peak - before);
	}
	globalThis.gc?.();
	const thrown = bug, compiled = cpus.slice(repeats >> 1).toSorted((one, other) => one - other), cpu = compiled[(compiled.length - 1) >> 1]!;
	bug = undefined;
	return { ...last!, cpu, turn, growth, heap: getHeapStatistics().used_heap_size, ...(thrown !== undefined && { bug: String((thrown as Error).stack ?? thrown) }) };
}

/** Loads the lists of names and compiles the most common code, so that the first candidate does not pay for it. */
async function warmUp(): Promise<void> {
	for (const operation of OPERATIONS) for (const { input } of operation.examples) {
		const request: Request = { method: 'POST', target: `/api/v1/${operation.name}`, type: 'application/json', body: JSON.stringify(input) };
		for (let run = 0; run < 3; run++) await answer(request);
	}
	await answer({ method: 'GET', target: '/api/v1/parse-color?color=blu%20grean%20turkoize', type: null, body: '' });
}

const ready = warmUp();

process.on('message', (order: Order) => {
	void ready.then(() => cost(order)).then((result) => process.send!(result), (error: unknown) => process.send!({ bug: String(error) }));
});
