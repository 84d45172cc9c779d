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
 *   9  send       304 where the client holds the answer, else one writeHead and one end
 *
 * Steps 1 to 8 throw; one place turns what they throw into a problem. A GET never leaves this turn of the event loop.
 */

import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { InputError } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import { decodeJson, decodeQuery } from '../schema/decode.ts';
import { createCache, DEFAULT_CACHE, type CacheLimits } from './cache.ts';
import { clientBehind, keyOf, type Network } from './client-address.ts';
import { refuseBroken, type ClientError } from './client-error.ts';
import { connectionOf, type Connection } from './connection.ts';
import { preflightHeaders } from './cors.ts';
import { drainServer, PATIENCE, type Patience } from './drain.ts';
import { readHead, requireSane, type Expectation } from './head.ts';
import { bodyTooLarge, originForm, pathOf, readBody, readJson, readQuery, requireJson, requireNoQuery } from './input.ts';
import { DEFAULT_RATE, LIMITS } from './limits.ts';
import { createLog, type Log } from './log.ts';
import { createPages, isHealth } from './pages.ts';
import { problem, problemOf } from './problem.ts';
import { createLimiter, type RateLimit } from './rate-limit.ts';
import { DAY, isMatch, jsonReply, NEVER, notModified, type Reply } from './reply.ts';
import { createRouter } from './router.ts';

export type { CacheLimits } from './cache.ts';
export type { Log } from './log.ts';
export type { RateLimit } from './rate-limit.ts';

export interface ServerOptions {
	/** What is served; all operations unless given. */
	readonly operations?: readonly AnyOperation[];
	/** For one address; null for no limit. 10 a second, 30 at once, unless given. */
	readonly rateLimit?: RateLimit | null;
	/** Proxies whose X-Forwarded-For is believed; none unless given. */
	readonly trustProxy?: readonly Network[];
	readonly cache?: CacheLimits;
	/** Errors to standard output unless given. */
	readonly log?: Log;
	/** Milliseconds that never go back. */
	readonly clock?: () => number;
	/** Sees every result before it is sent, and may throw: tests compare it with what was declared. */
	readonly inspect?: (operation: AnyOperation, result: unknown) => void;
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** A server that can stop without losing a request. */
export interface ColorServer extends Server {
	/** Takes no new connections, answers what was accepted, resolves when all is done. */
	drain(patience?: Patience): Promise<void>;
}

/** A server that does not listen yet. */
export function createServer(options: ServerOptions = {}): ColorServer {
	const service = createService(options);
	const sockets = new Set<Socket>();
	const server = createHttpServer({
		headersTimeout: LIMITS.headersMs,
		requestTimeout: LIMITS.requestMs,
		connectionsCheckingInterval: LIMITS.checkMs,
		keepAliveTimeout: (options.trustProxy ?? []).length === 0 ? LIMITS.idleMs : LIMITS.idleBehindProxyMs,
		maxHeaderSize: LIMITS.headerBytes,
		// Node's own refusal would have no body and no CORS headers.
		requireHostHeader: false,
	});
	server.on('request', (req, res) => service.handle(req, res, 'nothing'));
	server.on('checkContinue', (req, res) => service.handle(req, res, 'continue'));
	server.on('checkExpectation', (req, res) => service.handle(req, res, 'unknown'));
	server.on('clientError', (error, socket) => refuseBroken(error as ClientError, socket as Socket));
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

/** The same service as a function, for a server that exists already. */
export function createHandler(options: ServerOptions = {}): Handler {
	const { handle } = createService(options);
	return (req, res) => handle(req, res, 'nothing');
}

let shared: Handler | undefined;

/** The service with its defaults, made at the first request. */
export const handle: Handler = (req, res) => (shared ??= createHandler())(req, res);

interface Exchange {
	readonly req: IncomingMessage;
	readonly res: ServerResponse;
	readonly method: string;
	readonly startedAt: number;
	/** The header lines that say what is left; empty where nothing is counted. */
	rate: readonly string[];
}

interface Service {
	readonly handle: (req: IncomingMessage, res: ServerResponse, expectation: Expectation) => void;
	readonly startDraining: () => void;
}

function createService(options: ServerOptions): Service {
	const { trustProxy = [], cache: cacheLimits = DEFAULT_CACHE, clock = () => performance.now(), inspect } = options;
	const operations = options.operations ?? OPERATIONS;
	const log = options.log ?? createLog('error');
	const router = createRouter(operations, createPages(operations));
	const limiter = options.rateLimit === null ? null : createLimiter(options.rateLimit ?? DEFAULT_RATE, clock);
	const cache = createCache<Reply>(cacheLimits);
	let isDraining = false;

	function handle(req: IncomingMessage, res: ServerResponse, expectation: Expectation): void {
		const connection = connectionOf(req.socket);
		if (connection.isBroken || ++connection.requests > LIMITS.requestsPerConnection) return;
		connection.last = res;
		if (connection.requests === LIMITS.requestsPerConnection) res.shouldKeepAlive = false;
		const exchange: Exchange = { req, res, method: req.method!, startedAt: log.isVerbose ? clock() : 0, rate: NO_HEADERS };
		try {
			answer(exchange, connection, expectation);
		} catch (thrown) {
			fail(exchange, thrown);
		}
	}

	function answer(exchange: Exchange, connection: Connection, expectation: Expectation): void {
		const { req, method } = exchange;
		const head = readHead(req.rawHeaders);

		if (limiter !== null && method !== 'OPTIONS' && !isHealth(req.url!)) {
			const [high, low] = trustProxy.length === 0
				? connection.key
				: keyOf(clientBehind(connection.peer, head.forwardedFor, trustProxy));
			const taken = limiter.take(high, low);
			exchange.rate = limiter.headers(taken);
			if (taken < 0) return send(exchange, tooManyRequests(-taken));
		}

		requireSane(req, head, expectation);
		const target = originForm(req.url!);
		if (method === 'OPTIONS') return send(exchange, preflight(router.get(pathOf(target))?.allow ?? null));

		const isRead = method === 'GET' || method === 'HEAD';
		const kept = isRead ? cache.get(target) : undefined;
		if (kept !== undefined) return sendUnlessHeld(exchange, kept, head.ifNoneMatch);

		const path = pathOf(target);
		const route = router.find(path);
		const reading = route.methods.get(method);
		if (reading === undefined) return send(exchange, methodNotAllowed(method, path, route.allow));
		if ('reply' in route.answer) {
			// Only answers of the API tell what is left of the limit.
			exchange.rate = NO_HEADERS;
			return sendUnlessHeld(exchange, route.answer.reply(isDraining), head.ifNoneMatch);
		}
		const operation = route.answer;
		if (reading === 'query') {
			const reply = run(operation, target, decodeQuery(operation.input, readQuery(target)));
			return sendUnlessHeld(exchange, reply, head.ifNoneMatch);
		}

		requireNoQuery(target, path);
		requireJson(head);
		if (expectation === 'continue') {
			if (Number(head.contentLength) > LIMITS.body) throw bodyTooLarge();
			exchange.res.writeContinue();
		}
		readBody(req, (body) => {
			// A body that broke off or came too late has its answer already.
			if (exchange.res.headersSent) return;
			try {
				if (body === null) throw bodyTooLarge();
				// A QUERY asks as a GET does; after a POST there is no 304.
				sendUnlessHeld(exchange, answerBody(operation, target, body), method === 'QUERY' ? head.ifNoneMatch : null);
			} catch (thrown) {
				fail(exchange, thrown);
			}
		});
	}

	/** POST and QUERY ask the same with the same bytes, so they share what is kept. No target holds a line break. */
	function answerBody(operation: AnyOperation, target: string, body: Buffer): Reply {
		const key = `${target}\n${body.toString('latin1')}`;
		return cache.get(key) ?? run(operation, key, decodeJson(operation.input, readJson(body)));
	}

	function run(operation: AnyOperation, key: string, input: object): Reply {
		// The input was decoded by the schema that `run` and `cache` were declared with.
		const result = operation.run(input as never);
		inspect?.(operation, result);
		const reply = jsonReply(result, operation.cache(input as never) === 'day' ? DAY : NEVER);
		if (reply.etag !== null) cache.offer(key, reply, key.length + reply.body.length, markOf(reply.etag));
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
		send(exchange, problemOf(thrown, WRITES.has(exchange.method) ? 'body' : 'query'));
	}

	function send(exchange: Exchange, { status, headers, body }: Reply): void {
		const { res, rate } = exchange;
		if (isDraining || CLOSES.has(status)) res.shouldKeepAlive = false;
		res.writeHead(status, headers.concat(rate));
		res.end(body, 'latin1');
		if (!log.isVerbose || isHealth(exchange.req.url!)) return;
		const responseTime = Math.round((clock() - exchange.startedAt) * 1000) / 1000;
		log.info('request completed', { ...requestOf(exchange), res: { statusCode: status }, responseTime });
	}

	return { handle, startDraining: () => void (isDraining = true) };
}

const NO_HEADERS: readonly string[] = [];

/** Methods whose input stands in the body. */
const WRITES: ReadonlySet<string> = new Set(['POST', 'QUERY']);

/** After these the rest of what the client sends is of no use. */
const CLOSES: ReadonlySet<number> = new Set([408, 413, 431, 505]);

const preflight = (allow: string | null): Reply => ({ status: 204, headers: preflightHeaders(allow), body: '', etag: null });

const tooManyRequests = (seconds: number): Reply => problem(
	'rate-limited',
	`Your address asks too often. Ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
	['Retry-After', String(seconds)],
);

const methodNotAllowed = (method: string, path: string, allow: string): Reply =>
	problem('method-not-allowed', `${method} is not allowed at ${path}. Use one of ${allow}.`, ['Allow', allow]);

/** 32 bits for the doorkeeper of the cache, from the first letters of an ETag, which carry six bits each. */
function markOf(etag: string): number {
	let mark = 0x811c9dc5;
	for (let i = 1; i <= 8; i++) mark = Math.imul(mark ^ etag.charCodeAt(i), 0x01000193);
	return mark;
}

const requestOf = ({ req }: Exchange): object =>
	({ req: { method: req.method, url: req.url, remoteAddress: req.socket.remoteAddress } });
