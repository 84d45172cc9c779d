/*
 * Options of `parse`: the variables of a page, and its color scheme.
 */

import { isPlainObject } from '../fn/arguments.ts';
import { SCHEMES, type Scheme } from '../reading/css-grammar.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import { MOST_VARIABLES, VARIABLE_NAME, type Page } from '../reading/css-variables.ts';
import { describe, fault, readEntries, readOptions, readWord } from './arguments.ts';

/** Values for `var()` and `light-dark()` in a text. */
export interface ParseOptions {
	/** Up to 200 custom properties by name, of up to 120 characters each: `{ '--brand': 'teal' }`. Without it, var() is refused. */
	readonly variables?: Readonly<Record<string, string>>;
	/** Default `light`. */
	readonly scheme?: Scheme;
}

/** Reads the options. A number counts as absent, because `map` passes an index after each text. */
export function readPageOptions(value: unknown, name: string): Page | undefined {
	if (value === undefined || typeof value === 'number') return undefined;
	const { variables, scheme } = readOptions(value, ['variables', 'scheme'], name);
	return {
		variables: variables === undefined ? undefined : readVariables(variables, `${name}.variables`),
		scheme: scheme === undefined ? undefined : readWord(scheme, SCHEMES, `${name}.scheme`),
	};
}

/** The same, but returns null on invalid options, for programs that do not bundle messages. */
export function readPage(value: unknown): Page | undefined | null {
	if (value === undefined || typeof value === 'number') return undefined;
	const options = copyProperties(value, 2);
	if (options === undefined || !Object.keys(options).every((key) => key === 'variables' || key === 'scheme')) return null;
	const { variables, scheme } = options as Readonly<Record<string, unknown>>;
	if (scheme !== undefined && !isScheme(scheme)) return null;
	if (variables === undefined) return { scheme };
	const texts = copyProperties(variables, MOST_VARIABLES);
	return texts !== undefined && areVariables(texts) ? { variables: texts, scheme } : null;
}

const isScheme = (value: unknown): value is Scheme => (SCHEMES as readonly unknown[]).includes(value);

const areVariables = (texts: Readonly<Record<string, unknown>>): texts is Readonly<Record<string, string>> =>
	Object.entries(texts).every(([key, text]) => isName(key) && isShort(text));

const NAME = /*#__PURE__*/ new RegExp(`^${VARIABLE_NAME}$`);

const isName = (key: string): boolean => NAME.test(key);

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= LONGEST_COLOR;

/** Copies the properties of an object, each read once; undefined for other values and for more than `most` properties. */
function copyProperties(value: unknown, most: number): Readonly<Record<string, unknown>> | undefined {
	try {
		return isPlainObject(value) && Object.keys(value).length <= most ? { ...value } : undefined;
	} catch {
		return undefined;
	}
}

function readVariables(value: unknown, name: string): Readonly<Record<string, string>> {
	return Object.fromEntries(readEntries(value, 0, MOST_VARIABLES, name).map(([key, text]) => {
		if (!isName(key)) throw fault(name, `must have names like --brand, got ${describe(key)}`);
		if (isShort(text)) return [key, text] as const;
		throw fault(name, `must have texts of up to ${LONGEST_COLOR} characters, and ${key} is ${describe(text)}`);
	}));
}
