/*
 * An operation as a function of the library: input as in a POST body, result as in the answer.
 *
 * JSON is plain data; a program may pass any objects: sparse, cyclic, with getters that throw or answer differently each time. So
 * the input is copied first and each property is read once.
 *
 * Proof  test/library/hostile.test.ts; test/faults/library.test.ts for the work.
 */

import { InputError } from '../errors.ts';
import { createBudget, spend, withBudget, WORK_LIMIT } from '../math/budget.ts';
import { decodeJson } from '../schema/decode.ts';
import { fallback, number, object, type Accepts, type Fields, type Infer, type Schema, type Structure } from '../schema/schema.ts';
import type { Operation } from './operation.ts';

/** Same depth as JSON bodies. */
const DEEPEST = 8;

/** Items of a list, and fields of an object, that are read; a longer one is refused by its length, which counts up to the second. */
const LONGEST = 1000, MOST_COUNTED = 100_000;

/** Options of a call. */
export interface CallOptions {
	/** Units of work that the call may take, about a microsecond each, from 0 to 1e12; 100,000, as for a request, unless given. */
	readonly work?: number;
}

const OPTIONS = object('', { work: fallback(number('', 0, 1e12), WORK_LIMIT) });

/**
 * An operation as a function. Throws an InputError with every fault of the input, or `too-complex`, and nothing else. A number
 * instead of options is an index of `inputs.map(parseColor)`.
 */
export const callable = <F extends Fields, R extends Schema>({ input: schema, run }: Operation<F, R>) =>
	(input: Accepts<Structure<F>>, options?: CallOptions): Infer<R> => {
		const { work } = decodeJson(OPTIONS, typeof options === 'number' ? {} : copyData(options ?? {}, 1));
		return withBudget(createBudget(work), () => run(decodeJson(schema, copyData(input, DEEPEST))));
	};

function copyData(value: unknown, depth: number): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (depth === 0) throw unreadableInput('is nested too deeply. Pass what a JSON body could hold');
	let isList: boolean, length: number, keys: readonly string[], parts: unknown[];
	try {
		isList = Array.isArray(value);
		// A list that is not a plain one may give any length.
		length = isList ? Math.min(new Array((value as readonly unknown[]).length).length, MOST_COUNTED) : 0;
		keys = isList ? Array.from({ length: Math.min(length, LONGEST) }, (_, i) => String(i)) : Object.keys(value).slice(0, LONGEST);
		parts = keys.map((key) => (value as Readonly<Record<string, unknown>>)[key]);
	} catch {
		throw unreadableInput('throws an error when it is read. Pass plain data');
	}
	// Objects may hold one another many times: the copy may be far larger than what was passed.
	spend(1 + keys.length);
	const copies = parts.map((part) => copyData(part, depth - 1));
	if (!isList) return Object.fromEntries(keys.map((key, i) => [key, copies[i]]));
	copies.length = length;
	return copies;
}

const unreadableInput = (claim: string): InputError =>
	new InputError({ code: 'invalid-parameter', path: [], detail: `The input ${claim}.` });
