/*
 * Writes answers as CSV: one line each, with the same columns in every line, derived from the schemas of result and input.
 *
 * A nested field is a column such as `rgb.css`; a list, and a record with arbitrary keys, is one column of JSON. Absent values are
 * empty. The last column, `problem`, explains a line without an answer.
 *
 * The table is safe to open in a spreadsheet and to print: an apostrophe precedes what a spreadsheet would run as a formula, and
 * control characters other than tabs and line ends are written as their codes.
 *
 * Source  RFC 4180: lines end in CR LF; a value with a comma, a quote or a line break is in quotes, and its own quotes are doubled.
 *         OWASP, "CSV Injection": = + - @, also in full width, and tabs and line ends begin a formula.
 * Proof   test/cli/stream.test.ts reads tables back; test/faults/command-output.test.ts for formulas and control characters.
 */

import { escapeJson, escapeLines } from './cells.ts';
import { schemaOf, type Schema, type Structure } from '../schema/schema.ts';

const PROBLEM = 'problem';

type Path = readonly string[];

/** Keys that the input selects, such as the requested formats, by all keys that the schema allows. */
type SelectedKeys = ReadonlyMap<readonly string[], readonly string[]>;

/** The selected keys of every list of choices. */
export const selectedKeys = ({ fields }: Structure, values: object): SelectedKeys => new Map(Object.keys(fields).flatMap((name) => {
	const schema = schemaOf(fields[name]!), selection = at(values, [name]);
	return schema.kind === 'list' && schema.of.kind === 'choice' && Array.isArray(selection)
		? [[schema.of.values, [...new Set(selection.map(String))]] as const]
		: [];
}));

/** Paths of all columns. */
export const listColumns = (schema: Schema, selected: SelectedKeys, path: Path = []): readonly Path[] => {
	switch (schema.kind) {
		case 'object': return Object.entries(schema.fields).flatMap(([name, field]) => listColumns(schemaOf(field), selected, [...path, name]));
		case 'record': return schema.keys.length === 0
			? [path]
			: (selected.get(schema.keys) ?? schema.keys).flatMap((key) => listColumns(schema.of, selected, [...path, key]));
		case 'nullable': return listColumns(schema.of, selected, path);
		default: return [path];
	}
};

/** The header line. */
export const headerLine = (columns: readonly Path[]): string => csvLine([...columns.map((path) => path.join('.')), PROBLEM]);

/** The line of one answer. */
export const resultLine = (columns: readonly Path[], result: unknown): string =>
	csvLine([...columns.map((path) => cell(at(result, path))), '']);

/** The line of an input without an answer: the input, if it has a column, and the problem. */
export const problemLine = (columns: readonly Path[], sent: string, detail: string): string =>
	csvLine([...columns.map((path) => (path.join('.') === 'input' ? sent : '')), detail]);

/** The table of a single answer. */
export function resultTable(schema: Schema, selected: SelectedKeys, result: unknown): string {
	const columns = listColumns(schema, selected);
	return headerLine(columns) + resultLine(columns, result);
}

const at = (value: unknown, [name, ...rest]: Path): unknown =>
	(name === undefined || typeof value !== 'object' || value === null ? value
		: Object.hasOwn(value, name) ? at((value as Readonly<Record<string, unknown>>)[name], rest)
		: undefined);

function cell(value: unknown): string {
	if (value === undefined || value === null) return '';
	return typeof value === 'object' ? escapeJson(JSON.stringify(value)) : String(value);
}

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
