/*
 * A reply, sealed: the status, headers and bytes that are sent, however often.
 *
 * A value becomes JSON once and the JSON becomes bytes once; the ETag is a hash of those bytes. The body is kept as a
 * string with one character a byte (latin1), because Node then sends head and body in one piece.
 */

import { hash } from 'node:crypto';
import { CODINGS, type Coding } from '../assets/asset.ts';
import { codingFor, languageFor } from '../doors/coding.ts';
import type { Reply } from '../doors/door.ts';
import { codingHeaders, etagOf, headersOf, notModifiedHeaders } from '../doors/headers.ts';
import { writeJson } from './json-write.ts';

export interface Sealed {
	readonly status: number;
	/** Flat: name, value, name, value. */
	readonly headers: readonly string[];
	/** One character a byte. */
	readonly body: string;
	/** Quoted; null where the answer has no validator. */
	readonly etag: string | null;
	/** The same in other codings of content; null where there are none. */
	readonly codings: { readonly [coding in Coding]?: Sealed } | null;
	/** The same as a file, for who asks for its media type; null where there is none. */
	readonly file: { readonly mediaType: string; readonly sealed: Sealed } | null;
	/** The same in other languages, by their tag; null where there are none. */
	readonly languages: { readonly [language: string]: Sealed } | null;
}

/** A reply as bytes with its headers, counted and, where it may be kept, with an ETag of the bytes (SHA-256). */
export function seal(reply: Reply): Sealed {
	const { encoded, file, languages, headers = [] } = reply;
	if (languages !== undefined) {
		const varied = ({ languages: _, ...one }: Reply): Sealed =>
			seal({ ...one, headers: ['Vary', 'Accept-Language', ...one.headers ?? []] });
		return { ...varied(reply), languages: Object.fromEntries(Object.entries(languages).map(([tag, one]) => [tag, varied(one)])) };
	}
	if (file !== undefined) {
		const varied = (one: Reply): Reply => ({ ...one, headers: ['Vary', 'Accept', ...one.headers ?? []] });
		const [mediaType = ''] = file.type.split(';');
		return { ...sealOne(varied(reply), null), file: { mediaType, sealed: sealOne(varied(file), null) } };
	}
	if (encoded === undefined) return sealOne(reply, null);
	const coded = (coding: Coding | null, body: Reply['body']): Reply => ({ ...reply, body, headers: [...codingHeaders(coding), ...headers] });
	const codings = CODINGS.flatMap((coding) => {
		const body = encoded[coding];
		return body === undefined ? [] : [[coding, sealOne(coded(coding, body), null)] as const];
	});
	return sealOne(coded(null, reply.body), Object.fromEntries(codings));
}

function sealOne(reply: Reply, codings: Sealed['codings']): Sealed {
	const bytes = bytesOf(reply.body);
	const etag = reply.keep === 'never' ? null : etagOf(hash('sha256', bytes, 'base64url'));
	const headers = headersOf(reply, bytes.length, etag);
	return { status: reply.status, headers, body: bytes.toString('latin1'), etag, codings, file: null, languages: null };
}

/** What a client gets that reads these languages (its Accept-Language). */
export const spokenFor = (reply: Sealed, accept: string | null): Sealed =>
	reply.languages?.[languageFor(accept, Object.keys(reply.languages))] ?? reply;

/** What a client gets that takes these codings (its Accept-Encoding). */
export function codedFor(reply: Sealed, accept: string | null): Sealed {
	const { codings } = reply;
	const coding = codings && codingFor(accept, CODINGS.filter((one) => codings[one] !== undefined));
	return coding === null ? reply : codings![coding]!;
}

function bytesOf(body: Reply['body']): Buffer {
	if (typeof body === 'string') return Buffer.from(body);
	return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : writeJson(body.json);
}

/** The 304 that stands for an answer the client holds already. */
export const notModified = ({ headers, etag }: Sealed): Sealed =>
	({ status: 304, headers: notModifiedHeaders(headers), body: '', etag, codings: null, file: null, languages: null });
