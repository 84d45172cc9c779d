/*
 * node --import tsx bench/neighbors/heavy.ts PORT SURFACE: the heavy client, in a separate process so that it does not slow down
 * the measuring client. Sends from 127.0.0.2 until it is killed.
 */

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SURFACES } from './surfaces.ts';

const port = Number(process.argv[2]), { connections, first, more } = SURFACES[Number(process.argv[3])]!;

async function sendForever(): Promise<never> {
	for (;;) {
		const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => {}).resume();
		const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
		socket.write(first());
		while (!socket.destroyed) {
			if (more === null) await closed;
			else if (socket.write(more())) await pause(0);
			else await Promise.race([closed, once(socket, 'drain').catch(() => {})]);
		}
		await pause(1);
	}
}

await Promise.all(Array.from({ length: connections }, sendForever));
// Without connections the client is idle.
await new Promise(() => setInterval(() => {}, 1000));
