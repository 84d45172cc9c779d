/*
 * Stops a server without losing a request.
 *
 * `http.Server.close` destroys idle connections at once, together with requests that are on their way on them, and it
 * stops the timers that end half-sent requests. So the listening socket alone is closed; answers say
 * `Connection: close` from here on; connections that stay silent are closed after a moment; what is left after that,
 * at the end of the longest wait.
 */

import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export interface Patience {
	/** How long an idle connection may still bring a request, in milliseconds. */
	readonly idle: number;
	/** When everything ends, in milliseconds. */
	readonly most: number;
}

export const PATIENCE: Patience = { idle: 1500, most: 6000 };

const SWEEP_MS = 250;

/** Resolves when no connection is left. */
export function drainServer(server: Server, sockets: ReadonlySet<Socket>, { idle, most }: Patience): Promise<void> {
	const sweep = (): void => {
		// A connection that never sent a byte does not count as idle (Node 20 to 24): a browser's preconnect, a probe.
		for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
		// An answer that a slow reader has not taken yet counts as idle, and would be cut off.
		if ([...sockets].every((socket) => socket.writableLength === 0)) server.closeIdleConnections();
	};
	return new Promise((resolve) => {
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
