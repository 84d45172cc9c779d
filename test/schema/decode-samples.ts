/*
 * Schemas and claims for the tests of decoding.
 */

import * as assert from 'uvu/assert';
import { advice, InputError, unreadable, type Path } from '../../src/errors.ts';
import {
	choice, fallback, flag, integer, list, nullable, number, object, optional, record, ruled, text, trimmed, type Structure, type Text,
} from '../../src/schema/schema.ts';

/** A text that is read: an even number of letters, upper-cased. */
export const even: Text<{ readonly shouted: string }> = {
	kind: 'text',
	doc: 'An even word.',
	min: 1,
	max: 12,
	examples: ['even'],
	read: (word) => {
		if (word.length % 2 === 1) throw unreadable(`"${word}" is odd`, advice`Write ${'even'}.`);
		return { shouted: word.toUpperCase() };
	},
};

export const WORD = object('', { word: text('A word.', 1, 5) });
export const QUERY = object('', { query: trimmed('Words.', 1, 5, 'teal') });
export const SHARE = object('', { share: number('A share in percent.', 0, 100) });
export const TURN = object('', { turn: number('Degrees.', -360, 360) });
export const STEPS = object('', { steps: integer('How many.', 1, 20) });
export const IS_WIDE = object('', { wide: flag('Is it wide?') });
export const SPACE = object('', { space: choice('A space.', ['oklab', 'oklch', 'srgb']) });
export const SPACES = object('', { spaces: list('Spaces.', choice('A space.', ['oklab', 'oklch', 'srgb']), 1, 3) });
export const EVENS = object('', { evens: list('Even words.', even, 2, 3) });
export const SHARES = object('', { shares: list('Shares.', number('A share.', 0, 100), 1, 4) });
export const DEFAULTS = object('', {
	amount: fallback(SHARE.fields.share, 50), space: fallback(SPACE.fields.space, 'oklab'),
	locale: optional(choice('A language.', ['en', 'ru'])),
});
export const NESTED = object('', {
	colors: list('Tokens.', object('A token.', { color: even, name: optional(text('A name.', 1, 5)) }), 1, 3),
});
export const RECORD = object('', { sizes: record('Sizes.', ['small', 'large'], integer('A size.', 1, 9)) });
export const RULED = ruled(object('', { from: number('From.', 0, 9), to: fallback(number('To.', 0, 9), 9) }), ({ from, to }) =>
	(from > to ? { field: 'to', claim: 'must not be below from' } : undefined));
export const NULLABLE = object('', { hue: nullable(number('A hue.', 0, 360)) });

export interface Fault {
	readonly path: Path;
	readonly holds: readonly string[];
}

export const fault = (path: Path, ...holds: readonly string[]): Fault => ({ path, holds });

export function wantIssues(run: () => unknown, faults: readonly Fault[]): void {
	const issues = thrownBy(run).issues;
	assert.equal(issues.map(({ path }) => path), faults.map(({ path }) => path), issues.map(({ detail }) => detail).join('\n'));
	issues.forEach(({ detail }, i) => {
		for (const part of faults[i]!.holds) assert.ok(detail.includes(part), `"${detail}" holds "${part}"`);
		assert.match(detail, /[.?!]$/, 'the detail is a sentence');
	});
}

export function thrownBy(run: () => unknown): InputError {
	let value: unknown;
	try {
		value = run();
	} catch (error) {
		if (error instanceof InputError) return error;
		throw error;
	}
	assert.unreachable(`nothing was refused, got ${JSON.stringify(value)}`);
	throw new Error('unreachable');
}

/** An input and either the decoded value or every issue, each as its path and parts of its message. */
export type Row = readonly [claim: string, schema: Structure, sent: unknown, expected: object | readonly Fault[]];
