/*
 * A request that cannot be read, or did not arrive in time: one complete answer, in its turn, then the end.
 *
 * Node's own answers to these have no body and no CORS headers. An answer must never be written into another one, nor
 * before one that is still owed: requests that were sent in one go are answered in order.
 */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ALL_METHODS, type Reply } from '../doors/door.ts';
import { LIMITS } from '../doors/limits.ts';
import { problem } from '../doors/problem.ts';
import { connectionOf } from './connection.ts';
import { seal, type Sealed } from './reply.ts';

export interface ClientError extends Error {
	readonly code?: string;
	/** The parser's words, from a fixed list. */
	readonly reason?: string;
	readonly rawPacket?: Buffer;
}

/** Gives the status of the answer to `count`, when there is one. */
export function refuseBroken(error: ClientError, socket: Socket, base: string, count: (status: number) => void): void {
	const connection = connectionOf(socket);
	if (connection.isBroken) return;
	// Node counts from the first byte of a request to its last.
	if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && connection.streaming !== null) return;
	connection.isBroken = true;
	if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();

	const reply = seal(brokenReply(base, error));
	count(reply.status);
	const settle = (): void => {
		const { last } = connection;
		// Whoever was told that the connection ends expects no more, and it ends with that answer.
		if (last?.headersSent && !last.shouldKeepAlive) return;
		if (last === null || last.writableFinished) return end(socket, reply);
		// This one has its answer, or will have it: it had arrived whole.
		if (last.headersSent || last.req.complete) return void last.once('finish', () => end(socket, reply));
		// The body of this request broke off: the answer is its own.
		last.shouldKeepAlive = false;
		last.writeHead(reply.status, [...reply.headers]).end(reply.body, 'latin1');
	};
	if (connection.waiting === 0) settle();
	else connection.whenServed = settle;
}

/** CONNECT asks for a tunnel. Node hands over the bare connection, and closes it unanswered where nobody takes it. */
export const refuseTunnel = (socket: Socket, base: string): void =>
	end(socket, seal(problem(base, 'method-not-allowed', 'CONNECT is not allowed: this is no proxy.', ['Allow', ALL_METHODS])));

function brokenReply(base: string, { code, reason, rawPacket }: ClientError): Reply {
	switch (code) {
		case 'ERR_HTTP_REQUEST_TIMEOUT':
			return problem(base, 'request-timeout', 'The request did not arrive whole in time. Send it again.');
		case 'HPE_HEADER_OVERFLOW':
			return isTarget(rawPacket)
				? problem(base, 'uri-too-long', `The request target is over ${LIMITS.target} characters. Send a JSON body with POST.`)
				: problem(base, 'headers-too-large', `The headers are over ${LIMITS.headerBytes / 1024} KiB. Send fewer or shorter ones.`);
		case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
			return problem(base, 'content-too-large', 'The chunk extensions of the body are too large. Leave them out.');
		case 'HPE_INVALID_VERSION':
			return problem(base, 'http-version', 'This is not HTTP/1.0 or HTTP/1.1.');
		default:
			return problem(base, 'malformed-request', `The request cannot be read as HTTP/1.1: ${reason ?? 'it ends too early'}.`);
	}
}

/** Is it the request line that overflowed, and not the lines after it? */
const isTarget = (packet: Buffer | undefined): boolean =>
	packet !== undefined && /^[A-Z-]+ [^\r\n]*$/.test(packet.toString('latin1', 0, LIMITS.target));

function end(socket: Socket, { status, headers, body }: Sealed): void {
	if (!socket.writable) return;
	const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
	for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
	lines.push(`Date: ${new Date().toUTCString()}`, 'Connection: close', '', body);
	socket.end(lines.join('\r\n'), 'latin1');
	// Closing while input is unread resets the connection and takes the answer with it.
	setTimeout(() => socket.destroy(), LIMITS.lingerMs).unref();
}
