/*
 * A reply, sealed: the status, headers and bytes that are sent, however often.
 *
 * A value becomes JSON once and the JSON becomes bytes once; the ETag is a hash of those bytes. The body is kept as a
 * string with one character a byte (latin1), because Node then sends head and body in one piece.
 */

import { hash } from 'node:crypto';
import type { Reply } from '../doors/door.ts';
import { etagOf, headersOf, notModifiedHeaders } from '../doors/headers.ts';
import { writeJson } from './json-write.ts';

export interface Sealed {
	readonly status: number;
	/** Flat: name, value, name, value. */
	readonly headers: readonly string[];
	/** One character a byte. */
	readonly body: string;
	/** Quoted; null where the answer has no validator. */
	readonly etag: string | null;
}

/** A reply as bytes with its headers, counted and, where it may be kept, with an ETag of the bytes (SHA-256). */
export function seal(reply: Reply): Sealed {
	const bytes = bytesOf(reply.body);
	const etag = reply.keep === 'day' ? etagOf(hash('sha256', bytes, 'base64url')) : null;
	return { status: reply.status, headers: headersOf(reply, bytes.length, etag), body: bytes.toString('latin1'), etag };
}

function bytesOf(body: Reply['body']): Buffer {
	if (typeof body === 'string') return Buffer.from(body);
	return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : writeJson(body.json);
}

/** The 304 that stands for an answer the client holds already. */
export const notModified = (etag: string): Sealed => ({ status: 304, headers: notModifiedHeaders(etag), body: '', etag });
