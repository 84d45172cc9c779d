/*
 * Chooses the listening socket: one passed by systemd (socket activation), or a host and port.
 *
 * A socket of systemd outlives the process. During a restart connections wait in the kernel and none is refused.
 *
 * Source  sd_listen_fds(3): LISTEN_PID is the process that the sockets are for, LISTEN_FDS their number, from descriptor 3 on.
 */

import type { ListenOptions } from 'node:net';
import type { Environment } from './config.ts';

const FIRST_PASSED = 3;

/** Options for `server.listen`: the passed socket if the environment names this process (`pid`), else host and port. */
export const listenOptions = (host: string, port: number, environment: Environment, pid: number): ListenOptions | { fd: number } =>
	environment['LISTEN_PID'] === String(pid) && Number(environment['LISTEN_FDS']) >= 1 ? { fd: FIRST_PASSED } : { host, port };
