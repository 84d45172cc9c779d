/*
 * An index of names with the working memory of a search: how each row matches, and which words of the query it has.
 *
 * Proof  test/names/search.test.ts.
 */

import { firstFrom } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';
import { firstTextFrom } from './columns.ts';
import { ORIGINS } from './indexed-names.ts';
import { languagesFor } from './locale.ts';
import { memoize } from './once.ts';
import type { SearchIndex } from './search-index.ts';

export const MATCHES = ['exact', 'prefix', 'words', 'typo'] as const;

/** How a name matches, best first. */
export type Match = (typeof MATCHES)[number];

/** Match classes as 1 + the index in MATCHES, with a last one for a typing error in a part of a name; 0 for rows that do not match. */
export const EXACT = 1, PREFIX = 2, WORDS = 3, TYPO = 4, TYPO_IN_PART = 5;

/** An index and the working memory of a search; searches do not nest. */
export interface Searchable extends SearchIndex {
	/** Words with the stem or root of a word. */
	readonly related: (word: string) => readonly number[];
	/** Rows before this one are common: keywords and common names. */
	readonly commonEnd: number;
	/** Best match of each row so far, and the rows that have one. */
	readonly matches: Uint8Array;
	readonly matched: number[];
	/** Query words of each row, one bit each, and the cost of its typing errors; and the rows with any bit. */
	readonly masks: Uint32Array;
	readonly costs: Uint8Array;
	readonly masked: number[];
}

/** Cached lookups: the words of a text are looked up in several ways, one after the other. */
const MOST_RELATED = 256;

/** Adds working memory to an index. */
export function searchable(all: SearchIndex): Searchable {
	const rows = all.origins.length, isCurious = (origin: number): boolean => ['tailwind', 'extended'].includes(ORIGINS[origin]!);
	const curious = firstFrom(rows, (row) => isCurious(all.origins[row]!));
	return {
		...all,
		related: memoize(MOST_RELATED, (word) => findRelated(all, word)),
		commonEnd: curious,
		matches: new Uint8Array(rows),
		matched: [],
		masks: new Uint32Array(rows),
		costs: new Uint8Array(rows),
		masked: [],
	};
}

/** Notes a match of a row, unless it has a better one. */
export function addMatch({ matches, matched }: Searchable, row: number, match: number): void {
	const before = matches[row]!;
	if (before === 0) matched.push(row);
	if (before === 0 || before > match) matches[row] = match;
}

/** Clears the matches of the previous query. */
export function clearMatches({ matches, matched }: Searchable): void {
	for (let i = 0; i < matched.length; i++) matches[matched[i]!] = 0;
	matched.length = 0;
}

/** True if a name equals the query. */
export const hasExact = ({ matched, matches }: Searchable): boolean => matched.some((row) => matches[row] === EXACT);

/** True if a common name matches. */
export const hasCommon = ({ matched, commonEnd }: Searchable): boolean => matched.some((row) => row < commonEnd);

/** True if a common name has the word. */
export function isCommonWord({ firstEntry, nextEntry, rowOf, commonEnd }: Searchable, word: number): boolean {
	for (let entry = firstEntry[word]!; entry !== 0; entry = nextEntry[entry]!) if (rowOf[entry]! < commonEnd) return true;
	return false;
}

/** Words with the stem or root of a word, and the word itself. */
function findRelated(all: SearchIndex, word: string): readonly number[] {
	const related = new Set<number>();
	const keys = new Set([word, ...languagesFor(word).flatMap(({ wordStem, root }) => [wordStem(word), root(word)])]);
	for (const key of keys) {
		const itself = firstWordFrom(all, key);
		const isWord = itself < all.wordCount && all.wordAt(itself) === key;
		if (isWord && languagesFor(word).some(({ isInflected }) => key === word || !isInflected)) related.add(itself);
		const at = firstTextFrom(all.keyAt, all.keyCount, key);
		if (at === all.keyCount || all.keyAt(at) !== key) continue;
		for (let i = all.keyPlan.wordStarts[at]!; i < all.keyPlan.wordStarts[at + 1]!; i++) related.add(all.keyPlan.words[i]!);
	}
	return [...related];
}

/** Words that begin with a text. */
export function wordsWithPrefix(all: Searchable, text: string): readonly number[] {
	const matches: number[] = [];
	for (let word = firstWordFrom(all, text); word < all.wordCount && all.wordAt(word).startsWith(text); word++) matches.push(word);
	spend(1 + 0.1 * matches.length);
	return matches;
}

/** The first word that equals the text or follows it; else the number of words. */
export const firstWordFrom = (all: SearchIndex, text: string): number => firstTextFrom(all.wordAt, all.wordCount, text);

/** Place of the first row, by letters without spaces, that equals the text or follows it. */
export const firstJoinedFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.joined.length, (i) => firstLetters(all, all.joined[i]!, text) >= text);

/** Letters of a row, as far as they decide whether it precedes the text. */
function firstLetters(all: SearchIndex, row: number, text: string): string {
	let letters = '';
	for (let i = all.rowStarts[row]!; i < all.rowStarts[row + 1]! && text.startsWith(letters); i++) letters += all.wordAt(all.rowWords[i]!);
	return letters;
}
