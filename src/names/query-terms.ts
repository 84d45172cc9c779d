/*
 * Expands the words of a query to words in names.
 *
 * Each word matches itself in any case or number; if no common name has it, also colors named after the same thing
 * (`трава`, `травяной`), or else the words that begin with it.
 *
 * Proof  test/names/search.test.ts.
 */

import { isAdjective, isHalf, isSameWord } from './locale.ts';
import { once } from './once.ts';
import { rowsWithWord } from './search-index.ts';
import { firstWordFrom, isCommonWord, wordsWithPrefix, type Searchable } from './searchable.ts';
import { ONE_TYPO } from './typo.ts';
import { findTypos, type Typo } from './word-typos.ts';

/** True for words within one typing error of a common word. */
export const isNearlyCommon = ({ isCommon, typos }: QueryTerm): boolean => !isCommon
	&& typos().some((typo) => typo.isCommon && typo.cost < ONE_TYPO);

/** A query word and the words, by number, that it expands to. */
export interface QueryTerm {
	readonly word: string;
	/** The word itself, in any case or number. */
	readonly same: ReadonlySet<number>;
	/** These and all others that it expands to. */
	readonly words: readonly number[];
	/** Whether it may be the beginning of a word, in common names and in curiosities. */
	readonly open: Open;
	/** True if a common name has the word. */
	readonly isCommon: boolean;
	/** Words that it may be a misspelling of. */
	readonly typos: () => readonly Typo[];
}

export interface Open {
	readonly common: boolean;
	readonly curious: boolean;
}

/** More words than any name has; the words before the last eight are dropped, since each has a bit in a mask. */
const MOST_TERMS = 8;

/** Expands distinct query words, at most MOST_TERMS. */
export const toTerms = (all: Searchable, words: readonly string[]): readonly QueryTerm[] =>
	words.filter((word, i) => words.lastIndexOf(word) === i).slice(-MOST_TERMS).map((word) => toTerm(all, word, words.length === 1));

function toTerm(all: Searchable, word: string, isAlone: boolean): QueryTerm {
	const related = all.related(word), hasName = (one: number): boolean => isCommonWord(all, one);
	const same = new Set(related.filter((one) => isSameWord(word, all.wordAt(one))));
	// `Сено` is a half of no adjective that is a whole name.
	const forms = related.filter((one) => same.has(one) || (isHalf(word, all.wordAt(one)) && !(isAlone && isAdjective(word))));
	const typos = once(() => findTypos(all, word)), isCommon = forms.some(hasName);
	const expandTo = (words: readonly number[], open: Open = CLOSED): QueryTerm => ({ word, same, words, open, isCommon, typos });
	const kin = related.filter(hasName);
	// A noun that is not a color name by itself also means the color named after it: `лес`, `лесной`.
	if (isCommon) return expandTo(isAlone && !isAnyName(all, forms) ? [...forms, ...kin] : forms);
	const isLikelyTypo = (): boolean => isNearlyCommon(expandTo([]));
	// An uncommon color adjective is more likely misspelt than new.
	if (kin.length > 0) return expandTo(isAdjective(word) && isLikelyTypo() ? [] : [...forms, ...kin]);
	// A doubled last letter does not begin a second word: `goldd`.
	if (forms.length === 0 && word.at(-1) === word.at(-2) && isLikelyTypo() && isCommonText(all, word.slice(0, -1))) return expandTo([]);
	const begun = word.length >= SHORTEST_BEGUN || isAlone ? wordsWithPrefix(all, word) : [], common = begun.filter(hasName);
	// A curious word that is no name is more likely a misspelt common one: `perl`, `plumb`.
	if (forms.length > 0 && isAlone && common.length === 0 && !isAnyName(all, forms) && isLikelyTypo()) return expandTo([]);
	if (forms.length > 0) return expandTo([...forms, ...common], { common: true, curious: false });
	// If only curiosities begin with it, a misspelt common word is more likely.
	return common.length === 0 && begun.length > 0 && isLikelyTypo() ? expandTo([]) : expandTo(begun, { common: true, curious: true });
}

/** True if one of the words is a name by itself. */
export const isAnyName = (all: Searchable, words: readonly number[]): boolean =>
	words.some((word) => rowsWithWord(all, word).some((row) => all.rowStarts[row + 1]! - all.rowStarts[row]! === 1));

/** A single letter among other words is not expanded to the thousands of words that begin with it. */
export const SHORTEST_BEGUN = 2;

export const CLOSED: Open = { common: false, curious: false };

function isCommonText(all: Searchable, text: string): boolean {
	const word = firstWordFrom(all, text);
	return word < all.wordCount && all.wordAt(word) === text && isCommonWord(all, word);
}
