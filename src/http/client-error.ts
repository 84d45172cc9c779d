/*
 * Answers requests that cannot be parsed or did not arrive in time, then closes the connection.
 *
 * Node's own answers have no body and no CORS headers. The answer waits for those of earlier pipelined requests and is never written
 * into another one.
 */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ALL_METHODS, type Reply } from '../doors/door.ts';
import { forOrigin, toPairs } from '../doors/headers.ts';
import { LIMITS } from '../doors/limits.ts';
import type { Mount } from '../doors/links.ts';
import { problem } from '../doors/problem.ts';
import { getConnection } from './connection.ts';
import type { Service } from './context.ts';
import { seal, type HttpReply } from './reply.ts';
import { recordBroken } from './request-log.ts';

export interface ClientError extends Error {
	readonly code?: string;
	/** A message of the parser, from a fixed list. */
	readonly reason?: string;
	readonly rawPacket?: Buffer;
}

/** Answers a request that cannot be parsed, unless its client sends too many. */
export function refuseBroken(service: Service, error: ClientError, socket: Socket): void {
	const connection = getConnection(socket);
	if (connection.isBroken) return;
	// Node measures from the first byte of a request to its last.
	if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && connection.stream !== null) return;
	connection.isBroken = true;
	if (error.code === 'ECONNRESET' || !socket.writable || !service.charges.answersBroken(connection)) return void socket.destroy();
	if (connection.stream !== null) return connection.stream.stop('malformed-request', explain(error));

	const reply = sealForAny(service, brokenReply(service.site, error));
	recordBroken(service, reply.status);
	const settle = (): void => {
		const { last } = connection;
		// The last answer said `Connection: close`, so the client expects no other.
		if (last?.headersSent && !last.shouldKeepAlive) return;
		if (last === null || last.writableFinished) return end(socket, reply);
		// The last request arrived whole, so it has or gets its own answer.
		if (last.headersSent || last.req.complete) return void last.once('finish', () => end(socket, reply));
		// The body of the last request broke off: this is its answer.
		last.shouldKeepAlive = false;
		last.writeHead(reply.status, [...reply.headers]).end(reply.body, 'latin1');
	};
	if (connection.waiting === 0) settle();
	else connection.onIdle = settle;
}

/** Refuses CONNECT. Node would close the connection without an answer. */
export const refuseTunnel = (service: Service, socket: Socket): void => {
	const reply = problem(service.site, 'method-not-allowed', 'CONNECT is not allowed: this is not a proxy.', ['Allow', ALL_METHODS]);
	end(socket, sealForAny(service, reply));
};

/** Serializes a reply for an unknown origin: without permission for any, if only some are allowed. */
function sealForAny({ settings: { origins } }: Service, reply: Reply): HttpReply {
	const sealed = seal(reply);
	return origins === null ? sealed : { ...sealed, headers: forOrigin(sealed.headers, origins, null) };
}

const explain = ({ reason }: ClientError): string => `The request cannot be read as HTTP/1.1: ${reason ?? 'it ends too early'}.`;

/** The reason for a request line of a valid version with a wrong end, such as a bare line feed. */
const LINE_NOT_ENDED = 'Expected CRLF after version';

function brokenReply(mount: Mount, error: ClientError): Reply {
	const { code, reason, rawPacket } = error;
	// The parser has one code for both.
	if (code === 'HPE_INVALID_VERSION' && reason !== LINE_NOT_ENDED)
		return problem(mount, 'http-version', 'This is not HTTP/1.0 or HTTP/1.1.');
	switch (code) {
		case 'ERR_HTTP_REQUEST_TIMEOUT':
			return problem(mount, 'request-timeout', 'The request did not arrive whole in time. Send it again.');
		case 'HPE_HEADER_OVERFLOW':
			return isTarget(rawPacket)
				? problem(mount, 'uri-too-long', `The request target is over ${LIMITS.target} characters. Send a JSON body with POST.`)
				: problem(mount, 'headers-too-large', `The headers are over ${LIMITS.headerBytes / 1024} KiB. Send fewer or shorter ones.`);
		case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
			return problem(mount, 'content-too-large', 'The chunk extensions of the body are too large. Leave them out.');
		case 'HPE_INVALID_URL':
			return problem(mount, 'malformed-request', 'The request target has a character that is not allowed in a URL. Percent-encode it in UTF-8: "é" is %C3%A9.');
		default:
			return problem(mount, 'malformed-request', explain(error));
	}
}

/** True if the request line overflowed, and not the header lines after it. */
const isTarget = (packet: Buffer | undefined): boolean =>
	packet !== undefined && /^[A-Z-]+ [^\r\n]*$/.test(packet.toString('latin1', 0, LIMITS.target));

function end(socket: Socket, { status, headers, body }: HttpReply): void {
	if (!socket.writable) return;
	const own = [...toPairs(headers), ['Date', new Date().toUTCString()], ['Connection', 'close']].map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...own, '', body].join('\r\n'), 'latin1');
	// Closing while input is unread resets the connection and takes the answer with it.
	setTimeout(() => socket.destroy(), LIMITS.lingerMs).unref();
}
