/*
 * Writes answers as CSV: a line for each item of the list that the operation declares as its rows, otherwise one line, with the same
 * columns in every line, derived from the schemas of result and input.
 *
 * A nested field is a column such as `rgb.css`. A list of words is one column with blanks between them; any other list, and a record
 * with arbitrary keys, is one column of JSON. Absent values are empty. In a table of many answers the first columns are those of the
 * input, and the last, `problem`, explains a line without an answer.
 *
 * The table is safe to open in a spreadsheet and to print: an apostrophe precedes what a spreadsheet would run as a formula, and
 * control characters other than tabs and line ends are written as their codes.
 *
 * Source  RFC 4180: lines end in CR LF; a value with a comma, a quote or a line break is in quotes, and its own quotes are doubled.
 *         OWASP, "CSV Injection": = + - @, also in full width, and tabs and line ends begin a formula.
 * Proof   test/cli/csv.test.ts reads tables back; test/cli/output.test.ts for formulas and control characters.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { escapeJson, escapeLines } from './cells.ts';
import { rowsAt } from './result-paths.ts';
import { schemaOf, type Schema, type Structure } from '../schema/schema.ts';

/** The text of a line of standard input, and what is wrong with it. */
const INPUT = 'input', PROBLEM = 'problem';

type Path = readonly string[];

/** Keys that the input selects, such as the requested formats, by all keys that the schema allows. */
type SelectedKeys = ReadonlyMap<readonly string[], readonly string[]>;

/** The selected keys of every list of choices. */
const selectedKeys = ({ fields }: Structure, values: object): SelectedKeys => new Map(Object.keys(fields).flatMap((name) => {
	const schema = schemaOf(fields[name]!), selection = at(values, [name]);
	return schema.kind === 'list' && schema.of.kind === 'choice' && Array.isArray(selection)
		? [[schema.of.values, [...new Set(selection.map(String))]] as const]
		: [];
}));

const listColumns = (schema: Schema, selected: SelectedKeys, path: Path = []): readonly Path[] => {
	switch (schema.kind) {
		case 'object': return Object.entries(schema.fields).flatMap(([name, field]) => listColumns(schemaOf(field), selected, [...path, name]));
		case 'record': return schema.keys.length === 0
			? [path]
			: (selected.get(schema.keys) ?? schema.keys).flatMap((key) => listColumns(schema.of, selected, [...path, key]));
		case 'nullable': return listColumns(schema.of, selected, path);
		default: return [path];
	}
};

export interface Table {
	readonly head: string;
	/** The lines of a result; `cells` are those of the leading columns. */
	readonly answer: (cells: readonly string[], result: unknown) => string;
	/** The line of an input without an answer. */
	readonly problem: (cells: readonly string[], detail: string) => string;
}

/** The leading columns of a table of many answers; null in the table of a single answer, which has no column for problems. */
type Leading = readonly string[] | null;

/** Creates the table of an operation's results. The selected formats of `input` determine the columns. */
export function createTable({ input, result, rows: paths, positions }: AnyOperation, given: object, leading: Leading): Table {
	const { fields, list } = paths === undefined
		? { fields: result.kind === 'object' ? result.fields : {}, list: (answer: unknown) => [answer] }
		: rowsAt(result, paths);
	const columns = listColumns({ kind: 'object', doc: '', fields }, selectedKeys(input, given));
	// The leading columns repeat the input.
	const ownColumns = leading === null || leading.length === 0 ? columns : columns.filter((path) => path.join('.') !== INPUT);
	const last = (detail: string): readonly string[] => (leading === null ? [] : [detail]);
	return {
		head: csvLine(renameTwins([...leading ?? [], ...ownColumns.map((path) => path.join('.')), ...last(PROBLEM)])),
		answer: (cells, answer) => list(answer).map((row) => {
			const named = positions === undefined ? row : withColors(row, answer, positions);
			return csvLine([...cells, ...ownColumns.map((path) => cell(at(named, path))), ...last('')]);
		}).join(''),
		problem: (cells, detail) => csvLine([...cells, ...ownColumns.map(() => ''), ...last(detail)]),
	};
}

/** A row whose positions are replaced by the colors there. */
function withColors(row: unknown, answer: unknown, { fields, printed }: NonNullable<AnyOperation['positions']>): unknown {
	const colors = fields.map((field) => [field, at(answer, ['colors', String(at(row, [field])), printed])] as const);
	return { ...row as object, ...Object.fromEntries(colors) };
}

/** Appends a number to names that occurred before: `name`, `name_2`. */
function renameTwins(names: readonly string[]): readonly string[] {
	const used = new Set<string>();
	return names.map((name) => {
		let unique = name;
		for (let i = 2; used.has(unique); i++) unique = `${name}_${i}`;
		used.add(unique);
		return unique;
	});
}

const at = (value: unknown, [name, ...rest]: Path): unknown =>
	(name === undefined || typeof value !== 'object' || value === null ? value
		: Object.hasOwn(value, name) ? at((value as Readonly<Record<string, unknown>>)[name], rest)
		: undefined);

function cell(value: unknown): string {
	if (value === undefined || value === null) return '';
	if (Array.isArray(value) && value.every(isWord)) return value.join(' ');
	return typeof value === 'object' ? escapeJson(JSON.stringify(value)) : String(value);
}

const isWord = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && /^[\w#.-]+$/.test(value));

const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoteCell(escapeFormula(cell))).join(',')}\r\n`;

/** The character that starts a formula may follow blanks and quotes, which some spreadsheets strip. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠\t\r\n]/, NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Makes a cell safe for spreadsheets and terminals. Line ends stay, inside quotes. */
function escapeFormula(text: string): string {
	const printable = text.split('\r').map(escapeLines).join('\r');
	return FORMULA.test(text) && !NUMBER.test(text) ? `'${printable}` : printable;
}

/** Quotes a cell if needed, also where a spreadsheet may split at semicolons or tabs. */
const quoteCell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
