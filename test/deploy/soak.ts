/*
 * `npm run soak -- --minutes 60`: memory of the built service under steady traffic of every kind. Fails if a request fails, or if the
 * resident memory of the last five minutes exceeds that from the tenth to the fifteenth by more than `MOST_GROWTH`.
 *
 * Compares medians of a reading each second, because the garbage collector makes single readings jump. Requires Linux.
 */

import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../support/project.ts';
import { keptConnection } from './kept-connection.ts';
import { isAnswer, nextQuestion } from './mixture.ts';
import { pause } from './questions.ts';

const HOST = '127.0.0.1', MINUTE = 60_000, MOST_GROWTH = 1.02;
/** Minutes before the first reading that counts, and minutes of readings on each side. */
const SETTLED = 10, SPAN = 5;
/** Each client has its own address. */
const CLIENTS = 32;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, rate: { type: 'string', default: '400' } } });
const minutes = Number(values.minutes), perSecond = Number(values.rate);
if (!(minutes >= SETTLED + SPAN)) throw new RangeError(`--minutes must be at least ${SETTLED + SPAN}, got ${values.minutes}`);

const service = spawn(process.execPath, [join(ROOT, 'dist/service/main.js')], {
	env: { ...process.env, HOST, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'info' }, stdio: ['ignore', 'pipe', 'inherit'],
});
const lines = createInterface({ input: service.stdout });
const port = await new Promise<number>((resolve, reject) => {
	lines.on('line', (line) => {
		const at = /listening on .*:(\d+)/.exec(line);
		if (at !== null) resolve(Number(at[1]));
	});
	service.on('exit', (code) => reject(new Error(`the service ended with ${code}`)));
});

/** Resident memory of the service in MiB. */
const readMemory = (): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))![1]) / 1024;

const start = performance.now(), end = start + minutes * MINUTE, failures: string[] = [];
let answered = 0;

async function client(i: number): Promise<void> {
	const connection = keptConnection(HOST, port, `127.0.2.${1 + i}`), every = 1000 * CLIENTS / perSecond;
	for (let n = i, due = start + i * every / CLIENTS; due < end; n++, due += every) {
		await pause(Math.max(0, due - performance.now()));
		const { color, request } = nextQuestion(HOST, n), { status, body } = await connection.ask(request);
		if (status === 200 && isAnswer(body, color)) answered++;
		else failures.push(`${status} ${body.slice(0, 200)}`);
	}
	connection.close();
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

const readings: { readonly minute: number; readonly memory: number }[] = [];
const timer = setInterval(() => readings.push({ minute: (performance.now() - start) / MINUTE, memory: readMemory() }), 1000);
await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)));
clearInterval(timer);
service.kill();

const between = (from: number, to: number): number =>
	median(readings.filter(({ minute }) => minute >= from && minute < to).map(({ memory }) => memory));
for (let from = 0; from < minutes; from += SPAN) console.log(`${from} min: ${between(from, from + SPAN).toFixed(1)} MiB`);
const early = between(SETTLED, SETTLED + SPAN), late = between(minutes - SPAN, minutes);
console.log(`${answered} answers, ${failures.length} failed; ${early.toFixed(1)} MiB after ${SETTLED} minutes, ${late.toFixed(1)} at the end, `
	+ `${(late / early).toFixed(3)} times`);
for (const failure of failures.slice(0, 10)) console.log(failure);
process.exitCode = failures.length === 0 && late <= early * MOST_GROWTH ? 0 : 1;
