/*
 * An input as the words of a command: what needs no option first, each ready for a shell.
 *
 * Proof  test/contract/runner.test.ts sends every case so; test/cli/print.test.ts.
 */

import type { Json } from '../errors.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { schemaOf, type Schema } from '../schema/schema.ts';
import { kebabCase, positionalFields } from './fields.ts';
import { shellText, tokenText } from './notation.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The words of a command, not quoted yet: `mix-colors`, `red`, `blue`, `--amount`, `25`; with a sign of equality `--amount=25`.
 */
export function wordsOf({ name, input }: AnyOperation, values: object, sign: ' ' | '=' = ' '): readonly string[] {
	// No command can write an empty list; where one is legal, leaving it out means the same.
	const given: Values = Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length > 0));
	const places = positionalFields(input);
	// A word stands for the first field that has none: behind a gap it needs its option.
	const gap = places.findIndex((field) => given[field] === undefined), positional = gap < 0 ? places : places.slice(0, gap);
	const schemaNamed = (field: string): Schema | undefined =>
		(Object.hasOwn(input.fields, field) ? schemaOf(input.fields[field]!) : undefined);
	const options = Object.keys(given).filter((field) => !positional.includes(field) && given[field] !== undefined);
	return [
		name,
		...positional.flatMap((field) => textsOf(schemaNamed(field), given[field])).map(guarded),
		...options.flatMap((field) => {
			const schema = schemaNamed(field), text = textsOf(schema, given[field]).join(','), option = `--${kebabCase(field)}`;
			if (schema?.kind === 'flag' && given[field] === true) return [option];
			// What begins like an option is a value only behind a sign.
			return sign === '=' || text.startsWith('--') ? [`${option}=${guarded(text)}`] : [option, guarded(text)];
		}),
	];
}

/** The texts of a value: one, or those of a list. */
const textsOf = (schema: Schema | undefined, value: unknown): readonly string[] =>
	((schema?.kind === 'list' || schema === undefined) && Array.isArray(value) ? value.map(textOf) : [textOf(value)]);

function textOf(value: unknown): string {
	if (typeof value === 'string') return value;
	// What comes here was written as JSON.
	return tokenText(value as Json);
}

/** A word of its own that would be an option or a file is none. */
const guarded = (word: string): string => (word.startsWith('@') ? `@${word}` : word);

/** A command as people paste it. */
export const commandOf = (operation: AnyOperation, values: object): string =>
	['tincture', ...wordsOf(operation, values).map((word) => (/^[\w./=-]+$/.test(word) ? word : shellText(word)))].join(' ');
