/*
 * Short names of operations: words of a name that no other name has, such as `scale` for generate-scale.
 *
 * Proof  test/cli/short-names.test.ts.
 */

import { closest } from '../math/edit-distance.ts';
import { COMMANDS } from './commands.ts';
import { message, type Message } from './messages.ts';
import { operationNames } from './operations.ts';

/** Words of several names that mean the operation used most. */
const USUAL: ReadonlyMap<string, string> = new Map([['contrast', 'check-contrast'], ['palette', 'generate-palette']]);

/** Words of other programs, by the operation that does the same. They are only suggested. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
	['blend', 'mix-colors'], ['complement', 'harmonies'], ['diff', 'compare-colors'], ['search', 'find-colors'], ['swatch', 'export-tokens'],
]);

/** The operations that a word may mean: one if it is a full or a short name, several if it is ambiguous. */
export function operationsNamed(word: string): readonly string[] {
	const names = operationNames(), usual = USUAL.get(word);
	if (names.includes(word)) return [word];
	return usual === undefined ? names.filter((name) => `-${name}-`.includes(`-${word}-`)) : [usual];
}

/** What an unknown name may mean: the operations that have this word, or the operation, command or other name that it resembles. */
export function remedyFor(word: string, others: readonly string[] = []): Message | undefined {
	const candidates = operationsNamed(word);
	if (candidates.length > 0) return message('ambiguous', candidates.join(', '));
	const lower = word.toLowerCase(), names = [...operationNames(), ...Object.keys(COMMANDS), ...others];
	const near = ELSEWHERE.get(lower) ?? closest(lower, names);
	return near === undefined ? undefined : message('did-you-mean', `"${near}"`);
}

/** All words that mean one operation. */
export const shortNames = (): readonly string[] =>
	[...new Set(operationNames().flatMap((name) => name.split('-')))].filter((word) => operationsNamed(word).length === 1);
