/*
 * What the service reads of a request's header lines, in one pass, and what it refuses of them.
 *
 * The raw lines are read and not `req.headers`: that object hides repeated lines, and two Host or two Content-Type
 * lines must be seen to be refused. A repeated header is joined with ", ", as RFC 9110 §5.3 says, so that
 * `gzip, chunked` looks the same in one line or two.
 */

import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../doors/limits.ts';
import { InputError, quote, type ProblemCode } from '../errors.ts';

export interface Head {
	/** How many Host lines there are. */
	hosts: number;
	contentType: string | null;
	contentEncoding: string | null;
	contentLength: string | null;
	transferEncoding: string | null;
	ifNoneMatch: string | null;
	forwardedFor: string | null;
}

/** Raw header lines: name, value, name, value. */
export function readHead(lines: readonly string[]): Head {
	const head: Head = {
		hosts: 0,
		contentType: null,
		contentEncoding: null,
		contentLength: null,
		transferEncoding: null,
		ifNoneMatch: null,
		forwardedFor: null,
	};
	for (let i = 0; i + 1 < lines.length; i += 2) {
		const name = lines[i]!, value = lines[i + 1]!;
		// The length rules out nearly every other header before any text is compared.
		switch (name.length) {
			case 4:
				if (name.toLowerCase() === 'host') head.hosts++;
				break;
			case 12:
				if (name.toLowerCase() === 'content-type') head.contentType = joined(head.contentType, value);
				break;
			case 13:
				if (name.toLowerCase() === 'if-none-match') head.ifNoneMatch = joined(head.ifNoneMatch, value);
				break;
			case 14:
				if (name.toLowerCase() === 'content-length') head.contentLength = joined(head.contentLength, value);
				break;
			case 15:
				if (name.toLowerCase() === 'x-forwarded-for') head.forwardedFor = joined(head.forwardedFor, value);
				break;
			case 16:
				if (name.toLowerCase() === 'content-encoding') head.contentEncoding = joined(head.contentEncoding, value);
				break;
			case 17:
				if (name.toLowerCase() === 'transfer-encoding') head.transferEncoding = joined(head.transferEncoding, value);
				break;
		}
	}
	return head;
}

/** A header, by its name in lower case, that few answers depend on: read only for those. Null where it is absent. */
export function headerOf({ rawHeaders }: IncomingMessage, wanted: string): string | null {
	let found: string | null = null;
	for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
		const name = rawHeaders[i]!;
		if (name.length === wanted.length && name.toLowerCase() === wanted) found = joined(found, rawHeaders[i + 1]!);
	}
	return found;
}

const joined = (before: string | null, value: string): string => (before === null ? value : `${before}, ${value}`);

/** What `Expect` asks for. */
export type Expectation = 'nothing' | 'continue' | 'unknown';

/** What Node's parser lets through and RFC 9112 does not. */
export function requireSane(
	{ httpVersion, rawHeaders }: IncomingMessage,
	{ hosts, transferEncoding }: Head,
	expectation: Expectation,
): void {
	if (httpVersion !== '1.1' && httpVersion !== '1.0') {
		refuse('http-version', `HTTP/${httpVersion} is not spoken here. Send HTTP/1.1.`);
	}
	if (rawHeaders.length > 2 * LIMITS.headers) {
		refuse('headers-too-large', `The request has ${rawHeaders.length / 2} headers; at most ${LIMITS.headers} are read.`);
	}
	if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
		refuse('malformed-request', `The request has ${hosts} Host headers. Send exactly one.`);
	}
	if (transferEncoding !== null && transferEncoding.toLowerCase() !== 'chunked') {
		refuse('malformed-request', `The Transfer-Encoding is ${quote(transferEncoding)}. Only chunked is read.`);
	}
	if (expectation === 'unknown') {
		refuse('malformed-request', 'The Expect header asks for something unknown. Only 100-continue is known.');
	}
}

function refuse(code: ProblemCode, detail: string): never {
	throw new InputError({ code, path: [], detail });
}
