/*
 * The service: every request takes five steps to its answer.
 *
 *   1  receive   reads the head and the target; the request joins its turn of the event loop
 *   2  admit     finds the route, by a cached reply or by path, and takes its cost ... too few tokens → 429
 *                checks HTTP version, Host, framing, length of the target ............ invalid → 400, 414, 431, 505
 *   3  find      a preflight, a cached reply, a fixed page → 5 ....................... no route → 404; method → 405
 *   4  answer    query or body → door → reply, serialized and cached ................. invalid → 400, 413, 415; bug → 500
 *   5  deliver   304 if the client has the answer, else one writeHead and one end, together with its turn
 *
 * A refusal in steps 2 to 4 is thrown, and `sendProblem` turns it into a problem, which goes on to step 5. A GET is answered in the turn
 * of the event loop in which it arrives.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSite } from '../doors/assets.ts';
import { publicPath } from '../doors/base-path.ts';
import type { Input } from '../doors/door.ts';
import { preflightHeaders } from '../doors/headers.ts';
import { LIMITS } from '../doors/limits.ts';
import { VERSION } from '../doors/openapi/document.ts';
import { bodyTooLarge, isLines, notAllowed, requireJson, requireNoQuery } from '../doors/refusals.ts';
import { createRouter, type Route } from '../doors/router.ts';
import { sealedPlain } from '../doors/sealed.ts';
import { noteRequest } from '../doors/slices.ts';
import { listDoors } from '../doors/table.ts';
import { InputError } from '../errors.ts';
import { answerBodyLines } from './answer-lines.ts';
import { readBody } from './body.ts';
import { createCache } from './cache.ts';
import { createCharges } from './charge.ts';
import { getConnection, hold, release } from './connection.ts';
import type { CacheEntry, Service } from './context.ts';
import { deliver, queue, sendProblem, sendReply } from './deliver.ts';
import { createExchange, NO_HEADERS, type Exchange } from './exchange.ts';
import { readHeader, requireSane, type Expectation } from './head.ts';
import { createMetrics } from './metrics.ts';
import type { Settings } from './options.ts';
import type { HttpReply } from './reply.ts';
import { createSample } from './request-log.ts';
import { createStreams } from './streams.ts';
import { targetPath, targetQuery, requireTarget } from './target.ts';
import { createTurn } from './turn.ts';
import { createUnread } from './unread.ts';

/** `countConnections` returns the number of open connections. */
export function createService(settings: Settings, countConnections: () => number): Service {
	const cache = createCache<CacheEntry>(settings.cache);
	const metrics = settings.metrics ? createMetrics(VERSION) : null;
	const charges = createCharges(settings, () => metrics?.limited());
	const readMetrics = metrics && ((): string => {
		const { entries, bytes } = cache.size();
		return metrics.text({
			cacheEntries: entries, cacheBytes: bytes, limitedAddresses: charges.countAddresses(), connections: countConnections(),
		});
	});
	const site = createSite(settings);
	const service: Service = {
		settings,
		site,
		router: createRouter(listDoors({
			...settings,
			site,
			hasKeys: settings.apiKeys !== null,
			isLeaving: () => service.isLeaving,
			report: (thrown) => settings.log.error('an answer failed', thrown),
			metrics: settings.metricsDoor ? readMetrics : null,
		}), settings.basePath),
		charges,
		streams: createStreams(settings.streamsPerAddress),
		unread: createUnread(settings.clock),
		cache,
		metrics,
		readMetrics,
		turn: createTurn((exchange) => begin(service, exchange), (exchange) => deliver(service, exchange)),
		isSampled: createSample(settings.logSample),
		isTimed: settings.log.isVerbose || metrics !== null,
		isLeaving: false,
		isDraining: false,
	};
	return service;
}

/** Step 1. */
export function receive(service: Service, req: IncomingMessage, res: ServerResponse, expectation: Expectation): void {
	const { socket } = req, connection = getConnection(socket);
	if (connection.isBroken) return;
	// The connection ends after the last of them is answered.
	if (++connection.requests > LIMITS.requestsPerConnection) return hold(socket, connection);
	if (connection.requests === LIMITS.requestsPerConnection) res.shouldKeepAlive = false;
	noteRequest();
	const previous = connection.last;
	connection.last = res;
	const exchange = createExchange(req, res, connection, expectation, service.isTimed ? service.settings.clock() : 0);
	// Node assigns the socket to a response when the previous one is finished. Pipelined requests wait for that, one per turn, or a
	// thousand of them would block the event loop. Inside another program the previous response may not be ours; then Node holds this one.
	if (previous === null || res.socket !== null || previous.writableFinished) return service.turn.received(exchange);
	if (++connection.waiting >= LIMITS.pipelined) hold(socket, connection);
	service.charges.notePipelined(connection);
	previous.once('finish', () => setImmediate(() => {
		if (--connection.waiting < LIMITS.pipelined / 2 && connection.requests <= LIMITS.requestsPerConnection) release(socket, connection);
		if (res.socket !== null || (previous.shouldKeepAlive && !socket.destroyed)) begin(service, exchange);
		if (connection.waiting === 0) connection.onIdle?.();
	}));
}

function begin(service: Service, exchange: Exchange): void {
	// The request broke off meanwhile and has its answer.
	if (exchange.res.headersSent) return;
	try {
		admit(service, exchange);
		const reply = find(service, exchange);
		if (reply !== null) return queue(service, exchange, reply);
		answer(service, exchange);
	} catch (thrown) {
		sendProblem(service, exchange, thrown);
	}
}

/** Step 2. */
function admit({ router, charges, cache }: Service, exchange: Exchange): void {
	const { req, res, head, method, target } = exchange;
	const hit = method === 'GET' || method === 'HEAD' ? cache.get(target) : undefined;
	exchange.cached = hit?.reply ?? null;
	exchange.route = hit?.route ?? router.find(targetPath(target)) ?? null;
	charges.admit(exchange, method === 'OPTIONS' ? 0 : exchange.route?.door.cost ?? 1);
	// After a request that breaks the rules of HTTP it is unknown where the next one begins.
	const { shouldKeepAlive } = res;
	res.shouldKeepAlive = false;
	requireSane(req, head, exchange.expectation);
	requireTarget(req.url!);
	res.shouldKeepAlive = shouldKeepAlive;
}

/** Step 3: the reply if it needs no door; null otherwise. */
function find(service: Service, exchange: Exchange): HttpReply | null {
	const { settings, router, metrics } = service, { route, method, target, cached } = exchange;
	if (method === 'OPTIONS') return sealedPlain(204, preflightHeaders(route?.allow ?? null, settings.apiKeys !== null), '');
	if (route === null) throw router.notFound(targetPath(target));
	const reading = route.readings.get(method);
	if (reading === undefined) throw notAllowed(method, publicPath(settings.basePath, targetPath(target)), route.allow);
	exchange.reading = reading;
	// Pages have no RateLimit headers.
	if (route.door.name === undefined) exchange.rateHeaders = NO_HEADERS;
	if (cached !== null) metrics?.lookup(true);
	return reading === 'query' ? cached ?? route.fixed : null;
}

/** Step 4. */
function answer(service: Service, exchange: Exchange): void {
	const { req, res, head, target, reading, expectation } = exchange, route = exchange.route!;
	if (reading === 'query') return callDoor(service, exchange, route, target, NO_BODY);
	requireNoQuery(target, targetPath(target), route.door.hasFile);
	requireJson(head, route.door.lines !== undefined);
	if (route.door.lines !== undefined && isLines(head)) return answerBodyLines(service, exchange, route.door.lines);
	if (expectation === 'continue') {
		if (Number(head.contentLength) > LIMITS.body) throw bodyTooLarge();
		res.writeContinue();
	}
	exchange.isRead = true;
	readBody(req, head, exchange.budget, (body) => {
		// A body that broke off or timed out has its answer.
		if (res.headersSent) return;
		try {
			if (body instanceof InputError) throw body;
			// POST and QUERY share cache entries. A target contains no line break.
			const key = `${target}\n${body.toString('latin1')}`;
			const hit = service.cache.get(key);
			if (hit === undefined) return callDoor(service, exchange, route, key, body);
			exchange.cached = hit.reply;
			service.metrics?.lookup(true);
			service.charges.settle(exchange);
			queue(service, exchange, hit.reply);
		} catch (thrown) {
			sendProblem(service, exchange, thrown);
		}
	});
}

const NO_BODY = new Uint8Array();

/** Calls the door. `key` is the cache key of its reply. */
function callDoor(service: Service, exchange: Exchange, route: Route<HttpReply>, key: string, body: Uint8Array): void {
	const { reading, target, budget } = exchange, path = targetPath(target);
	budget.client = service.charges.createClient(exchange);
	const input: Input = {
		reading,
		query: targetQuery(target, path),
		body,
		parts: route.readParts(path),
		budget,
		charge: (tokens) => service.charges.charge(exchange, tokens),
		header: (name) => (reading === 'query' ? null : readHeader(exchange.req, name)),
		isLocal: isLocal(service, exchange),
	};
	const reply = route.door.answer(input);
	if (!(reply instanceof Promise)) return sendReply(service, exchange, route, key, reply);
	reply.then((one) => sendReply(service, exchange, route, key, one)).catch((thrown: unknown) => sendProblem(service, exchange, thrown));
}

/** True if a request with a body came from this machine to an address of this machine, without a trusted proxy. */
const isLocal = ({ settings }: Service, { req, reading }: Exchange): boolean =>
	reading !== 'query' && settings.trustProxy.length === 0 && isLoopback(req.socket.localAddress) && isLoopback(req.socket.remoteAddress);

const isLoopback = (address = ''): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);
