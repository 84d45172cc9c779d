/*
 * The parts of a result that its operation declares: the values of --plain and the rows of --csv.
 *
 * A path such as `harmonies.colors.hex` goes through the items of lists; `*` is every key of a record.
 *
 * Proof  test/cli/plain.test.ts, test/cli/csv.test.ts.
 */

import { schemaOf, text, type Fields, type Schema } from '../schema/schema.ts';

type Row = Readonly<Record<string, unknown>>;

const EVERY_KEY = '*';

/** The values at a path, in order. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
	if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]));
	if (name === undefined) return [value];
	// A path leads through objects, as the schema of the result declares.
	const parent = value as Row;
	return name === EVERY_KEY
		? Object.values(parent).flatMap((item) => valuesAt(item, rest))
		: valuesAt(parent[name], rest);
}

/** The values of --plain, a line each. */
export const plainLines = (paths: readonly string[], result: unknown): string =>
	paths.flatMap((path) => valuesAt(result, path.split('.'))).map((value) => `${String(value)}\n`).join('');

/** Rows of a result, and the fields that each has. */
export interface Rows {
	readonly fields: Fields;
	readonly list: (result: unknown) => readonly Row[];
}

/** The rows at these paths. Rows of several paths begin with the path as `list`. */
export function rowsAt(schema: Schema, paths: readonly string[]): Rows {
	const all = paths.map((path) => ({ path, rows: findRows(schema, path.split('.')) }));
	if (all.length === 1) return all[0]!.rows;
	return {
		fields: { list: text('The list.', 1, 100), ...all[0]!.rows.fields },
		list: (result) => all.flatMap(({ path, rows }) => rows.list(result).map((row) => ({ list: path, ...row }))),
	};
}

function findRows(schema: Schema, path: readonly string[]): Rows {
	const [name, ...rest] = path;
	if (schema.kind === 'list') return name === undefined ? itemRows(schema.of) : nestedRows(schema.of, path);
	// A path leads through objects and lists, as the guard of declarations checks.
	const { fields } = schema as Extract<Schema, { kind: 'object' }>;
	if (name !== EVERY_KEY) {
		const rows = findRows(schemaOf(fields[name!]!), rest);
		return { ...rows, list: (value) => rows.list((value as Row)[name!]) };
	}
	const rows = findRows(schemaOf(Object.values(fields)[0]!), rest);
	return {
		fields: { name: text('The key.', 1, 100), ...rows.fields },
		list: (value) => Object.entries(value as Row).flatMap(([key, item]) => rows.list(item).map((row) => ({ name: key, ...row }))),
	};
}

/** A row for each item. Any other item than an object is the column `value`. */
function itemRows(item: Schema): Rows {
	return item.kind === 'object'
		? { fields: item.fields, list: (items) => items as readonly Row[] }
		: { fields: { value: item }, list: (items) => (items as readonly unknown[]).map((value) => ({ value })) };
}

/** Rows inside the items of a list, which also have the single values of their item. */
function nestedRows(item: Schema, path: readonly string[]): Rows {
	const rows = findRows(item, path);
	const around = item.kind === 'object'
		? Object.entries(item.fields).filter(([, field]) => ['text', 'number', 'flag', 'choice'].includes(schemaOf(field).kind))
		: [];
	return {
		fields: { ...Object.fromEntries(around), ...rows.fields },
		list: (items) => (items as readonly Row[]).flatMap((one) => {
			const shared = Object.fromEntries(around.map(([name]) => [name, one[name]]));
			return rows.list(one).map((row) => ({ ...shared, ...row }));
		}),
	};
}
