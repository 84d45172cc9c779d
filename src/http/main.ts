/*
 * The service as a process: settings from the environment, signals, a graceful stop.
 *
 * Exit codes: 0 stopped by a signal, 1 a bug or a second signal, 64 (EX_USAGE of sysexits.h) an argument, 78
 * (EX_CONFIG) a setting that cannot be.
 */

import { quote } from '../errors.ts';
import { help, readConfig } from './config.ts';
import { listenOptions } from './listen.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';

const EX_USAGE = 64, EX_CONFIG = 78;

function refuse(code: number, sentence: string): never {
	process.stderr.write(`tincture: ${sentence}\n`);
	process.exit(code);
}

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') {
	process.stdout.write(help());
	process.exit(0);
}
if (argument !== undefined)
	refuse(EX_USAGE, `${quote(argument)} means nothing here. Settings are read from the environment; --help lists them.`);

const { config: { host, port, logLevel, ...settings }, faults } = readConfig(process.env);
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
	refuse(EX_CONFIG, `cannot listen on ${host}:${port}: ${REASONS.get(error.code) ?? error.message}.`);
});

const REASONS: ReadonlyMap<string | undefined, string> = new Map([
	['EADDRINUSE', 'the port is taken; set PORT to another'],
	['EACCES', 'the system does not allow this port; set PORT to one from 1024'],
	['EADDRNOTAVAIL', 'this machine has no such address; set HOST to one it has'],
	['ENOTFOUND', 'HOST is not a name that this machine knows'],
]);

server.listen(listenOptions(host, port, process.env, process.pid), () => {
	const bound = server.address();
	if (bound === null || typeof bound === 'string') return log.notice('listening');
	log.notice(`listening on http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`);
});
