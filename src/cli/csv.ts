/*
 * Answers as a table: a line for each, its columns from the schema of the result and from what was asked, the same for every line.
 *
 * A field of a field is a column `rgb.css`; a list, and a record of any keys, is one column of JSON. What is absent is empty. The last
 * column, `problem`, says what was wrong with a line that has no answer.
 *
 * Source  RFC 4180: lines end in CR LF; a value with a comma, a quote or a line break stands between quotes, which are doubled.
 * Proof   test/cli/stream.test.ts, read back by a reader of its own.
 */

import { schemaOf, type Schema, type Structure } from '../schema/schema.ts';

const PROBLEM = 'problem';

type Path = readonly string[];

/** What was asked for among the keys of a record: of all formats those that were named. */
export type Asked = ReadonlyMap<readonly string[], readonly string[]>;

/** A list of choices asks for those keys of a record that it names. */
export const askedOf = ({ fields }: Structure, values: object): Asked => new Map(Object.entries(fields).flatMap(([name, field]) => {
	const schema = schemaOf(field), asked = at(values, [name]);
	return schema.kind === 'list' && schema.of.kind === 'choice' && Array.isArray(asked)
		? [[schema.of.values, [...new Set(asked.map(String))]] as const]
		: [];
}));

/** The path of every column. */
export const columnsOf = (schema: Schema, asked: Asked, path: Path = []): readonly Path[] => {
	switch (schema.kind) {
		case 'object': return Object.entries(schema.fields).flatMap(([name, field]) => columnsOf(schemaOf(field), asked, [...path, name]));
		case 'record': return schema.keys.length === 0
			? [path]
			: (asked.get(schema.keys) ?? schema.keys).flatMap((key) => columnsOf(schema.of, asked, [...path, key]));
		case 'nullable': return columnsOf(schema.of, asked, path);
		default: return [path];
	}
};

/** The first line. */
export const headOf = (columns: readonly Path[]): string => lineOf([...columns.map((path) => path.join('.')), PROBLEM]);

/** The line of an answer. */
export const rowOf = (columns: readonly Path[], result: unknown): string => lineOf([...columns.map((path) => cell(at(result, path))), '']);

/** The line of an input that has no answer: what was sent, where there is a column for it, and what was wrong. */
export const problemRow = (columns: readonly Path[], sent: string, detail: string): string =>
	lineOf([...columns.map((path) => (path.join('.') === 'input' ? sent : '')), detail]);

/** A table of one answer. */
export function tableOf(schema: Schema, asked: Asked, result: unknown): string {
	const columns = columnsOf(schema, asked);
	return headOf(columns) + rowOf(columns, result);
}

const at = (value: unknown, [name, ...rest]: Path): unknown =>
	(name === undefined || typeof value !== 'object' || value === null ? value
		: Object.hasOwn(value, name) ? at((value as Readonly<Record<string, unknown>>)[name], rest)
		: undefined);

function cell(value: unknown): string {
	if (value === undefined || value === null) return '';
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
