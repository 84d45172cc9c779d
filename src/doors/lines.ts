/*
 * NDJSON: splits a stream of bytes into lines and answers them while the body arrives, one line each.
 *
 * Memory contains one chunk, one line, and one piece of answers. The next chunk is read when the answers to the previous one are taken,
 * so both sides wait for each other.
 *
 * A line costs at least a token, and more by its bytes, by the cost of its operation and by the work of its answer. Bytes without an
 * answer also cost: blank lines, and chunks without the end of a line.
 *
 * Source  https://github.com/ndjson/ndjson-spec: lines end in \n or \r\n, each is a JSON text in UTF-8, blank lines are ignored.
 * Proof   test/doors/lines.test.ts.
 */

import { createBudget, WORK_LIMIT, type Budget, type Client } from '../math/budget.ts';
import { LIMITS, UNITS_PER_TOKEN, unitsToWrite } from './limits.ts';
import { isSliceOver, nextSlice } from './slices.ts';

export const LINES_TYPE = 'application/x-ndjson';

/** The bytes of a line without its end; null if they exceed LIMITS.body. */
export type Line = Uint8Array | null;

/** Takes the cost of a line in tokens. Returns a promise if the stream must wait for them. */
export type ChargeLine = (tokens: number) => Promise<void> | undefined;

/** Answers the lines of a body; answers are sent as JSON. */
export interface LineAnswers {
	/**
	 * Answers a line (`number` counts all lines of the body from 1), maybe with a promise, and spends from the line's own budget. Must
	 * neither throw nor reject, except because the client has gone. Must read the bytes of the line at once.
	 */
	readonly answer: (line: Line, budget: Budget, charge: ChargeLine, number: number) => unknown;
	/** The answer to the rest of a body of more than LIMITS.lines questions, which begins at line `number`. */
	readonly tooMany: (number: number) => unknown;
}

/** The server of a stream. */
export interface LineServer {
	/** Converts a value to JSON in UTF-8. The bytes are read before the next call. */
	readonly write: (value: unknown) => Uint8Array;
	/** Takes tokens. Returns a promise if the stream must wait for them. */
	readonly pay: ChargeLine;
	/** Takes tokens for work that is done. The client may go into debt. */
	readonly settle: (tokens: number) => void;
	/** The last line if the stream must end now, before line `number` (from 1) of the body; undefined to go on. */
	readonly end?: (number: number) => unknown;
	readonly client: Client | null;
}

/** Bytes of a piece; more if one answer is longer. */
const PIECE = 32_768;

/** Units of work to read a chunk from a socket. */
const CHUNK_UNITS = 30;

/** Answers the lines of `chunks`, in pieces of whole lines. */
export async function* answerLines(
	chunks: AsyncIterable<Uint8Array>,
	answers: LineAnswers,
	{ write, pay, settle, end = () => undefined, client }: LineServer,
): AsyncGenerator<Uint8Array, void, undefined> {
	const lines = createLines(), out = createPieces(), tab = createTab();
	let place = 0, received = 0, answeredTo = 0, emptyChunks = 0;
	/** Units for the bytes up to an offset since the last answer. */
	const unitsUpTo = (offset: number): number =>
		(offset - answeredTo) * (UNITS_PER_TOKEN / LIMITS.bytesPerToken) + emptyChunks * CHUNK_UNITS;
	const payFor = (units: number): Promise<void> | undefined => {
		const tokens = tab.owe(units);
		return tokens === 0 ? undefined : pay(tokens);
	};
	/** Answers a line after payment, and settles the rest of its price. */
	const answer = (line: Line, number: number): Promise<void> | undefined => {
		const budget = createBudget(WORK_LIMIT, client);
		const finish = (value: unknown): void => {
			const bytes = write(value);
			out.add(bytes);
			const tokens = tab.owe(budget.spent + unitsToWrite(bytes.length));
			if (tokens > 0) settle(tokens);
			tab.close();
			answeredTo = lines.offset();
			emptyChunks = 0;
		};
		const value = answers.answer(line, budget, (tokens) => payFor(tokens * UNITS_PER_TOKEN), number);
		if (value instanceof Promise) return value.then(finish);
		finish(value);
		return undefined;
	};
	for await (const chunk of chunks) {
		await nextSlice(client);
		received += chunk.length;
		for (const line of lines.of(chunk)) {
			if (++place > LIMITS.lines) {
				out.add(write(answers.tooMany(lines.number())));
				return yield out.take();
			}
			const payment = payFor(Math.max(UNITS_PER_TOKEN, unitsUpTo(lines.offset())));
			if (payment !== undefined || isSliceOver() || out.isFull()) {
				if (!out.isEmpty()) yield out.take();
				await payment;
				await nextSlice(client);
			}
			const last = end(lines.number());
			if (last !== undefined) {
				out.add(write(last));
				return yield out.take();
			}
			const answered = answer(line, lines.number());
			if (answered === undefined) continue;
			// Nobody awaits this one if the stream is left at the next yield.
			answered.catch(() => {});
			if (!out.isEmpty()) yield out.take();
			await answered;
		}
		if (!out.isEmpty()) yield out.take();
		if (answeredTo === received) continue;
		emptyChunks++;
		await payFor(unitsUpTo(received));
	}
	const last = end(lines.number() + 1);
	if (last !== undefined) {
		out.add(write(last));
		return yield out.take();
	}
	const rest = lines.rest();
	if (rest === undefined) return;
	await payFor(Math.max(UNITS_PER_TOKEN, unitsUpTo(received)));
	await answer(rest, lines.number() + 1);
	yield out.take();
}

interface Tab {
	/** The current line costs at least so many units: whole tokens to take for it now. */
	readonly owe: (units: number) => number;
	/** Begins the next line. */
	readonly close: () => void;
}

/** The debt of a stream in units. The first token was paid with the request. */
function createTab(): Tab {
	let due = -UNITS_PER_TOKEN, charged = 0;
	return {
		owe: (units) => {
			due += Math.max(0, units - charged);
			charged = Math.max(units, charged);
			const tokens = Math.max(0, Math.floor(due / UNITS_PER_TOKEN));
			due -= tokens * UNITS_PER_TOKEN;
			return tokens;
		},
		close: () => {
			charged = 0;
		},
	};
}

interface Lines {
	/** The lines that end in a chunk, without blank ones. */
	readonly of: (chunk: Uint8Array) => Generator<Line, void, undefined>;
	/** The text after the last end of a line; undefined if it is blank. */
	readonly rest: () => Line | undefined;
	/** Number of lines so far, blank ones too. */
	readonly number: () => number;
	/** Number of bytes up to the end of the last line. */
	readonly offset: () => number;
}

const LINE_FEED = 10;

/** Cuts chunks into lines. */
export function createLines(): Lines {
	let parts: Uint8Array[] = [], length = 0;
	let number = 0, before = 0, offset = 0;
	// Only the length of a line that is too long is stored.
	const add = (part: Uint8Array): void => {
		length += part.length;
		if (length > LIMITS.body) parts = [];
		else if (part.length > 0) parts.push(part);
	};
	const take = (): Line => {
		const line = length > LIMITS.body ? null : parts.length === 1 ? parts[0]! : joinBytes(parts, length);
		parts = [];
		length = 0;
		return line;
	};
	/** Skips blank lines at the start of a line. Returns the start of the next line that may not be blank. */
	const skipBlank = (chunk: Uint8Array, from: number): number => {
		let start = from;
		for (let i = from; i < chunk.length && isBlankByte(chunk[i]!); i++) {
			if (chunk[i] !== LINE_FEED) continue;
			number++;
			start = i + 1;
		}
		return start;
	};
	return {
		of: function* (chunk) {
			for (let from = 0; from < chunk.length;) {
				if (length === 0) from = skipBlank(chunk, from);
				const end = chunk.indexOf(LINE_FEED, from);
				if (end < 0) {
					// The chunk may be reused by its owner. A line that arrives byte by byte must not hold an object for each byte.
					if (parts.length === 64) parts = [joinBytes(parts, length)];
					add(chunk.slice(from));
					break;
				}
				add(chunk.subarray(from, end));
				from = end + 1;
				number++;
				const line = take();
				if (line !== null && isBlank(line)) continue;
				offset = before + from;
				yield line;
			}
			before += chunk.length;
		},
		rest: () => {
			const line = take();
			offset = before;
			return line !== null && isBlank(line) ? undefined : line;
		},
		number: () => number,
		offset: () => offset,
	};
}

/** Joins parts of a total length. */
export function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** True for white space of JSON: space, tab, line feed, carriage return. */
const isBlankByte = (byte: number): boolean => byte === 32 || byte === 9 || byte === LINE_FEED || byte === 13;

/** True if a line is blank. Fast for most lines, which begin with a brace. */
function isBlank(line: Uint8Array): boolean {
	for (let i = 0; i < line.length; i++) if (!isBlankByte(line[i]!)) return false;
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
			// The piece is sent later.
			room = new Uint8Array(PIECE);
			end = 0;
			return piece;
		},
	};
}
