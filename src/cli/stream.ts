/*
 * Answers each line of standard input, or each cell of a column, as the value of one field, in order.
 *
 * It reads only as fast as it can write, so memory stays constant for input of any length. The problem of an invalid line is in the
 * output with JSON and CSV, otherwise on standard error, and the exit code becomes 1. Blank lines are skipped. Each line has a work
 * budget.
 *
 * Proof  test/cli/stream.test.ts; test/cli/work.test.ts for lines of any bytes.
 */

import { LIMITS } from '../doors/limits.ts';
import { problemValue } from '../doors/problem.ts';
import { attempt, InputError } from '../errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../names/locales/ids.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { decodeQuery, type Query } from '../schema/decode.ts';
import { answerTexts, withWork, type Answer, type Outcome } from './answer.ts';
import { escapeLines, jsonLine } from './cells.ts';
import { createTable } from './csv.ts';
import { BAD_INPUT, DONE, type Io, type Sink } from './io.ts';
import { message, type MessageName } from './messages.ts';
import { PIPED, SHELL } from './notation.ts';
import { loadPicture } from './operations.ts';
import { showProgress } from './progress.ts';
import { hintFor, printMessage, problemText } from './report.ts';
import { plainLines } from './result-paths.ts';
import { openInput, type StreamedValue } from './stream-input.ts';

/** What all answers of a stream share. */
type Shared = Pick<Answer, 'operation' | 'settings' | 'language' | 'io'>;

interface Stream extends Shared {
	/** Texts of all fields; those of the streamed field are ignored. */
	readonly fields: Query;
	/** The field that takes the lines. */
	readonly streamed: string;
}

/** Characters collected before a write. */
const CHUNK = 1 << 16;

/** Answers every line. Returns the exit code. */
export async function stream({ operation, fields, streamed, settings, language, io }: Stream): Promise<number> {
	const others = readOthers(operation, fields, streamed);
	const progress = showProgress(io, language);
	const { header, batches } = await openInput(io, settings.get('column'), progress.read);
	const form = await outputForm({ operation, settings, language, io }, others, header);
	const out = collectOutput(io);
	const hints = new Set<MessageName>();
	let bad = 0;
	await out.add(form.head);
	for await (const values of batches) {
		for (const value of values) {
			const { text } = value, answer = text === null
				? tooLong(streamed, settings.has('column'))
				: attempt(() => answerTexts(operation, new Map([...fields, [streamed, [text]]]), PIPED));
			if (answer instanceof InputError) {
				bad++;
				const hint = settings.has('column') ? undefined : hintFor(value.text ?? '', value.number);
				if (hint !== undefined) hints.add(hint);
				if (form.problem !== undefined) await out.add(form.problem(value, answer));
				else await printMessage(io, message('bad-line', value.number, listDetails(answer, language)), language);
			} else {
				await out.add(form.answer(value, answer));
			}
			progress.answered();
		}
		await out.flush();
	}
	progress.end();
	if (bad > 0 && form.problem !== undefined) await printMessage(io, message('bad-lines', bad, progress.count()), language);
	for (const hint of hints) await printMessage(io, message(hint), language);
	return bad > 0 ? BAD_INPUT : DONE;
}

/** Decodes the fields that are the same for all lines, so their faults are reported once, before a line is read. */
function readOthers({ input }: AnyOperation, fields: Query, streamed: string): object {
	const { [streamed]: _, ...others } = input.fields;
	const given = new Map([...fields].filter(([name]) => name !== streamed));
	return withWork(() => decodeQuery({ kind: 'object', doc: '', fields: others }, given, SHELL));
}

/** The error for a line or a row of a table that was not read. */
const tooLong = (field: string, isRow: boolean): InputError => new InputError({
	code: 'invalid-parameter',
	path: [field],
	detail: isRow
		? `The row has more than ${LIMITS.body} bytes, or quotes that do not close. Quotes inside a cell are doubled.`
		: `The line has more than ${LIMITS.body} bytes. Write one ${field} per line.`,
});

const listDetails = (error: InputError, locale: Locale): string => error.issues.map((issue) => problemText(issue, locale)).join(' ');

interface Form {
	readonly head: string;
	/** The output for an answer, with its line end. */
	readonly answer: (value: StreamedValue, answer: Outcome) => string;
	/** The output for a line without an answer; undefined if its problem goes to standard error. */
	readonly problem?: (value: StreamedValue, error: InputError) => string;
}

/** The form of the output: as requested, otherwise a table for a table, pictures on a terminal, and JSON. */
async function outputForm(
	{ operation, settings, language, io }: Shared,
	others: object,
	header: readonly string[],
): Promise<Form> {
	if (settings.has('json')) return jsonForm(io.output);
	if (settings.has('plain')) {
		const toText = io.output.isTerminal ? escapeLines : (text: string): string => text;
		return { head: '', answer: (_, { result }) => toText(plainLines(operation.values ?? [], result)) };
	}
	if (settings.has('csv') || settings.has('column')) return tableForm(operation, others, header);
	if (!io.output.isTerminal) return jsonForm(io.output);
	const [{ renderPicture }, draw] = await Promise.all([import('./picture.ts'), loadPicture(operation.name)]);
	return { head: '', answer: (_, answer) => renderPicture({ operation, ...answer, settings, io, language }, draw) };
}

const jsonForm = ({ isTerminal }: Sink): Form => ({
	head: '',
	answer: (_, { result }) => jsonLine(result, isTerminal),
	problem: ({ number }, error) => jsonLine({ ...problemValue('', error, 'query'), line: number }, isTerminal),
});

function tableForm(operation: AnyOperation, others: object, header: readonly string[]): Form {
	const { head, answer, problem } = createTable(operation, others, header);
	return {
		head,
		answer: ({ cells }, { result }) => answer(cells, result),
		problem: ({ cells }, error) => problem(cells, listDetails(error, DEFAULT_LOCALE)),
	};
}

/** Collects small pieces into large writes; each waits until the stream accepts it. */
function collectOutput(io: Io) {
	let pieces: string[] = [], size = 0;
	const flush = async (): Promise<void> => {
		if (size === 0) return;
		const chunk = pieces.join('');
		[pieces, size] = [[], 0];
		await io.output.write(chunk);
	};
	const add = async (piece: string): Promise<void> => {
		pieces.push(piece);
		size += piece.length;
		if (size >= CHUNK) await flush();
	};
	return { add, flush };
}
