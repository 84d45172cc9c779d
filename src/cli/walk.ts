/*
 * Any result → lines, by its schema alone: a line for what is short, with the colors in it, a table for a list of records.
 *
 * Proof  test/cli/print.test.ts: every figure of an answer is printed.
 */

import { schemaOf, type Fields, type Schema } from '../schema/schema.ts';
import type { Lines } from './blocks.ts';
import { cellsOf, harmless, wrapped } from './cells.ts';
import type { Painter } from './paint.ts';
import { tableLines, type Column } from './table.ts';
import { numberText, tellsItself } from './units.ts';

export interface Tools {
	readonly paint: Painter;
	/** Cells of a line. */
	readonly width: number;
	/** What a field or a choice is called. */
	readonly label: (name: string) => string;
}

type Value = Readonly<Record<string, unknown>>;

/** Is it a color of ours, and no text that looks like one? */
const isHex = (schema: Schema): boolean => (schema.kind === 'text'
	? schema.pattern?.startsWith('#') === true && !schema.pattern.includes('|')
	: schema.kind === 'nullable' && isHex(schema.of));

const CHIP = 4;

/** What is long is told below what is short. */
const LONGEST_INLINE = 100;

/** The fields of an object, those of `shown` left out. */
export function walk(fields: Fields, value: Value, tools: Tools, shown: ReadonlySet<string> = new Set()): Lines {
	const present = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name) && !shown.has(name));
	const rows: Row[] = [], sections: Lines[] = [];
	for (const [name, field] of present) {
		const schema = schemaOf(field), cells = inline(name, schema, value[name], tools);
		if (cells !== undefined && fits(cells, schema, tools)) rows.push({ name, cells, form: formOf(schema) });
		else sections.push([tools.paint.bold(tools.label(name)), ...sectionOf(name, schema, value[name], tools)]);
	}
	return [rowLines(rows, tools), ...sections].filter((lines) => lines.length > 0)
		.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

interface Row {
	readonly name: string;
	readonly cells: readonly string[];
	/** Rows of one form stand below each other. */
	readonly form: string;
}

/** The fields of an object, by which it is told from others. */
const formOf = (schema: Schema): string => (schema.kind === 'object' ? Object.keys(schema.fields).join()
	: schema.kind === 'nullable' ? formOf(schema.of)
	: schema.kind);

const LABELS = 18;

/** An object whose line would be too long has lines of its own; a text that is too long has not. */
const fits = (cells: readonly string[], { kind }: Schema, { width }: Tools): boolean =>
	(kind !== 'object' && kind !== 'nullable') || cellsOf(cells.join('  ')) <= width - LABELS;

/** Labels in one column; rows with as many cells as the next stand below each other. */
function rowLines(rows: readonly Row[], { paint, label, width }: Tools): Lines {
	const most = Math.max(0, ...rows.map(({ name }) => label(name).length));
	const lines: string[] = [];
	for (let start = 0, end = 0; start < rows.length; start = end) {
		const { cells, form } = rows[start]!;
		for (end = start + 1; rows[end]?.form === form && rows[end]!.cells.length === cells.length;) end++;
		const group = rows.slice(start, end), count = group[0]!.cells.length;
		const columns: Column[] = [
			{ head: '', cells: group.map(({ name }) => paint.dim(label(name).padEnd(most))) },
			...Array.from({ length: count }, (_, i) => ({ head: '', cells: group.map(({ cells }) => cells[i]!) })),
		];
		// A sentence goes on below itself; what is to be copied stays in one line.
		const [only] = columns.slice(1), isSentence = form === 'text' && only?.cells.some((cell) => SENTENCE.test(cell)) === true;
		const shown = isSentence ? broken(columns, width - most - 2) : columns;
		lines.push(...tableLines(shown, Math.max(width, 400), (head) => head));
	}
	return lines;
}

const SENTENCE = /^\p{Lu}[^()]* [^()]*\.$/u;

/** The cells of the last column in lines, with nothing beside what was broken off. */
function broken([labels, values]: readonly Column[], width: number): readonly Column[] {
	const rows = values!.cells.map((cell) => (SENTENCE.test(cell) ? wrapped(cell, width) : [cell]));
	return [
		{ head: '', cells: rows.flatMap((lines, i) => lines.map((_, line) => (line === 0 ? labels!.cells[i]! : ''))) },
		{ head: '', cells: rows.flat() },
	];
}

/** A value that fits in a line, as cells; undefined for what needs lines of its own. */
function inline(name: string, schema: Schema, value: unknown, tools: Tools): readonly string[] | undefined {
	if (value === null) return [tools.paint.dim('–')];
	switch (schema.kind) {
		case 'text':
		case 'number':
		case 'flag':
		case 'choice': {
			const text = leaf(name, schema, value, tools);
			return schema.kind === 'text' && (text.length > LONGEST_INLINE || String(value).includes('\n')) ? undefined : [text];
		}
		case 'nullable': return inline(name, schema.of, value, tools);
		case 'list': {
			const items = value as readonly unknown[];
			if (items.length === 0) return [tools.paint.dim('–')];
			if (schema.of.kind === 'object' || schema.of.kind === 'record' || schema.of.kind === 'list') return undefined;
			return isHex(schema.of)
				? undefined
				: [items.map((item) => leaf(name, schema.of, item, tools)).join(', ')];
		}
		case 'record': return undefined;
		case 'object': return inlineObject(schema.fields, value as Value, tools);
		default: return schema satisfies never;
	}
}

function inlineObject(fields: Fields, value: Value, tools: Tools): readonly string[] | undefined {
	const present = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
	// What knows its own CSS is told by it.
	if ('css' in fields && typeof value['css'] === 'string') return [harmless(value['css'])];
	if (present.every(([, field]) => schemaOf(field).kind === 'flag'))
		return [present.map(([name]) => `${mark(value[name] === true, tools)} ${tools.label(name)}`).join('  ')];
	const parts = present.map(([name, field]) => ({ name, cells: inline(name, schemaOf(field), value[name], tools) }));
	if (parts.some(({ cells }) => cells === undefined)) return undefined;
	// The color first, as the eye finds it.
	const isColor = ({ name }: { readonly name: string }): boolean => isHex(schemaOf(fields[name]!));
	const ordered = [...parts.filter(isColor), ...parts.filter((part) => !isColor(part))];
	return ordered.flatMap(({ name, cells }) =>
		(isPlain(fields, name, value) ? cells! : [`${tools.paint.dim(tools.label(name))} ${cells!.join('  ')}`]));
}

/** Does a value say by itself what it is? A number without its unit does not, nor an object. */
function isPlain(fields: Fields, name: string, value: Value): boolean {
	const { kind } = schemaOf(fields[name]!);
	return typeof value[name] === 'string' || (kind === 'number' && tellsItself(name));
}

const mark = (isSo: boolean, { paint }: Tools): string => (isSo ? paint.good('✓') : paint.bad('✗'));

/** A single value; a HEX color with a chip of it. */
export function leaf(name: string, schema: Schema, value: unknown, tools: Tools): string {
	if (value === null || value === undefined || value === '') return tools.paint.dim('–');
	if (typeof value === 'boolean') return mark(value, tools);
	if (typeof value === 'number') return schema.kind === 'number' ? numberText(name, value) : String(value);
	if (typeof value !== 'string') return harmless(JSON.stringify(value));
	if (isHex(schema)) return colored(value, tools);
	return schema.kind === 'choice' ? tools.label(value) : harmless(value);
}

/** A chip of a color and its HEX. */
export const colored = (hex: string, { paint }: Tools): string => `${paint.chip(hex, CHIP)}${paint.depth === 0 ? '' : ' '}${hex}`;

function sectionOf(name: string, schema: Schema, value: unknown, tools: Tools): Lines {
	switch (schema.kind) {
		case 'nullable': return sectionOf(name, schema.of, value, tools);
		case 'object': return indented(walk(schema.fields, value as Value, { ...tools, width: tools.width - 2 }));
		case 'record': return indented(recordLines(schema.of, value as Value, tools));
		case 'list': return schema.of.kind === 'object'
			? tableOf(schema.of.fields, value as readonly Value[], tools)
			: (value as readonly unknown[]).map((item) => leaf(name, schema.of, item, tools));
		default: return String(value).trimEnd().split('\n').map((line) => harmless(line.replaceAll('\t', '    ')));
	}
}

const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`);

function recordLines(schema: Schema, value: Value, tools: Tools): Lines {
	const rows: Row[] = [];
	const nested: string[] = [];
	for (const [key, item] of Object.entries(value)) {
		const cells = inline(key, schema, item, tools);
		if (cells === undefined) nested.push(tools.paint.bold(harmless(key)), ...sectionOf(key, schema, item, tools));
		else rows.push({ name: key, cells, form: formOf(schema) });
	}
	return [...rowLines(rows, { ...tools, label: (key) => harmless(tools.label(key)) }), ...nested];
}

/** A list of objects: a column for each field, and for each field of a field; colors with chips. */
export function tableOf(fields: Fields, rows: readonly Value[], tools: Tools): Lines {
	return tableLines(columnsOf(fields, rows, tools), tools.width, tools.paint.dim);
}

function columnsOf(fields: Fields, rows: readonly Value[], tools: Tools): readonly Column[] {
	return Object.entries(fields).flatMap(([name, field]): readonly Column[] => {
		const schema = schemaOf(field), values = rows.map((row) => row[name]);
		if (values.every((value) => value === undefined)) return [];
		if (schema.kind === 'record') return recordColumns(schema.of, values as readonly Value[], tools);
		if (schema.kind === 'object' && Object.values(schema.fields).some((inner) => schemaOf(inner).kind !== 'flag'))
			return columnsOf(schema.fields, values as readonly Value[], tools);
		const isNumber = schema.kind === 'number';
		return [{
			head: tools.label(name),
			cells: values.map((value) => (value === undefined ? '' : cellOf(name, schema, value, tools))),
			isRight: isNumber,
			// The same color is there as HEX, and so are the figures of less use.
			...SPARE.has(name) && { spare: SPARE.get(name)! },
		}];
	});
}

const cellOf = (name: string, schema: Schema, value: unknown, tools: Tools): string =>
	inline(name, schema, value, tools)?.join('  ') ?? leaf(name, schema, value, tools);

/** What a table gives up first where the line is short. */
const SPARE: ReadonlyMap<string, number> = new Map([
	['oklch', 9], ['alpha', 5], ['ratioOnBlack', 4], ['lc', 3], ['match', 2], ['locale', 2],
]);

function recordColumns(schema: Schema, values: readonly Value[], tools: Tools): readonly Column[] {
	const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
	return keys.map((key) => ({
		head: harmless(tools.label(key)),
		cells: values.map((value) => leaf(key, schema, value[key], tools)),
		isRight: schema.kind === 'number',
	}));
}
