/*
 * The index of all names for searching: which words there are, and which names have them.
 *
 * Names are numbered in the order in which they are told where they match alike (by list, then shorter, then
 * alphabetical), so that a search finds them in order and sorts nothing. A further word of a common name is a name of
 * the same list; of the keywords and common names of one color and language only the one that matches best is told, and a
 * class or extended name that repeats one of them is left out.
 *
 * CSS writes its keywords as one word; the words in them are taken from the names of other lists that have the same
 * letters (`cornflowerblue` from `Cornflower Blue`). Names of several words in the short lists can also be found by
 * all their letters in one word.
 *
 * What is kept of it is a plan: names in the order of their lists, in which neighbors share words, and no column that
 * follows from the others.
 *
 * Proof  test/names/search.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import { joinRows, joinTexts, numberColumn, textAt, type NumberColumn, type Texts } from './columns.ts';
import { foldWords } from './fold.ts';
import { SCRIPT_IDS, scriptOf, type Script } from './language.ts';
import { commonIn, furtherWords, listOf } from './lists.ts';
import { DEFAULT_LOCALE, languagesOf, LOCALES, type Locale } from './locale.ts';
import { lettersIn } from './typo.ts';

/** Where names come from; `further` are the further words of common names, by their own number, `own` the caller's. */
export const ORIGINS = ['css', 'common', 'further', 'tailwind', 'extended', 'own'] as const;

export type Origin = (typeof ORIGINS)[number];

/** The order of names that match alike. */
const RANK: Readonly<Record<Origin, number>> = { 'css': 0, 'common': 1, 'further': 1, 'tailwind': 2, 'extended': 3, 'own': 4 };

/** What of an index has to be kept, so that `indexOf` gives it again. A row is a name, in the order of the lists. */
export type SearchPlan = Pick<SearchIndex,
	'origins' | 'locales' | 'places' | 'groups' | 'groupStarts' | 'letters' | 'starts'
	| 'keyLetters' | 'keyStarts' | 'keyWords' | 'keyWordStarts' | 'stems'> & {
	/** Of each row, its words in order. */
	readonly rowWords: NumberColumn;
	readonly rowStarts: NumberColumn;
	/** Of each row, 1 + the word that is all its letters, where it can be found by it; else 0. */
	readonly wholes: NumberColumn;
	/** The rows in the order of names, and all of them ordered by their letters without blanks. */
	readonly order: NumberColumn;
	readonly joinedRows: NumberColumn;
};

export type SearchIndex = {
	/** Of each name, its place in ORIGINS, that of its language in LOCALES, and its number in its list. */
	readonly origins: NumberColumn;
	readonly locales: NumberColumn;
	readonly places: NumberColumn;
	/** Of each name, its words in order. */
	readonly nameWords: NumberColumn;
	readonly nameStarts: NumberColumn;
	/** All names, ordered by their letters without blanks. */
	readonly joined: NumberColumn;
	/** Names of one color and language, where there are several. */
	readonly groups: NumberColumn;
	readonly groupStarts: NumberColumn;
	/** All words, ordered by their code units. */
	readonly letters: string;
	readonly starts: NumberColumn;
	/** Of each word, which letters it has: see `lettersIn`. */
	readonly masks: Uint32Array;
	/** The words of n letters, for n from 0 on: those of the one script, then those of the other. */
	readonly lengthWords: NumberColumn;
	readonly lengthStarts: NumberColumn;
	/** Of each word, the names that have it, ascending. */
	readonly wordNames: NumberColumn;
	readonly wordStarts: NumberColumn;
	/** What is left of words without endings and suffixes, ordered by code units, and the words it is left of. */
	readonly keyLetters: string;
	readonly keyStarts: NumberColumn;
	readonly keyMasks: Uint32Array;
	readonly keyWords: NumberColumn;
	readonly keyWordStarts: NumberColumn;
	/** Those among them in which a typing error is looked for: the stems of languages that inflect. */
	readonly stems: NumberColumn;
};

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
	/** Names are ordered by it. */
	readonly key: string;
	readonly words: readonly string[];
}

/** The plan for names, in any order: for all lists where none are given. One without words is left out, of twins all but the first. */
export function planSearch(names: readonly Name[] = listedNames()): SearchPlan {
	const sorted = [...names].filter((name) => name.words.length > 0).sort((one, other) => (one.key < other.key ? -1 : 1));
	const all = withoutTwins(sorted), numbersOf = new Map(all.map((name, i) => [name, i])), rows = names.filter((name) => numbersOf.has(name));
	const words = [...new Set(all.flatMap((name) => [...name.words, ...asOneWord(name)]))].sort();
	const numbers = new Map(words.map((word, i) => [word, i])), rowOfName = new Map(rows.map((name, row) => [name, row]));
	const wordRows = joinRows(rows.map((name) => name.words.map((word) => numbers.get(word)!))), groupRows = joinRows(groupsIn(all));
	const { keys, rows: ofKeys, stems } = keysOf(words), keyTexts = joinTexts(keys), keyRows = joinRows(ofKeys);
	const letters = all.map((name) => name.words.join(''));
	const joined = [...all.keys()].sort((i, j) => (letters[i]! === letters[j]! ? i - j : letters[i]! < letters[j]! ? -1 : 1));
	return {
		origins: numberColumn(rows.map(({ origin }) => ORIGINS.indexOf(origin))),
		locales: numberColumn(rows.map(({ locale }) => LOCALES.indexOf(locale))),
		places: numberColumn(rows.map(({ place }) => place)),
		rowWords: wordRows.numbers,
		rowStarts: wordRows.starts,
		wholes: numberColumn(rows.map((name) => asOneWord(name).reduce((_, word) => numbers.get(word)! + 1, 0))),
		order: numberColumn(all.map((name) => rowOfName.get(name)!)),
		joinedRows: numberColumn(joined.map((i) => rowOfName.get(all[i]!)!)),
		groups: groupRows.numbers,
		groupStarts: groupRows.starts,
		...joinTexts(words),
		keyLetters: keyTexts.letters,
		keyStarts: keyTexts.starts,
		keyWords: keyRows.numbers,
		keyWordStarts: keyRows.starts,
		stems: numberColumn(stems),
	};
}

/** The index of a plan. */
export function indexOf({ rowWords, rowStarts, wholes, order, joinedRows, ...kept }: SearchPlan): SearchIndex {
	const count = order.length, numbers = new Uint32Array(count);
	const nameStarts = new Uint32Array(count + 1), nameWords = new Uint32Array(rowWords.length);
	for (let name = 0, end = 0; name < count; name++) {
		const row = order[name]!;
		numbers[row] = name;
		for (let i = rowStarts[row]!; i < rowStarts[row + 1]!; i++) nameWords[end++] = rowWords[i]!;
		nameStarts[name + 1] = end;
	}
	const inOrder = (column: NumberColumn): NumberColumn => column.map((_, name) => column[order[name]!]!);
	const keys = { letters: kept.keyLetters, starts: kept.keyStarts }, lengths = joinRows(byLength(kept));
	return {
		...kept,
		origins: inOrder(kept.origins),
		locales: inOrder(kept.locales),
		places: inOrder(kept.places),
		nameWords,
		nameStarts,
		joined: joinedRows.map((row) => numbers[row]!),
		masks: masksOf(kept),
		lengthWords: lengths.numbers,
		lengthStarts: lengths.starts,
		...namesByWord(kept.starts.length - 1, nameWords, nameStarts, inOrder(wholes)),
		keyMasks: masksOf(keys),
	};
}

/** Of each word, the names that have it or are it without their blanks, ascending and each once. */
function namesByWord(
	words: number,
	nameWords: NumberColumn,
	nameStarts: NumberColumn,
	wholes: NumberColumn,
): Pick<SearchIndex, 'wordNames' | 'wordStarts'> {
	const last = new Int32Array(words).fill(-1), wordStarts = new Uint32Array(words + 1);
	const eachOnce = (use: (word: number, name: number) => void): void => {
		last.fill(-1);
		for (let name = 0; name < wholes.length; name++) {
			const from = nameStarts[name]!, to = nameStarts[name + 1]!;
			for (let i = from; i <= to; i++) {
				const word = i < to ? nameWords[i]! : wholes[name]! - 1;
				if (word < 0 || last[word] === name) continue;
				last[word] = name;
				use(word, name);
			}
		}
	};
	eachOnce((word) => wordStarts[word + 1]!++);
	for (let word = 0; word < words; word++) wordStarts[word + 1]! += wordStarts[word]!;
	const wordNames = new Uint32Array(wordStarts[words]!), ends = wordStarts.slice();
	eachOnce((word, name) => (wordNames[ends[word]!++] = name));
	return { wordNames, wordStarts };
}

const masksOf = ({ letters, starts }: Texts): Uint32Array =>
	Uint32Array.from({ length: starts.length - 1 }, (_, i) => lettersIn(letters, starts[i], starts[i + 1]));

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
		...namesOf('tailwind', DEFAULT_LOCALE),
		...namesOf('extended', DEFAULT_LOCALE),
		...furtherWords().map(({ word, entry, locale }, place) =>
			nameOf('further', locale, place, word, common.rgb24(entry), foldWords(word))),
	];
}

/** By list, then shorter, then alphabetical: without case and accents, then, where that is the same, with them. */
export const nameOf = (origin: Origin, locale: Locale, place: number, name: string, rgb24: Rgb24, words: readonly string[]): Name =>
	({ origin, locale, place, rgb24, key: `${RANK[origin]}${String.fromCharCode(name.length)}${words.join(' ')}\0${name}`, words });

/** Words by their letters, those of each script apart: what differs in script differs in every letter. */
function byLength(words: Texts): number[][] {
	const rows: number[][] = Array.from({ length: SCRIPT_IDS.length * (LONGEST_WORD + 1) }, () => []);
	for (let i = 0; i + 1 < words.starts.length; i++) {
		const length = words.starts[i + 1]! - words.starts[i]!;
		if (length <= LONGEST_WORD) rows[rowOf(scriptOf(textAt(words, i)), length)]!.push(i);
	}
	return rows;
}

/** Where the words of a script and length stand among `lengthWords`. */
export const rowOf = (script: Script, length: number): number =>
	SCRIPT_IDS.indexOf(script) * (LONGEST_WORD + 1) + Math.min(Math.max(length, 0), LONGEST_WORD);

function groupsIn(names: readonly Name[]): number[][] {
	const groups = new Map<string, number[]>();
	names.forEach(({ origin, locale, rgb24 }, i) => {
		if (!IS_GROUPED[origin]) return;
		const group = `${locale} ${rgb24}`;
		groups.set(group, [...groups.get(group) ?? [], i]);
	});
	return [...groups.values()].filter(({ length }) => length > 1);
}

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
