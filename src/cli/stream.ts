/*
 * Many answers: a field takes each line of standard input in turn, and each is answered in a line, in order.
 *
 * Only as much is read as can be written, so that memory stays flat however long the input is. A line that cannot be answered
 * has its problem in its place, and the exit code tells of it at the end. Blank lines are passed over.
 *
 * Proof  test/cli/stream.test.ts.
 */

import { LIMITS } from '../doors/limits.ts';
import { problemOf } from '../doors/problem.ts';
import { InputError } from '../errors.ts';
import { writeJson } from '../http/json-write.ts';
import type { Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery } from '../schema/decode.ts';
import { askedOf, columnsOf, headOf, problemRow, rowOf } from './csv.ts';
import { BAD_INPUT, DONE, type Io } from './io.ts';
import { linesOf, type Line } from './lines.ts';
import { message } from './messages.ts';
import { SHELL } from './notation.ts';
import { progressOn } from './progress.ts';
import { tell } from './report.ts';

export interface Stream {
	readonly operation: AnyOperation;
	/** The texts of every field; those of the streamed one are not asked for. */
	readonly fields: ReadonlyMap<string, readonly string[]>;
	/** The field that takes the lines. */
	readonly streamed: string;
	/** As a table in the place of a JSON object a line. */
	readonly asTable: boolean;
	/** Of what is told on standard error. */
	readonly language: Locale;
	readonly io: Io;
}

/** Bytes that are gathered before they are written. */
const CHUNK = 1 << 16;

/** Answers every line; the exit code. */
export async function stream({ operation, fields, streamed, asTable, language, io }: Stream): Promise<number> {
	const others = readOthers(operation, fields, streamed);
	const form = asTable ? tableForm(operation, others) : JSON_FORM;
	const progress = progressOn(io, language);
	const out = gathered(io);
	let bad = 0;
	await out.add(form.head);
	for await (const lines of linesOf(io.input, progress.read)) {
		for (const line of lines) {
			const answer = line.text === null ? tooLong(streamed) : answered(operation, new Map([...fields, [streamed, [line.text]]]));
			if (answer instanceof InputError) bad++;
			await out.add(answer instanceof InputError ? form.problem(line, answer) : form.answer(answer));
			progress.answered();
		}
		await out.flush();
	}
	progress.end();
	if (bad > 0) await tell(io, message('bad-lines', bad, progress.count()), language);
	return bad > 0 ? BAD_INPUT : DONE;
}

/** The other fields are the same for all lines: what is wrong with them is told once, before any line is read. */
function readOthers({ input }: AnyOperation, fields: Stream['fields'], streamed: string): object {
	const { [streamed]: _, ...others } = input.fields;
	return decodeQuery({ kind: 'object', doc: '', fields: others }, new Map([...fields].filter(([name]) => name !== streamed)), SHELL);
}

function answered({ input, run }: AnyOperation, fields: Stream['fields']): unknown {
	try {
		return run(decodeQuery(input, fields, SHELL) as never);
	} catch (thrown) {
		if (thrown instanceof InputError) return thrown;
		throw thrown;
	}
}

const tooLong = (field: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: [field], detail: `The line has more than ${LIMITS.body} bytes. Write one ${field} a line.` });

interface Form {
	readonly head: string;
	/** A line with its end; bytes may be good until the next one alone. */
	readonly answer: (result: unknown) => string | Uint8Array;
	readonly problem: (line: Line, error: InputError) => string;
}

const JSON_FORM: Form = {
	head: '',
	answer: (result) => Buffer.concat([writeJson(result), LINE_FEED]),
	problem: ({ number }, error) => {
		const problem = JSON.parse(String(problemOf('', error, 'query', () => []).body)) as object;
		return `${JSON.stringify({ ...problem, line: number })}\n`;
	},
};

const LINE_FEED = Buffer.from('\n');

function tableForm({ input, result }: AnyOperation, others: object): Form {
	const columns = columnsOf(result, askedOf(input, others));
	return {
		head: headOf(columns),
		answer: (answer) => rowOf(columns, answer),
		problem: ({ text }, error) => problemRow(columns, text ?? '', error.issues.map(({ detail }) => detail).join(' ')),
	};
}

/** Small pieces gathered into large ones, each written when there is room. */
function gathered(io: Io) {
	let pieces: (string | Uint8Array)[] = [], size = 0;
	const flush = async (): Promise<void> => {
		if (size === 0) return;
		const chunk = Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
		[pieces, size] = [[], 0];
		await io.output.write(chunk);
	};
	const add = async (piece: string | Uint8Array): Promise<void> => {
		pieces.push(piece);
		size += piece.length;
		if (size >= CHUNK) await flush();
	};
	return { add, flush };
}
