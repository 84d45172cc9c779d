/*
 * The index of all names for searching: which words there are, and which names have them.
 *
 * Where names match alike, they are told in this order: by list, then shorter, then by their letters. A further word of a
 * common name is a name of the same list; of the keywords and common names of one color and language only the one that
 * matches best is told, and a class or extended name that repeats one of them is left out.
 *
 * CSS writes its keywords as one word; the words in them are taken from the names of other lists that have the same
 * letters (`cornflowerblue` from `Cornflower Blue`). Names of several words in the short lists can also be found by
 * all their letters in one word.
 *
 * Rows count names in the order of their lists, in which neighbors share words; what is kept of the index is a plan,
 * without the columns that follow from others. What is only asked for misspelt words is made when the first one comes.
 *
 * Proof  test/names/search.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import {
	joinRows, joinSorted, lengthAt, numberColumn, sortedTexts, textAt, type NumberColumn, type SortedTexts, type Texts,
} from './columns.ts';
import { foldWords } from './fold.ts';
import { SCRIPT_IDS, scriptOf, type Script } from './language.ts';
import { commonIn, furtherWords, listOf } from './lists.ts';
import { DEFAULT_LOCALE, languagesOf, LOCALES, type Locale } from './locale.ts';
import { rowsOf, rowWordsOf, type NameRows, type RowWords } from './name-rows.ts';
import { once } from './once.ts';
import { lettersIn } from './typo.ts';

/** Where names come from; `further` are the further words of common names, by their own number, `own` the caller's. */
export const ORIGINS = ['css', 'common', 'further', 'tailwind', 'extended', 'own'] as const;

export type Origin = (typeof ORIGINS)[number];

/** Where names match alike, these come first, in this order. Rows come in it too. */
const PRECEDENCE: Readonly<Record<Origin, number>> = { 'css': 0, 'common': 1, 'further': 1, 'tailwind': 2, 'extended': 3, 'own': 4 };

/** What of an index has to be kept, so that `indexOf` gives it again. */
export type SearchPlan = NameRows & WordPlan & {
	readonly keyPlan: KeyPlan;
	/** All rows, ordered by their letters without blanks, then as they are told. */
	readonly joined: Uint32Array;
};

/** What it is besides the words of rows. */
export type WordPlan = {
	/** Of each row, its place in ORIGINS, that of its language in LOCALES, and its number in its list. */
	readonly origins: NumberColumn;
	readonly locales: NumberColumn;
	readonly places: NumberColumn;
};

/** What is left of words without endings and suffixes, ordered by code units, and the words it is left of. */
export type KeyPlan = SortedTexts & {
	readonly words: NumberColumn;
	readonly wordStarts: NumberColumn;
	/** Those among them in which a typing error is looked for: the stems of languages that inflect. */
	readonly stems: NumberColumn;
};

export type SearchIndex = SearchPlan & RowWords & {
	readonly keys: Texts;
	/** How long the name of a row is, in UTF-16 units. */
	readonly lengthOf: (row: number) => number;
	/** Of each row, its place among the joined. */
	readonly joinedAt: Uint32Array;
	/** Of each row, 1 + its group; 0 where there is none. */
	readonly groupOf: Uint16Array;
	/** Of each word, the rows that have it, ascending; twice, where they have it twice. */
	readonly wordRows: Uint32Array;
	readonly wordStarts: Uint32Array;
	readonly spelling: () => Spelling;
};

/** By what misspelt words are compared. */
export interface Spelling {
	/** The words of n letters, for n from 0 on: those of the one script, then those of the other. */
	readonly words: Uint32Array;
	readonly lengthStarts: Uint32Array;
	/** Which letters each of them has; 0 until `maskAt` is asked for it. */
	readonly masks: Uint32Array;
	/** Which letters the stems have. */
	readonly stemMasks: Uint32Array;
}

/** The longest word whose typing errors are looked for. */
export const LONGEST_WORD = 40;

/** Do names of this origin stand for one another where color and language are the same? */
const IS_GROUPED: Readonly<Record<Origin, boolean>> = {
	'css': true, 'common': true, 'further': true, 'tailwind': false, 'extended': false, 'own': false,
};

export interface Name {
	readonly origin: Origin;
	readonly locale: Locale;
	readonly place: number;
	readonly rgb24: Rgb24;
	/** Names are told in its order. */
	readonly key: string;
	readonly words: readonly string[];
}

/**
 * The plan for names, in the order of their rows: for all lists where none are given. One without words is left out, of
 * twins all but the first.
 */
export const planSearch = (names?: readonly Name[]): SearchPlan => {
	const { rows, words, keys, joined } = plannedSearch(names);
	return { ...rows, ...words, keyPlan: keys, joined };
};

/** The same in its parts. */
export function plannedSearch(
	names: readonly Name[] = listedNames(),
): { readonly rows: NameRows; readonly words: WordPlan; readonly keys: KeyPlan; readonly joined: Uint32Array } {
	const distinct = withoutTwins(names.filter((name) => name.words.length > 0).sort((one, other) => (one.key < other.key ? -1 : 1)));
	const ranks = new Map(distinct.map((name, i) => [name, i])), rows = names.filter((name) => ranks.has(name));
	const words = [...new Set(rows.flatMap((name) => [...name.words, ...asOneWord(name)]))].sort();
	const numbers = new Map(words.map((word, i) => [word, i]));
	const rowsOfWords = rows.map((name) => name.words.map((word) => numbers.get(word)!));
	const { keys, rows: ofKeys, stems } = keysOf(words), keyRows = joinRows(ofKeys);
	const letters = rows.map((name) => name.words.join(''));
	const wordPlan: WordPlan = {
		origins: numberColumn(rows.map(({ origin }) => ORIGINS.indexOf(origin))),
		locales: numberColumn(rows.map(({ locale }) => LOCALES.indexOf(locale))),
		places: numberColumn(rows.map(({ place }) => place)),
	};
	const keyPlan: KeyPlan = { ...joinSorted(keys), words: keyRows.numbers, wordStarts: keyRows.starts, stems: numberColumn(stems) };
	const joined = Uint32Array.from(rows.keys()).sort((i, j) =>
		(letters[i]! === letters[j]! ? ranks.get(rows[i]!)! - ranks.get(rows[j]!)! : letters[i]! < letters[j]! ? -1 : 1));
	return { rows: rowsOf(words, rowsOfWords), words: wordPlan, keys: keyPlan, joined };
}

/** The index of a plan over names of these lengths and colors. */
export function indexOf(
	plan: SearchPlan, lengthOf: SearchIndex['lengthOf'], rgb24Of: (row: number) => Rgb24, told = rowWordsOf(plan),
): SearchIndex {
	const { joined } = plan, rows = joined.length, joinedAt = new Uint32Array(rows), keys = sortedTexts(plan.keyPlan);
	for (let i = 0; i < rows; i++) joinedAt[joined[i]!] = i;
	return {
		...plan, ...told, keys, lengthOf, joinedAt,
		groupOf: groupsOf(plan, rgb24Of),
		...rowsByWord(told, wholesOf(plan, told, joined)),
		spelling: once(() => spellingOf(plan.keyPlan, keys, told)),
	};
}

/** Of each row, 1 + its group: rows of one color and language, where there are several. */
function groupsOf({ origins, locales }: SearchPlan, rgb24Of: (row: number) => Rgb24): Uint16Array {
	// Rows come in the order of ORIGINS, in which those that are grouped are the first.
	let rows = 0;
	while (rows < origins.length && IS_GROUPED[ORIGINS[origins[rows]!]!]) rows++;
	const groupOf = new Uint16Array(origins.length), sorted = new Float64Array(rows);
	for (let row = 0; row < rows; row++) sorted[row] = (locales[row]! * 0x1000000 + rgb24Of(row)) * origins.length + row;
	sorted.sort();
	for (let i = 0, count = 0, rowBefore = 0, before = -1; i < rows; i++) {
		const color = Math.floor(sorted[i]! / origins.length), row = sorted[i]! - color * origins.length;
		if (color === before) {
			if (groupOf[rowBefore] === 0) groupOf[rowBefore] = ++count;
			groupOf[row] = groupOf[rowBefore]!;
		}
		before = color;
		rowBefore = row;
	}
	return groupOf;
}

/** Of each row, 1 + the word that is all its letters, where it can be found by it; else 0. Words and the joined both rise. */
function wholesOf({ origins }: SearchPlan, words: RowWords, joined: Uint32Array): Uint32Array {
	const { rowWords, rowStarts } = words, extended = origins.indexOf(ORIGINS.indexOf('extended'));
	// Extended names, which come last but for a caller's, cannot.
	const wholes = new Uint32Array(extended < 0 ? joined.length : extended);
	for (let i = 0, word = 0; i < joined.length; i++) {
		const row = joined[i]!;
		if (row >= wholes.length) continue;
		const from = rowStarts[row]!, to = rowStarts[row + 1]!;
		if (to - from < 2) continue;
		let letters = '';
		for (let at = from; at < to; at++) letters += textAt(words, rowWords[at]!);
		// It is among the words, and most are of another length.
		while (lengthAt(words, word) !== letters.length || textAt(words, word) !== letters) word++;
		wholes[row] = word + 1;
	}
	return wholes;
}

/** A name longer than this is told as if it were as long. */
const LONGEST_NAME = 255;

const PRECEDENCES = ORIGINS.map((origin) => PRECEDENCE[origin]);

/** How many lists are told apart where names match alike. */
export const PRECEDENCE_COUNT = /*#__PURE__*/ Math.max(...Object.values(PRECEDENCE)) + 1;

/** The rank of a row, below this many for each: those of lower rank are told first. */
export const ranksIn = ({ joined }: SearchIndex): number => PRECEDENCE_COUNT * (LONGEST_NAME + 1) * joined.length;

/** How early names of the list of a row are told, from 0, below PRECEDENCE_COUNT: the first part of its rank. */
export const precedenceOf = ({ origins }: SearchIndex, row: number): number => PRECEDENCES[origins[row]!]!;

/** By list, then shorter, then by letters. */
export function rankOf({ origins, lengthOf, joined, joinedAt }: SearchIndex, row: number): number {
	const length = Math.min(lengthOf(row), LONGEST_NAME);
	return (PRECEDENCES[origins[row]!]! * (LONGEST_NAME + 1) + length) * joined.length + joinedAt[row]!;
}

/** The row of a rank. */
export const rowOfRank = ({ joined }: SearchIndex, rank: number): number => joined[rank % joined.length]!;

/** Of each word, the rows that have it or are it without their blanks, ascending. */
function rowsByWord(
	{ starts, rowStarts, rowWords }: RowWords, wholes: Uint32Array): Pick<SearchIndex, 'wordRows' | 'wordStarts'> {
	const words = starts.length - 1, rows = rowStarts.length - 1, wordStarts = new Uint32Array(words + 1);
	for (let i = 0; i < rowWords.length; i++) wordStarts[rowWords[i]! + 1]!++;
	for (let row = 0; row < wholes.length; row++) if (wholes[row] !== 0) wordStarts[wholes[row]!]!++;
	for (let word = 0; word < words; word++) wordStarts[word + 1]! += wordStarts[word]!;
	const wordRows = new Uint32Array(wordStarts[words]!), ends = wordStarts.slice();
	for (let row = 0, i = 0; row < rows; row++) {
		for (const to = rowStarts[row + 1]!; i < to; i++) wordRows[ends[rowWords[i]!]!++] = row;
		if (row < wholes.length && wholes[row] !== 0) wordRows[ends[wholes[row]! - 1]!++] = row;
	}
	return { wordRows, wordStarts };
}

/** Words by their letters, those of each script apart: what differs in script differs in every letter. */
function spellingOf({ stems }: KeyPlan, keys: Texts, { letters, starts }: RowWords): Spelling {
	const count = starts.length - 1, rows = new Uint8Array(count);
	const lengthStarts = new Uint32Array(SCRIPT_IDS.length * (LONGEST_WORD + 1) + 1);
	for (let word = 0, before = -1, shortest = 0; word < count; word++) {
		const length = starts[word + 1]! - starts[word]!, first = letters.charCodeAt(starts[word]!);
		if (first !== before) shortest = rowOf(scriptOf(letters.charAt(starts[word]!)), 0);
		before = first;
		// What is too long stands behind all lengths that are asked for.
		rows[word] = length > LONGEST_WORD ? lengthStarts.length - 1 : shortest + length;
		if (length <= LONGEST_WORD) lengthStarts[rows[word]! + 1]!++;
	}
	for (let row = 1; row < lengthStarts.length; row++) lengthStarts[row]! += lengthStarts[row - 1]!;
	const words = new Uint32Array(count), ends = lengthStarts.slice();
	for (let word = 0; word < count; word++) words[ends[rows[word]!]!++] = word;
	const stemMasks = new Uint32Array(stems.length);
	for (let i = 0; i < stems.length; i++) stemMasks[i] = lettersIn(keys.letters, keys.starts[stems[i]!], keys.starts[stems[i]! + 1]);
	return { words, lengthStarts, masks: new Uint32Array(count), stemMasks };
}

/** Which letters a word has, by its place among those of all lengths. */
export function maskAt({ letters, starts }: SearchIndex, { words, masks }: Spelling, at: number): number {
	const word = words[at]!, mask = masks[at]!;
	return mask !== 0 ? mask : masks[at] = lettersIn(letters, starts[word], starts[word + 1]);
}

/** A name of the same letters, color and language as one before it is told by that one. */
function withoutTwins(names: readonly Name[]): readonly Name[] {
	const seen = new Set<string>();
	return names.filter(({ words, rgb24, locale, origin }) => {
		const key = `${words.join('')} ${rgb24} ${locale}`;
		// Others stand for one another by group, whatever their names, or are the caller's.
		const isTwin = (origin === 'extended' || origin === 'tailwind') && seen.has(key);
		seen.add(key);
		return !isTwin;
	});
}

interface Keys {
	readonly keys: readonly string[];
	/** Of each key, its words. */
	readonly rows: readonly (readonly number[])[];
	readonly stems: readonly number[];
}

/** Stems and roots, but for those that are the word itself and can be looked up as it. */
function keysOf(words: readonly string[]): Keys {
	const wordsOf = new Map<string, number[]>(), inflected = new Set<string>();
	words.forEach((word, i) => {
		for (const key of keysOfWord(word)) wordsOf.set(key, [...wordsOf.get(key) ?? [], i]);
		for (const { isInflected, wordStem } of languagesOf(word)) if (isInflected) inflected.add(wordStem(word));
	});
	const keys = [...wordsOf.keys()].sort();
	return { keys, rows: keys.map((key) => wordsOf.get(key)!), stems: [...keys.keys()].filter((i) => inflected.has(keys[i]!)) };
}

const keysOfWord = (word: string): ReadonlySet<string> =>
	new Set(languagesOf(word).flatMap(({ wordStem, root, isInflected }) =>
		[wordStem(word), root(word)].filter((key) => isInflected || key !== word)));

/** The names of all lists. */
function listedNames(): Name[] {
	const spaced = spacedNames();
	const namesOf = (origin: Exclude<Origin, 'further' | 'own'>, locale: Locale): Name[] => {
		const list = listOf(origin === 'common' ? commonIn(locale) : origin);
		return Array.from({ length: list.size }, (_, place) => {
			const name = list.name(place), words = foldWords(name);
			return nameOf(origin, locale, place, name, list.rgb24(place), origin === 'css' ? spaced.get(name) ?? words : words);
		});
	};
	const common = listOf('common');
	return [
		...namesOf('css', DEFAULT_LOCALE),
		...LOCALES.flatMap((locale) => namesOf('common', locale)),
		...furtherWords().map(({ word, entry, locale }, place) =>
			nameOf('further', locale, place, word, common.rgb24(entry), foldWords(word))),
		...namesOf('tailwind', DEFAULT_LOCALE),
		...namesOf('extended', DEFAULT_LOCALE),
	];
}

/** By list, then shorter, then by letters: without blanks, then with them, at last with case and accents. */
export function nameOf(origin: Origin, locale: Locale, place: number, name: string, rgb24: Rgb24, words: readonly string[]): Name {
	const length = Math.min(name.length, LONGEST_NAME);
	const key = `${PRECEDENCE[origin]}${String.fromCharCode(length)}${words.join('')}\0${words.join(' ')}\0${name}`;
	return { origin, locale, place, rgb24, key, words };
}

/** Where the words of a script and length begin among those of all lengths. */
export const rowOf = (script: Script, length: number): number =>
	SCRIPT_IDS.indexOf(script) * (LONGEST_WORD + 1) + Math.min(Math.max(length, 0), LONGEST_WORD);

/** The words of the English names that have several, by all their letters; the first list and entry decides. */
function spacedNames(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const id of ['extended', 'common'] as const) {
		const list = listOf(id);
		for (let i = list.size - 1; i >= 0; i--) {
			const words = foldWords(list.name(i));
			if (words.length > 1) found.set(words.join(''), words);
		}
	}
	return found;
}

const asOneWord = ({ origin, words }: Name): readonly string[] =>
	origin === 'extended' || words.length === 1 ? [] : [words.join('')];
