/*
 * What a program tells of the page that a text stands in: its variables, and whether it is light or dark.
 */

import { SCHEMES, type Scheme } from '../reading/css-grammar.ts';
import { LONGEST_COLOR } from '../reading/css-text.ts';
import { MOST_VARIABLES, VARIABLE_NAME, type Page } from '../reading/css-variables.ts';
import { described, entriesOf, fault, optionsOf, wordOf } from './arguments.ts';

/** What `var()` and `light-dark()` in a text depend on. */
export interface ParseOptions {
	/** Up to 200 custom properties by name, of up to 120 characters each: `{ '--brand': 'teal' }`. Without, var() is refused. */
	readonly variables?: Readonly<Record<string, string>>;
	/** Light, unless told. */
	readonly scheme?: Scheme;
}

/** The page of an argument. A number is none: it is what `map` of a list hands over behind each text. */
export function pageOf(value: unknown, name: string): Page | undefined {
	if (value === undefined || typeof value === 'number') return undefined;
	const { variables, scheme } = optionsOf(value, ['variables', 'scheme'], name);
	return {
		variables: variables === undefined ? undefined : variablesOf(variables, `${name}.variables`),
		scheme: scheme === undefined ? undefined : wordOf(scheme, SCHEMES, `${name}.scheme`),
	};
}

/** The same, or null where `pageOf` throws: for programs that show no messages, and so carry none. */
export function readPage(value: unknown): Page | undefined | null {
	if (value === undefined || typeof value === 'number') return undefined;
	const options = propertiesOf(value, 2);
	if (options === undefined || !Object.keys(options).every((key) => key === 'variables' || key === 'scheme')) return null;
	const { variables, scheme } = options as Readonly<Record<string, unknown>>;
	if (scheme !== undefined && !isScheme(scheme)) return null;
	if (variables === undefined) return { scheme };
	const texts = propertiesOf(variables, MOST_VARIABLES);
	return texts !== undefined && areVariables(texts) ? { variables: texts, scheme } : null;
}

const isScheme = (value: unknown): value is Scheme => (SCHEMES as readonly unknown[]).includes(value);

const areVariables = (texts: Readonly<Record<string, unknown>>): texts is Readonly<Record<string, string>> =>
	Object.entries(texts).every(([key, text]) => isName(key) && isShort(text));

const NAME = /*#__PURE__*/ new RegExp(`^${VARIABLE_NAME}$`);

const isName = (key: string): boolean => NAME.test(key);

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= LONGEST_COLOR;

/** An object of the caller, each property read once; undefined for what is none, or has more of them. */
function propertiesOf(value: unknown, most: number): Readonly<Record<string, unknown>> | undefined {
	try {
		return typeof value === 'object' && value !== null && Object.keys(value).length <= most ? { ...value } : undefined;
	} catch {
		return undefined;
	}
}

function variablesOf(value: unknown, name: string): Readonly<Record<string, string>> {
	return Object.fromEntries(entriesOf(value, 0, MOST_VARIABLES, name).map(([key, text]) => {
		if (!isName(key)) throw fault(name, `must have names like --brand, got ${described(key)}`);
		if (isShort(text)) return [key, text] as const;
		throw fault(name, `must have texts of up to ${LONGEST_COLOR} characters, and ${key} is ${described(text)}`);
	}));
}
