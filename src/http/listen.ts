/*
 * Chooses the listening socket: one passed by systemd (socket activation), a Unix socket, or a host and port.
 *
 * A socket of systemd outlives the process. During a restart connections wait in the kernel and none is refused.
 *
 * Source  sd_listen_fds(3): LISTEN_PID is the process that the sockets are for, LISTEN_FDS their number, from descriptor 3 on.
 */

import { lstatSync, rmSync } from 'node:fs';
import { connect, type ListenOptions } from 'node:net';
import type { Environment } from './config-names.ts';
import type { Config } from './config.ts';

const FIRST_PASSED = 3;

/** Options for `server.listen`: the passed socket if the environment names this process (`pid`), else the place of the settings. */
export function listenOptions(
	{ host, port, socket }: Pick<Config, 'host' | 'port' | 'socket'>, environment: Environment, pid: number,
): ListenOptions | { fd: number } {
	if (environment['LISTEN_PID'] === String(pid) && Number(environment['LISTEN_FDS']) >= 1) return { fd: FIRST_PASSED };
	// The folder decides which users may connect.
	return socket === null ? { host, port } : { path: socket, readableAll: true, writableAll: true };
}

/** Removes the file of a Unix socket on which nobody listens any more, because its process was killed. */
export const removeStale = (path: string): Promise<void> => new Promise((resolve) => {
	if (lstatSync(path, { throwIfNoEntry: false })?.isSocket() !== true) return resolve();
	const probe = connect(path, () => {
		probe.destroy();
		resolve();
	}).on('error', ({ code }: NodeJS.ErrnoException) => {
		if (code === 'ECONNREFUSED') rmSync(path, { force: true });
		resolve();
	});
});
