/*
 * TypeScript declarations of the operations, with a comment on every field that states its meaning and bounds for editors. Types
 * inferred from schemas have no comments, so the build replaces them; a test compares both.
 *
 * Proof  test/operations/declarations.test.ts.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { USUAL_FORMATS } from '../src/operations/convert-color/declaration.ts';
import type { AnyOperation } from '../src/operations/operation.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { isRequired, schemaOf, type Field, type Fields, type Schema } from '../src/schema/schema.ts';
import { camelCase, titleCase } from '../src/math/camel-case.ts';
import { DIST } from './paths.ts';

/** Re-exports of the entry, with the modules that declare them. */
const RE_EXPORTS = [
	['errors', 'InputError, type Issue, type Path, type ProblemCode'],
	['names/load', 'loadNames'],
	['operations/table', 'OPERATIONS'],
] as const;

const HEAD = RE_EXPORTS.map(([path, words]) => `export { ${words} } from ${JSON.stringify(`./${path}.js`)};\n`).join('');

/** Writes dist/operations.d.ts over the output of the compiler. */
export function writeDeclarations(): void {
	mkdirSync(DIST, { recursive: true });
	writeFileSync(join(DIST, 'operations.d.ts'), operationDeclarations(OPERATIONS));
}

/** The text of `operations.d.ts`. */
export const operationDeclarations = (operations: readonly AnyOperation[]): string => [HEAD, ...operations.map(declarationOf)].join('\n');

function declarationOf(operation: AnyOperation): string {
	const name = camelCase(operation.name), input = `${titleCase(operation.name)}Input`, result = `${titleCase(operation.name)}Result`;
	const example = `${name}(${JSON.stringify(operation.examples[0]?.input)})`;
	const sentence = docComment(`${operation.summary} Throws InputError with every fault of the input.\n\n@example\n${example}`, '');
	if (operation.name === 'convert-color') return convertDeclaration(operation, sentence);
	return [
		`${docComment(`What {@link ${name}} takes.`, '')}export interface ${input} ${interfaceBody(operation.input.fields, '')}`,
		`${docComment(operation.result.doc || `What {@link ${name}} gives.`, '')}export interface ${result} ${typeText(operation.result, '')}`,
		`${sentence}export declare const ${name}: (input: ${input}) => ${result};`,
		'',
	].join('\n');
}

/** convert-color, whose result type depends on the requested formats. */
function convertDeclaration({ input, result }: AnyOperation, said: string): string {
	if (result.kind !== 'object') throw new TypeError('convert-color answers with an object.');
	const { formats: asked, ...others } = input.fields, { formats, ...rest } = result.fields;
	const ids = choicesIn(formats!);
	const union = ids.map((id) => `'${id}'`).join(' | ');
	return [
		`type FormatId = ${union};`,
		`${docComment('What {@link convertColor} takes.', '')}export interface ConvertColorInput<F extends readonly FormatId[] = readonly FormatId[]> ${
			interfaceBody(others, '').replace(/\}$/, `${docComment(fieldDoc(asked!), '\t')}\treadonly formats?: F;\n}`)}`,
		`${docComment(result.doc, '')}export interface ConvertColorResult<Id extends FormatId = FormatId> ${
			interfaceBody(rest, '').replace(/\}$/, `${docComment(fieldDoc(formats!), '\t')}\treadonly formats: [FormatId] extends [Id] ? { readonly [F in Id]?: string } : { readonly [F in Id]: string };\n}`)}`,
		`${said}export declare const convertColor: <const F extends readonly FormatId[] = readonly [${USUAL_FORMATS.map((id) => `'${id}'`).join(', ')}]>(input: ConvertColorInput<F>) => ConvertColorResult<F[number]>;`,
		'',
	].join('\n');
}

const choicesIn = (field: Field): readonly string[] => {
	const schema = schemaOf(field);
	return schema.kind === 'record' ? schema.keys : [];
};

/** An indented comment; empty for an empty text. */
function docComment(words: string, indent: string): string {
	if (words === '') return '';
	// Escapes the end of a comment.
	const lines = words.replaceAll('*/', '*\\/').split('\n');
	return lines.length === 1
		? `${indent}/** ${lines[0]} */\n`
		: [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */\n`].join('\n');
}

function fieldDoc(field: Field): string {
	const schema = schemaOf(field);
	const absent = field.kind === 'fallback' ? `Default: ${JSON.stringify(field.value)}.` : '';
	return [schema.doc, describeBounds(schema), absent].filter((part) => part !== '').join(' ');
}

/** Bounds and an example, as sentences. */
function describeBounds(schema: Schema): string {
	switch (schema.kind) {
		case 'text': {
			const [example] = schema.examples ?? [];
			return example === undefined ? '' : `${schema.min} to ${schema.max} characters, such as ${JSON.stringify(example)}.`;
		}
		// Many docs already state the range, with its unit.
		case 'number': return schema.doc.includes(range(schema.min, schema.max))
			? ''
			: `${schema.integer ? 'Whole' : 'A number'}, ${range(schema.min, schema.max)}.`;
		case 'list': return `${range(schema.min, schema.max)} items.`;
		case 'nullable': return describeBounds(schema.of);
		case 'flag':
		case 'choice':
		case 'record':
		case 'opaque':
		case 'object': return '';
		default: return schema satisfies never;
	}
}

function range(min: number, max: number): string {
	if (!Number.isFinite(max)) return Number.isFinite(min) ? `from ${min} on` : 'any';
	if (!Number.isFinite(min)) return `up to ${max}`;
	return min === max ? `${min}` : `${min} to ${max}`;
}

function typeText(schema: Schema, indent: string): string {
	switch (schema.kind) {
		case 'text': return 'string';
		case 'number': return 'number';
		case 'flag': return 'boolean';
		case 'choice': return schema.values.map((value) => `'${value}'`).join(' | ');
		case 'list': {
			const item = typeText(schema.of, indent);
			return `readonly ${/[|]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
		}
		case 'record': return schema.keys.length === 0
			? `{ readonly [key: string]: ${typeText(schema.of, indent)} }`
			: `{ readonly [key in ${schema.keys.map((key) => `'${key}'`).join(' | ')}]?: ${typeText(schema.of, indent)} }`;
		case 'object': return interfaceBody(schema.fields, indent);
		case 'nullable': return `${typeText(schema.of, indent)} | null`;
		case 'opaque': return 'unknown';
		default: return schema satisfies never;
	}
}

function interfaceBody(fields: Fields, indent: string): string {
	const inner = `${indent}\t`;
	const lines = Object.entries(fields).map(([name, field]) => {
		const mark = isRequired(field) ? '' : '?';
		const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
		return `${docComment(fieldDoc(field), inner)}${inner}readonly ${key}${mark}: ${typeText(schemaOf(field), inner)};\n`;
	});
	return `{\n${lines.join('')}${indent}}`;
}
