/*
 * `tincture/fetch`: the service as a function from Request to Response, for workers, Deno, Bun and service workers; the
 * same doors as over node:http, and nothing of Node.
 *
 * Bodies, statuses and headers are those of the server, but for what belongs to a connection and for the rate limit:
 * who asks, and how often, is what the platform in front knows. Where there is no disk the names are given first, see
 * `names/load.ts`.
 *
 * Proof  test/fetch.test.ts asks both the same questions, test/consumers/fetch.test.ts in workerd, Deno, Bun, Hono and a route
 *        handler.
 */

import { CODINGS, type Coding } from './assets/asset.ts';
import { asksFor } from './doors/accept.ts';
import { publicPath } from './doors/base-path.ts';
import { codingFor, languageFor } from './doors/coding.ts';
import type { Reading, Reply } from './doors/door.ts';
import { NOBODY, WRITES } from './doors/door.ts';
import { codingHeaders, etagOf, headersOf, isMatch, notModifiedHeaders, preflightHeaders, streamHeaders } from './doors/headers.ts';
import { LIMITS } from './doors/limits.ts';
import { answerLines, LINES_TYPE, type LineAnswers } from './doors/lines.ts';
import { DOOR_OPTIONS, functionOr, readEach, requireNone, type DoorOptions, type DoorSettings, type Readers } from './doors/options.ts';
import { problemOf } from './doors/problem.ts';
import { bodyTooLarge, isLines, notAllowed, requireJson, requireNoQuery, targetTooLong, type Declared } from './doors/refusals.ts';
import { createRouter, type Route, type Router } from './doors/router.ts';
import { doorsOf } from './doors/table.ts';
import { InputError, type ProblemCode } from './errors.ts';

export { jsonReply, type Door, type Input, type Methods, type Parts, type Reading, type Reply } from './doors/door.ts';
export { readJson } from './doors/json.ts';
export { readQuery } from './doors/query.ts';

export interface FetchOptions extends DoorOptions {
	/** Sees what was thrown and is no fault of the caller, which is answered as 500; the console unless given. */
	readonly onError?: (thrown: unknown) => void;
}

export type FetchHandler = (request: Request) => Promise<Response>;

interface FetchSettings extends DoorSettings {
	readonly onError: (thrown: unknown) => void;
}

const OPTIONS: Readers<FetchSettings> = {
	...DOOR_OPTIONS,
	onError: functionOr<FetchSettings['onError']>((thrown) => console.error(thrown)),
};

/** A reply in bytes, with its tag. */
interface Packed {
	readonly status: number;
	readonly headers: readonly string[];
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Quoted; null where the answer has none. */
	readonly etag: string | null;
	/** The same in other codings of content, where they were made ahead. */
	readonly codings: { readonly [coding in Coding]?: Packed } | null;
	/** The same in other languages, by their tag. */
	readonly languages?: { readonly [language: string]: Packed };
}

/** Throws InputError where an option cannot be. */
export function createFetch(options: FetchOptions = {}): FetchHandler {
	const { settings, issues } = readEach<FetchSettings>(OPTIONS, options);
	requireNone(issues);
	const doors = doorsOf({ ...settings, isDraining: () => false, report: settings.onError, metrics: null });
	const router = createRouter<Packed>(doors, settings.basePath);
	return async (request) => {
		const { pathname, search } = new URL(request.url);
		const route = router.find(pathname);
		try {
			const lines = linesAsked(route, request);
			if (lines !== undefined) return streamOf(request, lines, pathname + search, pathname);
			return responseTo(request, await answer(settings, router, route, request, pathname, search));
		} catch (thrown) {
			if (!(thrown instanceof InputError)) settings.onError(thrown);
			const wayOut = (code: ProblemCode): readonly string[] => (code === 'method-not-allowed' ? ['Allow', route!.allow] : []);
			const source = Object.hasOwn(WRITES, request.method) ? 'body' : 'query';
			return responseTo(request, await packed(problemOf(settings.basePath, thrown, source, wayOut)));
		}
	};
}

async function answer(
	{ basePath }: FetchSettings,
	router: Router<Packed>,
	route: Route<Packed> | undefined,
	request: Request,
	path: string,
	search: string,
): Promise<Packed> {
	const { method, headers } = request;
	const length = path.length + search.length;
	if (length > LIMITS.target) throw targetTooLong(length);
	if (method === 'OPTIONS') {
		return { status: 204, headers: preflightHeaders(route?.allow ?? null), bytes: NOTHING, etag: null, codings: null };
	}
	if (route === undefined) throw router.notFound(path);
	const { door, readings, allow, fixed } = route, reading = readings.get(method);
	if (reading === undefined) throw notAllowed(method, publicPath(basePath, path), allow);
	if (reading === 'query' && fixed !== null) return fixed;
	if (reading === 'json') {
		requireNoQuery(path + search, path, door.hasFile);
		requireJson(declared(headers), door.lines !== undefined);
	}
	const body = await bodyOf(request, reading);
	const asker = { ...NOBODY, header: (name: string) => headers.get(name) };
	const reply = await door.answer({ reading, query: search.slice(1), body, parts: route.partsOf(path), ...asker });
	const made = await packed(chosen(reply, headers));
	if (door.isFixed && reading === 'query') route.fixed = made;
	return made;
}

const declared = (headers: Headers): Declared =>
	({ contentType: headers.get('content-type'), contentEncoding: headers.get('content-encoding') });

/** What answers the body line by line, where that is what it is. */
const linesAsked = (route: Route<Packed> | undefined, { method, headers }: Request): LineAnswers | undefined =>
	(route?.readings.get(method) === 'json' && isLines(declared(headers)) ? route.door.lines : undefined);

/** Answers the lines of a body while it arrives. */
function streamOf(request: Request, lines: LineAnswers, target: string, path: string): Response {
	requireNoQuery(target, path);
	requireJson(declared(request.headers), true);
	const write = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
	const pieces = answerLines(chunksOf(request), lines, { write, pay: () => undefined });
	const body = new ReadableStream<Uint8Array>({
		pull: async (controller) => {
			const { done, value } = await pieces.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: async () => void await pieces.return(),
	});
	return new Response(body, { status: 200, headers: pairsOf(streamHeaders(LINES_TYPE)) });
}

/** The chunks of a body; not every runtime gives a stream that can be looped over. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void, undefined> {
	if (body === null) return;
	const reader = body.getReader();
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
	} finally {
		await reader.cancel();
	}
}

/** The reply, or the same as a file where that is asked for. */
function chosen(reply: Reply, asked: Headers): Reply {
	const { file } = reply;
	if (file === undefined) return reply;
	const one = asksFor(file.type.split(';')[0]!, asked.get('accept')) ? file : reply;
	return { ...one, headers: ['Vary', 'Accept', ...one.headers ?? []] };
}

const NOTHING = new Uint8Array();

/** The bytes of the body; no more of them are read than are allowed. */
async function bodyOf(request: Request, reading: Reading): Promise<Uint8Array> {
	if (reading === 'query' || request.body === null) return NOTHING;
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = request.body.getReader();
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		length += part.value.length;
		if (length > LIMITS.body) {
			await reader.cancel();
			throw bodyTooLarge();
		}
		chunks.push(part.value);
	}
	const body = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		body.set(chunk, at);
		at += chunk.length;
	}
	return body;
}

async function packed(reply: Reply): Promise<Packed> {
	const { encoded, languages, headers = [] } = reply;
	if (languages !== undefined) {
		const varied = ({ languages: _, ...one }: Reply): Promise<Packed> =>
			packed({ ...one, headers: ['Vary', 'Accept-Language', ...one.headers ?? []] });
		const others = Object.entries(languages).map(async ([tag, one]) => [tag, await varied(one)] as const);
		return { ...await varied(reply), languages: Object.fromEntries(await Promise.all(others)) };
	}
	if (encoded === undefined) return packedOne(reply, null);
	const coded = (coding: Coding | null, body: Reply['body']): Reply => ({ ...reply, body, headers: [...codingHeaders(coding), ...headers] });
	const codings = await Promise.all(CODINGS.filter((coding) => encoded[coding] !== undefined)
		.map(async (coding) => [coding, await packedOne(coded(coding, encoded[coding]!), null)] as const));
	return packedOne(coded(null, reply.body), Object.fromEntries(codings));
}

async function packedOne(reply: Reply, codings: Packed['codings']): Promise<Packed> {
	const { body, keep, status } = reply;
	const bytes = body instanceof Uint8Array
		? Uint8Array.from(body)
		: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body.json));
	const etag = keep === 'never' ? null : etagOf(base64url(await crypto.subtle.digest('SHA-256', bytes)));
	return { status, headers: headersOf(reply, bytes.length, etag), bytes, etag, codings };
}

const base64url = (bytes: ArrayBuffer): string =>
	btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** 304 where the client holds the answer; a QUERY asks as a GET does, after a POST there is none. */
function responseTo({ method, headers }: Request, made: Packed): Response {
	const { languages } = made;
	const whole = languages?.[languageFor(headers.get('accept-language'), Object.keys(languages))] ?? made;
	const there = whole.codings;
	const coding = there && codingFor(headers.get('accept-encoding'), CODINGS.filter((one) => there[one] !== undefined));
	const { status, headers: lines, bytes, etag } = coding === null ? whole : there![coding]!;
	const ifNoneMatch = headers.get('if-none-match');
	if (ifNoneMatch !== null && etag !== null && method !== 'POST' && isMatch(ifNoneMatch, etag)) {
		return new Response(null, { status: 304, headers: pairsOf(notModifiedHeaders(lines)) });
	}
	return new Response(method === 'HEAD' || status === 204 ? null : bytes, { status, headers: pairsOf(lines) });
}

const pairsOf = (lines: readonly string[]): [string, string][] =>
	Array.from({ length: lines.length / 2 }, (_, i) => [lines[2 * i]!, lines[2 * i + 1]!]);
