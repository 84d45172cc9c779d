/*
 * npm run fuzz -- --minutes 10 --seed tuesday      damaged requests for so long, from this seed on
 * npm run fuzz -- --seed tuesday --case 1234       one of them again, with what came back
 *
 * The service runs as a process of its own, without a limit. It fails on a 500, on an answer that is not whole or that
 * not every origin may read, on a connection that does not end, on an error in the log, on a process that ends, and on
 * memory that grows. What failed is printed with its number.
 */

import { randomFrom } from '../../src/math/random.ts';
import { LIMITS } from '../../src/doors/limits.ts';
import { start } from '../http/process.ts';
import { assertOpen, open, receive, type Answer } from '../http/raw.ts';
import { mutant } from './mutate.ts';

const AT_ONCE = 16;

/** No connection lives longer than the time for a request and for lingering. */
const PATIENCE_MS = LIMITS.requestMs + LIMITS.lingerMs + LIMITS.checkMs + 5_000;

const MOST_GROWTH = 64 * 2 ** 20;

const option = (name: string, fallback: string): string => {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? fallback : process.argv[at + 1] ?? fallback;
};

const seed = option('seed', String(Date.now())), minutes = Number(option('minutes', '1')), only = option('case', '');
if (!(minutes > 0)) {
	console.error('--minutes wants a number above 0.');
	process.exit(64);
}

const service = start({ RATE_LIMIT: 'off', METRICS: 'on' }, [], ['--max-old-space-size=256']);
const url = await service.url;
const failures: string[] = [];
const statuses = new Map<number, number>();

const bytesOf = (i: number): string => mutant(randomFrom(`${seed} ${i}`));

async function answersTo(bytes: string): Promise<readonly Answer[]> {
	const socket = open(url);
	let isOver = false;
	const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
	const timer = setTimeout(() => {
		isOver = true;
		socket.destroy();
	}, PATIENCE_MS);
	socket.end(bytes, 'latin1');
	const answers = await receive(socket, Infinity);
	await ended;
	clearTimeout(timer);
	if (isOver) throw new Error('the connection does not end');
	return answers;
}

async function attempt(i: number): Promise<readonly Answer[]> {
	const bytes = bytesOf(i);
	try {
		const answers = await answersTo(bytes);
		for (const answer of answers) {
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			if (answer.status === 100) continue;
			assertOpen(answer);
			if (answer.status === 500) throw new Error(`500: ${answer.body}`);
			if (answer.headers.get('content-type')?.includes('json')) JSON.parse(answer.body);
		}
		return answers;
	} catch (error) {
		failures.push(`case ${i}: ${String(error)}\n${JSON.stringify(bytes)}`);
		return [];
	}
}

async function resident(): Promise<number> {
	const text = await (await fetch(`${url}/metrics`)).text();
	return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
}

let count = 0, early = 0, late = 0;
if (only !== '') {
	console.log(bytesOf(Number(only)));
	console.log(await attempt(Number(only)));
} else {
	console.log(`seed ${seed}, ${minutes} minutes`);
	const begin = performance.now(), end = begin + minutes * 60_000;
	const worker = async (): Promise<void> => {
		while (performance.now() < end && failures.length < 10) await attempt(count++);
	};
	const measured = setTimeout(async () => early = await resident(), (end - begin) / 3);
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	clearTimeout(measured);
	late = await resident();
	if (!(late - early < MOST_GROWTH)) failures.push(`memory grew from ${early} to ${late} bytes`);
}

if ((await fetch(`${url}/livez`).catch(() => null))?.status !== 200) failures.push('the service is gone');
service.child.kill('SIGTERM');
const { code, out, err } = await service.ended;
if (code !== 0) failures.push(`the service ended with ${code}: ${err}`);
const errors = out.split('\n').filter((line) => line.includes('"level":50'));
if (errors.length > 0) failures.push(`${errors.length} errors in the log, first: ${errors[0]}`);

console.log(`${count} requests; ${[...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`).join(', ')}`);
if (early > 0) console.log(`memory after a third ${(early / 2 ** 20).toFixed(0)} MiB, at the end ${(late / 2 ** 20).toFixed(0)} MiB`);
console.log(failures.length === 0 ? 'no failure' : failures.join('\n\n'));
process.exit(failures.length === 0 ? 0 : 1);
