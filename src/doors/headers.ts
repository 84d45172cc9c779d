/*
 * Headers of answers. Every origin is allowed, without credentials.
 *
 * Source  The Fetch standard, §3.2 "CORS protocol". Without these headers a browser hides an answer from pages, so every answer has
 *         them, including problems.
 */

import type { Coding } from '../assets/asset.ts';
import { ALL_METHODS, type Reply } from './door.ts';

/** Seconds for which preflights may be cached, and answers unless set. */
export const DAY = 86_400;

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/** Headers of every answer. */
export const EVERYWHERE: readonly string[] = [
	ALLOW_ORIGIN, '*',
	'Access-Control-Expose-Headers', 'ETag, Retry-After, RateLimit, RateLimit-Policy',
	'X-Content-Type-Options', 'nosniff',
	'Cross-Origin-Resource-Policy', 'cross-origin',
];

/**
 * Headers of the answer to OPTIONS. `*` allows all headers except Authorization, because tracing tools add their own; a service with
 * keys also allows that one. An unknown path (`allow` null) has them too, or the browser would hide the 404 that follows.
 */
export const preflightHeaders = (allow: string | null, hasKeys = false): readonly string[] => [
	...EVERYWHERE,
	'Access-Control-Allow-Methods', ALL_METHODS,
	'Access-Control-Allow-Headers', hasKeys ? '*, Authorization' : '*',
	'Access-Control-Max-Age', String(DAY),
	...(allow === null ? [] : ['Allow', allow]),
];

const KEEP = {
	forever: 'public, max-age=31536000, immutable',
	never: 'no-store',
} as const satisfies { readonly [keep in Exclude<Reply['keep'], 'day'>]: string };

/** One version of a reply in one content coding. */
export interface Version {
	/** Length of the body in bytes. */
	readonly length: number;
	/** Quoted; null if the answer has no validator. */
	readonly etag: string | null;
	/** Null for the body without a coding. */
	readonly coding: Coding | null;
	/** Request headers that selected this version, see `variesBy`. */
	readonly vary: readonly string[];
	/** Seconds for which a reply that is kept for a day may be cached. */
	readonly maxAge: number;
}

/** Headers of an answer, flat: name, value, name, value. */
export const replyHeaders = ({ type, keep, headers = [] }: Reply, { length, etag, coding, vary, maxAge }: Version): readonly string[] => [
	'Content-Type', type,
	'Content-Length', String(length),
	'Cache-Control', keep === 'day' ? `public, max-age=${maxAge}` : KEEP[keep],
	...(etag === null ? [] : ['ETag', etag]),
	...EVERYWHERE,
	...(coding === null ? [] : ['Content-Encoding', coding]),
	...withVary(headers, vary),
];

/** Headers of an answer that is sent while it is computed. Its length is unknown; proxies must not cache or buffer it. */
export const streamHeaders = (type: string): readonly string[] =>
	['Content-Type', type, 'Cache-Control', KEEP.never, 'X-Accel-Buffering', 'no', ...EVERYWHERE];

/** Flat headers as pairs of name and value. */
export const toPairs = (headers: readonly string[]): [name: string, value: string][] =>
	Array.from({ length: headers.length / 2 }, (_, i) => [headers[2 * i]!, headers[2 * i + 1]!]);

/** Request headers that select among the versions of a reply, in the order in which its Vary line names them. */
export function variesBy(reply: Reply): readonly string[] {
	const { file, languages } = reply;
	const versions = [reply, ...(file === undefined ? [] : [file]), ...Object.values(languages ?? {})];
	return [
		...(versions.some((version) => version.encoded !== undefined) ? ['Accept-Encoding'] : []),
		...(file === undefined ? [] : ['Accept']),
		...(languages === undefined ? [] : ['Accept-Language']),
	];
}

/**
 * Headers with at most one Vary line, which merges `vary` and existing Vary lines. nginx 1.22 honors only the last of several Vary
 * lines (its ticket 1423), so a second line would poison a cache.
 */
export function withVary(headers: readonly string[], vary: readonly string[]): readonly string[] {
	if (headers.length === 0 && vary.length === 0) return headers;
	const names = new Map(vary.map((name) => [name.toLowerCase(), name])), others: string[] = [];
	for (let i = 0; i < headers.length; i += 2) {
		const name = headers[i]!, value = headers[i + 1]!;
		if (name.toLowerCase() !== 'vary') others.push(name, value);
		else for (const one of value.split(',').map((part) => part.trim())) if (one !== '') names.set(one.toLowerCase(), one);
	}
	return names.size === 0 ? others : ['Vary', [...names.values()].join(', '), ...others];
}

/**
 * Headers for a client of this origin, if only some origins may read answers. The answer then varies by origin, also if the request
 * has none.
 */
export function forOrigin(headers: readonly string[], allowed: readonly string[], origin: string | null): readonly string[] {
	const others = headers.filter((_, i) => headers[i - (i % 2)] !== ALLOW_ORIGIN);
	return [...withVary(others, ['Origin']), ...(origin !== null && allowed.includes(origin) ? [ALLOW_ORIGIN, origin] : [])];
}

/** Headers of an answer to the holder of a key: no shared cache may keep it for others. */
export const forHolder = (headers: readonly string[]): readonly string[] =>
	headers.map((text, i) => (i % 2 === 1 && headers[i - 1] === 'Cache-Control' ? text.replace(/^public/, 'private') : text));

/** Headers of the 304 for an answer with these headers: all except those that describe the body. */
export const notModifiedHeaders = (headers: readonly string[]): readonly string[] =>
	headers.filter((_, i) => !BODY_HEADERS.has(headers[i - (i % 2)]!));

const BODY_HEADERS: ReadonlySet<string> = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Disposition']);

/** An ETag with 132 bits of the SHA-256 of the bytes, which is given in base64url. */
export const createEtag = (sha256: string): string => `"${sha256.slice(0, 22)}"`;

/**
 * True if an If-None-Match value matches the ETag: weak comparison, lists and `*` (RFC 9110 §13.1.2). Proxies that compress turn
 * strong tags into weak ones.
 */
export const isMatch = (ifNoneMatch: string, etag: string): boolean =>
	ifNoneMatch.trim() === '*' || (ifNoneMatch.match(ENTITY_TAG)?.includes(etag) ?? false);

/** The opaque part of each tag, quotes included; what precedes it (`W/`) does not count. */
const ENTITY_TAG = /"[^"]*"/g;
