/*
 * Runs the service as a process: settings, signals, graceful stop.
 */

import type { Server as NetServer } from 'node:net';
import { ASSETS } from '#assets';
import { attempt, InputError } from '../errors.ts';
import { requireNames } from '../names/data.ts';
import { contains, LOCAL, toNetworks } from './client-address.ts';
import { listIgnored, type Environment } from './config-names.ts';
import { listUnused, NAMES, readConfig, type Called, type Config } from './config.ts';
import { EX_CONFIG, EX_OSFILE } from './exit-codes.ts';
import { listenOptions, removeStale } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { createMetricsServer } from './metrics-server.ts';
import { createServer, type ColorServer } from './server.ts';
import { warmUp } from './warm-up.ts';

/** Ends the process with a message. */
export function exitWith(code: number, sentence: string): never {
	process.stderr.write(`tincture: ${sentence}\n`);
	process.exit(code);
}

/** Runs a step of the start. An InputError ends the process with its messages. */
function orRefuse<T>(code: number, step: () => T): T {
	const result = attempt(step);
	return result instanceof InputError ? exitWith(code, result.issues.map(({ detail }) => detail).join(' ')) : result;
}

/**
 * Serves until a signal, then ends the process with one of EXIT_CODES. Returns the server, which does not listen yet; nothing if
 * workers serve.
 */
export function serve(environment: Environment, called: Called = (name) => name): ColorServer | undefined {
	const config = orRefuse(EX_CONFIG, () => readConfig(environment, called));
	orRefuse(EX_OSFILE, requireNames);
	const log = createLog(config.logLevel), start: Start = { config, log, environment, called };
	// The service goes on, because no answer depends on a promise without a handler.
	process.on('unhandledRejection', (thrown) => log.error('unhandled rejection', thrown));
	// The service goes on if the reader of its log closes the pipe.
	process.stdout.on('error', () => {});
	process.stderr.on('error', () => {});
	if (config.workers === 1) return serveAlone(start);
	serveWithWorkers(start).catch((thrown: unknown) => {
		log.error('the start failed', thrown);
		process.exit(1);
	});
	return undefined;
}

interface Start {
	readonly config: Config;
	readonly log: Log;
	readonly environment: Environment;
	readonly called: Called;
}

function serveAlone(start: Start): ColorServer {
	const server = openServer(start);
	stopOnSignals(start.log, start.config.drainDelay, (delay) => server.drain({ delay }));
	listenAt(server, start, start.config.warmUp, server.readMetrics);
	return server;
}

function openServer({ config, log }: Start): ColorServer {
	const server = orRefuse(EX_OSFILE, () => createServer({ ...config.server, log }));
	if (!config.server.disable.includes('pages') && ASSETS.all().length === 0)
		exitWith(EX_OSFILE, 'the files of the pages are missing. Build or install tincture again, or set DISABLE to pages.');
	return server;
}

/** Runs the primary process, or one of its workers. */
async function serveWithWorkers(start: Start): Promise<void> {
	const { config, log } = start;
	const { default: cluster } = await import('node:cluster');
	if (cluster.isPrimary) {
		const { createWorkers } = await import('./workers.ts');
		const workers = createWorkers(config, log, (code) => process.exit(code));
		stopOnSignals(log, config.drainDelay, workers.drain);
		await workers.start();
		listenAt(workers.server, start, 0, config.server.metrics ? workers.readMetrics : null);
		return;
	}
	const { reportLeaving, serveForPrimary } = await import('./worker.ts');
	const server = openServer(start);
	const stop = stopOnSignals(log, 0, () => {
		reportLeaving();
		return server.drain();
	});
	// Signals to all processes of a group are for the primary, which then sends an order.
	process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
	if (config.warmUp > 0) await warmUp(config.warmUp).catch((thrown: unknown) => log.error('the warm-up failed', thrown));
	serveForPrimary(server, (code) => stop(null, code));
}

/** Stops on signals and after an uncaught error. Returns the function that stops, with the message for the log. */
function stopOnSignals(
	log: Log, drainDelay: number, drain: (delay: number) => Promise<void>,
): (message: string | null, code: number) => void {
	let isStopping = false;
	const stop = async (message: string | null, code: number): Promise<void> => {
		if (isStopping) process.exit(1);
		isStopping = true;
		if (message !== null) log.notice(message);
		await drain(code === 0 ? drainDelay : 0);
		process.exit(code);
	};
	process.on('SIGTERM', () => void stop('stopping on SIGTERM', 0));
	process.on('SIGINT', () => void stop('stopping on SIGINT', 0));
	// Errors of requests are caught. Any other error leaves an unknown state: the service answers accepted requests and ends, and the
	// supervisor starts it again.
	process.on('uncaughtException', (thrown) => {
		log.error('uncaught exception', thrown);
		void stop('stopping after an error', 1);
	});
	return (message, code) => void stop(message, code);
}

/** Listens after a warm-up of some milliseconds, and serves the metrics on their own port if there is one. */
function listenAt(
	server: NetServer, { config, log, environment, called }: Start, milliseconds: number, readMetrics: (() => string | Promise<string>) | null,
): void {
	const { host, socket, port, metricsPort } = config;
	server.on('error', (error: NodeJS.ErrnoException) => {
		if (server.listening) return log.error('the server failed', error);
		const reason = explainFailure(error, socket === null ? 'PORT' : 'SOCKET', called);
		exitWith(EX_CONFIG, `cannot listen on ${socket ?? `${host}:${port}`}: ${reason}.`);
	});
	const ignored = listIgnored(environment, NAMES);
	if (ignored.length > 0) log.notice(`without effect, because no setting has this name: ${ignored.join(', ')}`);
	for (const setting of listUnused(config, environment, called)) log.notice(`without effect: ${setting}`);
	if (socket !== null && !toNetworks(config.server.trustProxy).some((network) => contains(network, LOCAL)))
		log.notice(`all clients on ${called('SOCKET')} count as one; set ${called('TRUST_PROXY')} to loopback for a proxy there`);
	server.on('listening', () => {
		if (metricsPort === null) return;
		const metrics = createMetricsServer(readMetrics!);
		const own = server.address(), isOwn = typeof own === 'object' && own?.port === metricsPort;
		metrics.on('error', (error) => exitWith(EX_CONFIG, `cannot listen on ${host}:${metricsPort}: ${isOwn
			? `${called('METRICS_PORT')} is the port of the service; set it or ${called('PORT')} to another`
			: explainFailure(error, 'METRICS_PORT', called)}.`));
		metrics.listen(metricsPort, host, () => log.notice(`metrics on ${printListening(metrics)}/metrics`));
	});
	const where = listenOptions(config, environment, process.pid);
	const listen = async (): Promise<void> => {
		if (socket !== null) await removeStale(socket);
		server.listen(where, () => log.notice(`listening on ${printListening(server)}`));
	};
	// Clients may already wait on a passed socket.
	if (milliseconds === 0 || 'fd' in where) void listen();
	else void warmUp(milliseconds).catch((thrown: unknown) => log.error('the warm-up failed', thrown)).then(listen);
}

/** The address of a listening server as a URL; the path of a Unix socket. */
function printListening(server: NetServer): string {
	const bound = server.address();
	if (bound === null || typeof bound === 'string') return bound ?? 'a passed socket';
	return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}

/** Why a server cannot listen at the place that a setting names. */
function explainFailure(
	{ code, message }: NodeJS.ErrnoException, setting: 'PORT' | 'SOCKET' | 'METRICS_PORT', called: Called,
): string {
	switch (code) {
		case 'EADDRINUSE': return `${setting === 'SOCKET' ? 'it' : 'the port'} is taken; set ${called(setting)} to another`;
		case 'EACCES': return setting === 'SOCKET'
			? 'the folder is missing, or this user cannot write to it'
			: `the system does not allow this port; set ${called(setting)} to one from 1024`;
		case 'EADDRNOTAVAIL': return `this machine has no such address; set ${called('HOST')} to one it has`;
		case 'ENOTFOUND': return `${called('HOST')} is not a known host name`;
		default: return message;
	}
}
