/*
 * Every name with its words, in the order of search results, for the plain search.
 */

import { printHex } from '../../src/formats/hex.ts';
import { foldWords } from '../../src/names/fold.ts';
import { furtherWords, getList, type ListId } from '../../src/names/lists.ts';
import type { Locale } from '../../src/names/locales/ids.ts';
import { SEARCH_SOURCES, type Found, type Source } from '../../src/names/search.ts';

export interface Name extends Omit<Found, 'match'> {
	readonly words: readonly string[];
	/** Its words, and those of a short list as one word too. */
	readonly own: readonly string[];
	/** The letters of its first words: of none, of one, and so on to all. */
	readonly beginnings: readonly string[];
	readonly isCommon: boolean;
	readonly group: string;
}

/** Every name with its words, in the order of results. */
export function allNames(): Name[] {
	const spaced = new Map<string, string[]>();
	for (const id of ['common', 'extended'] as const) {
		for (let i = 0; i < getList(id).size; i++) {
			const words = foldWords(getList(id).name(i)), letters = words.join('');
			if (words.length > 1 && !spaced.has(letters)) spaced.set(letters, words);
		}
	}
	const describeName = (name: string, rgb: number, source: Source, locale: Locale, i: number): Name => {
		const words = source === 'css' ? spaced.get(name) ?? foldWords(name) : foldWords(name);
		const isCommon = source === 'css' || source === 'common';
		return {
			name, hex: printHex(rgb), source, locale, words, isCommon,
			own: source === 'extended' ? words : [...words, words.join('')],
			beginnings: [...words, ''].map((_, n) => joinLetters(words.slice(0, n))),
			group: isCommon ? `${locale} ${rgb}` : `${source} ${i}`,
		};
	};
	const listNames = (id: ListId, source: Source, locale: Locale): Name[] => {
		const list = getList(id);
		return Array.from({ length: list.size }, (_, i) => describeName(list.name(i), list.rgb24(i), source, locale, i));
	};
	const names = [
		...listNames('css', 'css', 'en'), ...listNames('common', 'common', 'en'), ...listNames('common-ru', 'common', 'ru'),
		...furtherWords().map(({ word, entry, locale }, i) => describeName(word, getList('common').rgb24(entry), 'common', locale, i)),
		...listNames('tailwind', 'tailwind', 'en'), ...listNames('extended', 'extended', 'en'),
	];
	const joinWords = ({ words }: Name): string => words.join(' '), lettersIn = ({ words }: Name): string => words.join('');
	names.sort((one, other) => compare(SEARCH_SOURCES.indexOf(one.source), SEARCH_SOURCES.indexOf(other.source))
		|| compare(one.name.length, other.name.length) || compare(lettersIn(one), lettersIn(other))
		|| compare(joinWords(one), joinWords(other)) || compare(one.name, other.name));
	const seen = new Set<string>();
	return names.filter(({ words, hex, locale, isCommon }) => {
		const key = `${words.join('')} ${hex} ${locale}`, isNew = !seen.has(key);
		seen.add(key);
		return words.length > 0 && (isNew || isCommon);
	});
}

export const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

/** All names in order, and their words. */
export interface Vocabulary {
	readonly names: readonly Name[];
	readonly places: ReadonlyMap<Name, number>;
	readonly words: readonly string[];
	/** Names with each word. */
	readonly byWord: ReadonlyMap<string, readonly Name[]>;
	/** Words of common names. */
	readonly common: ReadonlySet<string>;
}

export function readVocabulary(names: readonly Name[]): Vocabulary {
	const byWord = new Map<string, Name[]>();
	for (const name of names) for (const word of new Set(name.own)) {
		const some = byWord.get(word) ?? [];
		some.push(name);
		byWord.set(word, some);
	}
	return {
		names, byWord, words: [...byWord.keys()],
		places: new Map(names.map((name, i) => [name, i])),
		common: new Set(names.filter(({ isCommon }) => isCommon).flatMap(({ own }) => own)),
	};
}

export const joinLetters = (words: readonly string[]): string => words.join('');
