/*
 * The service as a server of node:http, or as a handler for an existing one.
 */

import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../doors/limits.ts';
import { noteConnection } from '../doors/slices.ts';
import { refuseBroken, refuseTunnel, type ClientError } from './client-error.ts';
import { getConnection } from './connection.ts';
import { drainServer, PATIENCE, type Patience } from './drain.ts';
import { readOptions } from './options.ts';
import type { ServerOptions } from './server-options.ts';
import { createService, receive } from './service.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** A server that can stop without losing a request. */
export interface ColorServer extends Server {
	/** Readiness fails from now on, and requests are still answered. A drain begins with it. */
	leave(): void;
	/** Stops without losing a request. Resolves when all connections are closed. */
	drain(patience?: Partial<Patience>): Promise<void>;
	/** The metrics for Prometheus; null without the option `metrics`. */
	readonly readMetrics: (() => string) | null;
}

/** Creates a server that does not listen yet. Throws InputError for an invalid option. */
export function createServer(options: ServerOptions = {}): ColorServer {
	const sockets = new Set<Socket>();
	const settings = readOptions(options);
	const service = createService(settings, () => sockets.size);
	const server = createHttpServer({
		headersTimeout: LIMITS.headersMs,
		requestTimeout: LIMITS.requestMs,
		connectionsCheckingInterval: LIMITS.checkMs,
		keepAliveTimeout: settings.keepAlive ?? (settings.trustProxy.length === 0 ? LIMITS.idleMs : LIMITS.idleBehindProxyMs),
		maxHeaderSize: LIMITS.headerBytes,
		// Node's own refusal would have no body and no CORS headers.
		requireHostHeader: false,
	});
	// Half-closed connections still get their answers. By default Node would close them and lose the queued ones.
	Object.assign(server, { httpAllowHalfOpen: true });
	server.timeout = LIMITS.stalledMs;
	server.maxConnections = LIMITS.connections;
	server.on('request', (req, res) => receive(service, req, res, 'nothing'));
	server.on('checkContinue', (req, res) => receive(service, req, res, 'continue'));
	server.on('checkExpectation', (req, res) => receive(service, req, res, 'unknown'));
	server.on('clientError', (error, socket) => refuseBroken(service, error as ClientError, socket as Socket));
	server.on('connect', (_, socket) => refuseTunnel(service, socket as Socket));
	server.on('connection', (socket) => {
		if (!service.charges.accepts(getConnection(socket))) return void socket.destroy();
		service.turn.connected();
		noteConnection();
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	return Object.assign(server, {
		readMetrics: service.readMetrics,
		leave: () => {
			service.isLeaving = true;
		},
		drain: async (own: Partial<Patience> = {}) => {
			const patience = { ...PATIENCE, ...own };
			service.isLeaving = true;
			if (patience.delay !== undefined) await pause(patience.delay);
			service.isDraining = true;
			// Bodies that have arrived are answered by then.
			setTimeout(service.streams.stop, patience.idle).unref();
			return drainServer(server, sockets, patience);
		},
	});
}

/** Creates a handler for an existing server. Throws InputError for an invalid option. */
export function createHandler(options: ServerOptions = {}): Handler {
	const service = createService(readOptions(options), () => 0);
	return (req, res) => receive(service, req, res, 'nothing');
}

let shared: Handler | undefined;

/** A handler with default options, created on the first request. */
export const handle: Handler = (req, res) => (shared ??= createHandler())(req, res);
