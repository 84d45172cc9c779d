/*
 * An operation as a function of the library: input as in a POST body, result as in the answer.
 *
 * A body is text until it is read; a program hands over objects, and those may be anything: sparse, cyclic, with
 * getters that throw, different at every look. What is read of them is copied first, each property once, so that
 * decoding meets what JSON could hold.
 *
 * Proof  test/library/hostile.test.ts.
 */

import { InputError } from '../errors.ts';
import { decodeJson } from '../schema/decode.ts';
import type { Accepts, Fields, Infer, Schema, Structure } from '../schema/schema.ts';
import type { Operation } from './operation.ts';

/** The same depth that JSON bodies may have. */
const DEEPEST = 8;

/** No list and no object of any input is longer; of a longer one the beginning is enough to refuse it. */
const LONGEST = 1000;

/** An operation as a function. Throws an InputError with every fault of the input, and nothing else whatever it is given. */
export const callable = <F extends Fields, R extends Schema>({ input: schema, run }: Operation<F, R>) =>
	(input: Accepts<Structure<F>>): Infer<R> => run(decodeJson(schema, copyOf(input, DEEPEST)));

function copyOf(value: unknown, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (depth === 0) throw unreadableInput('is nested too deeply. Pass what a JSON body could hold');
	let isList: boolean, length: number, keys: readonly string[], parts: unknown[];
	try {
		isList = Array.isArray(value);
		// A list that is no plain one may say anything of its length.
		length = isList ? new Array((value as readonly unknown[]).length).length : 0;
		keys = isList ? Array.from({ length: Math.min(length, LONGEST) }, (_, i) => String(i)) : Object.keys(value).slice(0, LONGEST);
		parts = keys.map((key) => (value as Readonly<Record<string, unknown>>)[key]);
	} catch {
		throw unreadableInput('throws an error when it is read. Pass plain data');
	}
	const copies = parts.map((part) => copyOf(part, depth - 1));
	if (!isList) return Object.fromEntries(keys.map((key, i) => [key, copies[i]]));
	copies.length = length;
	return copies;
}

const unreadableInput = (claim: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: [], detail: `The input ${claim}.` });
