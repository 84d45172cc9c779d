/*
 * Sends bytes over a new connection and reads every answer until it closes: with a Content-Length or in chunks.
 */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { open, type Answer } from '../http/raw.ts';

/** Answers until the server closes the connection. Rejects if that takes longer than `patience` milliseconds, or if the bytes are not an answer. */
export function exchange(url: string, bytes: string, patience: number): Promise<readonly Answer[]> {
	return new Promise((resolve, reject) => {
		const socket = open(url), received: Buffer[] = [];
		let isLate = false;
		const timer = setTimeout(() => {
			isLate = true;
			socket.destroy();
		}, patience);
		socket.on('data', (chunk: Buffer) => received.push(chunk));
		socket.on('close', () => {
			clearTimeout(timer);
			if (isLate) return reject(new Error('the connection does not end'));
			try {
				resolve(answersIn(Buffer.concat(received).toString('latin1')));
			} catch (error) {
				reject(error as Error); // `answersIn` throws nothing else.
			}
		});
		socket.end(bytes, 'latin1');
	});
}

/** The complete answers in what a connection sent, as latin1; the last one may be cut. Throws if something else is between them. */
export function answersIn(text: string): Answer[] {
	const answers: Answer[] = [];
	for (let at = 0; at < text.length;) {
		if (!'HTTP/1.1 '.startsWith(text.slice(at, at + 9))) throw new Error(`not an answer: ${JSON.stringify(text.slice(at, at + 60))}`);
		const end = text.indexOf('\r\n\r\n', at);
		if (end < 0) break;
		const [first = '', ...lines] = text.slice(at, end).split('\r\n'), status = Number(first.split(' ')[1]);
		const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
		const body = headers.get('transfer-encoding') === 'chunked' ? chunksIn(text, end + 4) : plainBody(text, end + 4, status, headers);
		if (body === null) break;
		answers.push({ status, headers, body: decode(Buffer.from(body.text, 'latin1'), headers.get('content-encoding')).toString() });
		at = body.end;
	}
	return answers;
}

/** The body without its encoding. Throws if it is not what the header says. */
function decode(body: Buffer, encoding: string | undefined): Buffer {
	switch (body.length === 0 ? undefined : encoding) {
		case 'br': return brotliDecompressSync(body);
		case 'gzip': return gunzipSync(body);
		default: return body;
	}
}

interface Body {
	readonly text: string;
	readonly end: number;
}

function plainBody(text: string, start: number, status: number, headers: ReadonlyMap<string, string>): Body | null {
	if (status === 204 || status === 304 || status === 100) return { text: '', end: start };
	const length = headers.get('content-length');
	// A stream to a client of HTTP/1.0, which has no chunks, ends with the connection (RFC 9112 §6.3).
	if (length === undefined && headers.get('connection') === 'close') return { text: text.slice(start), end: text.length };
	if (length === undefined || !/^\d+$/.test(length)) throw new Error(`content-length ${length} with status ${status}`);
	const end = start + Number(length);
	return end > text.length ? null : { text: text.slice(start, end), end };
}

function chunksIn(text: string, start: number): Body | null {
	let body = '';
	for (let at = start;;) {
		const end = text.indexOf('\r\n', at);
		if (end < 0) return null;
		const size = text.slice(at, end), length = parseInt(size, 16);
		if (!/^[\da-f]+$/i.test(size)) throw new Error(`not the size of a chunk: ${JSON.stringify(size.slice(0, 60))}`);
		const from = end + 2;
		if (from + length + 2 > text.length) return null;
		if (text.slice(from + length, from + length + 2) !== '\r\n') throw new Error('a chunk does not end where it says');
		body += text.slice(from, from + length);
		at = from + length + 2;
		if (length === 0) return { text: body, end: at };
	}
}
