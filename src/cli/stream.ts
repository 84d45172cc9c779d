/*
 * Answers each line of standard input as the value of one field, one line of output per line, in order.
 *
 * It reads only as fast as it can write, so memory stays constant for input of any length. An invalid line is answered with its
 * problem, and the exit code becomes 1. Blank lines are skipped. Each line has a work budget.
 *
 * Proof  test/cli/stream.test.ts; test/faults/command.test.ts for lines of any bytes.
 */

import { LIMITS } from '../doors/limits.ts';
import { problemReply } from '../doors/problem.ts';
import { InputError } from '../errors.ts';
import type { Locale } from '../names/locale.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery } from '../schema/decode.ts';
import { selectedKeys, listColumns, headerLine, problemLine, resultLine } from './csv.ts';
import { BAD_INPUT, DONE, type Io, type Sink } from './io.ts';
import { jsonLine } from './json-line.ts';
import { readLines, type Line } from './lines.ts';
import { message } from './messages.ts';
import { SHELL } from './notation.ts';
import { showProgress } from './progress.ts';
import { printMessage } from './report.ts';
import { withWork } from './work.ts';

interface Stream {
	readonly operation: AnyOperation;
	/** Texts of all fields; those of the streamed field are ignored. */
	readonly fields: ReadonlyMap<string, readonly string[]>;
	/** The field that takes the lines. */
	readonly streamed: string;
	/** True for CSV instead of a JSON object per line. */
	readonly asTable: boolean;
	/** Language of messages on standard error. */
	readonly language: Locale;
	readonly io: Io;
}

/** Bytes collected before a write. */
const CHUNK = 1 << 16;

/** Answers every line. Returns the exit code. */
export async function stream({ operation, fields, streamed, asTable, language, io }: Stream): Promise<number> {
	const others = readOthers(operation, fields, streamed);
	const form = asTable ? tableForm(operation, others) : jsonForm(io.output);
	const progress = showProgress(io, language);
	const out = collectOutput(io);
	let bad = 0;
	await out.add(form.head);
	for await (const lines of readLines(io.input, progress.read)) {
		for (const line of lines) {
			const answer = line.text === null ? tooLong(streamed) : toResult(operation, new Map([...fields, [streamed, [line.text]]]));
			if (answer instanceof InputError) bad++;
			await out.add(answer instanceof InputError ? form.problem(line, answer) : form.answer(answer));
			progress.answered();
		}
		await out.flush();
	}
	progress.end();
	if (bad > 0) await printMessage(io, message('bad-lines', bad, progress.count()), language);
	return bad > 0 ? BAD_INPUT : DONE;
}

/** Decodes the fields that are the same for all lines, so their faults are reported once, before a line is read. */
function readOthers({ input }: AnyOperation, fields: Stream['fields'], streamed: string): object {
	const { [streamed]: _, ...others } = input.fields;
	const given = new Map([...fields].filter(([name]) => name !== streamed));
	return withWork(() => decodeQuery({ kind: 'object', doc: '', fields: others }, given, SHELL));
}

function toResult({ input, run }: AnyOperation, fields: Stream['fields']): unknown {
	try {
		return withWork(() => run(decodeQuery(input, fields, SHELL) as never));
	} catch (thrown) {
		if (thrown instanceof InputError) return thrown;
		throw thrown;
	}
}

const tooLong = (field: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: [field], detail: `The line has more than ${LIMITS.body} bytes. Write one ${field} per line.` });

interface Form {
	readonly head: string;
	/** The output for a result, with its line end. */
	readonly answer: (result: unknown) => string | Uint8Array;
	readonly problem: (line: Line, error: InputError) => string | Uint8Array;
}

const jsonForm = (output: Sink): Form => ({
	head: '',
	answer: (result) => jsonLine(result, output),
	problem: ({ number }, error) => {
		const problem = JSON.parse(String(problemReply('', error, 'query', () => []).body)) as object;
		return jsonLine({ ...problem, line: number }, output);
	},
});

function tableForm({ input, result }: AnyOperation, others: object): Form {
	const columns = listColumns(result, selectedKeys(input, others));
	return {
		head: headerLine(columns),
		answer: (answer) => resultLine(columns, answer),
		problem: ({ text }, error) => problemLine(columns, text ?? '', error.issues.map(({ detail }) => detail).join(' ')),
	};
}

/** Collects small pieces into large writes; each waits until the stream accepts it. */
function collectOutput(io: Io) {
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
