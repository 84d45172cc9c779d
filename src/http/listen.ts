/*
 * Where the process listens: on a socket that systemd opened and passed on, else on a host and port.
 *
 * A socket of systemd outlives the process: while it restarts, connections wait in the kernel and none is refused.
 *
 * Source  sd_listen_fds(3): LISTEN_PID names the process that is meant, LISTEN_FDS how many sockets there are, from 3 on.
 */

import type { ListenOptions } from 'node:net';
import type { Environment } from './config.ts';

const FIRST_PASSED = 3;

/** What to give to `server.listen`: the passed socket where the environment names this process (`pid`), else host and port. */
export const listenOptions = (host: string, port: number, environment: Environment, pid: number): ListenOptions | { fd: number } =>
	environment['LISTEN_PID'] === String(pid) && Number(environment['LISTEN_FDS']) >= 1 ? { fd: FIRST_PASSED } : { host, port };
