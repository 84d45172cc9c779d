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

function variablesOf(value: unknown, name: string): Readonly<Record<string, string>> {
	const pattern = new RegExp(`^${VARIABLE_NAME}$`);
	return Object.fromEntries(entriesOf(value, 0, MOST_VARIABLES, name).map(([key, text]) => {
		if (!pattern.test(key)) throw fault(name, `must have names like --brand, got ${described(key)}`);
		if (typeof text === 'string' && text.length <= LONGEST_COLOR) return [key, text] as const;
		throw fault(name, `must have texts of up to ${LONGEST_COLOR} characters, and ${key} is ${described(text)}`);
	}));
}
