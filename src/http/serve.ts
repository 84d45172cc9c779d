/*
 * Runs the service as a process: settings, signals, graceful stop.
 */

import type { Server } from 'node:http';
import { InputError } from '../errors.ts';
import { requireNames } from '../names/data.ts';
import { readConfig, type Environment } from './config.ts';
import { EX_CONFIG, EX_OSFILE } from './exit-codes.ts';
import { listenOptions, removeStale } from './listen.ts';
import { createLog } from './log.ts';
import { createMetricsServer } from './metrics-server.ts';
import { createServer, type ColorServer } from './server.ts';
import { warmUp } from './warm-up.ts';

/** Ends the process with a message. */
export function refuse(code: number, sentence: string): never {
	process.stderr.write(`tincture: ${sentence}\n`);
	process.exit(code);
}

/** Runs a step of the start. An InputError ends the process with its messages. */
function orRefuse<T>(code: number, step: () => T): T {
	try {
		return step();
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		return refuse(code, thrown.issues.map(({ detail }) => detail).join(' '));
	}
}

/**
 * Serves until a signal, then ends the process: 0 stopped, 1 a bug or a second signal, EX_OSFILE a damaged installation, EX_CONFIG
 * an invalid setting. Returns the server, which does not listen yet. `called` names a setting in messages: as a variable, or as an
 * option of a command.
 */
export function serve(environment: Environment, called: (setting: string) => string = (name) => name): ColorServer {
	const config = orRefuse(EX_CONFIG, () => readConfig(environment, called));
	const { host, port, socket, warmUp: milliseconds, drainDelay, logLevel, metricsPort, ...settings } = config;
	orRefuse(EX_OSFILE, requireNames);

	const log = createLog(logLevel);
	const server = createServer({ ...settings, log });

	let isStopping = false;

	async function stop(message: string, code: number): Promise<void> {
		if (isStopping) process.exit(1);
		isStopping = true;
		log.notice(message);
		await server.drain({ delay: code === 0 ? drainDelay : 0 });
		process.exit(code);
	}

	process.on('SIGTERM', () => void stop('stopping on SIGTERM', 0));
	process.on('SIGINT', () => void stop('stopping on SIGINT', 0));

	// Errors of requests are caught. Any other error leaves an unknown state: the service answers accepted requests and ends, and the
	// supervisor starts it again.
	process.on('uncaughtException', (thrown) => {
		log.error('uncaught exception', thrown);
		void stop('stopping after an error', 1);
	});
	// The service goes on, because no answer depends on a promise without a handler.
	process.on('unhandledRejection', (thrown) => log.error('unhandled rejection', thrown));
	// The service goes on if the reader of its log closes the pipe.
	process.stdout.on('error', () => {});
	process.stderr.on('error', () => {});

	server.on('error', (error: NodeJS.ErrnoException) => {
		if (server.listening) return log.error('the server failed', error);
		const reason = explainFailure(error, socket === null ? 'PORT' : 'SOCKET', called);
		refuse(EX_CONFIG, `cannot listen on ${socket ?? `${host}:${port}`}: ${reason}.`);
	});
	server.on('listening', () => {
		if (metricsPort === null) return;
		const metrics = createMetricsServer(server.readMetrics!);
		metrics.on('error', (error) =>
			refuse(EX_CONFIG, `cannot listen on ${host}:${metricsPort}: ${explainFailure(error, 'METRICS_PORT', called)}.`));
		metrics.listen(metricsPort, host, () => log.notice(`metrics on ${printListening(metrics)}/metrics`));
	});

	const where = listenOptions({ host, port, socket }, environment, process.pid);
	const listen = async (): Promise<void> => {
		if (socket !== null) await removeStale(socket);
		server.listen(where, () => log.notice(`listening on ${printListening(server)}`));
	};
	// Clients may already wait on a passed socket.
	if (milliseconds === 0 || 'fd' in where) void listen();
	else void warmUp(milliseconds).catch((thrown: unknown) => log.error('the warm-up failed', thrown)).then(listen);
	return server;
}

/** The address of a listening server as a URL; the path of a Unix socket. */
function printListening(server: Server): string {
	const bound = server.address();
	if (bound === null || typeof bound === 'string') return bound ?? 'a passed socket';
	return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}

/** Why a server cannot listen at the place that a setting names. */
function explainFailure(
	{ code, message }: NodeJS.ErrnoException, setting: 'PORT' | 'SOCKET' | 'METRICS_PORT', called: (setting: string) => string,
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
