/*
 * The search index: the words of all names, and the names that have each word.
 *
 * A further word of a common name counts as a name in the same list. Of the keywords and common names with one color and
 * language only the best match is returned; a class or extended name that repeats one of them is omitted.
 *
 * Names of several words in the short lists can also be found by all their letters as one word.
 *
 * Rows number the names in list order, in which neighbors share words. Only a plan of the index is packed, without the
 * columns that can be derived. Data for misspelt words are built on first use.
 *
 * Proof  test/names/search.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import { joinRows, joinSorted, measureTexts, numberColumn, sortedReader, type NumberColumn, type SortedTexts } from './columns.ts';
import {
	allNames, LONGEST_NAME, ORIGINS, PRECEDENCE_COUNT, PRECEDENCES, type Name, type Origin,
} from './indexed-names.ts';
import { languagesFor } from './locale.ts';
import { LOCALES } from './locales/ids.ts';
import { decodeRows, encodeRows, type NameRows, type RowWords } from './name-rows.ts';
import { once } from './once.ts';
import { detectScript, SCRIPT_IDS, type Script } from './script.ts';

/** The packed part of an index, from which `buildIndex` rebuilds it. */
export type SearchPlan = NameRows & WordPlan & {
	readonly keyPlan: KeyPlan;
	/** All rows, ordered by their letters without spaces, then by rank. */
	readonly joined: Uint32Array;
};

/** The columns of rows, except their words. */
type WordPlan = {
	/** For each row: index of its origin in ORIGINS, of its language in LOCALES, and of the name in its list. */
	readonly origins: NumberColumn;
	readonly locales: NumberColumn;
	readonly places: NumberColumn;
	/** For each row that can be found by all its letters as one word, in the order of `joined`, that word. */
	readonly wholes: NumberColumn;
};

/** Keys: stems and roots of words, ordered by code units, and the words of each. */
type KeyPlan = SortedTexts & {
	readonly words: NumberColumn;
	readonly wordStarts: NumberColumn;
	/** Keys that are compared for typing errors: the stems of languages that inflect. */
	readonly stems: NumberColumn;
};

export type SearchIndex = SearchPlan & RowWords & {
	/** Stems and roots of words, by their order by code units. */
	readonly keyAt: (key: number) => string;
	readonly keyCount: number;
	/** Length of a row's name, in UTF-16 units. */
	readonly nameLength: (row: number) => number;
	/** Place of each row in `joined`. */
	readonly joinedAt: Uint32Array;
	/** Number of a row's group, which has the rows of equal color and language; undefined if it has none. */
	readonly groupOf: (row: number) => number | undefined;
	/** Entries are words of rows, from 1 on: the first of each word, the next of the same word, and the row of each; 0 ends a list. */
	readonly firstEntry: Uint32Array;
	readonly nextEntry: Uint32Array;
	readonly rowOf: Uint32Array;
	readonly spelling: () => Spelling;
};

/** Data to compare misspelt words. */
interface Spelling {
	/** Words by script, then by length from 0 on. */
	readonly words: Uint32Array;
	readonly lengthStarts: Uint32Array;
	/** Letters of each word by its number, as a mask. */
	readonly masks: Uint32Array;
	/** Letters of each stem, as masks; built for the first misspelt word of a language that inflects. */
	readonly stemMasks: () => Uint32Array;
}

/** Longer words are not compared for typing errors. */
const LONGEST_WORD = 40;

/** True if names of this origin with equal color and language count as one. */
const IS_GROUPED: Readonly<Record<Origin, boolean>> = {
	'css': true, 'common': true, 'further': true, 'tailwind': false, 'extended': false, 'own': false,
};

/** Plans an index for names in the order of their rows. Omits names without words, and all but the first of equal names. */
export const planSearch = (names: readonly Name[]): SearchPlan => {
	const { rows, words, keys, joined } = planParts(names);
	return { ...rows, ...words, keyPlan: keys, joined };
};

/** The parts of a plan; by default, for all lists. */
export function planParts(
	names: readonly Name[] = allNames(),
): { readonly rows: NameRows; readonly words: WordPlan; readonly keys: KeyPlan; readonly joined: Uint32Array } {
	const distinct = dropTwins(names.filter((name) => name.words.length > 0).sort((one, other) => (one.key < other.key ? -1 : 1)));
	const ranks = new Map(distinct.map((name, i) => [name, i])), rows = names.filter((name) => ranks.has(name));
	const words = [...new Set(rows.flatMap((name) => [...name.words, ...asOneWord(name)]))].sort();
	const numbers = new Map(words.map((word, i) => [word, i]));
	const rowsOfWords = rows.map((name) => name.words.map((word) => numbers.get(word)!));
	const { keys, rows: ofKeys, stems } = collectKeys(words), keyRows = joinRows(ofKeys);
	const letters = rows.map((name) => name.words.join(''));
	const joined = Uint32Array.from(rows.keys()).sort((i, j) =>
		(letters[i]! === letters[j]! ? ranks.get(rows[i]!)! - ranks.get(rows[j]!)! : letters[i]! < letters[j]! ? -1 : 1));
	const wordPlan: WordPlan = {
		origins: numberColumn(rows.map(({ origin }) => ORIGINS.indexOf(origin))),
		locales: numberColumn(rows.map(({ locale }) => LOCALES.indexOf(locale))),
		places: numberColumn(rows.map(({ place }) => place)),
		wholes: numberColumn([...joined].filter((row) => asOneWord(rows[row]!).length > 0).map((row) => numbers.get(letters[row]!)!)),
	};
	const keyPlan: KeyPlan = { ...joinSorted(keys), words: keyRows.numbers, wordStarts: keyRows.starts, stems: numberColumn(stems) };
	return { rows: encodeRows(words, rowsOfWords), words: wordPlan, keys: keyPlan, joined };
}

/** Builds the index of a plan over names with these lengths and colors. */
export function buildIndex(
	plan: SearchPlan, nameLength: SearchIndex['nameLength'], rgb24Of: (row: number) => Rgb24, decoded = decodeRows(plan),
): SearchIndex {
	const { joined, keyPlan } = plan, rows = joined.length, joinedAt = new Uint32Array(rows), keyAt = sortedReader(keyPlan);
	for (let i = 0; i < rows; i++) joinedAt[joined[i]!] = i;
	return {
		...plan, ...decoded, keyAt, keyCount: keyPlan.shared.length, nameLength, joinedAt,
		groupOf: (row) => (IS_GROUPED[ORIGINS[plan.origins[row]!]!] ? plan.locales[row]! * 0x1000000 + rgb24Of(row) : undefined),
		...linkRows(decoded, joinedWords(plan, decoded)),
		spelling: once(() => buildSpelling(plan, decoded)),
	};
}

/** For each row up to the last that can be found by all its letters as one word: 1 + that word; else 0. */
function joinedWords({ origins, joined, wholes }: SearchPlan, { rowStarts }: RowWords): Uint32Array {
	const extended = origins.indexOf(ORIGINS.indexOf('extended'));
	// Extended names cannot; only a caller's names follow them.
	const words = new Uint32Array(extended < 0 ? joined.length : extended);
	for (let i = 0, next = 0; next < wholes.length; i++) {
		const row = joined[i]!;
		if (row < words.length && rowStarts[row + 1]! - rowStarts[row]! > 1) words[row] = wholes[next++]! + 1;
	}
	return words;
}

/** Upper bound of all ranks in an index. */
export const rankCount = ({ joined }: SearchIndex): number => PRECEDENCE_COUNT * (LONGEST_NAME + 1) * joined.length;

/** Rank by origin, from 0, below PRECEDENCE_COUNT: the first part of a row's rank. */
export const precedence = ({ origins }: SearchIndex, row: number): number => PRECEDENCES[origins[row]!]!;

/** Rank of a row: by list, then by length, then by letters. */
export function rankRow({ origins, nameLength, joined, joinedAt }: SearchIndex, row: number): number {
	const length = Math.min(nameLength(row), LONGEST_NAME);
	return (PRECEDENCES[origins[row]!]! * (LONGEST_NAME + 1) + length) * joined.length + joinedAt[row]!;
}

/** The row with a rank. */
export const rowAtRank = ({ joined }: SearchIndex, rank: number): number => joined[rank % joined.length]!;

/** Links the rows that have each word, or that are it without their spaces. One pass: on a first search the loops are not compiled yet. */
function linkRows(
	{ wordCount, rowStarts, rowWords }: RowWords, wholes: Uint32Array): Pick<SearchIndex, 'firstEntry' | 'nextEntry' | 'rowOf'> {
	const named = rowWords.length, size = 1 + named + wholes.length;
	const firstEntry = new Uint32Array(wordCount), nextEntry = new Uint32Array(size), rowOf = new Uint32Array(size);
	for (let row = rowStarts.length - 2, entry = named; row >= 0; row--) {
		for (const before = rowStarts[row]!; entry > before; entry--) {
			const word = rowWords[entry - 1]!;
			nextEntry[entry] = firstEntry[word]!;
			firstEntry[word] = entry;
			rowOf[entry] = row;
		}
	}
	for (let row = wholes.length - 1; row >= 0; row--) {
		const word = wholes[row]! - 1, entry = 1 + named + row;
		if (word < 0) continue;
		nextEntry[entry] = firstEntry[word]!;
		firstEntry[word] = entry;
		rowOf[entry] = row;
	}
	return { firstEntry, nextEntry, rowOf };
}

/** Rows that have a word, or that are it without their spaces; a row is repeated if it has the word twice. */
export function rowsWithWord({ firstEntry, nextEntry, rowOf }: SearchIndex, word: number): readonly number[] {
	const rows: number[] = [];
	for (let entry = firstEntry[word]!; entry !== 0; entry = nextEntry[entry]!) rows.push(rowOf[entry]!);
	return rows;
}

/** Words by length, separately for each script: words in different scripts differ in every letter. */
function buildSpelling(plan: SearchPlan, { wordAt, wordCount: count }: RowWords): Spelling {
	const { masks, lengths } = measureTexts(plan), { keyPlan } = plan, rows = new Uint8Array(count);
	const lengthStarts = new Uint32Array(SCRIPT_IDS.length * (LONGEST_WORD + 1) + 1);
	for (let word = 0, shortest = 0; word < count; word++) {
		const length = lengths[word]!;
		if (plan.shared[word] === 0) shortest = lengthRow(detectScript(wordAt(word)), 0);
		// Words that are too long come after all others.
		rows[word] = length > LONGEST_WORD ? lengthStarts.length - 1 : shortest + length;
		if (length <= LONGEST_WORD) lengthStarts[rows[word]! + 1]!++;
	}
	for (let row = 1; row < lengthStarts.length; row++) lengthStarts[row]! += lengthStarts[row - 1]!;
	const words = new Uint32Array(count), ends = lengthStarts.slice();
	rows.forEach((row, word) => {
		words[ends[row]!++] = word;
	});
	const stemMasks = once(() => {
		const { masks: keyMasks } = measureTexts(keyPlan);
		return Uint32Array.from(keyPlan.stems, (stem) => keyMasks[stem]!);
	});
	return { words, lengthStarts, masks, stemMasks };
}

/** Omits classes and extended names with the letters, color and language of an earlier name. */
function dropTwins(names: readonly Name[]): readonly Name[] {
	const seen = new Set<string>();
	return names.filter(({ words, rgb24, locale, origin }) => {
		const key = `${words.join('')} ${rgb24} ${locale}`;
		// Other names are deduplicated by group, or are the caller's.
		const isTwin = (origin === 'extended' || origin === 'tailwind') && seen.has(key);
		seen.add(key);
		return !isTwin;
	});
}

interface Keys {
	readonly keys: readonly string[];
	/** Words of each key. */
	readonly rows: readonly (readonly number[])[];
	readonly stems: readonly number[];
}

/** Stems and roots, except those that equal the word in a language that does not inflect. */
function collectKeys(words: readonly string[]): Keys {
	const wordsByKey = new Map<string, number[]>(), inflected = new Set<string>();
	words.forEach((word, i) => {
		for (const key of wordKeys(word)) wordsByKey.set(key, [...wordsByKey.get(key) ?? [], i]);
		for (const { isInflected, wordStem } of languagesFor(word)) if (isInflected) inflected.add(wordStem(word));
	});
	const keys = [...wordsByKey.keys()].sort();
	return { keys, rows: keys.map((key) => wordsByKey.get(key)!), stems: [...keys.keys()].filter((i) => inflected.has(keys[i]!)) };
}

const wordKeys = (word: string): ReadonlySet<string> =>
	new Set(languagesFor(word).flatMap(({ wordStem, root, isInflected }) =>
		[wordStem(word), root(word)].filter((key) => isInflected || key !== word)));

/** Index of a script and length in `lengthStarts`. */
export const lengthRow = (script: Script, length: number): number =>
	SCRIPT_IDS.indexOf(script) * (LONGEST_WORD + 1) + Math.min(Math.max(length, 0), LONGEST_WORD);

const asOneWord = ({ origin, words }: Name): readonly string[] =>
	(origin === 'extended' || words.length === 1 ? [] : [words.join('')]);
