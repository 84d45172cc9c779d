/*
 * Stops a server without losing a request.
 *
 * `http.Server.close` destroys idle connections at once, together with requests that are on their way on them, and it
 * stops the timers that end half-sent requests. And the kernel resets what waits to be accepted when a listening socket is
 * closed, though its client sees a connection and may have asked. So that is accepted first, and then the listening socket
 * alone is closed; answers say `Connection: close` from here on; connections that stay silent are closed after a moment;
 * what is left after that, at the end of the longest wait.
 */

import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turned } from 'node:timers/promises';

export interface Patience {
	/** How long an idle connection may still bring a request, in milliseconds. */
	readonly idle: number;
	/** When everything ends, in milliseconds. */
	readonly most: number;
}

export const PATIENCE: Patience = { idle: 1500, most: 6000 };

const SWEEP_MS = 250;

/** For so many milliseconds connections are accepted that come one after the other. */
const ACCEPTING_MS = 250;

/** Resolves when no connection is left. */
export async function drainServer(server: Server, sockets: ReadonlySet<Socket>, { idle, most }: Patience): Promise<void> {
	await acceptWaiting(server);
	const sweep = (): void => {
		// A connection that never sent a byte does not count as idle (Node 20 to 24): a browser's preconnect, a probe.
		for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
		// An answer that a slow reader has not taken yet counts as idle, and would be cut off.
		if ([...sockets].every((socket) => socket.writableLength === 0)) server.closeIdleConnections();
	};
	await new Promise<void>((resolve) => {
		let sweeping: NodeJS.Timeout | undefined;
		const patience = setTimeout(() => {
			sweep();
			sweeping = setInterval(sweep, SWEEP_MS);
		}, idle);
		const deadline = setTimeout(() => server.closeAllConnections(), most);
		NetServer.prototype.close.call(server, () => {
			clearTimeout(patience);
			clearTimeout(deadline);
			clearInterval(sweeping);
			resolve();
		});
	});
}

/** Resolves when a whole turn of the event loop, each of which accepts one connection, has found none. */
async function acceptWaiting(server: Server): Promise<void> {
	let hasConnected = true;
	const note = (): void => {
		hasConnected = true;
	};
	server.on('connection', note);
	// The turn in which this begins may be past its accepting.
	await turned();
	for (const end = performance.now() + ACCEPTING_MS; hasConnected && performance.now() < end;) {
		hasConnected = false;
		await turned();
	}
	server.off('connection', note);
}
