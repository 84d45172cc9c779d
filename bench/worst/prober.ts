/*
 * Runs candidates in another process, which is killed if it does not answer in time: a hang or a crash is a result like any other.
 *
 * The process runs a bundle of the sources, because the loader of TypeScript makes every closure slower.
 */

import { buildSync } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request } from './request.ts';

export interface Order {
	readonly request: Request;
	/** Number of runs; the least turn and memory count, and the median CPU of the second half. */
	readonly repeats: number;
}

/** The cost of a request. */
export interface Cost {
	readonly status: number;
	/** Bytes of the answer. */
	readonly bytes: number;
	readonly units: number;
	/** Number of budgets: lines or items of a batch; 1 for other requests. */
	readonly questions: number;
	/** True if the answer is the problem `too-complex`. */
	readonly isRefused: boolean;
	/** Microseconds of user and system time on the small server of `yardstick.ts`. */
	readonly cpu: number;
	/** Milliseconds of the longest turn of the event loop, on that server. */
	readonly turn: number;
	/** Bytes by which the memory grew, garbage included. */
	readonly growth: number;
	/** Bytes of the heap when idle. */
	readonly heap: number;
	/** The stack of an internal error. */
	readonly bug?: string;
}

/** A cost, or how the process ended. */
export type Outcome = Cost | { readonly failure: 'hang' | 'crash'; readonly detail: string };

export interface Prober {
	/** Runs a request; without an answer after `patience` milliseconds the process is killed. */
	readonly run: (request: Request, repeats?: number, patience?: number) => Promise<Outcome>;
	readonly stop: () => void;
}

const PATIENCE_MS = 4_000;

/** More patience for a new process, which loads the lists of names and compiles code on a machine that may be busy. */
const START_UP_MS = 20_000;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A bundle of the service in a directory for temporary files, with the lists of names where it looks for them. */
export function bundleService(): { readonly file: string; readonly remove: () => void } {
	const place = mkdtempSync(join(tmpdir(), 'tincture-worst-'));
	mkdirSync(join(place, 'dist/service'), { recursive: true });
	symlinkSync(join(ROOT, 'data'), join(place, 'data'));
	// The packed lists of a build load faster; without one they are read from their text.
	symlinkSync(join(ROOT, 'dist/names'), join(place, 'dist/names'));
	const file = join(place, 'dist/service/service.mjs');
	buildSync({
		entryPoints: [join(ROOT, 'bench/worst/service.ts')], outfile: file, bundle: true, platform: 'node', format: 'esm', external: ['esbuild'],
		logLevel: 'error',
	});
	return { file, remove: () => rmSync(place, { recursive: true }) };
}

/** A prober with a process that is started when it is needed; `flags` go to Node. */
export function createProber(file: string, flags: readonly string[] = ['--max-old-space-size=400']): Prober {
	let child: ChildProcess | undefined;
	const start = (): ChildProcess => {
		const started = fork(file, { execArgv: [...flags], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
		let said = '';
		started.stderr!.on('data', (text: Buffer) => said = (said + text.toString()).slice(-2000));
		started.on('exit', () => child = undefined);
		started.on('close', (code, signal) => started.emit('over', `${code ?? signal}: ${/FATAL ERROR.*|Error: .*/.exec(said)?.[0] ?? said.slice(-200)}`));
		return started;
	};
	const run = (request: Request, repeats: number, patience: number): Promise<Outcome> => new Promise((resolve) => {
		const startUp = child === undefined ? START_UP_MS : 0, process = child ??= start();
		let isHanging = false;
		const timer = setTimeout(() => {
			isHanging = true;
			process.kill('SIGKILL');
		}, patience + startUp);
		const settle = (outcome: Outcome): void => {
			clearTimeout(timer);
			process.off('message', onMessage);
			process.off('over', onOver);
			resolve(outcome);
		};
		const onMessage = (cost: unknown): void => settle(cost as Cost); // `service.ts` sends nothing else.
		const onOver = (detail: string): void => settle({ failure: isHanging ? 'hang' : 'crash', detail: isHanging ? `no answer after ${patience} ms` : detail });
		process.once('message', onMessage);
		process.once('over', onOver);
		process.send({ request, repeats } satisfies Order);
	});
	return {
		run: (request, repeats = 1, patience = PATIENCE_MS) => run(request, repeats, patience),
		stop: () => void child?.kill('SIGKILL'),
	};
}
