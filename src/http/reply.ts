/*
 * A finished answer: status, headers, bytes.
 *
 * A value becomes JSON once and the JSON becomes bytes once; the ETag is a hash of those bytes. The body is kept as a
 * string with one character a byte (latin1), because Node then sends head and body in one piece.
 */

import { hash } from 'node:crypto';
import { EVERYWHERE } from './cors.ts';
import { writeJson } from './json-write.ts';

export interface Reply {
	readonly status: number;
	/** Flat: name, value, name, value. */
	readonly headers: readonly string[];
	/** One character a byte. */
	readonly body: string;
	/** Quoted; null where the answer has no validator. */
	readonly etag: string | null;
}

export const DAY = 'public, max-age=86400';
export const NEVER = 'no-store';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer with a body, kept for a day under its ETag, or never. */
export const reply = (status: number, type: string, text: string, keep: typeof DAY | typeof NEVER, further: readonly string[] = []): Reply =>
	replyOf(status, type, Buffer.from(text), keep, further);

/** The answer of an operation. */
export const jsonReply = (value: unknown, keep: typeof DAY | typeof NEVER): Reply =>
	replyOf(200, JSON_TYPE, writeJson(value), keep, []);

function replyOf(status: number, type: string, bytes: Buffer, keep: typeof DAY | typeof NEVER, further: readonly string[]): Reply {
	// 132 of the 256 bits: no two bodies that ever meet at one address share them.
	const etag = keep === DAY ? `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` : null;
	return {
		status,
		headers: [
			'Content-Type', type,
			'Content-Length', String(bytes.length),
			'Cache-Control', keep,
			...(etag === null ? [] : ['ETag', etag]),
			...EVERYWHERE,
			...further,
		],
		body: bytes.toString('latin1'),
		etag,
	};
}

/** The 304 that stands for an answer the client holds already. */
export const notModified = (etag: string): Reply => ({
	status: 304,
	headers: ['Cache-Control', DAY, 'ETag', etag, ...EVERYWHERE],
	body: '',
	etag,
});

/**
 * Does an If-None-Match value name this ETag? Weak comparison, lists and `*`, as RFC 9110 §13.1.2 says: a proxy that
 * compresses turns our strong tags into weak ones.
 */
export const isMatch = (ifNoneMatch: string, etag: string): boolean =>
	ifNoneMatch.trim() === '*' || (ifNoneMatch.match(ENTITY_TAG)?.includes(etag) ?? false);

/** The opaque part of each tag, quotes included; what precedes it (`W/`) does not count. */
const ENTITY_TAG = /"[^"]*"/g;
