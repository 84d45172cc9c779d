/*
 * Words in the letters of another script: `krasny` is read as `красны`, and `пинк` as `pink`.
 *
 * Proof  test/names/transliterate.test.ts.
 */

import { ALL_LANGUAGES } from './locales/table.ts';
import { detectScript } from './script.ts';

/** The language of another script that has rules for Latin letters. */
const SPELLER = ALL_LANGUAGES.find(({ latin }) => latin !== undefined);

/** Words of one script in the other; undefined for mixed words. */
export function inOtherLetters(words: readonly string[]): readonly string[] | undefined {
	const scripts = new Set(words.map(detectScript)), rules = SPELLER?.latin;
	if (scripts.size > 1 || rules === undefined) return undefined;
	return words.map(scripts.has(SPELLER!.script) ? rules.toLatin : rules.fromLatin);
}
