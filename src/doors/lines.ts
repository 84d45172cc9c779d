/*
 * A stream of bytes → its lines → a stream of answers, one line each: NDJSON in, NDJSON out, while it arrives.
 *
 * What is held at any moment: one chunk as it came, one line, and answers up to what is sent in one piece. The next chunk
 * is asked for when the answers to this one are taken, so that both sides wait for each other.
 *
 * Source  https://github.com/ndjson/ndjson-spec: lines end in \n or \r\n, each is a JSON text in UTF-8, blank ones are
 *         passed over.
 * Proof   test/doors/lines.test.ts.
 */

import { LIMITS } from './limits.ts';
import { isSliceOver, nextSlice } from './slices.ts';

export const LINES_TYPE = 'application/x-ndjson';

/** A line: its bytes without the end of the line; null where there are more of them than LIMITS.body. */
export type Line = Uint8Array | null;

/** What answers the lines of a body; every answer is a value that is sent as JSON. */
export interface LineAnswers {
	/** The answer to a line, or a promise of it. Must neither throw nor reject. The bytes of the line are read at once. */
	readonly answer: (line: Line) => unknown;
	/** The answer to all that is left of a body of more than LIMITS.lines lines. */
	readonly tooMany: () => unknown;
}

/** Whoever serves the stream. */
export interface LineServer {
	/** A value as JSON in UTF-8; the bytes are read before the next call. */
	readonly write: (value: unknown) => Uint8Array;
	/** Takes the cost of the line of so many bytes at this place; a promise where the caller must wait until enough is left. */
	readonly pay: (place: number, bytes: number) => Promise<void> | undefined;
}

/** As many bytes are sent in one piece, or more where one answer is longer. */
const PIECE = 32_768;

/** The answers to the lines of `chunks`, in pieces of whole lines. */
export async function* answerLines(
	chunks: AsyncIterable<Uint8Array>,
	answers: LineAnswers,
	{ write, pay }: LineServer,
): AsyncGenerator<Uint8Array, void, undefined> {
	const lines = createLines(), out = createPieces();
	let place = 0;
	const answer = (line: Line): Promise<void> | undefined => {
		place++;
		const value = place > LIMITS.lines ? answers.tooMany() : answers.answer(line);
		if (value instanceof Promise) return value.then((late: unknown) => out.add(write(late)));
		out.add(write(value));
		return undefined;
	};
	for await (const chunk of chunks) {
		await nextSlice();
		for (const line of lines.of(chunk)) {
			const payment = place < LIMITS.lines ? pay(place, line?.length ?? 0) : undefined;
			if (payment !== undefined || isSliceOver() || out.isFull()) {
				if (!out.isEmpty()) yield out.take();
				await payment;
				await nextSlice();
			}
			const answered = answer(line);
			if (answered !== undefined) await answered;
			if (place > LIMITS.lines) return yield out.take();
		}
		if (!out.isEmpty()) yield out.take();
	}
	const last = lines.rest();
	if (last === undefined) return;
	await pay(place, last?.length ?? 0);
	await answer(last);
	yield out.take();
}

interface Lines {
	/** The lines that end in a chunk. */
	readonly of: (chunk: Uint8Array) => Generator<Line, void, undefined>;
	/** What stands behind the last end of a line; undefined where that is nothing. */
	readonly rest: () => Line | undefined;
}

const LINE_FEED = 10;

/** Cuts chunks into lines. */
export function createLines(): Lines {
	let begun: Uint8Array[] = [], length = 0;
	// Of a line that is too long nothing is kept but that it is.
	const add = (part: Uint8Array): void => {
		length += part.length;
		if (length > LIMITS.body) begun = [];
		else if (part.length > 0) begun.push(part);
	};
	const take = (): Line => {
		const line = length > LIMITS.body ? null : begun.length === 1 ? begun[0]! : joined(begun, length);
		begun = [];
		length = 0;
		return line;
	};
	return {
		of: function* (chunk) {
			for (let from = 0; from < chunk.length;) {
				const end = chunk.indexOf(LINE_FEED, from);
				if (end < 0) {
					// The chunk is not ours to keep; and a line that comes byte by byte must not cost an object for each.
					if (begun.length === 64) begun = [joined(begun, length)];
					return add(chunk.slice(from));
				}
				add(chunk.subarray(from, end));
				from = end + 1;
				const line = take();
				if (line === null || !isBlank(line)) yield line;
			}
		},
		rest: () => {
			const line = take();
			return line !== null && isBlank(line) ? undefined : line;
		},
	};
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** Nothing but what JSON takes for blanks: space, tab, line feed, carriage return. Most lines begin with a brace. */
function isBlank(line: Uint8Array): boolean {
	for (let i = 0; i < line.length; i++) {
		const byte = line[i]!;
		if (byte !== 32 && byte !== 9 && byte !== 10 && byte !== 13) return false;
	}
	return true;
}

interface Pieces {
	/** Adds an answer and the end of its line. */
	readonly add: (answer: Uint8Array) => void;
	readonly isEmpty: () => boolean;
	readonly isFull: () => boolean;
	readonly take: () => Uint8Array;
}

function createPieces(): Pieces {
	let room = new Uint8Array(PIECE), end = 0;
	return {
		add: (answer) => {
			if (end + answer.length + 1 > room.length) {
				const wider = new Uint8Array(2 * (end + answer.length + 1));
				wider.set(room.subarray(0, end));
				room = wider;
			}
			room.set(answer, end);
			end += answer.length;
			room[end++] = LINE_FEED;
		},
		isEmpty: () => end === 0,
		isFull: () => end > PIECE / 2,
		take: () => {
			const piece = room.subarray(0, end);
			// What was given away is sent some time later.
			room = new Uint8Array(PIECE);
			end = 0;
			return piece;
		},
	};
}
