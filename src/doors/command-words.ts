/*
 * Writes a call of an operation as a command for a shell: positional fields first, then options.
 *
 * Source  POSIX.1-2024, Shell Command Language, 2.2 Quoting.
 * Proof   test/contract/runner.test.ts sends every case this way; test/cli/command.test.ts, print.test.ts; test/cli/notation.test.ts
 *         has bash read the quoted values.
 */

import type { Json } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { AnyRecord } from '../schema/record.ts';
import { isRequired, schemaOf, type Schema, type Structure } from '../schema/schema.ts';
import { inShell } from './request-forms.ts';

type Command = Pick<AnyOperation, 'name' | 'input'>;

/** `hueShift` as an option is `--hue-shift`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The positional fields: the required ones in their order, and a list directly after them. A list takes all remaining words,
 * so it is the last.
 */
export function positionalFields({ fields }: Structure): readonly string[] {
	const positional: string[] = [];
	for (const [name, field] of Object.entries(fields)) {
		const isList = schemaOf(field).kind === 'list';
		if (!isRequired(field) && !isList) break;
		positional.push(name);
		if (isList) break;
	}
	return positional;
}

/**
 * Unquoted words of a command: `mix-colors`, `red`, `blue`, `--amount`, `25`.
 */
export function commandWords({ name, input }: Command, values: object): readonly string[] {
	// A command cannot express an empty list; if one is valid, omitting the field means the same.
	const given: AnyRecord = Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length > 0));
	const places = positionalFields(input);
	// A word is assigned to the first free field, so after a gap the option is required.
	const gap = places.findIndex((field) => given[field] === undefined), positional = gap < 0 ? places : places.slice(0, gap);
	const findSchema = (field: string): Schema | undefined =>
		(Object.hasOwn(input.fields, field) ? schemaOf(input.fields[field]!) : undefined);
	const options = Object.keys(given).filter((field) => !positional.includes(field) && given[field] !== undefined);
	return [
		name,
		...positional.flatMap((field) => toTexts(findSchema(field), given[field])).map(escapeWord),
		...options.flatMap((field) => {
			const schema = findSchema(field), text = toTexts(schema, given[field]).join(','), option = `--${kebabCase(field)}`;
			if (schema?.kind === 'flag' && given[field] === true) return [option];
			// A value that looks like an option must follow "=".
			return text.startsWith('--') ? [`${option}=${escapeWord(text)}`] : [option, escapeWord(text)];
		}),
	];
}

/** The texts of a value, which comes from JSON: one, or one per item of a list. */
const toTexts = (schema: Schema | undefined, value: unknown): readonly string[] =>
	((schema?.kind === 'list' || schema === undefined) && Array.isArray(value) ? value.map(tokenText) : [tokenText(value as Json)]);

/** Escapes a positional word that would be read as a file. */
const escapeWord = (word: string): string => (word.startsWith('@') ? `@${word}` : word);

/** A command to paste into a shell. */
export const formatCommand = (operation: Command, values: object): string =>
	['tincture', ...commandWords(operation, values).map(shellWord)].join(' ');

/** A value without quotes: a named color as `name=color`, another object as JSON. */
export function tokenText(value: Json): string {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
	const { name, color, ...others } = value as { readonly [name: string]: Json };
	const isNamed = name === undefined || (typeof name === 'string' && !/[=(,[{]/.test(name));
	return typeof color === 'string' && isNamed && Object.keys(others).length === 0
		? `${typeof name === 'string' ? `${name}=` : ''}${color}`
		: JSON.stringify(value);
}

/** Quotes a text as one word of a shell. */
export function shellText(text: string): string {
	// Inside double quotes $, `, \ and ! are special.
	return /["$`\\!]|\p{Cc}/u.test(text) ? inShell(text) : `"${text}"`;
}

/** Quotes a text only if needed. */
export const shellWord = (text: string): string => (/^[\w./=-]+$/.test(text) ? text : shellText(text));
