/*
 * The primary process of several workers: accepts connections, and passes each to a worker.
 *
 * With a rate limit a client always reaches the same worker, by its address, so that the limit of one worker is the limit of all;
 * without one, workers take turns. The primary does not read from connections. A worker that ends is replaced, and its clients go to the
 * next one until then, also those whose connections were on their way to it.
 *
 * Proof  test/http/workers.test.ts.
 */

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../doors/limits.ts';
import { hashText } from '../math/hash.ts';
import { limitKey } from './client-address.ts';
import type { Config } from './config.ts';
import { getConnection } from './connection.ts';
import { acceptWaiting, PATIENCE } from './drain.ts';
import type { Log } from './log.ts';
import { mergeMetrics } from './merge-metrics.ts';

/** An order of the primary to a worker; connections are sent with `connection`. */
export type Order = 'connection' | 'leave' | 'drain' | 'metrics';

/** A message of a worker: that it serves or stops serving, that it took the next connection, or its metrics. */
export type Report = { readonly isServing: boolean } | { readonly hasTaken: true } | { readonly metrics: string };

/** A worker that serves, with the connections that it has not taken yet, in the order in which they were sent. */
interface Serving {
	readonly worker: Worker;
	readonly sent: Socket[];
}

export interface Workers {
	/** Accepts connections; does not listen yet. */
	readonly server: Server;
	/** Starts the workers. Resolves when all serve. */
	readonly start: () => Promise<void>;
	/** Stops without losing a request. Resolves when all workers have ended. */
	readonly drain: (delay: number) => Promise<void>;
	/** The metrics of all workers. */
	readonly readMetrics: () => Promise<string>;
}

/** A worker that ends sooner is not replaced before this time has passed, in milliseconds. */
const SHORTEST_LIFE = 1000;

/** Milliseconds for a worker to send its metrics. */
const METRICS_MS = 2000;

/** Creates workers that run this program. `fail` is called with the exit code of a worker that cannot start. */
export function createWorkers(config: Config, log: Log, fail: (code: number) => void): Workers {
	const { rateLimit, ipv6Prefix } = config.server;
	/** The worker of each slot; null while it starts. */
	const slots: (Serving | null)[] = Array.from({ length: config.workers }, () => null);
	/** Connections that arrived while no worker served. */
	const waiting: Socket[] = [];
	let isStopping = false, turn = 0;

	const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
		socket.on('error', () => {});
		pass(socket);
	});
	server.maxConnections = LIMITS.connections;

	const pass = (socket: Socket): void => {
		const first = rateLimit === null ? turn++ : hashText(limitKey(getConnection(socket).peer, ipv6Prefix).join());
		for (let i = 0; i < slots.length; i++) {
			const serving = slots[(first + i) % slots.length];
			if (!serving?.worker.isConnected()) continue;
			serving.sent.push(socket);
			return void serving.worker.send('connection' satisfies Order, socket, { keepOpen: true });
		}
		if (isStopping) socket.destroy();
		else waiting.push(socket);
	};

	const passAll = (sockets: readonly Socket[]): void => sockets.filter(({ destroyed }) => !destroyed).forEach(pass);

	const fork = (slot: number): Promise<void> => new Promise((resolve) => {
		const worker = cluster.fork(), serving: Serving = { worker, sent: [] }, began = performance.now();
		worker.on('message', (report: Report) => {
			if ('hasTaken' in report) return void serving.sent.shift()?.destroy();
			if (!('isServing' in report)) return;
			slots[slot] = report.isServing ? serving : null;
			passAll(waiting.splice(0));
			resolve();
		});
		// A message to a worker that has just ended; its exit follows.
		worker.on('error', () => {});
		worker.on('exit', (code: number | null) => {
			const hasServed = slots[slot] === serving || performance.now() - began > SHORTEST_LIFE;
			slots[slot] = null;
			passAll(serving.sent);
			if (isStopping) return;
			if (!hasServed && code !== null && code > 1) return fail(code);
			log.notice(`a worker ended with ${code ?? worker.process.signalCode}; another one starts`);
			setTimeout(() => void fork(slot).then(resolve), Math.max(0, began + SHORTEST_LIFE - performance.now()));
		});
	});

	const send = (order: Order): void => listWorkers().forEach((worker) => worker.isConnected() && worker.send(order));

	return {
		server,
		start: async () => {
			await Promise.all(slots.map((_, slot) => fork(slot)));
		},
		drain: async (delay) => {
			isStopping = true;
			send('leave');
			if (delay > 0) await pause(delay);
			await acceptWaiting(server);
			const closed = server.listening ? once(server.close(), 'close') : undefined;
			// Messages arrive in order, so each worker has received its connections before.
			send('drain');
			const ends = listWorkers().map((worker) => (worker.isDead() ? undefined : once(worker, 'exit')));
			await Promise.race([Promise.all(ends), pause(PATIENCE.most + SHORTEST_LIFE)]);
			for (const worker of listWorkers()) worker.process.kill('SIGKILL');
			for (const socket of waiting) socket.destroy();
			await closed;
		},
		readMetrics: async () => {
			const texts = await Promise.all(listWorkers().map(readMetrics));
			return mergeMetrics(texts.filter((text) => text !== ''));
		},
	};
}

const listWorkers = (): readonly Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** The metrics of a worker; empty if it does not send them in time. */
const readMetrics = (worker: Worker): Promise<string> => new Promise((resolve) => {
	const settle = (text: string): void => {
		clearTimeout(late);
		worker.off('message', listen).off('exit', end);
		resolve(text);
	};
	const listen = (report: Report): void => {
		if ('metrics' in report) settle(report.metrics);
	};
	const end = (): void => settle(''), late = setTimeout(end, METRICS_MS);
	worker.on('message', listen).on('exit', end);
	if (worker.isConnected()) worker.send('metrics' satisfies Order);
	else end();
});
