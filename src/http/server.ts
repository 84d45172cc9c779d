/*
 * The service as a server of node:http, or as a handler inside one that exists already.
 */

import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS } from '../doors/limits.ts';
import { refuseBroken, refuseTunnel, type ClientError } from './client-error.ts';
import { drainServer, PATIENCE, type Patience } from './drain.ts';
import { readOptions, type ServerOptions } from './options.ts';
import { countBroken, createService, receive } from './service.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** A server that can stop without losing a request. */
export interface ColorServer extends Server {
	/** Accepts what waits and no new connections, answers, resolves when all is done. */
	drain(patience?: Patience): Promise<void>;
}

/** A server that does not listen yet. Throws InputError where an option cannot be. */
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
	// Who has said that he asks no more is answered all the same; Node would close at once, and lose what waits for its turn.
	Object.assign(server, { httpAllowHalfOpen: true });
	server.timeout = LIMITS.stalledMs;
	server.maxConnections = LIMITS.connections;
	server.on('request', (req, res) => receive(service, req, res, 'nothing'));
	server.on('checkContinue', (req, res) => receive(service, req, res, 'continue'));
	server.on('checkExpectation', (req, res) => receive(service, req, res, 'unknown'));
	const count = (status: number): void => countBroken(service, status);
	server.on('clientError', (error, socket) => refuseBroken(error as ClientError, socket as Socket, settings.basePath, count));
	server.on('connect', (_, socket) => refuseTunnel(socket as Socket, settings.basePath));
	server.on('connection', (socket) => {
		service.turn.connected();
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	return Object.assign(server, {
		drain: (patience = PATIENCE) => {
			service.isDraining = true;
			return drainServer(server, sockets, patience);
		},
	});
}

/** The same service as a function, for a server that exists already. Throws InputError where an option cannot be. */
export function createHandler(options: ServerOptions = {}): Handler {
	const service = createService(readOptions(options), () => 0);
	return (req, res) => receive(service, req, res, 'nothing');
}

let shared: Handler | undefined;

/** The service with its defaults, made at the first request. */
export const handle: Handler = (req, res) => (shared ??= createHandler())(req, res);
