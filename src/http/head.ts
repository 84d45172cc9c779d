/*
 * Reads the headers that the service needs, in one pass, and refuses requests that Node's parser should not have accepted.
 *
 * Reads raw lines instead of `req.headers`, which hides repeated lines: two Host or Content-Type lines must be refused. Joins repeated
 * headers with ", " (RFC 9110 §5.3), so that `gzip, chunked` is the same in one line or two.
 */

import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../doors/limits.ts';
import { fault } from '../doors/refusals.ts';
import { quote } from '../errors.ts';

export interface Head {
	/** Number of Host lines. */
	hosts: number;
	contentType: string | null;
	contentEncoding: string | null;
	contentLength: string | null;
	transferEncoding: string | null;
	forwardedFor: string | null;
}

const FIELDS: ReadonlyMap<string, Exclude<keyof Head, 'hosts'>> = new Map([
	['content-type', 'contentType'],
	['content-encoding', 'contentEncoding'],
	['content-length', 'contentLength'],
	['transfer-encoding', 'transferEncoding'],
	['x-forwarded-for', 'forwardedFor'],
]);

/** Raw header lines: name, value, name, value. */
export function readHead(lines: readonly string[]): Head {
	const head: Head = {
		hosts: 0,
		contentType: null,
		contentEncoding: null,
		contentLength: null,
		transferEncoding: null,
		forwardedFor: null,
	};
	for (let i = 0; i + 1 < lines.length; i += 2) {
		const name = lines[i]!.toLowerCase(), field = FIELDS.get(name);
		if (name === 'host') head.hosts++;
		else if (field !== undefined) head[field] = joinValues(head[field], lines[i + 1]!);
	}
	return head;
}

/** A header by its lower-case name, for headers that few answers depend on. Null if absent. */
export function readHeader({ rawHeaders }: IncomingMessage, name: string): string | null {
	let value: string | null = null;
	for (let i = 0; i + 1 < rawHeaders.length; i += 2)
		if (rawHeaders[i]!.toLowerCase() === name) value = joinValues(value, rawHeaders[i + 1]!);
	return value;
}

const joinValues = (before: string | null, value: string): string => (before === null ? value : `${before}, ${value}`);

/** Value of the Expect header. */
export type Expectation = 'nothing' | 'continue' | 'unknown';

/** Refuses requests that Node's parser accepts and RFC 9112 does not. */
export function requireSane(
	{ httpVersion, rawHeaders }: IncomingMessage,
	{ hosts, transferEncoding }: Head,
	expectation: Expectation,
): void {
	if (httpVersion !== '1.1' && httpVersion !== '1.0') {
		throw fault('http-version', `HTTP/${httpVersion} is not supported. Send HTTP/1.1.`);
	}
	if (rawHeaders.length > 2 * LIMITS.headers) {
		throw fault('headers-too-large', `The request has ${rawHeaders.length / 2} headers; at most ${LIMITS.headers} are allowed.`);
	}
	if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
		throw fault('malformed-request', `The request has ${hosts} Host headers. Send exactly one.`);
	}
	if (transferEncoding !== null && transferEncoding.toLowerCase() !== 'chunked') {
		throw fault('malformed-request', `The Transfer-Encoding is ${quote(transferEncoding)}. Only chunked is supported.`);
	}
	if (expectation === 'unknown') {
		throw fault('malformed-request', 'The Expect header is unknown. Only 100-continue is supported.');
	}
}
