/*
 * An index of names, and what a search writes on it while it looks: how each row matches, and which words of the query it has.
 *
 * Proof  test/names/search.test.ts.
 */

import { textAt } from './columns.ts';
import { languagesOf } from './locale.ts';
import { remembering } from './once.ts';
import { ORIGINS, type SearchIndex } from './search-index.ts';

export const MATCHES = ['exact', 'prefix', 'words', 'typo'] as const;

export type Match = (typeof MATCHES)[number];

/** How a row matches, as 1 + the place in MATCHES; 0 is not at all. */
export const EXACT = 1, PREFIX = 2, WORDS = 3, TYPO = 4;

/** An index, and what a search writes on; one search never begins within another. */
export interface Searchable extends SearchIndex {
	/** The words with the stem or the root of a word. */
	readonly alike: (word: string) => readonly number[];
	/** Rows before this one are names that people say: keywords and common names. */
	readonly commonEnd: number;
	/** Of each row, its best match so far; and the rows that have one. */
	readonly matches: Uint8Array;
	readonly noted: number[];
	/** Of each row, which words of the query it has, a bit each, and what its typing errors cost; and the rows that have any. */
	readonly had: Uint32Array;
	readonly costs: Uint8Array;
	readonly having: number[];
}

/** The words of a text are looked up in several ways, one after the other. */
const MOST_ALIKE = 256;

/** An index with room to note in what a query finds. */
export function searchable(all: SearchIndex): Searchable {
	const rows = all.origins.length, isCurious = (origin: number): boolean => ['tailwind', 'extended'].includes(ORIGINS[origin]!);
	const curious = firstFrom(rows, (row) => isCurious(all.origins[row]!));
	return {
		...all,
		alike: remembering(MOST_ALIKE, (word) => findAlike(all, word)),
		commonEnd: curious,
		matches: new Uint8Array(rows),
		noted: [],
		had: new Uint32Array(rows),
		costs: new Uint8Array(rows),
		having: [],
	};
}

/** Notes how a row matches, where it does not match better already. */
export function note({ matches, noted }: Searchable, row: number, match: number): void {
	const before = matches[row]!;
	if (before === 0) noted.push(row);
	if (before === 0 || before > match) matches[row] = match;
}

/** Forgets what was noted for the query before. */
export function forget({ matches, noted }: Searchable): void {
	for (let i = 0; i < noted.length; i++) matches[noted[i]!] = 0;
	noted.length = 0;
}

/** Is any name noted that people say? */
export const hasCommon = ({ noted, commonEnd }: Searchable): boolean => noted.some((row) => row < commonEnd);

/** Is it a word of a name that people say? The first row that has it tells. */
export const isCommonWord = ({ wordRows, wordStarts, commonEnd }: Searchable, word: number): boolean =>
	wordRows[wordStarts[word]!]! < commonEnd;

/** The words with the stem or the root of a word, and the word itself. */
function findAlike(all: SearchIndex, word: string): readonly number[] {
	const found = new Set<number>();
	const keys = new Set([word, ...languagesOf(word).flatMap(({ wordStem, root }) => [wordStem(word), root(word)])]);
	for (const key of keys) {
		const itself = firstWordFrom(all, key);
		if (textAt(all, itself) === key && languagesOf(word).some(({ isInflected }) => key === word || !isInflected)) found.add(itself);
		const at = firstFrom(all.keys.starts.length - 1, (i) => textAt(all.keys, i) >= key);
		if (textAt(all.keys, at) !== key) continue;
		for (let i = all.keyPlan.wordStarts[at]!; i < all.keyPlan.wordStarts[at + 1]!; i++) found.add(all.keyPlan.words[i]!);
	}
	return [...found];
}

/** The words that begin with a text. */
export function wordsBegunWith(all: Searchable, text: string): readonly number[] {
	const found: number[] = [];
	for (let word = firstWordFrom(all, text); word < all.starts.length - 1 && textAt(all, word).startsWith(text); word++) found.push(word);
	return found;
}

/** The first word that is the text or comes after it; where there is none, their count. */
export const firstWordFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.starts.length - 1, (word) => textAt(all, word) >= text);

/** The place of the first row, by letters without blanks, that is the text or comes after it. */
export const firstJoinedFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.joined.length, (i) => lettersOf(all, all.joined[i]!) >= text);

function lettersOf(all: SearchIndex, row: number): string {
	let letters = '';
	for (let i = all.rowStarts[row]!; i < all.rowStarts[row + 1]!; i++) letters += textAt(all, all.rowWords[i]!);
	return letters;
}

/** The first number below the count for which something holds that holds for all after it too; else the count. */
export function firstFrom(count: number, holds: (i: number) => boolean): number {
	let low = 0, high = count;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}
