/*
 * A worker process: serves the connections that the primary passes to it, and follows its orders (see `workers.ts`).
 */

import type { Socket } from 'node:net';
import type { ColorServer } from './server.ts';
import type { Order, Report } from './workers.ts';

const report = (what: Report): void => {
	if (process.connected) process.send!(what);
};

/** Serves. `stop` drains the server and ends the process with an exit code. */
export function serveForPrimary(server: ColorServer, stop: (code: number) => void): void {
	// Node starts the deadlines of connections on this event, but this server never listens itself.
	server.emit('listening');
	process.on('message', (order: Order, socket?: Socket) => {
		switch (order) {
			case 'connection':
				report({ hasTaken: true });
				// Undefined if the client has gone meanwhile.
				if (socket === undefined) return;
				// As for the connections that a server of node:http accepts itself.
				socket.allowHalfOpen = true;
				server.emit('connection', socket);
				socket.resume();
				return;
			case 'leave': return server.leave();
			case 'drain': return stop(0);
			case 'metrics': return report({ metrics: server.readMetrics?.() ?? '' });
			default: order satisfies never;
		}
	});
	// The primary has ended without an order.
	process.on('disconnect', () => stop(1));
	report({ isServing: true });
}

/** Tells the primary that this worker takes no more connections. */
export const reportLeaving = (): void => report({ isServing: false });
