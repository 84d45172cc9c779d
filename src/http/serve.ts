/*
 * The service as a process: settings from an environment, signals, a graceful stop.
 *
 * Whoever starts it says how its settings are called in messages: as variables, or as options of a command.
 */

import { readConfig, type Environment } from './config.ts';
import { listenOptions } from './listen.ts';
import { createLog } from './log.ts';
import { createServer, type ColorServer } from './server.ts';
import { warmUp } from './warm-up.ts';

/** Exit codes of sysexits.h: an argument, a setting that cannot be. */
export const EX_USAGE = 64, EX_CONFIG = 78;

/** Ends the process with one sentence. */
export function refuse(code: number, sentence: string): never {
	process.stderr.write(`tincture: ${sentence}\n`);
	process.exit(code);
}

/**
 * Serves until a signal, and ends the process: 0 stopped, 1 a bug or a second signal, EX_CONFIG a setting that cannot be. The
 * server, which does not listen yet.
 */
export function serve(environment: Environment, called: (setting: string) => string = (name) => name): ColorServer {
	const { config: { host, port, warmUp: milliseconds, logLevel, ...settings }, faults } = readConfig(environment, called);
	if (faults.length > 0) refuse(EX_CONFIG, faults.join(' '));

	const log = createLog(logLevel);
	const server = createServer({ ...settings, log });

	let isStopping = false;

	async function stop(message: string, code: number): Promise<void> {
		if (isStopping) process.exit(1);
		isStopping = true;
		log.notice(message);
		await server.drain();
		process.exit(code);
	}

	process.on('SIGTERM', () => void stop('stopping on SIGTERM', 0));
	process.on('SIGINT', () => void stop('stopping on SIGINT', 0));

	// What a request throws is caught where it is answered. An error from anywhere else leaves a state that nobody knows:
	// what was accepted is answered, then the process ends and is started anew.
	process.on('uncaughtException', (thrown) => {
		log.error('an error that nothing caught', thrown);
		void stop('stopping after an error', 1);
	});
	// No answer hangs on a promise, so none is lost with one: the service lives on.
	process.on('unhandledRejection', (thrown) => log.error('a rejection that nothing caught', thrown));
	// A reader of the log that has gone must not take the service with it.
	process.stdout.on('error', () => {});
	process.stderr.on('error', () => {});

	server.on('error', (error: NodeJS.ErrnoException) => {
		if (server.listening) return log.error('the server failed', error);
		refuse(EX_CONFIG, `cannot listen on ${host}:${port}: ${reasonOf(error, called)}.`);
	});

	const where = listenOptions(host, port, environment, process.pid);
	const listen = (): ColorServer => server.listen(where, () => {
		const bound = server.address();
		if (bound === null || typeof bound === 'string') return log.notice('listening');
		log.notice(`listening on http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`);
	});
	// On a socket that was passed on callers wait already.
	if (milliseconds === 0 || 'fd' in where) listen();
	else void warmUp(milliseconds).catch((thrown: unknown) => log.error('it could not ask itself', thrown)).then(listen);
	return server;
}

function reasonOf({ code, message }: NodeJS.ErrnoException, called: (setting: string) => string): string {
	switch (code) {
		case 'EADDRINUSE': return `the port is taken; set ${called('PORT')} to another`;
		case 'EACCES': return `the system does not allow this port; set ${called('PORT')} to one from 1024`;
		case 'EADDRNOTAVAIL': return `this machine has no such address; set ${called('HOST')} to one it has`;
		case 'ENOTFOUND': return `${called('HOST')} is not a name that this machine knows`;
		default: return message;
	}
}
