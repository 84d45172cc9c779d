/*
 * npm run fuzz -- --minutes 10 --seed tuesday               sends damaged requests for ten minutes, starting with this seed
 * npm run fuzz -- --seed tuesday --door command             tests one door only: operation, door, fetch, command
 * npm run fuzz -- --seed tuesday --door fetch --case 1234   repeats one case and prints its answer
 *
 * The service runs in a separate process without a rate limit; `tincture/fetch` and the command line run in another. Fails on a 500,
 * an incomplete answer, an answer without CORS headers, a connection that stays open, a hang, an error in the log, a process that
 * ends, answers of `tincture/fetch` that differ from the server's, and memory that grows. Prints each failure with its number.
 */

import { LIMITS } from '../../src/doors/limits.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { start } from '../http/process.ts';
import { assertOpen, type Answer } from '../http/raw.ts';
import { anyCommand, commandFault } from './command.ts';
import { anyDoor, anyRequest } from './doors.ts';
import { exchange } from './exchange.ts';
import { mutant } from './mutate.ts';
import { askServer, difference } from './twin.ts';
import { createWorker } from './worker.ts';

/** No connection lives longer than the time for a request, for lingering, and for the work of all that run at once. */
const PATIENCE_MS = LIMITS.requestMs + LIMITS.lingerMs + LIMITS.checkMs + 10_000;

const MOST_GROWTH = 64 * 2 ** 20;

/** In a shorter run the heap still fills to its bound, which is growth without a leak. */
const LEAST_MINUTES = 3;

/** Failures after which a run stops. */
const MOST_FAILURES = 10;

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 5 * 60_000;

const option = (name: string, fallback: string): string => {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? fallback : process.argv[at + 1] ?? fallback;
};

const seed = option('seed', String(Date.now())), minutes = Number(option('minutes', '1'));
const only = option('case', ''), doorName = option('door', '');

const service = start({ RATE_LIMIT: 'off', METRICS: 'on' }, [], ['--max-old-space-size=256']);
const url = await service.url, worker = createWorker();
const failures: string[] = [], statuses = new Map<number, number>();

function checkAnswer({ status, headers, body }: Answer): void {
	statuses.set(status, (statuses.get(status) ?? 0) + 1);
	if (status === 100) return;
	assertOpen({ status, headers, body });
	if (status === 500) throw new Error(`500: ${body}`);
	const type = headers.get('content-type') ?? '';
	if (type.includes('ndjson')) for (const line of body.split('\n')) line === '' || JSON.parse(line);
	else if (type.includes('json')) JSON.parse(body);
}

async function sendBytes(bytes: string): Promise<unknown> {
	const answers = await exchange(url, bytes, PATIENCE_MS);
	answers.forEach(checkAnswer);
	return answers;
}

interface Door {
	/** How many cases run at once. */
	readonly atOnce: number;
	readonly draw: (i: number) => unknown;
	/** Rejects with the fault. */
	readonly attempt: (drawn: never) => Promise<unknown>;
}

/** The memory of the worker by now, for its growth. */
let workerMemory = 0;

const drawn = <T>(door: string, atOnce: number, draw: (random: Random) => T, attempt: (value: T) => Promise<unknown>): Door =>
	({ atOnce, draw: (i) => draw(randomFrom(`${seed} ${door} ${i}`)), attempt });

const DOORS: Readonly<Record<string, Door>> = {
	operation: drawn('operation', 8, mutant, sendBytes),
	door: drawn('door', 4, anyDoor, sendBytes),
	// One after the other in one process: half of its time each.
	fetch: drawn('fetch', 1, anyRequest, async (request) => {
		const [expected, actual] = [await askServer(url, request), await worker.ask({ kind: 'fetch', ...request })];
		workerMemory = actual.memory;
		const fault = difference(expected, actual);
		if (fault !== undefined) throw new Error(fault);
		return actual;
	}),
	command: drawn('command', 1, anyCommand, async (order) => {
		const reply = await commands.ask(order), fault = commandFault(order, reply);
		if (fault !== undefined) throw new Error(fault);
		return reply;
	}),
};

const commands = createWorker();
const counts: Record<string, number> = {};

if (!(minutes > 0) || (doorName !== '' && !Object.hasOwn(DOORS, doorName)) || (only !== '' && doorName === '')) {
	console.error(`Expected --minutes above 0, --door among ${Object.keys(DOORS).join(', ')}, and --case with --door.`);
	service.child.kill('SIGKILL');
	process.exit(64);
}

async function attempt(name: string, { draw, attempt: run }: Door, i: number): Promise<unknown> {
	const value = draw(i);
	try {
		return await run(value as never); // Each door attempts what it draws.
	} catch (error) {
		failures.push(`${name} case ${i}: ${String(error)}\n${JSON.stringify(value).slice(0, 20_000)}`);
		return null;
	}
}

/** The least memory of the service in some seconds, because garbage comes and goes. */
async function resident(): Promise<number> {
	let least = Infinity;
	for (let sample = 0; sample < 5; sample++) {
		const text = await (await fetch(`${url}/metrics`)).text();
		least = Math.min(least, Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]));
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	return least;
}

let early = 0, late = 0, workerEarly = 0;
if (only !== '') {
	const door = DOORS[doorName]!;
	console.log(door.draw(Number(only)));
	console.log(await attempt(doorName, door, Number(only)));
} else {
	console.log(`seed ${seed}, ${minutes} minutes`);
	const begin = performance.now(), end = begin + minutes * 60_000;
	const loop = async (name: string, door: Door): Promise<void> => {
		while (performance.now() < end && failures.length < MOST_FAILURES) {
			const i = counts[name] = (counts[name] ?? -1) + 1;
			await attempt(name, door, i);
		}
	};
	const progress = setInterval(() => {
		const passed = Math.round((performance.now() - begin) / 60_000);
		console.log(`${passed} minutes: ${JSON.stringify(counts)}, ${failures.length} failures`);
	}, PROGRESS_MS);
	const measured = setTimeout(async () => {
		early = await resident().catch(() => 0);
		workerEarly = workerMemory;
	}, (end - begin) / 3);
	await Promise.all(Object.entries(DOORS).filter(([name]) => doorName === '' || name === doorName)
		.flatMap(([name, door]) => Array.from({ length: door.atOnce }, () => loop(name, door))));
	clearTimeout(measured);
	clearInterval(progress);
	late = await resident().catch(() => Infinity);
	if (minutes >= LEAST_MINUTES && !(late - early < MOST_GROWTH)) failures.push(`memory grew from ${early} to ${late} bytes`);
	if (minutes >= LEAST_MINUTES && workerEarly > 0 && workerMemory - workerEarly > MOST_GROWTH) failures.push(`memory of fetch grew from ${workerEarly} to ${workerMemory} bytes`);
}

worker.stop();
commands.stop();
if ((await fetch(`${url}/livez`).catch(() => null))?.status !== 200) failures.push('the service is gone');
service.child.kill('SIGTERM');
const { code, out, err } = await service.ended;
if (code !== 0) failures.push(`the service ended with ${code}: ${err}`);
const errors = out.split('\n').filter((line) => line.includes('"level":50'));
if (errors.length > 0) failures.push(`${errors.length} errors in the log, first: ${errors[0]}`);

console.log(`${JSON.stringify(counts)}; ${[...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`).join(', ')}`);
if (early > 0) console.log(`memory after a third ${(early / 2 ** 20).toFixed(0)} MiB, at the end ${(late / 2 ** 20).toFixed(0)} MiB`);
console.log(failures.length === 0 ? 'no failure' : failures.join('\n\n'));
process.exit(failures.length === 0 ? 0 : 1);
