/*
 * A socket passed by systemd is used, unless it is for another process.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listenOptions } from '../../src/http/listen.ts';

const listen = suite('listen');

const OWN = { host: '127.0.0.1', port: 80 };

for (const [claim, environment, expected] of [
	['nothing is passed', {}, OWN],
	['one socket is passed', { LISTEN_PID: '7', LISTEN_FDS: '1' }, { fd: 3 }],
	['two are passed: the first', { LISTEN_PID: '7', LISTEN_FDS: '2' }, { fd: 3 }],
	['another process is meant', { LISTEN_PID: '8', LISTEN_FDS: '1' }, OWN],
	['none is passed', { LISTEN_PID: '7', LISTEN_FDS: '0' }, OWN],
	['the number cannot be read', { LISTEN_PID: '7', LISTEN_FDS: 'x' }, OWN],
] as const) {
	listen(claim, () => assert.equal(listenOptions({ ...OWN, socket: null }, environment, 7), expected));
}

listen.run();
