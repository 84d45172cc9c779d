/*
 * `tincture/fetch`: the service as a function from Request to Response, for workers, Deno, Bun and service workers. It serves the same
 * routes as node:http, without modules of Node.
 *
 * Bodies, statuses and headers equal those of the server, without those of a connection and of the rate limit: only the platform in
 * front sees client addresses. Without a disk, names must be loaded first, see `names/load.ts`.
 *
 * Proof  test/fetch.test.ts compares it with the server; test/consumers/fetch.test.ts runs it in workerd, Deno, Bun, Hono and a route
 *        handler.
 */

import { createSite } from './doors/assets.ts';
import { publicPath } from './doors/base-path.ts';
import { anonymousCaller, type Reply } from './doors/door.ts';
import { errorReply } from './doors/error-reply.ts';
import { preflightHeaders, streamHeaders, toPairs } from './doors/headers.ts';
import { LIMITS } from './doors/limits.ts';
import { answerLines, joinBytes, LINES_TYPE } from './doors/lines.ts';
import type { DoorOptions } from './doors/door-options.ts';
import { copyOptions, decodeOptions, DOOR_FIELDS, toDoorSettings } from './doors/options.ts';
import { bodyTooLarge, fault, isLines, notAllowed, requireJson, requireNoQuery, targetTooLong } from './doors/refusals.ts';
import { createRouter, type Route, type Router } from './doors/router.ts';
import { sealedPlain, sealInSteps, selectVersion, type Sealed } from './doors/sealed.ts';
import { listDoors } from './doors/table.ts';
import { InputError } from './errors.ts';
import { callback, optional } from './schema/schema.ts';

export { jsonReply, type Door, type Input, type Methods, type Parts, type Reading, type Reply } from './doors/door.ts';
export { readJson } from './doors/json.ts';
export { readQuery } from './doors/query.ts';

export interface FetchOptions extends DoorOptions {
	/** Called with errors that are answered as 500; logs to the console by default. */
	readonly onError?: OnError;
}

export type FetchHandler = (request: Request) => Promise<Response>;

type OnError = (thrown: unknown) => void;

const FETCH_FIELDS = { ...DOOR_FIELDS, onError: optional(callback<OnError>('called with errors that are answered as 500')) };

type Bytes = Uint8Array<ArrayBuffer>;

type FetchReply = Sealed<Bytes>;

interface FetchService {
	readonly basePath: string;
	readonly onError: OnError;
	readonly router: Router<FetchReply>;
}

/** Throws InputError for an invalid option. */
export function createFetch(given: FetchOptions = {}): FetchHandler {
	const options = copyOptions(given);
	const { onError = (thrown: unknown) => console.error(thrown), ...others } = decodeOptions(FETCH_FIELDS, options);
	const settings = toDoorSettings(others, options), site = createSite(settings);
	const doors = listDoors({ ...settings, site, isLeaving: () => false, report: onError, metrics: null, hasKeys: false });
	const service: FetchService = { basePath: others.basePath, onError, router: createRouter(doors, others.basePath) };
	const refuse = async (request: Request, route: Route<FetchReply> | undefined, thrown: unknown): Promise<Response> => {
		const headers = route && { 'method-not-allowed': ['Allow', route.allow] };
		const requested = { header: (name: string) => request.headers.get(name), target: request.url };
		return respond(request, await seal(errorReply(site, thrown, request.method, requested, headers ?? {})));
	};
	return async (request) => {
		let route: Route<FetchReply> | undefined;
		try {
			const url = new URL(request.url);
			route = service.router.find(url.pathname);
			return await answer(service, route, request, url);
		} catch (thrown) {
			if (!(thrown instanceof InputError)) onError(thrown);
			// An object that is not a Request may also throw when it is read again.
			return refuse(request, route, thrown).catch(() => refuse(new Request('https://localhost'), route, thrown));
		}
	};
}

async function answer(
	{ basePath, onError, router }: FetchService,
	route: Route<FetchReply> | undefined,
	request: Request,
	{ pathname: path, search }: URL,
): Promise<Response> {
	const { method, headers } = request, length = path.length + search.length;
	if (length > LIMITS.target) throw targetTooLong(length);
	if (method === 'OPTIONS') return respond(request, sealedPlain(204, preflightHeaders(route?.allow ?? null), NO_BODY));
	if (route === undefined) throw router.notFound(path);
	const { door, fixed } = route, reading = route.readings.get(method);
	if (reading === undefined) throw notAllowed(method, publicPath(basePath, path), route.allow);
	if (reading === 'query' && fixed !== null) return respond(request, fixed);
	if (reading === 'json') {
		const declared = { contentType: headers.get('content-type'), contentEncoding: headers.get('content-encoding') };
		requireNoQuery(path + search, path, door.hasFile);
		requireJson(declared, door.lines !== undefined);
		if (door.lines !== undefined && isLines(declared)) {
			const server = { write: (value: unknown) => encode(JSON.stringify(value)), pay: () => undefined, settle: () => {}, client: null };
			const { chunks, close } = openBody(request);
			return respondInPieces({ status: 200, type: LINES_TYPE }, answerLines(chunks, door.lines, server), onError, close);
		}
	}
	const reply = await door.answer({
		...anonymousCaller(),
		reading,
		query: search.slice(1),
		body: reading === 'query' ? NO_BODY : await readBody(request),
		parts: route.readParts(path),
		header: (name) => (reading === 'query' ? null : headers.get(name)),
	});
	if (reply.pieces !== undefined) return respondInPieces(reply, encodePieces(reply.pieces), onError);
	const sealed = await seal(reply);
	if (door.isFixed && reading === 'query') route.fixed = sealed;
	return respond(request, sealed);
}

const NO_BODY: Bytes = new Uint8Array();

const UTF_8 = new TextEncoder();

const encode = (text: string): Bytes => UTF_8.encode(text);

async function* encodePieces(pieces: AsyncIterable<string>): AsyncGenerator<Bytes, void, undefined> {
	for await (const piece of pieces) yield encode(piece);
}

interface Body {
	readonly chunks: AsyncGenerator<Uint8Array, void, undefined>;
	/** Cancels the body, whether or not it is read. */
	readonly close: () => void;
}

/**
 * Opens a body, whose chunks end when its client has gone. Not every runtime has streams that are iterable. Throws InputError if the
 * body was read before; the chunks do if the stream fails, as it does when the client breaks off.
 */
function openBody({ body, bodyUsed, signal }: Request): Body {
	if (bodyUsed || body?.locked === true)
		throw fault('malformed-request', 'The body was read before. Pass the handler a clone of the request.');
	const reader = body?.getReader();
	// Nobody waits, because the source of a stream may never finish to cancel.
	const close = (): void => {
		signal.removeEventListener('abort', close);
		reader?.cancel().catch(() => {});
	};
	signal.addEventListener('abort', close);
	return { chunks: readChunks(reader, close), close };
}

async function* readChunks(
	reader: ReadableStreamDefaultReader<Uint8Array> | undefined, close: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
	if (reader === undefined) return;
	try {
		for (;;) {
			const { done, value } = await reader.read().catch(() => {
				throw fault('malformed-request', 'The body broke off. Send it again.');
			});
			if (done) return;
			// Only a Request of the caller's own making has others.
			if (!ArrayBuffer.isView(value as unknown)) throw new TypeError('A body is a stream of Uint8Array.');
			yield value;
		}
	} finally {
		close();
	}
}

/** Reads a body up to the limit. */
async function readBody(request: Request): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of openBody(request).chunks) {
		length += chunk.length;
		if (length > LIMITS.body) throw bodyTooLarge();
		chunks.push(chunk);
	}
	return joinBytes(chunks, length);
}

/** Serializes a reply with its versions. */
async function seal(reply: Reply): Promise<FetchReply> {
	const steps = sealInSteps(reply, (content) => (typeof content === 'string' ? encode(content) : content));
	let step = steps.next();
	while (step.done !== true) step = steps.next(toBase64Url(await crypto.subtle.digest('SHA-256', step.value.body)));
	return step.value;
}

const toBase64Url = (bytes: ArrayBuffer): string =>
	btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function respond({ method, headers, url }: Request, reply: FetchReply): Response {
	const { status, headers: lines, body } = selectVersion(reply, method, url, (name) => headers.get(name));
	const isEmpty = method === 'HEAD' || status === 204 || status === 304;
	return new Response(isEmpty ? null : body, { status, headers: toPairs(lines) });
}

/** Responds with pieces, each computed when the client has read the one before. */
function respondInPieces(
	{ status, type }: Pick<Reply, 'status' | 'type'>,
	pieces: AsyncGenerator<Uint8Array, void, undefined>,
	onError: OnError,
	close = (): void => {},
): Response {
	let isCancelled = false;
	const body = new ReadableStream<Uint8Array>({
		pull: async (controller) => {
			try {
				const { done, value } = await pieces.next();
				if (isCancelled) return;
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (thrown) {
				if (!(thrown instanceof InputError)) onError(thrown);
				throw thrown;
			}
		},
		cancel: async () => {
			isCancelled = true;
			close();
			await pieces.return();
		},
	}, { highWaterMark: 0 });
	return new Response(body, { status, headers: toPairs(streamHeaders(type)) });
}
