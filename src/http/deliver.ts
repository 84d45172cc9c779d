/*
 * Sends answers: replies of doors, cached replies, and problems for thrown values.
 */

import type { Reply } from '../doors/door.ts';
import { errorReply } from '../doors/error-reply.ts';
import { forHolder, forOrigin, streamHeaders } from '../doors/headers.ts';
import { unitsToWrite } from '../doors/limits.ts';
import type { ProblemIds } from '../doors/problem.ts';
import type { Route } from '../doors/router.ts';
import { selectVersion } from '../doors/sealed.ts';
import { CLIENT_GONE } from '../doors/slices.ts';
import { InputError } from '../errors.ts';
import { hashText } from '../math/hash.ts';
import { dropBody, hasBody, UNITS_OF_READ } from './body.ts';
import { DROPPED } from './charge.ts';
import { compress, isCompressing, isLarge, markLarge } from './compress.ts';
import type { Service } from './context.ts';
import { getIds, type Exchange } from './exchange.ts';
import { readHeader } from './head.ts';
import { waitForDrain } from './line-stream.ts';
import { seal, type HttpReply } from './reply.ts';
import { logFields, recordRequest } from './request-log.ts';

/** Sends the reply of a door. Offers it to the cache under `key` if it may be cached. */
export function sendReply(service: Service, exchange: Exchange, route: Route<HttpReply>, key: string, reply: Reply): void {
	if (reply.pieces !== undefined) {
		return void sendPieces(service, exchange, reply).catch((thrown: unknown) => {
			service.charges.settle(exchange);
			breakOff(service, exchange, thrown);
		});
	}
	const marked = route.door.name !== undefined && isCompressing(service.settings) ? markLarge(reply) : reply;
	const sealed = seal(marked, service.settings.maxAge);
	exchange.budget.spent += unitsToWrite(sealed.body.length);
	service.charges.settle(exchange);
	if (route.door.isFixed && exchange.reading === 'query') route.fixed = sealed;
	else if (sealed.etag !== null)
		offer(service, route, key, marked, sealed);
	if (route.door.name !== undefined) service.metrics?.lookup(false);
	queue(service, exchange, sealed);
}

/** Offers a reply to the cache. If it is large and stored, its compressed versions follow. */
function offer({ cache, settings }: Service, route: Route<HttpReply>, key: string, reply: Reply, sealed: HttpReply): void {
	const isStored = cache.offer(key, { reply: sealed, route }, key.length + countBytes(sealed), filterMark(sealed.etag!));
	if (!isStored || !isLarge(reply)) return;
	compress(reply).then((compressed) => {
		const whole = seal(compressed, settings.maxAge);
		cache.replace(key, { reply: whole, route }, key.length + countBytes(whole));
	}).catch((thrown: unknown) => settings.log.error('an answer was not compressed', thrown));
}

/** Bytes of a cached reply in all its versions. */
const countBytes = ({ body, file, codings }: HttpReply): number => body.length + (file === null ? 0 : countBytes(file.sealed))
	+ Object.values(codings ?? {}).reduce((sum, version) => sum + version.body.length, 0);

/** 32 bits for the filter of the cache, from the first letters of an ETag, which carry six bits each. */
const filterMark = (etag: string): number => hashText(etag, 1, 9);

/** Answers an error of a request. The only place that does. */
export function sendProblem(service: Service, exchange: Exchange, thrown: unknown): void {
	const { settings, charges } = service, { req, res, method, route, wait } = exchange;
	// The parser still reads the part of the body that has arrived.
	if (thrown === DROPPED && hasBody(exchange.head)) exchange.budget.spent += UNITS_OF_READ;
	charges.settle(exchange);
	if (thrown === DROPPED || thrown === CLIENT_GONE) return void req.destroy();
	if (!(thrown instanceof InputError)) settings.log.error('a request failed', thrown, logFields(service, exchange));
	// The answer has begun and cannot be replaced.
	if (res.headersSent) return void req.destroy();
	const headers = { 'rate-limited': ['Retry-After', String(wait)], ...(route && { 'method-not-allowed': ['Allow', route.allow] }) };
	const requested = { header: (name: string) => readHeader(req, name), target: exchange.target };
	queue(service, exchange, seal(errorReply(service.site, thrown, method, requested, headers, problemIds(service, exchange, thrown))));
}

/** The ids that the client knows or the log has. */
function problemIds({ settings: { log } }: Service, exchange: Exchange, thrown: unknown): ProblemIds {
	const { requestId, isSent, trace } = getIds(exchange);
	return {
		...((isSent || log.isVerbose || !(thrown instanceof InputError)) && { requestId }),
		...(trace !== null && { traceId: trace.trace_id }),
	};
}

/** Ends an answer that failed after it had begun. Logs the failure unless the client has gone. */
export function breakOff(service: Service, exchange: Exchange, thrown: unknown): void {
	const { req, res } = exchange;
	if (!req.destroyed && !res.destroyed) service.settings.log.error('a stream failed', thrown, logFields(service, exchange));
	req.destroy();
}

/** Headers for the key and the origin of a request, if keys are required or not all origins are allowed. */
export function toClient({ settings: { origins } }: Service, { req, holder }: Exchange, headers: readonly string[]): readonly string[] {
	const own = holder === null ? headers : forHolder(headers);
	return origins === null ? own : forOrigin(own, origins, readHeader(req, 'origin'));
}

/** Sends a reply in pieces while it is computed. */
async function sendPieces(service: Service, exchange: Exchange, { status, type, pieces }: Reply): Promise<void> {
	const { req, res, connection } = exchange;
	if (service.isDraining && connection.last === res) res.shouldKeepAlive = false;
	res.writeHead(status, toClient(service, exchange, streamHeaders(type)).concat(exchange.rateHeaders));
	for await (const piece of pieces!) {
		exchange.sent += Buffer.byteLength(piece);
		if (res.write(piece)) continue;
		service.unread.note(req.socket, () => service.charges.nameClient(exchange));
		await waitForDrain(res);
	}
	res.end();
	service.charges.settle(exchange);
	recordRequest(service, exchange, status);
}

/** Sends a reply together with the others of its turn of the event loop. */
export function queue({ turn }: Service, exchange: Exchange, reply: HttpReply): void {
	exchange.reply = reply;
	turn.answered(exchange);
}

/** Sends the version of the queued reply that the request selects. */
export function deliver(service: Service, exchange: Exchange): void {
	const { req, res, rateHeaders, connection } = exchange;
	if (res.headersSent) return;
	const { status, headers, body } = selectVersion(exchange.reply!, exchange.method, exchange.target, (name) => readHeader(req, name));
	// In a drain, pipelined requests behind this one are answered too. The rest of a body that is too large is not read.
	if ((service.isDraining && connection.last === res) || status === 413) res.shouldKeepAlive = false;
	res.writeHead(status, toClient(service, exchange, headers).concat(rateHeaders));
	res.end(body, 'latin1');
	if (exchange.method !== 'HEAD' && status !== 304) exchange.sent = body.length;
	if (!exchange.isRead && hasBody(exchange.head))
		dropBody(req, exchange.budget, service.charges.getCredit(exchange), () => service.charges.settle(exchange));
	if (req.socket.writableLength > 0) service.unread.note(req.socket, () => service.charges.nameClient(exchange));
	recordRequest(service, exchange, status);
}
