/*
 * The HTTP service: one request, one straight line down, one answer.
 *
 *   1  head       the header lines that matter
 *   2  limiter    one token of the caller's address ............................. none left → 429
 *   3  sanity     HTTP version, Host, framing, length of the target ............. bad → 400, 414, 431, 505
 *   4  cache      the same question asked before → 9; a preflight → 9
 *   5  router     path and method ............................................... none → 404, 405; a page → 9
 *   6  input      query or JSON body → raw values ............................... bad → 400, 413, 415
 *   7  decode     raw values → typed input, colors parsed ....................... bad → 400, every fault named
 *   8  operation  pure; cannot fail on decoded input ............................ bug → 500, logged, nothing leaked
 *   9  send       304 where the client holds the answer, else one writeHead and one end, when all that arrived is read
 *
 * Steps 1 to 8 throw; one place turns what they throw into a problem. A GET is answered in the turn of the event loop in
 * which it arrives.
 */

import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { InputError } from '../errors.ts';
import { hashText } from '../math/hash.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeJson, decodeQuery } from '../schema/decode.ts';
import { publicPath } from './base-path.ts';
import { bodyTooLarge, readBody, requireJson, requireNoQuery } from './body.ts';
import { createCache } from './cache.ts';
import { clientBehind, keyOf, printAddress, type Address } from './client-address.ts';
import { refuseBroken, refuseTunnel, type ClientError } from './client-error.ts';
import { connectionOf, type Connection } from './connection.ts';
import { preflightHeaders } from './cors.ts';
import { drainServer, PATIENCE, type Patience } from './drain.ts';
import { readHead, requireSane, type Expectation } from './head.ts';
import { originForm, pathOf, readJson, readQuery } from './input.ts';
import { LIMITS } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { VERSION } from './openapi.ts';
import { readOptions, type ServerOptions, type Settings } from './options.ts';
import { createPages, isHealth } from './pages.ts';
import { problem, problemOf } from './problem.ts';
import { createLimiter } from './rate-limit.ts';
import { DAY, isMatch, jsonReply, NEVER, notModified, type Reply } from './reply.ts';
import { createRouter } from './router.ts';
import { createTurn } from './turn.ts';

export type { CacheLimits } from './cache.ts';
export type { Log } from './log.ts';
export type { ServerOptions } from './options.ts';
export type { RateLimit } from './rate-limit.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** A server that can stop without losing a request. */
export interface ColorServer extends Server {
	/** Takes no new connections, answers what was accepted, resolves when all is done. */
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
	server.timeout = LIMITS.stalledMs;
	server.maxConnections = LIMITS.connections;
	server.on('request', (req, res) => service.handle(req, res, 'nothing'));
	server.on('checkContinue', (req, res) => service.handle(req, res, 'continue'));
	server.on('checkExpectation', (req, res) => service.handle(req, res, 'unknown'));
	server.on('clientError', (error, socket) => refuseBroken(error as ClientError, socket as Socket, settings.basePath, service.countBroken));
	server.on('connect', (_, socket) => refuseTunnel(socket as Socket, settings.basePath));
	server.on('connection', (socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
	});
	return Object.assign(server, {
		drain: (patience = PATIENCE) => {
			service.startDraining();
			return drainServer(server, sockets, patience);
		},
	});
}

/** The same service as a function, for a server that exists already. Throws InputError where an option cannot be. */
export function createHandler(options: ServerOptions = {}): Handler {
	const { handle } = createService(readOptions(options), () => 0);
	return (req, res) => handle(req, res, 'nothing');
}

let shared: Handler | undefined;

/** The service with its defaults, made at the first request. */
export const handle: Handler = (req, res) => (shared ??= createHandler())(req, res);

interface Exchange {
	readonly req: IncomingMessage;
	readonly res: ServerResponse;
	readonly expectation: Expectation;
	readonly connection: Connection;
	readonly method: string;
	readonly startedAt: number;
	/** The header lines that say what is left; empty where nothing is counted. */
	rate: readonly string[];
	/** What is counted: an operation by its name, `page`, or `none`. */
	label: string;
	/** What will be sent. */
	reply: Reply | null;
}

/** An answer that is kept, and whose it is. */
interface Kept {
	readonly reply: Reply;
	readonly label: string;
}

interface Service {
	readonly handle: (req: IncomingMessage, res: ServerResponse, expectation: Expectation) => void;
	/** Counts an answer to what could not be read. */
	readonly countBroken: (status: number) => void;
	readonly startDraining: () => void;
}

function createService(settings: Settings, connections: () => number): Service {
	const { operations, trustProxy, basePath, clock, inspect, ipv6Prefix, logAddresses, log } = settings;
	const limiter = settings.rateLimit === null ? null : createLimiter(settings.rateLimit, clock);
	const cache = createCache<Kept>(settings.cache);
	const metrics = settings.metrics ? createMetrics(VERSION) : null;
	const router = createRouter(operations, createPages(operations, basePath, metrics && (() => {
		const { entries, bytes } = cache.held();
		return metrics.text({ cacheEntries: entries, cacheBytes: bytes, limitedAddresses: limiter?.held() ?? 0, connections: connections() });
	})), basePath);
	const turn = createTurn(begin, deliver);
	const isTimed = log.isVerbose || metrics !== null;
	let isDraining = false;

	function handle(req: IncomingMessage, res: ServerResponse, expectation: Expectation): void {
		const connection = connectionOf(req.socket);
		if (connection.isBroken || ++connection.requests > LIMITS.requestsPerConnection) return;
		if (connection.requests === LIMITS.requestsPerConnection) res.shouldKeepAlive = false;
		const before = connection.last;
		connection.last = res;
		const startedAt = isTimed ? clock() : 0;
		const exchange: Exchange = { req, res, expectation, connection, method: req.method!, startedAt, rate: NO_HEADERS, label: 'none', reply: null };
		// Node gives an answer its socket when the one before is out. Requests that were sent in one go take turns with
		// the rest of the world, or a thousand of them would be one long turn of the event loop.
		// Inside another program that one may be no answer of ours: then Node keeps this one until its turn comes.
		if (before === null || res.socket !== null || before.writableFinished) return turn.asked(exchange);
		connection.waiting++;
		before.once('finish', () => setImmediate(() => {
			connection.waiting--;
			if (res.socket !== null || (before.shouldKeepAlive && !req.socket.destroyed)) begin(exchange);
			if (connection.waiting === 0) connection.whenServed?.();
		}));
	}

	function begin(exchange: Exchange): void {
		// The request broke off in the meantime, and was told.
		if (exchange.res.headersSent) return;
		try {
			answer(exchange);
		} catch (thrown) {
			fail(exchange, thrown);
		}
	}

	/** Who asks, as far as listed proxies can be believed. */
	const clientOf = ({ req, connection }: Exchange): Address => trustProxy.length === 0
		? connection.peer
		: clientBehind(connection.peer, readHead(req.rawHeaders).forwardedFor, trustProxy);

	function answer(exchange: Exchange): void {
		const { req, res, expectation, method, connection } = exchange;
		const head = readHead(req.rawHeaders);

		if (limiter !== null && method !== 'OPTIONS' && !isHealth(req.url!, basePath)) {
			const taken = limiter.take(trustProxy.length === 0
				? connection.key ??= keyOf(connection.peer, ipv6Prefix)
				: keyOf(clientBehind(connection.peer, head.forwardedFor, trustProxy), ipv6Prefix));
			exchange.rate = limiter.headers(taken);
			if (taken < 0) {
				metrics?.limited();
				return send(exchange, tooManyRequests(basePath, -taken));
			}
		}

		// Where a request breaks the rules of HTTP, nobody can be sure where the next one begins.
		const { shouldKeepAlive } = res;
		res.shouldKeepAlive = false;
		requireSane(req, head, expectation);
		res.shouldKeepAlive = shouldKeepAlive;
		const target = originForm(req.url!);
		if (method === 'OPTIONS') return send(exchange, preflight(router.get(pathOf(target))?.allow ?? null));

		const isRead = method === 'GET' || method === 'HEAD';
		const kept = isRead ? cache.get(target) : undefined;
		if (kept !== undefined) return sendUnlessHeld(exchange, fromMemory(exchange, kept), head.ifNoneMatch);

		const path = pathOf(target);
		const route = router.find(path);
		const reading = route.methods.get(method);
		if (reading === undefined) return send(exchange, methodNotAllowed(basePath, method, publicPath(basePath, path), route.allow));
		if ('reply' in route.answer) {
			// Only answers of the API tell what is left of the limit.
			exchange.rate = NO_HEADERS;
			exchange.label = 'page';
			return sendUnlessHeld(exchange, route.answer.reply(isDraining), head.ifNoneMatch);
		}
		const operation = route.answer;
		exchange.label = operation.name;
		if (reading === 'query') {
			const reply = run(operation, target, decodeQuery(operation.input, readQuery(target)));
			return sendUnlessHeld(exchange, reply, head.ifNoneMatch);
		}

		requireNoQuery(target, path);
		requireJson(head);
		if (expectation === 'continue') {
			if (Number(head.contentLength) > LIMITS.body) throw bodyTooLarge();
			res.writeContinue();
		}
		readBody(req, head, (body) => {
			// A body that broke off or came too late has its answer already.
			if (res.headersSent) return;
			try {
				if (body === null) throw bodyTooLarge();
				// A QUERY asks as a GET does; after a POST there is no 304.
				sendUnlessHeld(exchange, answerBody(exchange, operation, target, body), method === 'QUERY' ? head.ifNoneMatch : null);
			} catch (thrown) {
				fail(exchange, thrown);
			}
		});
	}

	/** POST and QUERY ask the same with the same bytes, so they share what is kept. No target holds a line break. */
	function answerBody(exchange: Exchange, operation: AnyOperation, target: string, body: Buffer): Reply {
		const key = `${target}\n${body.toString('latin1')}`;
		const kept = cache.get(key);
		return kept === undefined ? run(operation, key, decodeJson(operation.input, readJson(body))) : fromMemory(exchange, kept);
	}

	function fromMemory(exchange: Exchange, { reply, label }: Kept): Reply {
		exchange.label = label;
		metrics?.lookup(true);
		return reply;
	}

	function run(operation: AnyOperation, key: string, input: object): Reply {
		// The input was decoded by the schema that `run` and `cache` were declared with.
		const result = operation.run(input as never);
		inspect?.(operation, result);
		const reply = jsonReply(result, operation.cache(input as never) === 'day' ? DAY : NEVER);
		metrics?.lookup(false);
		if (reply.etag !== null) cache.offer(key, { reply, label: operation.name }, key.length + reply.body.length, markOf(reply.etag));
		return reply;
	}

	function sendUnlessHeld(exchange: Exchange, reply: Reply, ifNoneMatch: string | null): void {
		const isHeld = ifNoneMatch !== null && reply.etag !== null && isMatch(ifNoneMatch, reply.etag);
		send(exchange, isHeld ? notModified(reply.etag) : reply);
	}

	function fail(exchange: Exchange, thrown: unknown): void {
		if (!(thrown instanceof InputError)) log.error('a request failed', thrown, requestOf(exchange));
		// Nothing may be written into an answer that has begun.
		if (exchange.res.headersSent) return void exchange.req.destroy();
		send(exchange, problemOf(basePath, thrown, WRITES.has(exchange.method) ? 'body' : 'query'));
	}

	function send(exchange: Exchange, reply: Reply): void {
		exchange.reply = reply;
		turn.answered(exchange);
	}

	function deliver(exchange: Exchange): void {
		const { res, rate, connection } = exchange, { status, headers, body } = exchange.reply!;
		if (res.headersSent) return;
		// Requests that arrived behind this one are answered too.
		if ((isDraining && connection.last === res) || CLOSES.has(status)) res.shouldKeepAlive = false;
		res.writeHead(status, headers.concat(rate));
		res.end(body, 'latin1');
		if (isTimed) record(exchange, status);
	}

	function record(exchange: Exchange, status: number): void {
		const { startedAt, label, req } = exchange;
		const milliseconds = clock() - startedAt;
		metrics?.request(label, status, milliseconds);
		if (!log.isVerbose || isHealth(req.url!, basePath)) return;
		const responseTime = Math.round(milliseconds * 1000) / 1000;
		log.info('request completed', { ...requestOf(exchange), res: { statusCode: status }, responseTime });
	}

	function countBroken(status: number): void {
		metrics?.request('none', status, 0);
		log.info('request refused', { res: { statusCode: status } });
	}

	const requestOf = (exchange: Exchange): object => {
		const { method, url } = exchange.req;
		return { req: { method, url, ...(logAddresses ? { remoteAddress: printAddress(clientOf(exchange)) } : {}) } };
	};

	return { handle, countBroken, startDraining: () => void (isDraining = true) };
}

const NO_HEADERS: readonly string[] = [];

/** Methods whose input stands in the body. */
const WRITES: ReadonlySet<string> = new Set(['POST', 'QUERY']);

/** After these the rest of what the client sends is of no use. */
const CLOSES: ReadonlySet<number> = new Set([408, 413, 431, 505]);

const preflight = (allow: string | null): Reply => ({ status: 204, headers: preflightHeaders(allow), body: '', etag: null });

const tooManyRequests = (base: string, seconds: number): Reply => problem(
	base,
	'rate-limited',
	`Your address asks too often. Ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
	['Retry-After', String(seconds)],
);

const methodNotAllowed = (base: string, method: string, path: string, allow: string): Reply =>
	problem(base, 'method-not-allowed', `${method} is not allowed at ${path}. Use one of ${allow}.`, ['Allow', allow]);

/** 32 bits for the doorkeeper of the cache, from the first letters of an ETag, which carry six bits each. */
const markOf = (etag: string): number => hashText(etag, 1, 9);
