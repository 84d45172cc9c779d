/*
 * A case of the contract: what is sent, and what must come back on every surface.
 *
 * `expect` may hold less than the answer; a function in it is asked whether its value will do. Where the digits come
 * from stands in each file of cases.
 */

import type { ProblemCode } from '../../src/errors.ts';

/** Every operation of the contract, in the order of the documents. */
export const OPERATION_NAMES: readonly string[] = [
	'parse-color', 'convert-color', 'find-colors', 'check-contrast', 'fix-contrast', 'audit-palette', 'audit-theme', 'check-gamut',
	'nearest-names', 'compare-colors', 'generate-scale', 'tints-shades', 'harmonies', 'mix-colors', 'make-gradient',
	'generate-palette', 'generate-data-colors', 'simulate-cvd', 'export-tokens', 'build-system',
];

export type Surface = 'library' | 'GET' | 'POST' | 'command';

interface Sent {
	/** The input as a POST body writes it. */
	readonly input: unknown;
	/** How a query writes it, where that is not the same value as text. */
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

/** A fault with one place, the usual one. */
export const refused = (input: unknown, at: string, says: string | RegExp, code: ProblemCode = 'invalid-parameter'): Refused =>
	({ input, problem: { status: 400, code, at: [at], says: [says] } });

export const unreadable = (input: unknown, at: string, says: string | RegExp): Refused => refused(input, at, says, 'unreadable-color');

/** A case that only a query can carry: there a number is text. */
export const inQuery = (query: string, at: string, says: string | RegExp, code: ProblemCode = 'invalid-parameter'): Refused => ({
	...refused(undefined, at, says, code),
	query,
	skip: { library: 'values have types there', POST: 'values have types there' },
});

/** A message that speaks of URLs: a shell is told of its own signs, which test/cli/notation.test.ts holds. */
export const notShell = (one: Refused): Refused => ({ ...one, skip: { ...one.skip, command: 'a shell has no fragments and no escapes' } });

/** A case that only JSON can carry: a query knows texts alone. */
export const inJson = (input: unknown, at: string, says: string | RegExp): Refused => ({
	...refused(input, at, says),
	skip: { GET: 'every value is a text there', command: 'every value is a text there' },
});

/** Within a distance: the expected value comes from a computation with other rounding. */
export const about = (expected: number, within: number) => (value: unknown): boolean =>
	typeof value === 'number' && Math.abs(value - expected) <= within;
