/*
 * The service as a process: settings from the environment, signals, a graceful stop.
 *
 * Exit codes: 0 stopped by a signal, 1 a bug or a second signal, 78 (EX_CONFIG of sysexits.h) a setting that cannot be.
 */

import type { AddressInfo } from 'node:net';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';

const EX_CONFIG = 78;

function misconfigured(sentence: string): never {
	process.stderr.write(`tincture: ${sentence}\n`);
	process.exit(EX_CONFIG);
}

const { config: { host, port, logLevel, ...settings }, faults } = readConfig(process.env);
if (faults.length > 0) misconfigured(faults.join(' '));

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
process.on('uncaughtException', (thrown) => {
	log.error('an error that nothing caught', thrown);
	void stop('stopping after an error', 1);
});
// A reader of the log that has gone must not take the service with it.
process.stdout.on('error', () => {});

server.on('error', (error: NodeJS.ErrnoException) => {
	if (server.listening) return log.error('the server failed', error);
	misconfigured(`cannot listen on ${host}:${port}: ${REASONS.get(error.code) ?? error.message}.`);
});

const REASONS: ReadonlyMap<string | undefined, string> = new Map([
	['EADDRINUSE', 'the port is taken; set PORT to another'],
	['EACCES', 'the system does not allow this port; set PORT to one from 1024'],
	['EADDRNOTAVAIL', 'this machine has no such address; set HOST to one it has'],
	['ENOTFOUND', 'HOST is not a name that this machine knows'],
]);

server.listen(port, host, () => {
	// A server that listens on a port has an address object.
	const { address, port: actual, family } = server.address() as AddressInfo;
	log.notice(`listening on http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`);
});
