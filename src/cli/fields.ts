/*
 * Maps the fields of an operation to the command line: positional words and options.
 *
 * Proof  test/cli/arguments.test.ts.
 */

import { kebabCase, positionalFields } from '../doors/command-words.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { isRequired, schemaOf, type Schema, type Structure } from '../schema/schema.ts';

/** The field of an option, spelt as in the API or with hyphens. */
export const findField = ({ fields }: Structure, name: string): string | undefined =>
	(name.length === 1 ? undefined : Object.keys(fields).find((field) => field === name || kebabCase(field) === name));

/** True if a field takes several words, as a search does. A color of several words has to be quoted. */
export const takesWords = (schema: Schema): boolean => schema.kind === 'text' && schema.read === null;

/** True for a text that is read as a color. */
export const isColor = (schema: Schema): boolean => schema.kind === 'text' && schema.read !== null;

/** The schema of the items of a list; any other schema unchanged. */
export const itemSchema = (schema: Schema): Schema => (schema.kind === 'list' ? schema.of : schema);

/** Placeholder of a value in a synopsis: `COLOR`, `HUE-SHIFT`. */
export const placeholder = (name: string): string => kebabCase(name).toUpperCase();

/** The synopsis of an operation: `tincture mix-colors FIRST SECOND [OPTION…]`. */
export function synopsis({ name, input }: AnyOperation): string {
	const words = positionalFields(input).map((field) => {
		const word = `${placeholder(field)}${schemaOf(input.fields[field]!).kind === 'list' ? '…' : ''}`;
		return isRequired(input.fields[field]!) ? word : `[${word}]`;
	});
	return ['tincture', name, ...words, '[OPTION…]'].join(' ');
}

/** The field that takes the content of a file; undefined if the operation has none. */
export const fileField = ({ fields }: Structure): string | undefined => Object.keys(fields).find((name) => {
	const schema = schemaOf(fields[name]!);
	return schema.kind === 'text' && schema.isFile === true;
});
