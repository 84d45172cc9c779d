/*
 * Compares a value with an expectation. Objects may have more fields; everything else must be equal.
 */

import { isDeepStrictEqual } from 'node:util';

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every mismatch as a sentence with the path; empty if it matches. An expected function is called with the value. */
export function missing(actual: unknown, expected: unknown, path = 'value'): string[] {
	if (typeof expected === 'function')
		return expected(actual) === true ? [] : [`${path} is ${JSON.stringify(actual)}, refused by ${expected.toString()}`];
	if (Array.isArray(expected) && Array.isArray(actual) && actual.length === expected.length) {
		return expected.flatMap((item, i) => missing(actual[i], item, `${path}[${i}]`));
	}
	if (isObject(expected) && isObject(actual)) {
		return Object.entries(expected).flatMap(([name, item]) => (Object.hasOwn(actual, name) || typeof item === 'function'
			? missing(actual[name], item, `${path}.${name}`)
			: [`${path}.${name} is absent`]));
	}
	return isDeepStrictEqual(actual, expected) ? [] : [`${path} is ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`];
}
