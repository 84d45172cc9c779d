/*
 * A keep-alive connection of one client to a proxy: one request and one answer at a time.
 *
 * Thousands of requests a second have to come from the machine that answers them. A request of node:http takes more processor
 * time than the proxy and an instance together, so a test with it would measure the client. This client reads only the kinds of
 * answers that the proxy sends: with a Content-Length or in chunks, in any pieces.
 *
 * Proof  test/deploy/kept-connection.test.ts.
 */

import { connect, type Socket } from 'node:net';

export interface Answered {
	readonly status: number;
	readonly body: string;
}

/** A missing or malformed answer. */
export class Broken extends Error {
	/** Whether the connection was closed in the middle of the body. */
	readonly isCut: boolean;

	constructor(what: string, isCut: boolean) {
		super(what);
		this.isCut = isCut;
	}
}

export interface KeptConnection {
	/** Sends a whole request; rejects with `Broken` where no whole answer comes. Not to be called before the last one is answered. */
	ask(request: string): Promise<Answered>;
	close(): void;
}

/** A body of known length; undefined if it is not complete, null if more follows. */
const readLength = (text: string, length: number): string | null | undefined =>
	(text.length < length ? undefined : text.length > length ? null : text);

/** A body in chunks; undefined if it is not complete, null if it is not a list of chunks or more follows. */
function readChunks(text: string): string | null | undefined {
	let body = '';
	for (let at = 0; ;) {
		const line = text.indexOf('\r\n', at);
		if (line < 0) return undefined;
		const size = Number.parseInt(text.slice(at, line), 16), end = line + 2 + size + 2;
		if (Number.isNaN(size)) return null;
		if (text.length < end) return undefined;
		if (size === 0) return text.length === end ? body : null;
		body += text.slice(line + 2, end - 2);
		at = end;
	}
}

/** Connects on the first request, and again if the other side has closed after an answer. */
export function keptConnection(host: string, port: number, localAddress: string): KeptConnection {
	let socket: Socket | null = null, received = '';
	let settle: ((answer: Answered) => void) | null = null, refuse: ((error: Broken) => void) | null = null;

	const give = (answer: Answered): void => {
		const settled = settle;
		settle = refuse = null;
		settled?.(answer);
	};
	const end = (which: Socket, what: string, isCut = false): void => {
		if (which !== socket) return;
		which.destroy();
		socket = null;
		const refused = refuse;
		settle = refuse = null;
		refused?.(new Broken(what, isCut));
		received = '';
	};
	const read = (which: Socket, text: string): void => {
		if (which !== socket) return;
		received += text;
		const headEnd = received.indexOf('\r\n\r\n');
		if (headEnd < 0) return;
		const head = received.slice(0, headEnd + 2), status = /^HTTP\/1\.1 (\d{3}) /.exec(head);
		const length = /\r\nContent-Length: (\d+)\r\n/i.exec(head), isChunked = /\r\nTransfer-Encoding: chunked\r\n/i.test(head);
		if (settle === null || status === null || (length === null && !isChunked)) return end(which, `not an answer with a length: ${head}`);
		const rest = received.slice(headEnd + 4), body = length === null ? readChunks(rest) : readLength(rest, Number(length[1]));
		if (body === undefined) return;
		if (body === null) return end(which, `more than an answer: ${rest}`);
		received = '';
		if (/\r\nConnection: close\r\n/i.test(head)) {
			socket = null;
			which.destroy();
		}
		give({ status: Number(status[1]), body });
	};
	const closed = (which: Socket, what: string): void => end(which, what, received.includes('\r\n\r\n'));
	const open = (): Socket => {
		const opened = connect({ host, port, localAddress, noDelay: true });
		opened.setEncoding('latin1')
			.on('data', (text: string) => read(opened, text))
			.on('error', (error) => closed(opened, String(error)))
			.on('end', () => closed(opened, 'closed before the answer was whole'));
		return opened;
	};
	return {
		ask: (request) => new Promise((resolve, reject) => {
			settle = resolve;
			refuse = reject;
			(socket ??= open()).write(request, 'latin1');
		}),
		close: () => {
			socket?.destroy();
			socket = null;
		},
	};
}
