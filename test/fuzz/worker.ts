/*
 * Asks the process of `in-process.ts`, and kills it if it does not answer.
 */

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Reply } from './in-process.ts';

/** Milliseconds: a command answers at most some lines of at most a quarter of a second each. */
const PATIENCE_MS = 20_000;

/** Milliseconds in addition for a process that starts: it compiles all sources, on a machine that others use. */
const START_MS = 60_000;

export interface Worker {
	/** One order at a time. Rejects if the process hangs or ends. */
	readonly ask: (order: Order) => Promise<Reply>;
	readonly stop: () => void;
}

/** A worker whose process starts with the first order, and again after it was killed. */
export function createWorker(): Worker {
	let child: ChildProcess | undefined;
	const start = (): ChildProcess => fork(fileURLToPath(new URL('in-process.ts', import.meta.url)), {
		execArgv: ['--import', 'tsx', '--max-old-space-size=256'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced',
	});
	return {
		ask: (order) => new Promise((resolve, reject) => {
			const patience = child === undefined ? START_MS + PATIENCE_MS : PATIENCE_MS, process = child ??= start();
			let why = 'the process ended';
			const timer = setTimeout(() => {
				why = `no answer after ${patience} ms`;
				process.kill('SIGKILL');
			}, patience);
			const settle = (): void => {
				clearTimeout(timer);
				process.removeAllListeners('message').removeAllListeners('close');
			};
			process.once('message', (reply) => {
				settle();
				resolve(reply as Reply); // `in-process.ts` sends nothing else.
			});
			process.once('close', () => {
				settle();
				child = undefined;
				reject(new Error(why));
			});
			process.send(order);
		}),
		stop: () => void child?.kill('SIGKILL'),
	};
}
