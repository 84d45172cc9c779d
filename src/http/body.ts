/*
 * The body of a request → its bytes: from the stream, or from what a program in front has left of it.
 *
 * Inside Express or Fastify a body parser may have read the stream to its end. What it read lies in `req.body` then: a
 * value, a text or the bytes. A value is written as JSON again, so that every body takes the same way from here on.
 */

import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../doors/limits.ts';
import { InputError } from '../errors.ts';
import type { Head } from './head.ts';

/** Hands on the body, at once where it has been read already; null where it is over the limit. */
export function readBody(req: IncomingMessage, head: Head, done: (body: Buffer | null) => void): void {
	if (!req.readableEnded) return collect(req, done);
	const body = bytesLeft(req, head);
	done(body.length > LIMITS.body ? null : body);
}

/** Express and its like put a body here; `unknown`, because anyone may. */
interface Parsed {
	readonly body?: unknown;
}

/** What stands in `req.body` of a request whose stream has ended. */
export function bytesLeft(req: IncomingMessage & Parsed, { contentLength, transferEncoding }: Head): Buffer {
	const { body } = req;
	// Some parsers make `{}` of nothing at all.
	if (transferEncoding === null && Number(contentLength ?? 0) === 0) return Buffer.alloc(0);
	if (body === undefined) throw new Error('A body was read before it came here. Leave it in req.body, or let no body parser read it.');
	if (typeof body === 'string') return Buffer.from(body);
	if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
	return Buffer.from(jsonOf(body));
}

function jsonOf(value: unknown): string {
	let json: string | undefined;
	try {
		json = JSON.stringify(value);
	} catch {
		// Deeper than the stack, in a circle, or a bigint: no JSON of ours.
	}
	if (json === undefined) {
		const detail = `The body cannot be written as JSON of at most ${LIMITS.levels} levels.`;
		throw new InputError({ code: 'invalid-json', path: [], detail });
	}
	return json;
}

/**
 * Collects the body and hands it on; null where it is over the limit. Such a body is still read to its end, within
 * bounds: a client that is refused in the middle of sending sees a broken connection and no answer.
 */
function collect(req: IncomingMessage, done: (body: Buffer | null) => void): void {
	let chunks: Buffer[] = [];
	let length = 0;
	const drop = (chunk: Buffer): void => {
		length += chunk.length;
		if (length <= LIMITS.droppedBody) return;
		req.off('data', drop).off('end', finish);
		done(null);
	};
	const add = (chunk: Buffer): void => {
		length += chunk.length;
		chunks.push(chunk);
		if (length > LIMITS.body) {
			chunks = [];
			req.off('data', add).on('data', drop);
		} else if (chunks.length === 256) {
			// A body that trickles in byte by byte must not cost an object for each.
			chunks = [Buffer.concat(chunks)];
		}
	};
	const finish = (): void => {
		const body = Buffer.concat(chunks);
		// The listeners live as long as the connection remembers this request; the pieces need not.
		chunks = [];
		done(length > LIMITS.body ? null : body);
	};
	// An error here is a client that has gone; nobody is left to answer.
	req.on('data', add).on('end', finish).on('error', () => {});
}
