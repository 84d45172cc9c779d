/*
 * Words to names, forgivingly: any order, unfinished words, endings of English and Russian, misspelt words.
 *
 * A name matches in one of four ways, best first:
 *   exact   it is the query; spaces, hyphens, case, accents, endings and, in Russian, the order of words do not matter
 *   prefix  it begins with the words of the query; the last one may be unfinished
 *   words   it has all the words, in any order
 *   typo    the same, but for typing errors
 * Within each way the order is that of the index: by list, then shorter, then alphabetical.
 *
 * Proof  test/names/search.test.ts, against a plain search that looks at every name; test/names/wanted.test.ts, what
 *        people want to see first.
 */

import { printHex } from '../formats/hex.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { bestOf } from './best-names.ts';
import { straysIn, withStrays, type TableSet } from './columns.ts';
import { tableOf } from './data.ts';
import { numbersByLetters } from './find-name.ts';
import { foldWords } from './fold.ts';
import { commonIn, furtherWords, listOf, type NameList } from './lists.ts';
import { contentOf, isHalf, isSameWord, LOCALES, type Locale } from './locale.ts';
import { noteQuery, noteWhole } from './match-words.ts';
import { packedRows, packedRowWords } from './name-rows.ts';
import { once } from './once.ts';
import { indexOf, ORIGINS, plannedSearch, rankOf, rowOfRank, type SearchPlan, type WordPlan } from './search-index.ts';
import { EXACT, searchable, type Match, type Searchable } from './searchable.ts';
import { inOtherLetters } from './transliterate.ts';

export const SOURCES = ['css', 'common', 'tailwind', 'extended'] as const;

export type Source = (typeof SOURCES)[number];

export interface Found {
	readonly name: string;
	/** 8-bit sRGB; of a Tailwind class outside sRGB, the gamut-mapped color. */
	readonly hex: string;
	readonly source: Source;
	readonly locale: Locale;
	readonly match: Match;
}

export interface SearchOptions {
	/** How many results to tell, at most; all are counted. */
	readonly limit: number;
	/** Only names of this language; absent: both. */
	readonly locale?: Locale | undefined;
}

export interface SearchResult {
	readonly total: number;
	readonly results: readonly Found[];
}

const built = once(() => plannedSearch());
const rows = once(() => packedRows() ?? built().rows);
const words = once(() => tableOf('search', () => ({ ...built().words, ...straysIn(built().joined, rowsByLetters(built().words)) })));
const stems = once(() => tableOf('stems', () => built().keys));

/** The rows in the order in which findName knows their names; keywords and classes, which it does not know, are not among them. */
function rowsByLetters({ origins, locales, places }: WordPlan): Uint32Array {
	const { numbers, starts } = numbersByLetters(), rowOf = new Int32Array(numbers.length).fill(-1), ordered = new Uint32Array(numbers.length);
	const startOf = ORIGINS.map((origin) => (origin === 'further' ? starts.at(-2) : origin === 'extended' ? starts.at(-1) : undefined));
	const common = ORIGINS.indexOf('common');
	for (let row = 0; row < origins.length; row++) {
		const start = origins[row] === common ? starts[locales[row]!] : startOf[origins[row]!];
		if (start !== undefined) rowOf[start + places[row]!] = row;
	}
	let count = 0;
	for (let i = 0; i < numbers.length; i++) {
		const row = rowOf[numbers[i]!]!;
		if (row >= 0) ordered[count++] = row;
	}
	return ordered.subarray(0, count);
}

/** The plan of the index, by the names it is packed under. */
export const SEARCH_TABLES = { 'rows': rows, 'search': words, 'stems': stems } as const satisfies TableSet;

const listed = once(() => {
	const joined = withStrays(words(), rowsByLetters(words()), words().origins.length);
	const plan = { ...rows(), ...words(), keyPlan: stems(), joined };
	return searchable(indexOf(plan, (row) => lengthIn(plan, row), colorsIn(plan), packedRowWords()));
});

/** The names that match a query, best first; none for a query without letters and digits. */
export function search(query: string, { limit, locale }: SearchOptions): SearchResult {
	const all = listed();
	return noteQuery(all, foldWords(query)) ? resultOf(all, limit, locale) : { total: 0, results: [] };
}

function resultOf(all: Searchable, limit: number, locale: Locale | undefined): SearchResult {
	const { total, best } = bestOf(all, limit, (row) => locale === undefined || LOCALES[all.locales[row]!] === locale);
	return { total, results: best.map(({ row, match }) => found(all, row, match)) };
}

function found(all: Searchable, row: number, match: Match): Found {
	const { name: text, rgb24, source } = nameAt(all, row);
	return { name: text, hex: printHex(rgb24), source, locale: LOCALES[all.locales[row]!]!, match };
}

export interface ListedName {
	readonly name: string;
	readonly rgb24: Rgb24;
	/** As published. */
	readonly color: Color;
	readonly source: Source;
}

/** The name that a search for the words calls exact, the first of several. */
export function exactName(words: readonly string[]): ListedName | undefined {
	const found = formName(words), content = contentOf(words);
	if (found !== undefined || firstExact(inOtherLetters(content) ?? [], isSameWord) === undefined) return found;
	const all = listed();
	return noteQuery(all, words) ? firstNoted(all) : undefined;
}

/** The first name that is noted as exact. */
function firstNoted(all: Searchable): ListedName | undefined {
	const first = all.noted.reduce((rank, row) => (all.matches[row] === EXACT ? Math.min(rank, rankOf(all, row)) : rank), Infinity);
	return first === Infinity ? undefined : nameAt(all, rowOfRank(all, first));
}

/** The same in the letters of the words alone. */
export const formName = (words: readonly string[]): ListedName | undefined => firstExact(words, isSameWord);

/** The name that is the words in their order, where the first half of a compound may stand for the word: `тёмный синий`. */
export const compoundName = (words: readonly string[]): ListedName | undefined =>
	firstExact(words, (word, other) => isSameWord(word, other) || isHalf(word, other));

function firstExact(words: readonly string[], isSame: (word: string, other: string) => boolean): ListedName | undefined {
	const all = listed();
	return noteWhole(all, words, isSame) ? firstNoted(all) : undefined;
}

/** The list of a row; undefined for a further word. */
function listIn({ origins, locales }: SearchPlan, row: number): NameList | undefined {
	const origin = ORIGINS[origins[row]!]!;
	switch (origin) {
		case 'further': return undefined;
		case 'own': throw new RangeError('Names of a caller are in no list.');
		default: return listOf(origin === 'common' ? commonIn(LOCALES[locales[row]!]!) : origin);
	}
}

/** The length of the name of a row. */
const lengthIn = (plan: SearchPlan, row: number): number =>
	listIn(plan, row)?.lengthOf(plan.places[row]!) ?? furtherWords()[plan.places[row]!]!.word.length;

/** The color of the name of a row, told row after row: those of a list come together, and the list is looked for once. */
function colorsIn(plan: SearchPlan): (row: number) => Rgb24 {
	const { origins, locales, places } = plan;
	let before = 0, rgb24Of: ((place: number) => Rgb24) | undefined;
	return (row) => {
		if (rgb24Of === undefined || origins[row] !== origins[before] || locales[row] !== locales[before]) {
			before = row;
			rgb24Of = listIn(plan, row)?.rgb24 ?? ((place) => listOf('common').rgb24(furtherWords()[place]!.entry));
		}
		return rgb24Of(places[row]!);
	};
}

function nameAt(all: SearchPlan, row: number): ListedName {
	const place = all.places[row]!, list = listIn(all, row);
	if (list === undefined) {
		const { word, entry } = furtherWords()[place]!, common = listOf('common');
		return { name: word, rgb24: common.rgb24(entry), color: common.color(entry), source: 'common' };
	}
	const source = SOURCES.find((one) => one === list.id) ?? 'common';
	return { name: list.name(place), rgb24: list.rgb24(place), color: list.color(place), source };
}
