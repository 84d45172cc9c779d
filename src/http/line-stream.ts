/*
 * Reads the body of a request line by line and answers while it arrives.
 *
 * Reads the next chunk when the client has taken the answers to the last one. `doors/lines.ts` sets the price of lines; without tokens
 * the stream waits, which limits its rate. Both directions have a deadline: within `stalledMs` a line must arrive, and the client must
 * take a piece of answers.
 *
 * If the server ends the stream, its last line is a problem.
 *
 * Proof  test/http/line-stream.test.ts, test/http/stream-deadlines.test.ts, test/http/streams.test.ts.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS, UNITS_PER_TOKEN } from '../doors/limits.ts';
import { answerLines, type LineAnswers } from '../doors/lines.ts';
import { problemValue } from '../doors/problem.ts';
import { fault } from '../doors/refusals.ts';
import type { ProblemCode } from '../errors.ts';
import type { Client } from '../math/budget.ts';
import { UNITS_OF_FRAMING } from './body.ts';

export interface LineStream {
	/** Ends the stream with a problem as its last line; the first call counts. Drops lines that are not yet answered. */
	readonly stop: (code: ProblemCode, reason: string) => void;
	/** Resolves when all answers are sent. Rejects if the client has gone or stops reading. */
	readonly done: Promise<void>;
}

export interface LineStreamOptions {
	readonly basePath: string;
	readonly client: Client;
	/** The body if it was read before; null to read the request. */
	readonly body: Uint8Array | null;
	/** Takes tokens if `needed` are available. Returns the tokens left, or minus the seconds to wait. */
	readonly take: (tokens: number, needed: number) => number;
	/** Called with the number of bytes of each piece of answers. */
	readonly wrote?: (bytes: number) => void;
	readonly deadlines?: Deadlines;
}

/** In milliseconds. */
export type Deadlines = { readonly [name in 'stalledMs' | 'streamMs' | 'lingerMs']: number };

const writeLine = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** Starts a stream. */
export function streamLines(
	req: IncomingMessage,
	res: ServerResponse,
	answers: LineAnswers,
	{ basePath, client, body, take, wrote, deadlines = LIMITS }: LineStreamOptions,
): LineStream {
	const stopping = new AbortController();
	let last: { readonly code: ProblemCode; readonly reason: string } | undefined;
	const stop = (code: ProblemCode, reason: string): void => {
		last ??= { code, reason };
		stopping.abort();
	};
	const end = (number: number): unknown => {
		if (last === undefined) return undefined;
		const detail = `${last.reason} The stream ends here; nothing from line ${number} on was answered.`;
		return { line: number, problem: problemValue(basePath, fault(last.code, detail), 'body') };
	};
	const paid = async (tokens: number, seconds: number): Promise<void> => {
		for (let left = -seconds; left < 0; left = take(tokens, 1)) {
			if (stopping.signal.aborted || client.isGone()) return;
			await wait(1000 * -left, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
		}
	};
	const pay = (tokens: number): Promise<void> | undefined => {
		const left = take(tokens, 1);
		return left >= 0 ? undefined : paid(tokens, -left);
	};
	const settle = (tokens: number): void => void take(tokens, 0);
	const server = { write: writeLine, pay, settle, end, client };

	const run = async (): Promise<void> => {
		const deadline = setTimeout(() => stop('request-timeout', 'The stream is open for too long.'), deadlines.streamMs).unref();
		const chunks = body !== null ? once(body) : readChunks(req, {
			signal: stopping.signal,
			stalledMs: deadlines.stalledMs,
			late: () => stop('request-timeout', 'No line arrived in time.'),
			settle,
		});
		try {
			res.flushHeaders();
			for await (const piece of answerLines(chunks, answers, server)) {
				wrote?.(piece.length);
				if (!res.write(piece)) await waitForDrain(res, deadlines.stalledMs);
			}
			if (req.readableEnded) res.end();
			else res.end(() => close(req, deadlines.lingerMs));
		} finally {
			clearTimeout(deadline);
		}
	};
	return { stop, done: run() };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
	yield bytes;
}

/** Closes a connection before the end of its body. The client has `lingerMs` to read the answer. */
function close({ socket }: IncomingMessage, lingerMs: number): void {
	socket.end();
	setTimeout(() => socket.destroy(), lingerMs).unref();
}

interface ChunkOptions {
	/** Ends the chunks. */
	readonly signal: AbortSignal;
	readonly stalledMs: number;
	/** Called after `stalledMs` of waiting for the end of a line. */
	readonly late: () => void;
	/** Takes tokens for the framing of chunks, which exceeds their bytes if a client sends them byte by byte. */
	readonly settle: (tokens: number) => void;
}

/** The chunks of a body. Throws if the client has gone. */
async function* readChunks(
	req: IncomingMessage, { signal, stalledMs, late, settle }: ChunkOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
	let wire = req.socket.bytesRead, units = 0;
	let wake = (): void => {};
	const notice = (): void => wake();
	const events = ['readable', 'end', 'error', 'close'] as const;
	for (const event of events) req.on(event, notice);
	signal.addEventListener('abort', notice);
	let left = stalledMs;
	try {
		while (!signal.aborted) {
			const chunk = req.read() as Buffer | null;
			if (chunk !== null) {
				if (hasLine(chunk)) left = stalledMs;
				units += Math.max(0, req.socket.bytesRead - wire - chunk.length) * UNITS_OF_FRAMING;
				wire = req.socket.bytesRead;
				if (units >= UNITS_PER_TOKEN) settle(Math.floor(units / UNITS_PER_TOKEN));
				units %= UNITS_PER_TOKEN;
				yield chunk;
			} else if (req.readableEnded) {
				return;
			} else if (req.destroyed) {
				throw new Error('The client has gone.');
			} else {
				const since = performance.now(), timer = setTimeout(late, left);
				await new Promise<void>((resolve) => wake = resolve);
				clearTimeout(timer);
				left -= performance.now() - since;
			}
		}
	} finally {
		for (const event of events) req.off(event, notice);
		signal.removeEventListener('abort', notice);
	}
}

/** True if a line that is not blank may end here. A blank line does not extend the deadline. */
function hasLine(chunk: Buffer): boolean {
	const end = chunk.indexOf(10);
	return end > 0 && (end > 1 || chunk[0] !== 13);
}

/** Resolves when the client has taken what was written. Rejects if it has gone; cuts it after `stalledMs`. */
export const waitForDrain = (res: ServerResponse, stalledMs: number = LIMITS.stalledMs): Promise<void> => new Promise((resolve, reject) => {
	const deadline = setTimeout(() => res.destroy(), stalledMs);
	const settle = (): void => {
		clearTimeout(deadline);
		res.off('drain', settle).off('close', settle);
		if (res.destroyed) reject(new Error('The client has gone.'));
		else resolve();
	};
	res.on('drain', settle).on('close', settle);
});
