/*
 * Converts an input to the words of a command, positional fields first, each quoted for a shell.
 *
 * Proof  test/contract/runner.test.ts sends every case this way; test/cli/command.test.ts, print.test.ts.
 */

import type { Json } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { schemaOf, type Schema } from '../schema/schema.ts';
import { kebabCase, positionalFields } from './fields.ts';
import { shellText, tokenText } from './notation.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Unquoted words of a command: `mix-colors`, `red`, `blue`, `--amount`, `25`; with the separator "=": `--amount=25`.
 */
export function commandWords({ name, input }: AnyOperation, values: object, sign: ' ' | '=' = ' '): readonly string[] {
	// A command cannot express an empty list; if one is valid, omitting the field means the same.
	const given: Values = Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length > 0));
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
			return sign === '=' || text.startsWith('--') ? [`${option}=${escapeWord(text)}`] : [option, escapeWord(text)];
		}),
	];
}

/** The texts of a value: one, or one per item of a list. */
const toTexts = (schema: Schema | undefined, value: unknown): readonly string[] =>
	((schema?.kind === 'list' || schema === undefined) && Array.isArray(value) ? value.map(toText) : [toText(value)]);

// The values come from JSON.
const toText = (value: unknown): string => tokenText(value as Json);

/** Escapes a positional word that would be read as a file. */
const escapeWord = (word: string): string => (word.startsWith('@') ? `@${word}` : word);

/** A command to paste into a shell. */
export const formatCommand = (operation: AnyOperation, values: object): string =>
	['tincture', ...commandWords(operation, values).map((word) => (/^[\w./=-]+$/.test(word) ? word : shellText(word)))].join(' ');
