/*
 * The service: one request, one straight line down, one answer.
 *
 *   1  receive   head and target are read; the request joins its turn of the event loop
 *   2  admit     the door, by the kept answer or by the path; its cost in tokens ..... too few left → 429
 *                HTTP version, Host, framing, length of the target ................... bad → 400, 414, 431, 505
 *   3  find      a preflight, a kept answer, a page that is the same for all → 5 ..... no door → 404; method → 405
 *   4  answer    query or body → door → reply, sealed and kept ....................... bad → 400, 413, 415; bug → 500
 *   5  deliver   304 where the client holds the answer, else one writeHead and one end, with all of its turn
 *
 * What refuses a request throws, in steps 2 to 4, and `fail` alone turns that into a problem, which goes on to 5. A GET is
 * answered in the turn of the event loop in which it arrives.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksFor } from '../doors/accept.ts';
import { publicPath } from '../doors/base-path.ts';
import { NOBODY, WRITES, type Asker, type Input, type Reply } from '../doors/door.ts';
import { isMatch, preflightHeaders, streamHeaders } from '../doors/headers.ts';
import { LIMITS } from '../doors/limits.ts';
import { LINES_TYPE, type LineAnswers } from '../doors/lines.ts';
import { VERSION } from '../doors/openapi.ts';
import { problemOf } from '../doors/problem.ts';
import { bodyTooLarge, isLines, notAllowed, requireJson, requireNoQuery } from '../doors/refusals.ts';
import { createRouter, type Route, type Router } from '../doors/router.ts';
import { doorsOf } from '../doors/table.ts';
import { InputError, type ProblemCode } from '../errors.ts';
import { hashText } from '../math/hash.ts';
import { bytesLeft, readBody } from './body.ts';
import { createCache, type Cache } from './cache.ts';
import { clientBehind, keyOf, printAddress, type Address } from './client-address.ts';
import { connectionOf } from './connection.ts';
import { exchangeOf, NO_HEADERS, type Exchange } from './exchange.ts';
import { headerOf, requireSane, type Expectation } from './head.ts';
import { streamLines } from './line-stream.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Settings } from './options.ts';
import { createLimiter, type Limiter } from './rate-limit.ts';
import { codedFor, notModified, seal, spokenFor, type Sealed } from './reply.ts';
import { pathOf, queryOf, requireTarget } from './target.ts';
import { createTurn, type Turn } from './turn.ts';

/** An answer that is kept, and the door it came from. */
interface Kept {
	readonly reply: Sealed;
	readonly route: Route<Sealed>;
}

export interface Service {
	readonly settings: Settings;
	readonly router: Router<Sealed>;
	readonly limiter: Limiter | null;
	readonly cache: Cache<Kept>;
	readonly metrics: Metrics | null;
	readonly turn: Turn<Exchange>;
	/** Whether anyone wants to know how long a request took. */
	readonly isTimed: boolean;
	isDraining: boolean;
}

/** `connections` gives how many are open. */
export function createService(settings: Settings, connections: () => number): Service {
	const limiter = settings.rateLimit === null ? null : createLimiter(settings.rateLimit, settings.clock);
	const cache = createCache<Kept>(settings.cache);
	const metrics = settings.metrics ? createMetrics(VERSION) : null;
	const text = metrics && ((): string => {
		const { entries, bytes } = cache.held();
		return metrics.text({ cacheEntries: entries, cacheBytes: bytes, limitedAddresses: limiter?.held() ?? 0, connections: connections() });
	});
	const service: Service = {
		settings,
		router: createRouter(doorsOf({
			...settings,
			isDraining: () => service.isDraining,
			report: (thrown) => settings.log.error('an answer failed', thrown),
			metrics: text,
		}), settings.basePath),
		limiter,
		cache,
		metrics,
		turn: createTurn((exchange) => begin(service, exchange), (exchange) => deliver(service, exchange)),
		isTimed: settings.log.isVerbose || metrics !== null,
		isDraining: false,
	};
	return service;
}

/** Step 1. */
export function receive(service: Service, req: IncomingMessage, res: ServerResponse, expectation: Expectation): void {
	const connection = connectionOf(req.socket);
	if (connection.isBroken || ++connection.requests > LIMITS.requestsPerConnection) return;
	if (connection.requests === LIMITS.requestsPerConnection) res.shouldKeepAlive = false;
	const before = connection.last;
	connection.last = res;
	const exchange = exchangeOf(req, res, connection, expectation, service.isTimed ? service.settings.clock() : 0);
	// Node gives an answer its socket when the one before is out. Requests that were sent in one go take turns with
	// the rest of the world, or a thousand of them would be one long turn of the event loop.
	// Inside another program that one may be no answer of ours: then Node keeps this one until its turn comes.
	if (before === null || res.socket !== null || before.writableFinished) return service.turn.asked(exchange);
	connection.waiting++;
	before.once('finish', () => setImmediate(() => {
		connection.waiting--;
		if (res.socket !== null || (before.shouldKeepAlive && !req.socket.destroyed)) begin(service, exchange);
		if (connection.waiting === 0) connection.whenServed?.();
	}));
}

function begin(service: Service, exchange: Exchange): void {
	// The request broke off in the meantime, and was told.
	if (exchange.res.headersSent) return;
	try {
		admit(service, exchange);
		const known = find(service, exchange);
		if (known !== null) return queue(service, exchange, known);
		answer(service, exchange);
	} catch (thrown) {
		fail(service, exchange, thrown);
	}
}

/** Step 2. */
function admit({ settings, router, limiter, cache, metrics }: Service, exchange: Exchange): void {
	const { req, res, head, method, target } = exchange;
	// A kept answer knows its door, which saves looking at the path.
	const kept = method === 'GET' || method === 'HEAD' ? cache.get(target) : undefined;
	exchange.known = kept?.reply ?? null;
	exchange.route = kept?.route ?? router.find(pathOf(target)) ?? null;
	const cost = exchange.route?.door.cost ?? 1;
	if (limiter !== null && cost > 0 && method !== 'OPTIONS') {
		const left = limiter.take(keyOf(clientOf(settings, exchange), settings.ipv6Prefix), cost);
		exchange.rate = limiter.headers(left);
		if (left < 0) {
			metrics?.limited();
			exchange.wait = -left;
			throw tooOften(-left);
		}
	}
	// Where a request breaks the rules of HTTP, nobody can be sure where the next one begins.
	const { shouldKeepAlive } = res;
	res.shouldKeepAlive = false;
	requireSane(req, head, exchange.expectation);
	requireTarget(req.url!);
	res.shouldKeepAlive = shouldKeepAlive;
}

/** Who asks, as far as listed proxies can be believed. */
const clientOf = ({ trustProxy }: Settings, { connection, head }: Exchange): Address =>
	(trustProxy.length === 0 ? connection.peer : clientBehind(connection.peer, head.forwardedFor, trustProxy));

/** Step 3: what can be sent without asking the door; null where it must be asked. */
function find(service: Service, exchange: Exchange): Sealed | null {
	const { settings, router, metrics } = service, { route, method, target, known } = exchange;
	if (method === 'OPTIONS') return preflight(route?.allow ?? null);
	if (route === null) throw router.notFound(pathOf(target));
	const reading = route.readings.get(method);
	if (reading === undefined) throw notAllowed(method, publicPath(settings.basePath, pathOf(target)), route.allow);
	exchange.reading = reading;
	exchange.label = route.door.name ?? 'page';
	// Only answers of the API tell what is left of the limit.
	if (route.door.name === undefined) exchange.rate = NO_HEADERS;
	if (known !== null) metrics?.lookup(true);
	return reading === 'query' ? known ?? route.fixed : null;
}

/** Step 4. */
function answer(service: Service, exchange: Exchange): void {
	const { req, res, head, target, reading, expectation } = exchange, route = exchange.route!;
	if (reading === 'query') return ask(service, exchange, route, target, NOTHING);
	requireNoQuery(target, pathOf(target), route.door.hasFile);
	requireJson(head, route.door.lines !== undefined);
	if (route.door.lines !== undefined && isLines(head)) return stream(service, exchange, route.door.lines);
	if (expectation === 'continue') {
		if (Number(head.contentLength) > LIMITS.body) throw bodyTooLarge();
		res.writeContinue();
	}
	readBody(req, head, (body) => {
		// A body that broke off or came too late has its answer already.
		if (res.headersSent) return;
		try {
			if (body === null) throw bodyTooLarge();
			// POST and QUERY ask the same with the same bytes, so they share what is kept. No target holds a line break.
			const key = `${target}\n${body.toString('latin1')}`;
			const kept = service.cache.get(key);
			if (kept === undefined) return ask(service, exchange, route, key, body);
			service.metrics?.lookup(true);
			queue(service, exchange, kept.reply);
		} catch (thrown) {
			fail(service, exchange, thrown);
		}
	});
}

/** Asks the door; `key` is what its answer is kept under. */
function ask(service: Service, exchange: Exchange, route: Route<Sealed>, key: string, body: Uint8Array): void {
	const { reading, target } = exchange, path = pathOf(target);
	const input: Input = { reading, query: queryOf(target, path), body, parts: route.partsOf(path), ...askerOf(service, exchange) };
	const made = route.door.answer(input);
	if (!(made instanceof Promise)) return keep(service, exchange, route, key, made);
	made.then((reply) => keep(service, exchange, route, key, reply)).catch((thrown: unknown) => fail(service, exchange, thrown));
}

function askerOf(service: Service, exchange: Exchange): Asker {
	const { req, reading } = exchange;
	if (reading === 'query') return NOBODY;
	return {
		charge: (tokens) => chargeMore(service, exchange, tokens),
		header: (name) => {
			const value = req.headers[name];
			return value === undefined ? null : String(value);
		},
		isLocal: service.settings.trustProxy.length === 0 && isLoopback(req.socket.localAddress) && isLoopback(req.socket.remoteAddress),
	};
}

const isLoopback = (address = ''): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Takes what the body costs beyond its door. */
function chargeMore({ settings, limiter, metrics }: Service, exchange: Exchange, tokens: number): void {
	if (limiter === null || tokens <= 0) return;
	const { burst } = settings.rateLimit!, { cost } = exchange.route!.door;
	const left = limiter.take(keyOf(clientOf(settings, exchange), settings.ipv6Prefix), tokens, Math.max(1, burst - cost));
	exchange.rate = limiter.headers(left);
	if (left >= 0) return;
	metrics?.limited();
	exchange.wait = -left;
	throw tooOften(-left);
}

/** Answers a body of lines while it arrives. */
function stream(service: Service, exchange: Exchange, lines: LineAnswers): void {
	const { settings, limiter } = service, { req, res, head, connection, rate } = exchange;
	const body = req.readableEnded ? once(bytesLeft(req, head)) : req;
	if (exchange.expectation === 'continue') res.writeContinue();
	const key = limiter && keyOf(clientOf(settings, exchange), settings.ipv6Prefix);
	const take = (tokens: number): number => (limiter === null || key === null ? 0 : limiter.take(key, tokens, 1));
	res.writeHead(200, streamHeaders(LINES_TYPE).concat(rate));
	connection.streaming = res;
	streamLines(req, res, body, lines, take)
		.catch((thrown: unknown) => {
			// A client that has gone is no fault of anyone's.
			if (!req.destroyed && !res.destroyed) settings.log.error('a stream failed', thrown, requestOf(settings, exchange));
			req.destroy();
		})
		.finally(() => {
			if (connection.streaming === res) connection.streaming = null;
			if (service.isTimed) record(service, exchange, 200);
		});
}

/** What was read at once, as a stream. */
async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
	yield bytes;
}

/** Seals a reply, and keeps it where it may be asked for again. */
function keep(service: Service, exchange: Exchange, route: Route<Sealed>, key: string, reply: Reply): void {
	const sealed = seal(reply);
	if (route.door.isFixed && exchange.reading === 'query') route.fixed = sealed;
	else if (sealed.etag !== null) service.cache.offer(key, { reply: sealed, route }, key.length + sizeOf(sealed), markOf(sealed.etag));
	if (route.door.name !== undefined) service.metrics?.lookup(false);
	queue(service, exchange, sealed);
}

/** What is kept of an answer, in bytes: its body, and that of its file. */
const sizeOf = ({ body, file }: Sealed): number => body.length + (file === null ? 0 : file.sealed.body.length);

/** The one place where what was thrown becomes an answer. */
function fail(service: Service, exchange: Exchange, thrown: unknown): void {
	const { settings } = service, { req, res, method, route, wait } = exchange;
	if (!(thrown instanceof InputError)) settings.log.error('a request failed', thrown, requestOf(settings, exchange));
	// Nothing may be written into an answer that has begun.
	if (res.headersSent) return void req.destroy();
	const wayOut = (code: ProblemCode): readonly string[] => {
		if (code === 'rate-limited') return ['Retry-After', String(wait)];
		return code === 'method-not-allowed' ? ['Allow', route!.allow] : NO_HEADERS;
	};
	const source = Object.hasOwn(WRITES, method) ? 'body' : 'query';
	queue(service, exchange, seal(problemOf(settings.basePath, thrown, source, wayOut)));
}

/** The answer is found, and waits until all that arrived with its question is answered too. */
function queue({ turn }: Service, exchange: Exchange, reply: Sealed): void {
	exchange.reply = reply;
	turn.answered(exchange);
}

/** Step 5. */
function deliver(service: Service, exchange: Exchange): void {
	const { res, rate, connection } = exchange;
	if (res.headersSent) return;
	const asked = exchange.reply!;
	const found = asked.languages === null ? asked : spokenFor(asked, headerOf(exchange.req, 'accept-language'));
	const isFile = found.file !== null && asksFor(found.file.mediaType, headerOf(exchange.req, 'accept'));
	const reply = isFile ? found.file.sealed : found;
	const coded = reply.codings === null ? reply : codedFor(reply, headerOf(exchange.req, 'accept-encoding'));
	const { status, headers, body } = unlessHeld(coded, exchange);
	// Requests that arrived behind this one are answered too.
	if ((service.isDraining && connection.last === res) || CLOSES.has(status)) res.shouldKeepAlive = false;
	res.writeHead(status, headers.concat(rate));
	res.end(body, 'latin1');
	if (service.isTimed) record(service, exchange, status);
}

/** A QUERY asks as a GET does; after a POST there is no 304. */
const unlessHeld = (reply: Sealed, { head: { ifNoneMatch }, method }: Exchange): Sealed =>
	(ifNoneMatch !== null && reply.etag !== null && method !== 'POST' && isMatch(ifNoneMatch, reply.etag) ? notModified(reply) : reply);

function record({ settings, metrics }: Service, exchange: Exchange, status: number): void {
	const { clock, log } = settings;
	const milliseconds = clock() - exchange.startedAt;
	metrics?.request(exchange.label, status, milliseconds);
	// What asks after health asks all the time.
	if (!log.isVerbose || exchange.route?.door.cost === 0) return;
	const responseTime = Math.round(milliseconds * 1000) / 1000;
	log.info('request completed', { ...requestOf(settings, exchange), res: { statusCode: status }, responseTime });
}

const requestOf = (settings: Settings, exchange: Exchange): object => {
	const { method, url } = exchange.req;
	return { req: { method, url, ...(settings.logAddresses && { remoteAddress: printAddress(clientOf(settings, exchange)) }) } };
};

/** An answer to what could not be read. */
export function countBroken({ metrics, settings: { log } }: Service, status: number): void {
	metrics?.request('none', status, 0);
	log.info('request refused', { res: { statusCode: status } });
}

const NOTHING = new Uint8Array();

/** After these the rest of what the client sends is of no use. */
const CLOSES: ReadonlySet<number> = new Set([408, 413, 431, 505]);

const preflight = (allow: string | null): Sealed =>
	({ status: 204, headers: preflightHeaders(allow), body: '', etag: null, codings: null, file: null, languages: null });

const tooOften = (seconds: number): InputError => new InputError({
	code: 'rate-limited',
	path: [],
	detail: `Your address asks too often. Ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
});

/** 32 bits for the filter before the cache, from the first letters of an ETag, which carry six bits each. */
const markOf = (etag: string): number => hashText(etag, 1, 9);
