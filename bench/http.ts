/*
 * The cost of a request, compared with a bare node:http that returns a constant: CPU time of the process from /proc, which other
 * load hardly affects, and requests per second.
 *
 * Requires wrk and Linux. All servers stay up; rounds are interleaved and rotate.
 */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.ts';
import { quantile, type Outcome } from './measure.ts';

const ROUNDS = 7, CONNECTIONS = 32;

/** Jiffies a second, on every Linux that Node runs on. */
const JIFFY_MICROSECONDS = 10_000;

export interface Running {
	readonly process: ChildProcess;
	readonly port: number;
}

export const start = (name: string, ...words: readonly string[]): Promise<Running> => new Promise((resolve, reject) => {
	const file = fileURLToPath(new URL('serve.ts', import.meta.url));
	const child = spawn(process.execPath, ['--import', 'tsx', file, name, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
	child.stdout.once('data', (data) => resolve({ process: child, port: Number(String(data)) }));
	child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
});

/** Every request has a new color. */
const NEW_COLORS = `
local n = 0
local begin = math.random(0, 15) * 1048576
function setup(thread) end
function init(args) n = tonumber(args[1]) end
function request()
	n = n + 7919
	return wrk.format("GET", string.format("/api/v1/parse-color?color=%%23%06x", n % 16777216))
end
`;

export function cpuMicroseconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
	return (Number(fields[11]) + Number(fields[12])) * JIFFY_MICROSECONDS;
}

interface Reading {
	readonly cpu: number;
	readonly persecond: number;
}

interface Asked {
	readonly title: string;
	readonly server: string;
	/** Another checkout, for tincture. */
	readonly directory?: string;
	readonly path: string;
	readonly isNew: boolean;
}

function ask({ path, isNew }: Asked, { process: { pid }, port }: Running, script: string, round: number, seconds = 2, connections = CONNECTIONS): Reading {
	const words = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...(isNew ? ['-s', script] : []), `http://127.0.0.1:${port}${path}`, ...(isNew ? ['--', String(round * 1_000_003)] : [])];
	const before = cpuMicroseconds(pid!);
	const { stdout } = spawnSync('wrk', words, { encoding: 'utf8' });
	const used = cpuMicroseconds(pid!) - before;
	const count = Number(/(\d+) requests in/.exec(stdout)?.[1]), rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
	if (/Non-2xx/.test(stdout) || !(count > 0)) throw new Error(`No answer to ${path} on port ${port}:\n${stdout}`);
	return { cpu: used / count, persecond: rate };
}

const CONSTANT_PATH = '/api/v1/parse-color?color=teal';

const OWN: readonly Asked[] = [
	{ title: 'bare node:http', server: 'bare', path: CONSTANT_PATH, isNew: false },
	{ title: 'tincture, the same color', server: 'tincture', path: CONSTANT_PATH, isNew: false },
	{ title: 'fastify, a constant', server: 'fastify', path: CONSTANT_PATH, isNew: false },
	{ title: 'tincture, every color new', server: 'tincture', path: '/', isNew: true },
	{ title: 'fastify + @colordx/core + mnemonist, every color new', server: 'composite', path: '/', isNew: true },
	{ title: 'hono, a constant', server: 'hono', path: CONSTANT_PATH, isNew: false },
	{ title: 'hono + culori + vantage-point tree, every color new', server: 'vantage', path: '/', isNew: true },
];

/** Hits and misses of other builds of tincture. */
const listOthers = (engines: readonly Engine[]): readonly Asked[] => engines.flatMap(({ name, directory }) => [
	{ title: `${name}, the same color`, server: 'tincture', directory, path: CONSTANT_PATH, isNew: false },
	{ title: `${name}, every color new`, server: 'tincture', directory, path: '/', isNew: true },
]);

const keyOf = ({ server, directory = '' }: Asked): string => `${server} ${directory}`.trim();

type Answer = Readonly<Record<string, unknown>>;

/** Throws if the answers of the composite differ, except for hue words, for which it has no package. */
async function wantSameAnswers(ours: Running, theirs: Running): Promise<void> {
	const ask = async ({ port }: Running, hex: string): Promise<Answer> =>
		await (await fetch(`http://127.0.0.1:${port}/api/v1/parse-color?color=%23${hex}`)).json() as Answer;
	for (let n = 0x123456; n < 0x1000000; n += 0x051f17) {
		const hex = n.toString(16).padStart(6, '0');
		const difference = firstDifference(await ask(ours, hex), await ask(theirs, hex), `#${hex}`);
		if (difference !== undefined) throw new Error(`The answer of the composite differs: ${difference}`);
	}
}

/** Numbers may differ by a step of their last decimal. */
function firstDifference(ours: unknown, theirs: unknown, path: string): string | undefined {
	if (/\.(?:hueFamily|hueName|plainName|css)$/.test(path)) return undefined;
	if (typeof ours === 'object' && ours !== null && typeof theirs === 'object' && theirs !== null) {
		for (const [name, value] of Object.entries(ours)) {
			const difference = firstDifference(value, (theirs as Answer)[name], `${path}.${name}`);
			if (difference !== undefined) return difference;
		}
		return undefined;
	}
	const isSame = ours === theirs || (typeof ours === 'number' && typeof theirs === 'number' && Math.abs(ours - theirs) <= (path.includes('readable') ? 0.11 : 0.002));
	return isSame ? undefined : `${path} is ${String(theirs)}, not ${String(ours)}`;
}

export async function http(engines: readonly Engine[], note: (what: string) => void): Promise<Outcome[]> {
	if (spawnSync('wrk', ['--version']).error !== undefined) {
		console.log('\nhttp is skipped: it needs wrk (apt-get install wrk).');
		return [];
	}
	const script = join(tmpdir(), `new-colors-${process.pid}.lua`);
	writeFileSync(script, NEW_COLORS);
	const all = [...OWN, ...listOthers(engines)], running = new Map<string, Running>();
	try {
		for (const asked of all) {
			const { server, directory } = asked, key = keyOf(asked);
			if (!running.has(key)) running.set(key, await start(server, ...(directory === undefined ? [] : [directory])));
		}
		await wantSameAnswers(running.get('tincture')!, running.get('composite')!);
		for (const asked of all) ask(asked, running.get(keyOf(asked))!, script, 99, 2);
		const readings = all.map((): Reading[] => []);
		for (let round = 0; round < ROUNDS; round++) {
			for (let i = 0; i < all.length; i++) {
				const at = (round + i) % all.length, asked = all[at]!;
				note(`round ${round + 1} of ${ROUNDS}: ${asked.title}`);
				readings[at]!.push(ask(asked, running.get(keyOf(asked))!, script, round));
			}
		}
		return [...outcomesOf(all, readings), growth(running.get('tincture')!, script, note), bodies(running.get('tincture')!, note)];
	} finally {
		for (const { process: child } of running.values()) {
			child.removeAllListeners('exit');
			child.kill();
		}
		rmSync(script, { force: true });
	}
}

function outcomesOf(all: readonly Asked[], readings: readonly (readonly Reading[])[]): Outcome[] {
	const others = [...all.keys()].slice(OWN.length);
	const hits = others.filter((at) => !all[at]!.isNew), misses = others.filter((at) => all[at]!.isNew);
	const ratioTo = (mine: number, peer: number, what: keyof Reading): number => {
		const by = quantile(readings[mine]!.map((reading, round) => readings[peer]![round]![what] / reading[what]), 0.5);
		return what === 'cpu' ? by : 1 / by;
	};
	const outcome = (title: string, what: keyof Reading, mine: number, peers: readonly number[], aims: readonly (readonly [peer: number, by: number])[]): Outcome => ({
		title,
		inputs: 0,
		unit: what === 'cpu' ? 'CPU-us' : '/s',
		results: [mine, ...peers].map((at) => {
			const values = readings[at]!.map((reading) => reading[what]);
			return {
				name: all[at]!.title,
				median: quantile(values, 0.5),
				least: Math.min(...values),
				spread: (quantile(values, 0.75) - quantile(values, 0.25)) / quantile(values, 0.5),
				ratio: at === mine ? 1 : ratioTo(mine, at, what),
				isPeer: at !== mine,
			};
		}),
		aims: aims.map(([peer, by]) => ({ over: all[peer]!.title, by, peer: all[peer]!.title, reached: ratioTo(mine, peer, what) })),
	});
	return [
		outcome('HTTP hit, CPU', 'cpu', 1, [0, 2, 5, ...hits], [[0, 0.8], [2, 1]]),
		outcome('HTTP hit, rate', 'persecond', 1, [0, 2, 5, ...hits], [[0, 0.8], [2, 1]]),
		outcome('HTTP miss, CPU', 'cpu', 3, [0, 4, 6, ...misses], [[0, 0.6], [4, 1.8], [6, 10]]),
		outcome('HTTP miss, rate', 'persecond', 3, [0, 4, 6, ...misses], [[0, 0.6], [4, 1.8], [6, 10]]),
	];
}

/** Cost of a hit by open connections. */
function growth(tincture: Running, script: string, note: (what: string) => void): Outcome {
	return grown('HTTP hit by open connections, CPU', [1, 8, 64, 512].map((connections) => {
		note(`${connections} connections`);
		return [`${connections} connections`, () => ask(OWN[1]!, tincture, script, 0, 2, connections).cpu];
	}));
}

const BODY_SIZES = [64, 1024, 8192, 32_768, 65_536];

/** Cost of a POST by the size of its body: one color surrounded by blanks. */
function bodies(tincture: Running, note: (what: string) => void): Outcome {
	const scripts = BODY_SIZES.map((size) => join(tmpdir(), `body-${size}-${process.pid}.lua`));
	BODY_SIZES.forEach((size, i) => writeFileSync(scripts[i]!, `
wrk.method = "POST"
wrk.path = "/api/v1/parse-color"
wrk.headers["Content-Type"] = "application/json"
wrk.body = '{"color":"teal"' .. string.rep(" ", ${size - 16}) .. '}'
`));
	try {
		return grown('HTTP POST by size of the body, CPU', BODY_SIZES.map((size, i) => {
			note(`bodies of ${size} bytes`);
			return [`${size.toLocaleString('en')} bytes`, () => ask({ title: 'POST', server: 'tincture', path: '/', isNew: true }, tincture, scripts[i]!, 0).cpu];
		}));
	} finally {
		for (const script of scripts) rmSync(script, { force: true });
	}
}

function grown(title: string, sizes: readonly (readonly [name: string, read: () => number])[]): Outcome {
	const values = sizes.map(([, read]) => Array.from({ length: 3 }, read));
	const first = quantile(values[0]!, 0.5);
	return {
		title,
		inputs: 0,
		unit: 'CPU-us',
		results: values.map((times, i) => ({
			name: sizes[i]![0], median: quantile(times, 0.5), least: Math.min(...times), spread: 0, ratio: quantile(times, 0.5) / first, isPeer: false,
		})),
		aims: [],
	};
}
