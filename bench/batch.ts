/*
 * Many colors in one stream of lines, compared with one request each on one connection; and the memory of the service over two
 * million lines.
 *
 * Every color is new, so no answer is cached. The client is this process. Measures the CPU time of the service, from /proc, and
 * colors per second, in interleaved rounds. Takes three minutes. Requires Linux.
 */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { cpuMicroseconds, start, type Running } from './http.ts';
import { quantile, type Outcome } from './measure.ts';

const ROUNDS = 7, COLORS = 10_000, STREAMS = 200;

/** Requests of one round. */
const REQUESTS = 2_000;

/** Streams after which memory is measured. Before the first, V8 still enlarges its heap. */
const READ_AFTER = [100, 150, STREAMS];

const AIM = 4;

let asked = 0;

/** No color twice: the step is odd, and there are 2 ** 24. */
const nextHex = (): string => (Math.imul(asked++, 7_919) & 0xffffff).toString(16).padStart(6, '0');

const PROBLEM = '"problem":';

/** Counts without parsing, so that this process is not the bottleneck. */
function timesIn(bytes: Buffer, text: string): number {
	let times = 0;
	for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) times++;
	return times;
}

/** Counts lines, and lines with problems; rejects unless the status is 200. */
const ask = (agent: Agent, port: number, path: string, body?: string): Promise<{ readonly lines: number; readonly problems: number }> =>
	new Promise((resolve, reject) => {
		const headers = { 'Content-Type': 'application/x-ndjson' };
		const asking = request({ agent, port, host: '127.0.0.1', path, ...(body !== undefined && { method: 'POST', headers }) }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`${path} is answered by ${response.statusCode}`));
			let lines = 0, problems = 0, tail = '';
			// The border of two chunks is counted once: the tail is shorter than a mark, and a line feed is one byte.
			response.on('data', (chunk: Buffer) => {
				lines += timesIn(chunk, '\n');
				problems += timesIn(chunk, PROBLEM) + timesIn(Buffer.from(tail + chunk.toString('latin1', 0, PROBLEM.length - 1), 'latin1'), PROBLEM);
				tail = chunk.toString('latin1', Math.max(0, chunk.length - PROBLEM.length + 1));
			});
			response.on('end', () => resolve({ lines, problems }));
			response.on('error', reject);
		});
		asking.on('error', reject);
		asking.end(body);
	});

async function stream(agent: Agent, { port }: Running): Promise<number> {
	const lines = Array.from({ length: COLORS }, () => `{"operation":"parse-color","input":{"color":"#${nextHex()}"}}\n`).join('');
	const answer = await ask(agent, port, '/api/v1/batch', lines);
	if (answer.lines !== COLORS || answer.problems > 0) throw new Error(`${answer.lines} answers, ${answer.problems} of them problems`);
	return COLORS;
}

async function oneByOne(agent: Agent, { port }: Running): Promise<number> {
	for (let i = 0; i < REQUESTS; i++) await ask(agent, port, `/api/v1/parse-color?color=%23${nextHex()}`);
	return REQUESTS;
}

interface Reading {
	readonly cpu: number;
	readonly persecond: number;
}

async function read(work: (agent: Agent, service: Running) => Promise<number>, agent: Agent, service: Running): Promise<Reading> {
	const pid = service.process.pid!, before = cpuMicroseconds(pid), begun = process.hrtime.bigint();
	const colors = await work(agent, service);
	const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
	return { cpu: (cpuMicroseconds(pid) - before) / colors, persecond: colors / seconds };
}

const WAYS = [['NDJSON of POST /api/v1/batch', stream], ['a request each, one kept connection', oneByOne]] as const;

/** CPU time and rate of both. */
export async function batch(note: (what: string) => void): Promise<Outcome[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 }), service = await start('tincture');
	try {
		for (const [, work] of WAYS) await work(agent, service);
		const readings = WAYS.map((): Reading[] => []);
		for (let round = 0; round < ROUNDS; round++) for (let i = 0; i < WAYS.length; i++) {
			const at = (round + i) % WAYS.length, [name, work] = WAYS[at]!;
			note(`round ${round + 1} of ${ROUNDS}: ${name}`);
			readings[at]!.push(await read(work, agent, service));
		}
		return [outcomeOf(readings, 'cpu'), outcomeOf(readings, 'persecond')];
	} finally {
		agent.destroy();
		service.process.removeAllListeners('exit');
		service.process.kill();
	}
}

const SERVICE = fileURLToPath(new URL('../dist/service/main.js', import.meta.url));

/** The bundled service. */
const startService = (): Promise<Running> => new Promise((resolve, reject) => {
	const settings = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off' };
	const child = spawn(process.execPath, [SERVICE], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
	child.stdout.once('data', (data) => resolve({ process: child, port: Number(/127\.0\.0\.1:(\d+)/.exec(String(data))?.[1]) }));
	child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
});

/** Memory of a new service over two million lines. */
export async function batchMemory(note: (what: string) => void): Promise<Outcome[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 }), service = await startService();
	try {
		const sizes: { readonly lines: string; readonly size: number }[] = [];
		for (let i = 1; i <= STREAMS; i++) {
			note(`stream ${i} of ${STREAMS}`);
			await stream(agent, service);
			if (READ_AFTER.includes(i)) sizes.push({ lines: `${(i * COLORS).toLocaleString('en')} lines`, size: residentMiB(service) });
		}
		const first = sizes[0]!, last = sizes.at(-1)!;
		return [{
			title: 'Batch, resident memory of the service',
			inputs: 0,
			unit: 'MiB',
			results: sizes.map(({ lines, size }) => ({
				name: `after ${lines}`, median: size, least: size, spread: 0, ratio: size / first.size, isPeer: false,
			})),
			// Constant: at most a tenth above the first value.
			aims: [{ over: first.lines, by: 0.9, peer: `the memory after ${first.lines} over that at the end`, reached: first.size / last.size }],
		}];
	} finally {
		agent.destroy();
		service.process.removeAllListeners('exit');
		service.process.kill();
	}
}

const residentMiB = ({ process: { pid } }: Running): number =>
	Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

function outcomeOf([mine, theirs]: readonly (readonly Reading[])[], what: keyof Reading): Outcome {
	const ratio = quantile(mine!.map((reading, round) => {
		const other = theirs![round]![what];
		return what === 'cpu' ? other / reading.cpu : reading.persecond / other;
	}), 0.5);
	const [, [peer]] = WAYS;
	return {
		title: what === 'cpu' ? 'A color described, CPU of the service' : 'Colors described, rate',
		inputs: COLORS,
		unit: what === 'cpu' ? 'CPU-us' : '/s',
		results: [mine!, theirs!].map((readings, i) => {
			const values = readings.map((reading) => reading[what]), median = quantile(values, 0.5);
			return {
				name: WAYS[i]![0], median, least: Math.min(...values), ratio: i === 0 ? 1 : what === 'cpu' ? ratio : 1 / ratio, isPeer: i > 0,
				spread: (quantile(values, 0.75) - quantile(values, 0.25)) / median,
			};
		}),
		aims: [{ over: peer, by: AIM, peer, reached: ratio }],
	};
}
