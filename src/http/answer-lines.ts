/*
 * Opens a stream that answers a body line by line, within the limits of its client.
 */

import { streamHeaders } from '../doors/headers.ts';
import { LINES_TYPE, type LineAnswers } from '../doors/lines.ts';
import { fault } from '../doors/refusals.ts';
import { bytesLeft } from './body.ts';
import type { Service } from './context.ts';
import { breakOff, toClient } from './deliver.ts';
import { describeClient, type Exchange } from './exchange.ts';
import { streamLines } from './line-stream.ts';
import { recordRequest } from './request-log.ts';

/** Answers the lines of a body while it arrives. Throws InputError `rate-limited` if the client has too many streams. */
export function answerBodyLines(service: Service, exchange: Exchange, lines: LineAnswers): void {
	const { settings, charges, streams } = service, { req, res, head, connection } = exchange;
	const stream = streams.open(charges.nameClient(exchange), () => {
		if (exchange.expectation === 'continue') res.writeContinue();
		res.writeHead(200, toClient(service, exchange, streamHeaders(LINES_TYPE)).concat(exchange.rateHeaders));
		return streamLines(req, res, lines, {
			basePath: settings.basePath,
			client: charges.createClient(exchange),
			body: req.readableEnded ? bytesLeft(req, head) : null,
			take: (tokens, needed) => charges.take(exchange, tokens, needed),
			wrote: (bytes) => exchange.sent += bytes,
		});
	});
	if (stream === null) {
		exchange.wait = 1;
		throw fault('rate-limited', `At most ${settings.streamsPerAddress} open streams are allowed for ${describeClient(exchange)}. Wait until one ends.`);
	}
	exchange.isRead = true;
	connection.stream = stream;
	// The stream has its own deadlines, and may wait longer for tokens.
	const { timeout = 0 } = req.socket;
	req.socket.setTimeout(0);
	stream.done.catch((thrown: unknown) => breakOff(service, exchange, thrown)).finally(() => {
		req.socket.setTimeout(timeout);
		if (connection.stream === stream) connection.stream = null;
		recordRequest(service, exchange, 200);
	});
}
