/*
 * Time to listening and to the first named color, and memory after it, compared with a bare node:http. Every sample is a new process.
 * Requires Linux for memory.
 */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { quantile, type Outcome } from './measure.ts';

const ROUNDS = 11;

const BARE = `require('http').createServer((_, r) => { r.writeHead(200, { 'Content-Type': 'application/json' }); r.end('{}'); })
	.listen(0, '127.0.0.1', function () { console.log('listening on http://127.0.0.1:' + this.address().port); });`;

const COMMANDS = { tincture: [fileURLToPath(new URL('../dist/service/main.js', import.meta.url))], 'bare node:http': ['-e', BARE] } as const;

interface Reading {
	readonly listening: number;
	readonly answered: number;
	/** Resident memory in MiB. */
	readonly memory: number;
}

const read = (words: readonly string[]): Promise<Reading> => new Promise((resolve, reject) => {
	const begin = performance.now();
	const child = spawn(process.execPath, words, { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' }, stdio: ['ignore', 'pipe', 'pipe'] });
	let text = '', isAsked = false;
	const hear = async (data: Buffer): Promise<void> => {
		text += data.toString();
		const port = /127\.0\.0\.1:(\d+)/.exec(text)?.[1];
		if (port === undefined || isAsked) return;
		isAsked = true;
		const listening = performance.now() - begin;
		const response = await fetch(`http://127.0.0.1:${port}/api/v1/parse-color?color=%233b82f6`);
		await response.arrayBuffer();
		const answered = performance.now() - begin;
		const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
		child.kill();
		resolve({ listening, answered, memory });
	};
	child.stdout.on('data', hear);
	child.stderr.on('data', hear);
	child.once('error', reject);
});

export async function start(note: (what: string) => void): Promise<Outcome[]> {
	// The first request of this process pays for fetch itself.
	await fetch('http://127.0.0.1:9').catch(() => undefined);
	const names = ['tincture', 'bare node:http'] as const;
	const readings: { readonly [name in typeof names[number]]: Reading[] } = { 'tincture': [], 'bare node:http': [] };
	for (let round = 0; round <= ROUNDS; round++) {
		note(`round ${round} of ${ROUNDS}`);
		for (const name of round % 2 === 0 ? names : [...names].reverse()) {
			const reading = await read(COMMANDS[name]);
			// The first round reads files that are not in memory yet.
			if (round > 0) readings[name].push(reading);
		}
	}
	const outcome = (title: string, what: keyof Reading, unit: string, most: number): Outcome => {
		const mine = readings.tincture.map((reading) => reading[what]), bare = readings['bare node:http'].map((reading) => reading[what]);
		const reached = quantile(bare.map((x, i) => x / mine[i]!), 0.5);
		const row = (name: string, values: readonly number[], ratio: number): Outcome['results'][number] => ({
			name, median: quantile(values, 0.5), least: Math.min(...values), spread: (quantile(values, 0.75) - quantile(values, 0.25)) / quantile(values, 0.5), ratio, isPeer: ratio !== 1,
		});
		return {
			title: `${title} (at most ${most}x bare node:http is wanted)`,
			inputs: 0,
			unit,
			results: [row('tincture', mine, 1), row('bare node:http', bare, reached)],
			aims: [{ over: 'bare node:http', by: Number((1 / most).toFixed(3)), peer: 'bare node:http', reached }],
		};
	};
	return [
		outcome('start to listening', 'listening', 'ms', 1.4),
		outcome('start to the first named color', 'answered', 'ms', 1.5),
		outcome('memory after the first named color', 'memory', 'MiB', 1.25),
	];
}
