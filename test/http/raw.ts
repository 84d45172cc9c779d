/*
 * Raw requests that `fetch` cannot send, and the rules that every answer must follow.
 */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import * as assert from 'uvu/assert';
import { PROBLEMS, type ProblemCode } from '../../src/errors.ts';
import { STATUS } from '../../src/doors/problem.ts';

export interface Answer {
	readonly status: number;
	/** Lower-case names. */
	readonly headers: ReadonlyMap<string, string>;
	readonly body: string;
}

export const open = (url: string): Socket => connect(Number(new URL(url).port || 80), '127.0.0.1').on('error', () => {});

/** Opens a connection and sends the head of a request with a body. Resolves when the server has read it and waits for the body. */
export async function begin(url: string, head: string): Promise<Socket> {
	const socket = open(url);
	socket.write(head.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
	const [chunk] = await once(socket, 'data') as [Buffer];
	assert.is(chunk.toString('latin1'), 'HTTP/1.1 100 Continue\r\n\r\n');
	return socket;
}

/** Sends bytes over a new connection; gives the answers when so many are complete, or the connection is closed. */
export function send(url: string, bytes: string | Buffer, count = 1): Promise<Answer[]> {
	const socket = open(url);
	socket.write(bytes);
	return receive(socket, count);
}

/** The next answers on a connection, which is closed then. */
export function receive(socket: Socket, count = 1): Promise<Answer[]> {
	return new Promise((resolve) => {
		const answers: Answer[] = [];
		let received = '';
		const settle = (): void => {
			socket.destroy();
			resolve(answers);
		};
		socket.on('data', (chunk) => {
			received = takeAnswers(received + chunk.toString('latin1'), answers);
			if (answers.length >= count) settle();
		});
		socket.on('close', settle);
	});
}

/** Moves complete answers from the received text to the list and returns the rest. Interim answers (100) have no body. */
function takeAnswers(received: string, answers: Answer[]): string {
	for (let at = 0; ;) {
		const end = received.indexOf('\r\n\r\n', at);
		if (end < 0) return received.slice(at);
		const [first = '', ...lines] = received.slice(at, end).split('\r\n');
		const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
		const status = Number(first.split(' ')[1]);
		const length = status === 204 || status === 304 ? 0 : Number(headers.get('content-length') ?? 0);
		const start = end + 4;
		if (received.length < start + length) return received.slice(at);
		answers.push({ status, headers, body: Buffer.from(received.slice(start, start + length), 'latin1').toString() });
		at = start + length;
	}
}

/** An answer of `fetch` in the same shape. */
export const answerOf = async (response: Response): Promise<Answer> =>
	({ status: response.status, headers: new Map(response.headers), body: await response.text() });

export const post = (url: string, body: string | Buffer, headers: Record<string, string> = {}, method = 'POST'): Promise<Answer> =>
	fetch(url, {
		method, body: new Uint8Array(Buffer.from(body)), headers: { 'Content-Type': 'application/json', ...headers },
	}).then(answerOf);

/** Headers that every origin may read. */
export function assertOpen({ headers }: Answer, what = ''): void {
	assert.is(headers.get('access-control-allow-origin'), '*', `${what}: any origin`);
	assert.is(headers.get('access-control-expose-headers'), 'ETag, Retry-After, RateLimit, RateLimit-Policy', `${what}: exposed`);
	assert.is(headers.get('x-content-type-options'), 'nosniff', `${what}: nosniff`);
	assert.is(headers.get('cross-origin-resource-policy'), 'cross-origin', `${what}: resource policy`);
	assert.not(headers.has('access-control-allow-credentials'), `${what}: no credentials`);
	assert.not(headers.has('undefined'), `${what}: no header without a name`);
}

export interface Problem {
	readonly type: string;
	readonly title: string;
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly { readonly detail: string; readonly parameter?: string; readonly pointer?: string }[];
}

/** Checks what every problem has, and gives its body. */
export function problemIn(answer: Answer | undefined, code: ProblemCode): Problem {
	assert.ok(answer, `an answer with ${code}`);
	assert.is(answer.status, STATUS[code], `${code}: ${answer.body}`);
	assert.is(answer.headers.get('content-type'), 'application/problem+json', code);
	assert.is(answer.headers.get('cache-control'), 'no-store', code);
	assert.not(answer.headers.has('etag'), code);
	assertOpen(answer, code);
	const problem = JSON.parse(answer.body) as Problem;
	assert.is(problem.type, `/problems/${code}`);
	assert.is(problem.title, PROBLEMS[code]);
	assert.is(problem.status, STATUS[code]);
	assert.ok(problem.detail.length > 10, code);
	return problem;
}
