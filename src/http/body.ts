/*
 * Reads the body of a request: from the stream, or from `req.body` if a body parser of Express or Fastify has consumed the stream.
 *
 * `req.body` is a value, a text or bytes. A value is written as JSON again, so that all bodies are read in the same way.
 */

import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../doors/limits.ts';
import { bodyTooLarge, fault, tooManyChunks } from '../doors/refusals.ts';
import type { InputError } from '../errors.ts';
import type { Budget } from '../math/budget.ts';
import type { Head } from './head.ts';

/**
 * Calls `done` with the body, or with the error if it is over the limit or in too many chunks; at once if it was read before. Spends
 * from the budget, since a client may send a body byte by byte.
 */
export function readBody(req: IncomingMessage, head: Head, budget: Budget, done: (body: Buffer | InputError) => void): void {
	if (!req.readableEnded) return collect(req, budget, done);
	const body = bytesLeft(req, head);
	done(body.length > LIMITS.body ? bodyTooLarge() : body);
}

/** A request with a body from a body parser. */
interface Parsed {
	readonly body?: unknown;
}

/** The bytes of `req.body`, for a request whose stream has ended. */
export function bytesLeft(req: IncomingMessage & Parsed, { contentLength, transferEncoding }: Head): Buffer {
	const { body } = req;
	// Some parsers set `{}` without a body.
	if (transferEncoding === null && Number(contentLength ?? 0) === 0) return Buffer.alloc(0);
	if (body === undefined) throw new Error('The body was already read. Leave it in req.body, or do not run a body parser.');
	if (typeof body === 'string') return Buffer.from(body);
	if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
	return Buffer.from(toJson(body));
}

function toJson(value: unknown): string {
	let json: string | undefined;
	try {
		json = JSON.stringify(value);
	} catch {
		// Too deep for the stack, circular, or a bigint.
	}
	if (json === undefined) {
		throw fault('invalid-json', `The body cannot be written as JSON of at most ${LIMITS.levels} levels.`);
	}
	return json;
}

/**
 * Collects the body and calls `done`. A body over the limit is still read to its end, within bounds: a client that is refused while it
 * sends sees a broken connection instead of an answer.
 */
function collect(req: IncomingMessage, budget: Budget, done: (body: Buffer | InputError) => void): void {
	let chunks: Buffer[] = [];
	let length = 0;
	const finish = (): void => {
		const body = Buffer.concat(chunks);
		// The listeners, and what they refer to, live as long as the request.
		chunks = [];
		done(length > LIMITS.body ? bodyTooLarge() : body);
	};
	const stop = meter(req, budget, MOST_UNITS, (chunk) => {
		length += chunk.length;
		chunks.push(chunk);
		if (length > LIMITS.body) {
			chunks = [];
		} else if (chunks.length === 256) {
			// A body that arrives byte by byte must not hold an object for each byte.
			chunks = [Buffer.concat(chunks)];
		}
	}, () => {
		stop();
		req.off('end', finish);
		// The parser still reads the bytes that have arrived.
		budget.spent += UNITS_OF_READ;
		done(length > LIMITS.body ? bodyTooLarge() : tooManyChunks());
	});
	req.on('end', finish);
}

/** True if a request declares a body. */
export const hasBody = ({ contentLength, transferEncoding }: Head): boolean =>
	transferEncoding !== null || (contentLength !== null && Number(contentLength) !== 0);

/**
 * Reads a body that no answer needs, so that the connection can be used again. Closes the connection once `most` units or the limits
 * are exceeded. `done` is called when the body has ended or the client has gone.
 */
export function dropBody(req: IncomingMessage, budget: Budget, most: number, done: () => void): void {
	meter(req, budget, Math.min(most, MOST_UNITS), () => {}, () => {
		// The parser still reads the bytes that have arrived.
		budget.spent += UNITS_OF_READ;
		req.destroy();
	});
	req.on('close', done);
}

/** Units of work for each read of the socket, each chunk, and each byte of a body. Node spends 4 us on a chunk of one byte. */
const UNITS = { read: 10, chunk: 4, byte: 1 / 4096 } as const;

/** Bytes on the wire of a chunk of one byte. */
const CHUNK_BYTES = 6;

/** Units of work for each byte on the wire that only frames chunks. */
export const UNITS_OF_FRAMING = UNITS.chunk / CHUNK_BYTES;

/** The most that one read of the socket costs: 64 KiB in chunks of one byte. */
export const UNITS_OF_READ = 65_536 * UNITS_OF_FRAMING;

/** Maximum number of units to read a body, enough for the largest one in chunks of 16 bytes. */
const MOST_UNITS = (LIMITS.body / 16) * UNITS.chunk + 1000;

/** Reads a body chunk by chunk and spends for it. Calls `stop` once if it takes too many bytes or more than `most` units. */
function meter(req: IncomingMessage, budget: Budget, most: number, take: (chunk: Buffer) => void, stop: () => void): () => void {
	const { socket } = req;
	let length = 0, read = -1;
	const add = (chunk: Buffer): void => {
		length += chunk.length;
		// Several chunks may come from one read of the socket.
		budget.spent += UNITS.chunk + chunk.length * UNITS.byte + (socket.bytesRead === read ? 0 : UNITS.read);
		read = socket.bytesRead;
		take(chunk);
		if (length <= LIMITS.droppedBody && budget.spent <= most) return;
		req.off('data', add);
		stop();
	};
	// An error means that the client has gone.
	req.on('data', add).on('error', () => {});
	return () => req.off('data', add);
}
