/*
 * The index of all names for searching: which words there are, and which names have them.
 *
 * Names are numbered in the order in which they are told where they match alike (by list, then shorter, then
 * alphabetical), so that a search finds them in order and sorts nothing. A further word of a common name is a name of
 * the same list; of names of one color and language only the one that matches best is told.
 *
 * CSS writes its keywords as one word; the words in them are taken from the names of other lists that have the same
 * letters (`cornflowerblue` from `Cornflower Blue`). Names of several words in the short lists can also be found by
 * all their letters in one word.
 *
 * Proof  test/names/search.test.ts.
 */

import { joinRows, joinTexts, numberColumn, type NumberColumn } from './columns.ts';
import { foldWords } from './fold.ts';
import { commonIn, furtherWords, listOf } from './lists.ts';
import { isRussian, wordStem } from './stems.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';
import { lettersIn } from './typo.ts';

/** Where names come from; `further` are the further words of common names, by their own number. */
export const ORIGINS = ['css', 'common', 'further', 'tailwind', 'extended'] as const;

export type Origin = (typeof ORIGINS)[number];

/** The order of names that match alike. */
const RANK: Readonly<Record<Origin, number>> = { 'css': 0, 'common': 1, 'further': 1, 'tailwind': 2, 'extended': 3 };

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
	/** The words of n letters, for n from 0 on: those in Latin letters, and those in Russian ones. */
	readonly latinWords: NumberColumn;
	readonly latinStarts: NumberColumn;
	readonly russianWords: NumberColumn;
	readonly russianStarts: NumberColumn;
	/** All Russian words, which come last, without their endings, and which letters are left of each. */
	readonly stemLetters: string;
	readonly stemStarts: NumberColumn;
	readonly stemMasks: Uint32Array;
	/** Of each word, the names that have it, ascending. */
	readonly wordNames: NumberColumn;
	readonly wordStarts: NumberColumn;
};

interface Name {
	readonly origin: Origin;
	readonly locale: Locale;
	readonly place: number;
	/** The same for names of one color and language. */
	readonly group: string;
	/** Names are ordered by it. */
	readonly key: string;
	readonly words: readonly string[];
}

export function buildSearchIndex(): SearchIndex {
	const names = allNames().filter((name) => name.words.length > 0).sort((one, other) => (one.key < other.key ? -1 : 1));
	const wordsOf = names.map((name) => [...new Set([...name.words, ...asOneWord(name)])]);
	const words = [...new Set(wordsOf.flat())].sort();
	const numbers = new Map(words.map((word, i) => [word, i]));
	const namesOf = words.map((): number[] => []);
	wordsOf.forEach((own, i) => own.forEach((word) => namesOf[numbers.get(word)!]!.push(i)));
	const nameRows = joinRows(names.map((name) => name.words.map((word) => numbers.get(word)!)));
	const wordRows = joinRows(namesOf);
	const groupRows = joinRows(groupsIn(names));
	const firstRussian = words.findIndex(isRussian), stems = words.slice(firstRussian).map(wordStem), stemTexts = joinTexts(stems);
	const latinRows = joinRows(byLength(words, 0, firstRussian)), russianRows = joinRows(byLength(words, firstRussian, words.length));
	const keys = names.map((name) => name.words.join(''));
	return {
		origins: numberColumn(names.map(({ origin }) => ORIGINS.indexOf(origin))),
		locales: numberColumn(names.map(({ locale }) => LOCALES.indexOf(locale))),
		places: numberColumn(names.map(({ place }) => place)),
		nameWords: nameRows.numbers,
		nameStarts: nameRows.starts,
		joined: numberColumn([...names.keys()].sort((i, j) => (keys[i]! === keys[j]! ? i - j : keys[i]! < keys[j]! ? -1 : 1))),
		groups: groupRows.numbers,
		groupStarts: groupRows.starts,
		...joinTexts(words),
		masks: Uint32Array.from(words, lettersIn),
		latinWords: latinRows.numbers,
		latinStarts: latinRows.starts,
		russianWords: russianRows.numbers,
		russianStarts: russianRows.starts,
		stemLetters: stemTexts.letters,
		stemStarts: stemTexts.starts,
		stemMasks: Uint32Array.from(stems, lettersIn),
		wordNames: wordRows.numbers,
		wordStarts: wordRows.starts,
	};
}

function allNames(): Name[] {
	const spaced = spacedNames();
	const namesOf = (origin: Exclude<Origin, 'further'>, locale: Locale): Name[] => {
		const list = listOf(origin === 'common' ? commonIn(locale) : origin);
		return Array.from({ length: list.size }, (_, place) => {
			const name = list.name(place), words = foldWords(name);
			return nameOf(origin, locale, place, name, origin === 'css' ? spaced.get(name) ?? words : words, `${list.id} ${place}`);
		});
	};
	return [
		...namesOf('css', DEFAULT_LOCALE),
		...LOCALES.flatMap((locale) => namesOf('common', locale)),
		...namesOf('tailwind', DEFAULT_LOCALE),
		...namesOf('extended', DEFAULT_LOCALE),
		...furtherWords().map(({ word, entry, locale }, place) =>
			nameOf('further', locale, place, word, foldWords(word), `${commonIn(locale)} ${entry}`)),
	];
}

/** By list, then shorter, then alphabetical: without case and accents, then, where that is the same, with them. */
const nameOf = (origin: Origin, locale: Locale, place: number, name: string, words: readonly string[], group: string): Name =>
	({ origin, locale, place, group, key: `${RANK[origin]}${String.fromCharCode(name.length)}${words.join(' ')}\0${name}`, words });

function byLength(words: readonly string[], from: number, to: number): number[][] {
	const rows: number[][] = Array.from({ length: 1 + Math.max(...words.map(({ length }) => length)) }, () => []);
	for (let word = from; word < to; word++) rows[words[word]!.length]!.push(word);
	return rows;
}

function groupsIn(names: readonly Name[]): number[][] {
	const groups = new Map<string, number[]>();
	names.forEach(({ group }, i) => groups.set(group, [...groups.get(group) ?? [], i]));
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
