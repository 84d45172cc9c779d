/*
 * The headers of an answer. Any origin may ask, without credentials.
 *
 * Source  The Fetch standard, §3.2 "CORS protocol". A browser shows a page nothing of an answer without these, so
 *         they stand on every answer, problems included.
 */

import type { Coding } from '../assets/asset.ts';
import { ALL_METHODS, type Reply } from './door.ts';

/** On every answer, whatever its status. */
export const EVERYWHERE: readonly string[] = [
	'Access-Control-Allow-Origin', '*',
	'Access-Control-Expose-Headers', 'ETag, Retry-After, RateLimit, RateLimit-Policy',
	'X-Content-Type-Options', 'nosniff',
	'Cross-Origin-Resource-Policy', 'cross-origin',
];

/**
 * On the answer to OPTIONS. `*` allows every header but Authorization; tracing tools add theirs unasked. A path where
 * nothing is (`allow` null) gets them too, or the browser would hide the 404 that follows.
 */
export const preflightHeaders = (allow: string | null): readonly string[] => [
	...EVERYWHERE,
	'Access-Control-Allow-Methods', ALL_METHODS,
	'Access-Control-Allow-Headers', '*',
	'Access-Control-Max-Age', '86400',
	...(allow === null ? [] : ['Allow', allow]),
];

const KEEP = {
	day: 'public, max-age=86400',
	forever: 'public, max-age=31536000, immutable',
	never: 'no-store',
} as const satisfies { readonly [keep in Reply['keep']]: string };

/** Flat: name, value, name, value. `etag` is quoted; null where the answer has none. */
export const headersOf = ({ type, keep, headers = [] }: Reply, length: number, etag: string | null): readonly string[] => [
	'Content-Type', type,
	'Content-Length', String(length),
	'Cache-Control', KEEP[keep],
	...(etag === null ? [] : ['ETag', etag]),
	...EVERYWHERE,
	...headers,
];

/** On an answer that is made while its question still arrives: its length is not known, and nobody between keeps or collects it. */
export const streamHeaders = (type: string): readonly string[] =>
	['Content-Type', type, 'Cache-Control', KEEP.never, 'X-Accel-Buffering', 'no', ...EVERYWHERE];

/** On an answer that comes in one of several codings: in which, where it is not as it is, and that it depends on who asks. */
export const codingHeaders = (coding: Coding | null): readonly string[] =>
	[...(coding === null ? [] : ['Content-Encoding', coding]), 'Vary', 'Accept-Encoding'];

/** On the 304 that stands for an answer with these headers, which the client holds already: all but what describes the body. */
export const notModifiedHeaders = (headers: readonly string[]): readonly string[] =>
	headers.filter((_, i) => !OF_THE_BODY.has(headers[i - (i % 2)]!));

const OF_THE_BODY: ReadonlySet<string> = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Disposition']);

/** A tag from the SHA-256 of the bytes in base64url: 132 of its bits, which no two bodies that ever meet at one address share. */
export const etagOf = (sha256: string): string => `"${sha256.slice(0, 22)}"`;

/**
 * Does an If-None-Match value name this ETag? Weak comparison, lists and `*`, as RFC 9110 §13.1.2 says: a proxy that
 * compresses turns our strong tags into weak ones.
 */
export const isMatch = (ifNoneMatch: string, etag: string): boolean =>
	ifNoneMatch.trim() === '*' || (ifNoneMatch.match(ENTITY_TAG)?.includes(etag) ?? false);

/** The opaque part of each tag, quotes included; what precedes it (`W/`) does not count. */
const ENTITY_TAG = /"[^"]*"/g;
