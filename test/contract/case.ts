/*
 * A case of the contract: an input and the answer or problem that every surface must give.
 *
 * `expect` may be a part of the answer; a function in it checks its value. Each file of cases gives the source of its
 * numbers.
 */

import type { ProblemCode } from '../../src/errors.ts';

export type Surface = 'library' | 'GET' | 'POST' | 'command';

interface Sent {
	/** The input as a POST body writes it. */
	readonly input: unknown;
	/** The query, if it is not the same value as text. */
	readonly query?: string;
	/** Surfaces that cannot carry the case, each with the reason. */
	readonly skip?: { readonly [surface in Surface]?: string };
}

export interface Answered extends Sent {
	readonly expect: object;
}

export interface Refused extends Sent {
	readonly problem: {
		readonly status: number;
		readonly code: ProblemCode;
		/** The path of every fault, in order: `colors.1` in a body is `#/colors/1`, in a query `colors`. */
		readonly at: readonly string[];
		/** Parts of the sentences, one for each fault. */
		readonly says?: readonly (string | RegExp)[];
	};
}

export type Case = Answered | Refused;

/** A problem with one fault. */
export const refused = (input: unknown, at: string, says: string | RegExp, code: ProblemCode = 'invalid-parameter'): Refused =>
	({ input, problem: { status: 400, code, at: [at], says: [says] } });

export const unreadable = (input: unknown, at: string, says: string | RegExp): Refused => refused(input, at, says, 'unreadable-color');

/** A case that only a query can carry, where a number is text. */
export const inQuery = (query: string, at: string, says: string | RegExp, code: ProblemCode = 'invalid-parameter'): Refused => ({
	...refused(undefined, at, says, code),
	query,
	skip: { library: 'its values have types', POST: 'its values have types' },
});

/** A message about URLs; test/cli/notation.test.ts checks the messages about shells. */
export const notShell = (one: Refused): Refused => ({ ...one, skip: { ...one.skip, command: 'a shell has no fragments and no escapes' } });

/** A case that only JSON can carry: every value of a query is text. */
export const inJson = (input: unknown, at: string, says: string | RegExp): Refused => ({
	...refused(input, at, says),
	skip: { GET: 'every value of a query is text', command: 'every word is text' },
});

/** Accepts a number within a distance, for values computed with other rounding. */
export const about = (expected: number, within: number) => (value: unknown): boolean =>
	typeof value === 'number' && Math.abs(value - expected) <= within;
