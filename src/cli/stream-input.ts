/*
 * The values on standard input: its lines, or with --column a column of a CSV table.
 *
 * Proof  test/cli/stream.test.ts, test/cli/csv.test.ts.
 */

import { createLines, type Line } from '../doors/lines.ts';
import { quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { readRecords, type CsvRecord } from './csv-input.ts';
import type { Io } from './io.ts';
import { message } from './messages.ts';
import { commandError } from './report.ts';

export interface StreamedValue {
	/** Null if the line is longer than any input. */
	readonly text: string | null;
	/** Line of standard input, from 1. */
	readonly number: number;
	/** Cells of the line, in the columns of `header`. */
	readonly cells: readonly string[];
}

interface StreamInput {
	/** Columns of the input; a plain line is the column `input`. */
	readonly header: readonly string[];
	/** The values, in one array for each chunk of input. */
	readonly batches: AsyncIterable<readonly StreamedValue[]>;
}

/** Opens standard input. Throws an InputError if the table has no such column. */
export async function openInput(
	{ input }: Pick<Io, 'input'>,
	column: string | undefined,
	onBytes: (count: number) => void,
): Promise<StreamInput> {
	const chunks = passUtf8(input);
	if (column === undefined) return { header: ['input'], batches: lineBatches(chunks, onBytes) };
	const records = readRecords(chunks, onBytes);
	// A loop over the records would end them with its first return.
	for (let batch = await records.next(); !batch.done; batch = await records.next()) {
		const [head, ...rest] = batch.value;
		if (head === undefined) continue;
		const header = head.cells ?? [], index = header.findIndex((name) => name.trim() === column);
		if (index < 0) throw noColumn(column, header);
		return { header, batches: cellBatches(rest, records, header, index) };
	}
	throw noColumn(column, []);
}

/** Throws an InputError for bytes that begin with a byte order mark of UTF-16, as PowerShell and Excel write it. */
export function rejectUtf16([first, second]: Uint8Array): void {
	if (first! + second! === 0xff + 0xfe) throw commandError('input', message('input-is-utf-16'));
}

async function* passUtf8(chunks: Io['input']): AsyncGenerator<Uint8Array> {
	let isFirst = true;
	for await (const chunk of chunks) {
		if (isFirst) rejectUtf16(chunk);
		isFirst = false;
		yield chunk;
	}
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The lines that are not blank, numbered with blank lines, as editors do. Drops a byte order mark at the start. */
async function* lineBatches(input: Io['input'], onBytes: (count: number) => void): AsyncGenerator<readonly StreamedValue[]> {
	const lines = createLines();
	const toValue = (line: Line, number: number): StreamedValue => {
		const text = line === null ? null : UTF_8.decode(line).replace(number === 1 ? /^\ufeff|\r$/g : /\r$/, '');
		return { text, number, cells: [text ?? ''] };
	};
	for await (const chunk of input) {
		yield Array.from(lines.of(chunk), (line) => toValue(line, lines.number()));
		onBytes(chunk.length);
	}
	const last = lines.rest();
	if (last !== undefined && (last === null || last.length > 0)) yield [toValue(last, lines.number() + 1)];
}

async function* cellBatches(
	first: readonly CsvRecord[],
	records: AsyncIterable<readonly CsvRecord[]>,
	header: readonly string[],
	index: number,
): AsyncGenerator<readonly StreamedValue[]> {
	// A short line has empty cells at its end.
	const toValue = ({ cells, number }: CsvRecord): StreamedValue =>
		({ text: cells === null ? null : (cells[index] ?? '').trim(), number, cells: header.map((_, i) => cells?.[i] ?? '') });
	yield first.map(toValue);
	for await (const batch of records) yield batch.map(toValue);
}

function noColumn(column: string, header: readonly string[]) {
	const near = closest(column, header) ?? header.find((name) => name.toLowerCase() === column.toLowerCase());
	const remedy = near !== undefined ? message('did-you-mean', `--column ${near}`)
		: header.length === 0 ? message('no-rows')
		: message('known-columns', header.map(quote).join(', '));
	return commandError('column', message('no-column', quote(column), remedy));
}
