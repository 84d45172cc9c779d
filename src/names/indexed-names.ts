/*
 * The names that a search index is built from, with their words and sort keys.
 *
 * Equal matches are ordered by list, then by length, then by letters. CSS writes its keywords as one word; they are split
 * like names in other lists with the same letters (`cornflowerblue` like `Cornflower Blue`).
 *
 * Proof  test/names/search.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import { foldWords } from './fold.ts';
import { commonIn, furtherWords, getList } from './lists.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales/ids.ts';

/** Origins of names; `further` are further words for common names, by their own number, `own` the caller's. */
export const ORIGINS = ['css', 'common', 'further', 'tailwind', 'extended', 'own'] as const;

export type Origin = (typeof ORIGINS)[number];

/** Order of origins among equal matches, which is also the order of rows. */
const PRECEDENCE: Readonly<Record<Origin, number>> = { 'css': 0, 'common': 1, 'further': 1, 'tailwind': 2, 'extended': 3, 'own': 4 };

export interface Name {
	readonly origin: Origin;
	readonly locale: Locale;
	readonly place: number;
	readonly rgb24: Rgb24;
	/** Sort key. */
	readonly key: string;
	readonly words: readonly string[];
}

/** Names longer than this are ranked as if they had this length. */
export const LONGEST_NAME = 255;

export const PRECEDENCES = ORIGINS.map((origin) => PRECEDENCE[origin]);

/** Number of ranks by origin. */
export const PRECEDENCE_COUNT = /*#__PURE__*/ Math.max(...Object.values(PRECEDENCE)) + 1;

/** Names of all lists. */
export function allNames(): Name[] {
	const spaced = spacedNames();
	const listNames = (origin: Exclude<Origin, 'further' | 'own'>, locale: Locale): Name[] => {
		const list = getList(origin === 'common' ? commonIn(locale) : origin);
		return Array.from({ length: list.size }, (_, place) => {
			const name = list.name(place), words = foldWords(name);
			return makeName(origin, locale, place, name, list.rgb24(place), origin === 'css' ? spaced.get(name) ?? words : words);
		});
	};
	const common = getList('common');
	return [
		...listNames('css', DEFAULT_LOCALE),
		...LOCALES.flatMap((locale) => listNames('common', locale)),
		...furtherWords().map(({ word, entry, locale }, place) =>
			makeName('further', locale, place, word, common.rgb24(entry), foldWords(word))),
		...listNames('tailwind', DEFAULT_LOCALE),
		...listNames('extended', DEFAULT_LOCALE),
	];
}

/** A name with its sort key: by list, then by length, then by letters: without spaces, with them, with case and accents. */
export function makeName(origin: Origin, locale: Locale, place: number, name: string, rgb24: Rgb24, words: readonly string[]): Name {
	const length = Math.min(name.length, LONGEST_NAME);
	const key = `${PRECEDENCE[origin]}${String.fromCharCode(length)}${words.join('')}\0${words.join(' ')}\0${name}`;
	return { origin, locale, place, rgb24, key, words };
}

/** Words of the English names that have several, by all their letters; the first list and entry wins. */
function spacedNames(): Map<string, string[]> {
	const table = new Map<string, string[]>();
	for (const id of ['extended', 'common'] as const) {
		const list = getList(id);
		for (let i = list.size - 1; i >= 0; i--) {
			const words = foldWords(list.name(i));
			if (words.length > 1) table.set(words.join(''), words);
		}
	}
	return table;
}
