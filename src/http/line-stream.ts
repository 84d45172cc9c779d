/*
 * A request whose body is read line by line, answered while it arrives.
 *
 * The next chunk is read when the answers to the last one are taken: a client that does not read is not read either.
 * Every line costs a token, a long one more; where none is left, the stream waits for the next, which keeps it at the rate that is allowed.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS, tokensFor } from '../doors/limits.ts';
import { answerLines, type LineAnswers } from '../doors/lines.ts';
import { writeJson } from './json-write.ts';

/**
 * Sends the answers to all lines, and ends. `take` takes tokens: what is left, or minus the seconds to wait. Rejects where
 * the client has gone, or fails to send or to read.
 */
export async function streamLines(
	req: IncomingMessage,
	res: ServerResponse,
	chunks: AsyncIterable<Uint8Array>,
	answers: LineAnswers,
	take: (tokens: number) => number,
): Promise<void> {
	const deadline = setTimeout(() => req.destroy(), LIMITS.streamMs).unref();
	const pay = (place: number, bytes: number): Promise<void> | undefined => {
		// The first token of the first line was paid at the door.
		const tokens = tokensFor(bytes) - (place === 0 ? 1 : 0), left = tokens === 0 ? 0 : take(tokens);
		return left >= 0 ? undefined : paid(req, () => take(tokens), -left);
	};
	try {
		res.flushHeaders();
		for await (const piece of answerLines(chunks, answers, { write: writeJson, pay })) {
			if (!res.write(piece)) await drained(res);
		}
		res.end();
	} finally {
		clearTimeout(deadline);
	}
}

async function paid(req: IncomingMessage, take: () => number, seconds: number): Promise<void> {
	for (let left = -seconds; left < 0; left = take()) {
		await wait(1000 * -left);
		if (req.destroyed && !req.readableEnded) throw new Error('The client has gone.');
	}
}

const drained = (res: ServerResponse): Promise<void> => new Promise((resolve, reject) => {
	const settle = (): void => {
		res.off('drain', settle).off('close', settle);
		if (res.destroyed) reject(new Error('The client has gone.'));
		else resolve();
	};
	res.on('drain', settle).on('close', settle);
});
