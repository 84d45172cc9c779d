/*
 * Stops a server without losing a request.
 *
 * `http.Server.close` destroys idle connections, on which requests may be on their way, and stops the timers that end half-sent
 * requests. Closing the listening socket also makes the kernel reset connections that wait to be accepted, though their clients may have
 * sent requests. So a drain
 *
 *   accepts waiting connections, then closes only the listening socket;
 *   answers with `Connection: close` from then on;
 *   closes idle connections after a moment, and the rest at the deadline.
 */

import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turned } from 'node:timers/promises';

export interface Patience {
	/** Milliseconds in which only readiness says that the server stops, so that a load balancer notices before connections are refused; none by default. */
	readonly delay?: number;
	/** Milliseconds for which an idle connection may still send a request. */
	readonly idle: number;
	/** Milliseconds until all connections are closed. */
	readonly most: number;
}

export const PATIENCE: Patience = { idle: 1500, most: 6000 };

const SWEEP_MS = 250;

/** Milliseconds for which connections are accepted while they keep arriving. */
const ACCEPTING_MS = 250;

/** Resolves when no connection is left. */
export async function drainServer(server: Server, sockets: ReadonlySet<Socket>, { idle, most }: Patience): Promise<void> {
	await acceptWaiting(server);
	const sweep = (): void => {
		// A connection that never sent a byte does not count as idle (Node 20 to 24): a browser's preconnect, a probe.
		for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
		// Node counts a connection as idle while its client still reads the last answer, and would cut it.
		if ([...sockets].every((socket) => socket.writableLength === 0)) server.closeIdleConnections();
	};
	await new Promise<void>((resolve) => {
		let sweeping: NodeJS.Timeout | undefined;
		const patience = setTimeout(() => {
			sweep();
			sweeping = setInterval(sweep, SWEEP_MS);
		}, idle);
		const deadline = setTimeout(() => server.closeAllConnections(), most);
		NetServer.prototype.close.call(server, async () => {
			// A worker's server does not count the connections that the primary accepted.
			for (const socket of sockets) await once(socket, 'close');
			clearTimeout(patience);
			clearTimeout(deadline);
			clearInterval(sweeping);
			resolve();
		});
	});
}

/** Resolves after a turn of the event loop without a new connection; libuv accepts one in each turn. */
export async function acceptWaiting(server: NetServer): Promise<void> {
	let hasConnected = true;
	const note = (): void => {
		hasConnected = true;
	};
	server.on('connection', note);
	// The current turn may be past the phase that accepts connections.
	await turned();
	for (const end = performance.now() + ACCEPTING_MS; hasConnected && performance.now() < end;) {
		hasConnected = false;
		await turned();
	}
	server.off('connection', note);
}
