/*
 * Renders any result by its schema: short values in lines with patches of their colors, lists of records as tables.
 *
 * Proof  test/cli/print.test.ts: every number of an answer is printed.
 */

import { schemaOf, type Fields, type Schema } from '../schema/schema.ts';
import type { Lines } from './blocks.ts';
import { cellWidth, escapeLine, wrap } from './cells.ts';
import type { Painter } from './paint.ts';
import { plainTable, tableLines, type Column } from './table.ts';
import { numberText, isSelfExplanatory } from './units.ts';

export interface Tools {
	readonly paint: Painter;
	/** Cells of a line. */
	readonly width: number;
	/** Label of a field or a choice. */
	readonly label: (name: string) => string;
}

type Value = Readonly<Record<string, unknown>>;

/** True for fields with HEX output, false for text that may only look like it. */
const isHex = (schema: Schema): boolean => (schema.kind === 'text'
	? schema.pattern?.startsWith('#') === true && !schema.pattern.includes('|')
	: schema.kind === 'nullable' && isHex(schema.of));

const CHIP = 4;

/** Longest text in a row of labels; longer text follows as a section. */
const LONGEST_INLINE = 100;

/** Renders the fields of an object except those in `omitted`. */
export function walk(fields: Fields, value: Value, tools: Tools, omitted: ReadonlySet<string> = new Set()): Lines {
	const present = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name) && !omitted.has(name));
	const rows: Row[] = [], sections: Lines[] = [];
	for (const [name, field] of present) {
		const schema = schemaOf(field), cells = inline(name, schema, value[name], tools);
		if (cells !== undefined && fits(cells, schema, tools)) rows.push({ name, cells, form: structureKey(schema) });
		else sections.push([tools.paint.bold(tools.label(name)), ...renderSection(name, schema, value[name], tools)]);
	}
	return [rowLines(rows, tools), ...sections].filter((lines) => lines.length > 0)
		.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

interface Row {
	readonly name: string;
	readonly cells: readonly string[];
	/** Consecutive rows of one form are aligned. */
	readonly form: string;
}

const structureKey = (schema: Schema): string => (schema.kind === 'object' ? Object.keys(schema.fields).join()
	: schema.kind === 'nullable' ? structureKey(schema.of)
	: schema.kind);

const LABELS = 18;

/** True if the cells fit in one line. Text always fits, because it is wrapped. */
const fits = (cells: readonly string[], { kind }: Schema, { width }: Tools): boolean =>
	(kind !== 'object' && kind !== 'nullable') || cellWidth(cells.join('  ')) <= width - LABELS;

/** Labels in one column; consecutive rows of one form and cell count are aligned. */
function rowLines(rows: readonly Row[], { paint, label, width }: Tools): Lines {
	const most = Math.max(0, ...rows.map(({ name }) => label(name).length));
	const lines: string[] = [];
	for (let start = 0, end = 0; start < rows.length; start = end) {
		const { cells, form } = rows[start]!;
		for (end = start + 1; rows[end]?.form === form && rows[end]!.cells.length === cells.length;) end++;
		const group = rows.slice(start, end), labels = group.map(({ name }) => paint.dim(label(name).padEnd(most)));
		const values = cells.map((_, i) => group.map((row) => row.cells[i]!));
		// A text is one cell.
		const columns = form === 'text' ? wrapSentences(labels, values[0]!, width - most - 2) : [labels, ...values];
		lines.push(...plainTable(columns, Math.max(width, 400)));
	}
	return lines;
}

const SENTENCE = /^\p{Lu}[^()]* [^()]*\.$/u;

/** Labels and texts with wrapped sentences, whose further lines have no label. Values that may be copied stay in one line. */
function wrapSentences(labels: readonly string[], texts: readonly string[], width: number): readonly (readonly string[])[] {
	const rows = texts.map((text) => (SENTENCE.test(text) ? wrap(text, width) : [text]));
	return [rows.flatMap((lines, i) => lines.map((_, line) => (line === 0 ? labels[i]! : ''))), rows.flat()];
}

/** Cells of a value that fits in a line; undefined if it needs a section. */
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
		case 'record':
		case 'opaque': return undefined;
		case 'object': return inlineObject(schema.fields, value as Value, tools);
		default: return schema satisfies never;
	}
}

function inlineObject(fields: Fields, value: Value, tools: Tools): readonly string[] | undefined {
	const present = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
	// An object with a `css` field is represented by it.
	if ('css' in fields && typeof value['css'] === 'string') return [escapeLine(value['css'])];
	if (present.every(([, field]) => schemaOf(field).kind === 'flag'))
		return [present.map(([name]) => `${mark(value[name] === true, tools)} ${tools.label(name)}`).join('  ')];
	const parts = present.map(([name, field]) => ({ name, cells: inline(name, schemaOf(field), value[name], tools) }));
	if (parts.some(({ cells }) => cells === undefined)) return undefined;
	// Colors first.
	const isColor = ({ name }: { readonly name: string }): boolean => isHex(schemaOf(fields[name]!));
	const ordered = [...parts.filter(isColor), ...parts.filter((part) => !isColor(part))];
	return ordered.flatMap(({ name, cells }) =>
		(isPlain(fields, name, value) ? cells! : [`${tools.paint.dim(tools.label(name))} ${cells!.join('  ')}`]));
}

/** True if a value needs no label: texts, and numbers whose unit identifies them. */
function isPlain(fields: Fields, name: string, value: Value): boolean {
	const { kind } = schemaOf(fields[name]!);
	return typeof value[name] === 'string' || (kind === 'number' && isSelfExplanatory(name));
}

const mark = (isSo: boolean, { paint }: Tools): string => (isSo ? paint.good('✓') : paint.bad('✗'));

/** A single value; a HEX color with a patch. */
function leaf(name: string, schema: Schema, value: unknown, tools: Tools): string {
	if (value === null || value === undefined || value === '') return tools.paint.dim('–');
	if (typeof value === 'boolean') return mark(value, tools);
	if (typeof value === 'number') return schema.kind === 'number' ? numberText(name, value) : String(value);
	if (typeof value !== 'string') return escapeLine(JSON.stringify(value));
	if (isHex(schema)) return withPatch(value, tools);
	return schema.kind === 'choice' || name === 'use' ? tools.label(value) : escapeLine(value);
}

/** A patch of a color and its HEX. */
export const withPatch = (hex: string, { paint }: Tools): string => `${paint.chip(hex, CHIP)}${paint.depth === 0 ? '' : ' '}${hex}`;

function renderSection(name: string, schema: Schema, value: unknown, tools: Tools): Lines {
	switch (schema.kind) {
		case 'nullable': return renderSection(name, schema.of, value, tools);
		case 'object': return indent(walk(schema.fields, value as Value, { ...tools, width: tools.width - 2 }));
		case 'record': return indent(recordLines(schema.of, value as Value, tools));
		case 'list': return schema.of.kind === 'object'
			? tableLines(tableColumns(schema.of.fields, value as readonly Value[], tools), tools.width, tools.paint.dim)
			: (value as readonly unknown[]).map((item) => leaf(name, schema.of, item, tools));
		default: return String(value).trimEnd().split('\n').map((line) => escapeLine(line.replaceAll('\t', '    ')));
	}
}

const indent = (lines: Lines): Lines => lines.map((line) => `  ${line}`);

function recordLines(schema: Schema, value: Value, tools: Tools): Lines {
	const rows: Row[] = [];
	const nested: string[] = [];
	for (const [key, item] of Object.entries(value)) {
		const cells = inline(key, schema, item, tools);
		if (cells === undefined) nested.push(tools.paint.bold(escapeLine(key)), ...renderSection(key, schema, item, tools));
		else rows.push({ name: key, cells, form: structureKey(schema) });
	}
	return [...rowLines(rows, { ...tools, label: (key) => escapeLine(tools.label(key)) }), ...nested];
}

/** The columns of a table of objects: one for each field and for each nested field; colors with patches. */
function tableColumns(fields: Fields, rows: readonly Value[], tools: Tools): readonly Column[] {
	return Object.entries(fields).flatMap(([name, field]): readonly Column[] => {
		const schema = schemaOf(field), values = rows.map((row) => row[name]);
		if (values.every((value) => value === undefined)) return [];
		if (schema.kind === 'record') return recordColumns(schema.of, values as readonly Value[], tools);
		if (schema.kind === 'object' && Object.values(schema.fields).some((inner) => schemaOf(inner).kind !== 'flag'))
			return tableColumns(schema.fields, values as readonly Value[], tools);
		const isNumber = schema.kind === 'number';
		return [{
			head: tools.label(name),
			cells: values.map((value) =>
				(value === undefined ? '' : inline(name, schema, value, tools)?.join('  ') ?? leaf(name, schema, value, tools))),
			isRight: isNumber,
			// These columns repeat the HEX color or matter less.
			...SPARE.has(name) && { spare: SPARE.get(name)! },
		}];
	});
}

/** Columns that a short line drops first. */
const SPARE: ReadonlyMap<string, number> = new Map([
	['oklch', 9], ['alpha', 5], ['ratioOnBlack', 4], ['lc', 3], ['match', 2], ['locale', 2],
]);

function recordColumns(schema: Schema, values: readonly Value[], tools: Tools): readonly Column[] {
	const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
	return keys.map((key) => ({
		head: escapeLine(tools.label(key)),
		cells: values.map((value) => leaf(key, schema, value[key], tools)),
		isRight: schema.kind === 'number',
	}));
}
