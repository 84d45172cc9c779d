/*
 * How an operation's fields are written on a command line: which of them stand as words of their own, and what the
 * others are called as options.
 *
 * Proof  test/cli/arguments.test.ts.
 */

import { isRequired } from '../schema/json-schema.ts';
import { schemaOf, type Schema, type Structure } from '../schema/schema.ts';

/** `hueShift` as an option is `--hue-shift`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The fields that need no option: those that must be there, in their order, and a list that comes right behind them. A
 * list takes every word that is left, so nothing stands behind one.
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

/** Is every word of a text one of its words, as in a search? A color of several words is one word between quotes. */
export const takesWords = (schema: Schema): boolean => schema.kind === 'text' && schema.read === null;

/** What stands for a value in a synopsis: `COLOR`, `HUE-SHIFT`. */
export const placeholder = (name: string): string => kebabCase(name).toUpperCase();

/** The field that is what a file holds; undefined for an operation without one. */
export const fileField = ({ fields }: Structure): string | undefined => Object.keys(fields).find((name) => {
	const schema = schemaOf(fields[name]!);
	return schema.kind === 'text' && schema.isFile === true;
});
