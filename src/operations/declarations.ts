/*
 * The operations as TypeScript declarations whose every field says what it holds, in which bounds: what an editor shows
 * where the types, being inferred from the schemas, could say nothing. The build puts them in the place of those that the
 * compiler wrote; a test holds both to be the same types.
 *
 * Proof  test/operations/declarations.test.ts.
 */

import { schemaOf, type Field, type Fields, type Schema } from '../schema/schema.ts';
import { USUAL_FORMATS } from './convert-color.ts';
import type { AnyOperation } from './operation.ts';

/** What the entry passes on, and from where: declarations of the compiler's own. */
const PASSED_ON = [
	['errors', 'InputError, type Issue, type Path, type ProblemCode'],
	['names/load', 'loadNames'],
	['operations/table', 'OPERATIONS'],
] as const;

const HEAD = PASSED_ON.map(([path, words]) => `export { ${words} } from ${JSON.stringify(`./${path}.js`)};\n`).join('');

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The text of `operations.d.ts`. */
export const operationDeclarations = (operations: readonly AnyOperation[]): string => [HEAD, ...operations.map(declarationOf)].join('\n');

function declarationOf(operation: AnyOperation): string {
	const name = camelCase(operation.name), input = `${titled(name)}Input`, result = `${titled(name)}Result`;
	const example = `${name}(${JSON.stringify(operation.examples[0]?.input)})`;
	const said = docOf(`${operation.summary} Throws InputError with every fault of the input.\n\n@example\n${example}`, '');
	if (operation.name === 'convert-color') return convertDeclaration(operation, said);
	return [
		`${docOf(`What {@link ${name}} takes.`, '')}export interface ${input} ${bodyOf(operation.input.fields, '')}`,
		`${docOf(operation.result.doc || `What {@link ${name}} gives.`, '')}export interface ${result} ${typeOf(operation.result, '')}`,
		`${said}export declare const ${name}: (input: ${input}) => ${result};`,
		'',
	].join('\n');
}

/** Its answer holds the formats that were asked for. */
function convertDeclaration({ input, result }: AnyOperation, said: string): string {
	if (result.kind !== 'object') throw new TypeError('convert-color answers with an object.');
	const { formats: asked, ...others } = input.fields, { formats, ...rest } = result.fields;
	const ids = choicesIn(formats!);
	const union = ids.map((id) => `'${id}'`).join(' | ');
	return [
		`type FormatId = ${union};`,
		`${docOf('What {@link convertColor} takes.', '')}export interface ConvertColorInput<F extends readonly FormatId[] = readonly FormatId[]> ${
			bodyOf(others, '').replace(/\}$/, `${docOf(fieldDoc(asked!), '\t')}\treadonly formats?: F;\n}`)}`,
		`${docOf(result.doc, '')}export interface ConvertColorResult<Id extends FormatId = FormatId> ${
			bodyOf(rest, '').replace(/\}$/, `${docOf(fieldDoc(formats!), '\t')}\treadonly formats: [FormatId] extends [Id] ? { readonly [F in Id]?: string } : { readonly [F in Id]: string };\n}`)}`,
		`${said}export declare const convertColor: <const F extends readonly FormatId[] = readonly [${USUAL_FORMATS.map((id) => `'${id}'`).join(', ')}]>(input: ConvertColorInput<F>) => ConvertColorResult<F[number]>;`,
		'',
	].join('\n');
}

const choicesIn = (field: Field): readonly string[] => {
	const schema = schemaOf(field);
	return schema.kind === 'record' ? schema.keys : [];
};

/** A comment, each line at the indent; none for no words. */
function docOf(words: string, indent: string): string {
	if (words === '') return '';
	// A comment cannot end within itself.
	const lines = words.replaceAll('*/', '*\\/').split('\n');
	return lines.length === 1
		? `${indent}/** ${lines[0]} */\n`
		: [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */\n`].join('\n');
}

function fieldDoc(field: Field): string {
	const schema = schemaOf(field);
	const absent = field.kind === 'fallback' ? `Default: ${JSON.stringify(field.value)}.` : '';
	return [schema.doc, boundsOf(schema), absent].filter((part) => part !== '').join(' ');
}

/** Bounds and an example, as sentences. */
function boundsOf(schema: Schema): string {
	switch (schema.kind) {
		case 'text': {
			const [example] = schema.examples ?? [];
			return example === undefined ? '' : `${schema.min} to ${schema.max} characters, such as ${JSON.stringify(example)}.`;
		}
		// Many a doc says already from where to where, in its unit.
		case 'number': return schema.doc.includes(range(schema.min, schema.max))
			? ''
			: `${schema.integer ? 'Whole' : 'A number'}, ${range(schema.min, schema.max)}.`;
		case 'list': return `${range(schema.min, schema.max)} items.`;
		case 'nullable': return boundsOf(schema.of);
		case 'flag':
		case 'choice':
		case 'record':
		case 'object': return '';
		default: return schema satisfies never;
	}
}

function range(min: number, max: number): string {
	if (!Number.isFinite(max)) return Number.isFinite(min) ? `from ${min} on` : 'any';
	if (!Number.isFinite(min)) return `up to ${max}`;
	return min === max ? `${min}` : `${min} to ${max}`;
}

function typeOf(schema: Schema, indent: string): string {
	switch (schema.kind) {
		case 'text': return 'string';
		case 'number': return 'number';
		case 'flag': return 'boolean';
		case 'choice': return schema.values.map((value) => `'${value}'`).join(' | ');
		case 'list': {
			const item = typeOf(schema.of, indent);
			return `readonly ${/[|]/.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
		}
		case 'record': return schema.keys.length === 0
			? `{ readonly [key: string]: ${typeOf(schema.of, indent)} }`
			: `{ readonly [key in ${schema.keys.map((key) => `'${key}'`).join(' | ')}]?: ${typeOf(schema.of, indent)} }`;
		case 'object': return bodyOf(schema.fields, indent);
		case 'nullable': return `${typeOf(schema.of, indent)} | null`;
		default: return schema satisfies never;
	}
}

function bodyOf(fields: Fields, indent: string): string {
	const inner = `${indent}\t`;
	const lines = Object.entries(fields).map(([name, field]) => {
		const mark = field.kind === 'optional' || field.kind === 'fallback' ? '?' : '';
		const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
		return `${docOf(fieldDoc(field), inner)}${inner}readonly ${key}${mark}: ${typeOf(schemaOf(field), inner)};\n`;
	});
	return `{\n${lines.join('')}${indent}}`;
}
