/*
 * Splits a stream of bytes into the records of a CSV table, each available when complete. Holds at most one record; skips blank lines.
 *
 * The separator is the comma, semicolon or tab that the first line has most of. A quote inside an unquoted cell is text.
 *
 * Source  RFC 4180. Line ends may also be LF.
 * Proof   test/cli/csv.test.ts, with tables of random cells in random chunks.
 */

import { LIMITS } from '../doors/limits.ts';

export interface CsvRecord {
	/** Null if the record is longer than any input, or ends inside quotes. */
	readonly cells: readonly string[] | null;
	/** Line on which the record starts, from 1. */
	readonly number: number;
}

const SEPARATORS = [',', ';', '\t'] as const;

type State = 'start' | 'bare' | 'quoted' | 'quote';

/** The records of a stream, in one array for each chunk. */
export async function* readRecords(
	chunks: AsyncIterable<Uint8Array>,
	onBytes: (count: number) => void,
): AsyncGenerator<readonly CsvRecord[]> {
	const decoder = new TextDecoder();
	let parser: ReturnType<typeof createParser> | undefined, head = '';
	const parse = (text: string, isEnd: boolean): readonly CsvRecord[] => {
		head += text;
		// The first line determines the separator.
		if (parser === undefined && !isEnd && !head.includes('\n') && head.length <= LIMITS.body) return [];
		parser ??= createParser(findSeparator(head.split('\n', 1)[0]!));
		const records = parser.add(head);
		head = '';
		return isEnd ? [...records, ...parser.end()] : records;
	};
	for await (const chunk of chunks) {
		yield parse(decoder.decode(chunk, { stream: true }), false);
		onBytes(chunk.length);
	}
	yield parse(decoder.decode(), true);
}

function findSeparator(line: string): string {
	const bare = line.replace(/"[^"]*"/g, '');
	const count = (separator: string): number => bare.split(separator).length;
	return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function createParser(separator: string) {
	let state: State = 'start', cells: string[] = [], cell = '', length = 0, line = 1, first = 1;
	let records: CsvRecord[] = [];
	const endCell = (): void => {
		cells.push(cell);
		cell = '';
		state = 'start';
	};
	const endRecord = (): void => {
		if (state === 'bare' && cell.endsWith('\r')) cell = cell.slice(0, -1);
		endCell();
		if (length > LIMITS.body) records.push({ cells: null, number: first });
		else if (cells.length > 1 || cells[0] !== '') records.push({ cells, number: first });
		cells = [];
		length = 0;
		first = line;
	};
	const addText = (character: string, next: State): void => {
		state = next;
		// The text of a record that is too long is dropped.
		if (++length <= LIMITS.body) cell += character;
	};
	const read = (character: string): void => {
		if (character === '\n') line++;
		if (state === 'quoted') {
			if (character === '"') state = 'quote';
			else addText(character, 'quoted');
		} else if (character === '\n') endRecord();
		else if (character === separator) {
			length++;
			if (length <= LIMITS.body) endCell();
		} else if (character === '"' && state !== 'bare') {
			if (state === 'quote') addText('"', 'quoted');
			else state = 'quoted';
		} else if (character !== '\r' || state !== 'quote') addText(character, 'bare');
	};
	return {
		add: (text: string): readonly CsvRecord[] => {
			records = [];
			for (const character of text) read(character);
			return records;
		},
		end: (): readonly CsvRecord[] => {
			records = [];
			if (state === 'quoted') return [{ cells: null, number: first }];
			if (state !== 'start' || cells.length > 0) endRecord();
			return records;
		},
	};
}
