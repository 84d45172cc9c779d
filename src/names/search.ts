/*
 * Searches names by words, forgivingly: any order, unfinished words, English and Russian endings, misspelt words.
 *
 * A name matches in one of four ways, best first:
 *   exact   it equals the query, ignoring spaces, hyphens, case, accents, endings and, in Russian, the order of words
 *   prefix  it begins with the words of the query; the last one may be unfinished
 *   words   it has all the words, in any order
 *   typo    the same, with typing errors; names without other words first
 * Equal matches are in the order of the index: by list, then by length, then alphabetical.
 *
 * Proof  test/names/search.test.ts, against a plain search that compares every name; test/names/wanted.test.ts, with the
 *        results that people expect first.
 */

import { printHex } from '../formats/hex.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { findBest } from './best-names.ts';
import { decodeMerged, encodeMerged, type TableSet } from './columns.ts';
import { loadTable } from './data.ts';
import { findName } from './find-name.ts';
import { foldWords } from './fold.ts';
import { ORIGINS } from './indexed-names.ts';
import { commonIn, furtherWords, getList, type NameList } from './lists.ts';
import { isAdjective, isHalf, isNounOf, isSameWord, withoutFillers } from './locale.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales/ids.ts';
import { matchQuery, matchWhole } from './match-words.ts';
import { listReadings } from './readings.ts';
import { packedRows, packedRowWords } from './name-rows.ts';
import { once } from './once.ts';
import { findRal } from './ral-codes.ts';
import { buildIndex, planParts, rankRow, rowAtRank, type SearchPlan } from './search-index.ts';
import { EXACT, hasExact, searchable, type Match, type Searchable } from './searchable.ts';
import { inOtherLetters } from './transliterate.ts';

export const SOURCES = ['css', 'common', 'tailwind', 'extended'] as const;

/** A list of names. */
export type Source = (typeof SOURCES)[number];

/** Sources of results: a code of RAL Classic is found by its number alone. */
export const SEARCH_SOURCES = [...SOURCES, 'ral'] as const;

/** A result of `search`. */
export interface Found {
	/** The name. */
	readonly name: string;
	/** 8-bit sRGB; gamut-mapped for Tailwind classes outside sRGB. */
	readonly hex: string;
	/** List that contains the name. */
	readonly source: (typeof SEARCH_SOURCES)[number];
	/** Language of the name. */
	readonly locale: Locale;
	/** How the name matches. */
	readonly match: Match;
}

export interface SearchOptions {
	/** Most results to return; all matches are counted. */
	readonly limit: number;
	/** Only names in this language; by default, in all. */
	readonly locale?: Locale | undefined;
}

interface SearchResult {
	readonly total: number;
	readonly results: readonly Found[];
}

const buildParts = once(() => planParts());
const rows = once(() => packedRows() ?? buildParts().rows);
const words = once(() => loadTable('search', () => {
	const { words: columns, joined } = buildParts(), { places } = columns;
	// Places ascend in each list.
	const starts = [...places.keys()].filter((row) => row === 0 || places[row]! <= places[row - 1]!);
	return { ...columns, ...encodeMerged([...joined], starts) };
}));
const stems = once(() => loadTable('stems', () => buildParts().keys));

/** The tables of the index, by the name they are packed under. */
export const SEARCH_TABLES = { 'rows': rows, 'search': words, 'stems': stems } as const satisfies TableSet;

const listIndex = once(() => {
	const plan = { ...rows(), ...words(), keyPlan: stems(), joined: decodeMerged(words()) };
	return searchable(buildIndex(plan, (row) => lengthIn(plan, row), (row) => colorIn(plan, row), packedRowWords()));
});

/** Names that match a query, best first; none for a query without letters and digits. */
export function search(query: string, { limit, locale }: SearchOptions): SearchResult {
	const ral = findRal(query);
	if (ral !== undefined) {
		return { total: 1, results: [{ name: ral.name, hex: printHex(ral.rgb24), source: 'ral', locale: DEFAULT_LOCALE, match: 'exact' }] };
	}
	const all = listIndex(), isMatched = matchQuery(all, foldWords(query));
	const meant = isMatched && hasExact(all) ? undefined : readOtherwise(query);
	if (!(meant === undefined ? isMatched : matchQuery(all, foldWords(meant)))) return { total: 0, results: [] };
	const { total, best } = findBest(all, limit, (row) => locale === undefined || LOCALES[all.locales[row]!] === locale);
	return { total, results: best.map(({ row, match }) => toResult(all, row, match)) };
}

/** The name that a text without a name means. */
const readOtherwise = (query: string): string | undefined =>
	(findName(query) === undefined ? listReadings(query).find((one) => findName(one) !== undefined) : undefined);

function toResult(all: Searchable, row: number, match: Match): Found {
	const { name, rgb24, source } = nameAt(all, row);
	return { name, hex: printHex(rgb24), source, locale: LOCALES[all.locales[row]!]!, match };
}

interface ListedName {
	readonly name: string;
	readonly rgb24: Rgb24;
	/** The color as published. */
	readonly color: Color;
	readonly source: Source;
}

/** The best exact match of a search for the words. */
export function exactName(words: readonly string[]): ListedName | undefined {
	const name = formName(words), content = withoutFillers(words);
	if (name !== undefined || formName(inOtherLetters(content) ?? []) === undefined) return name;
	const all = listIndex();
	return matchQuery(all, words) ? firstNoted(all) : undefined;
}

/** The best match that is exact. */
function firstNoted(all: Searchable): ListedName | undefined {
	const first = all.matched.reduce((rank, row) => (all.matches[row] === EXACT ? Math.min(rank, rankRow(all, row)) : rank), Infinity);
	return first === Infinity ? undefined : nameAt(all, rowAtRank(all, first));
}

/** The best exact match in the script of the words. */
export const formName = (words: readonly string[]): ListedName | undefined => firstExact(words, isSameWord);

/** The name that equals the words in order, where a word may be the first half of a compound: `тёмный синий`. */
export const compoundName = (words: readonly string[]): ListedName | undefined =>
	firstExact(words, (word, other) => isSameWord(word, other) || (isHalf(word, other) && !(words.length === 1 && isAdjective(word))));

/** The name of the words where a noun may take the place of its adjective: `корка хлеба` is хлебная корка. */
export const kinName = (words: readonly string[]): ListedName | undefined =>
	firstExact(words, (word, other) => isSameWord(word, other) || isNounOf(word, other));

function firstExact(words: readonly string[], isSame: (word: string, other: string) => boolean): ListedName | undefined {
	const all = listIndex();
	return matchWhole(all, words, isSame) ? firstNoted(all) : undefined;
}

/** List of a row; undefined for a further word. */
function listIn({ origins, locales }: SearchPlan, row: number): NameList | undefined {
	const origin = ORIGINS[origins[row]!]!;
	switch (origin) {
		case 'further': return undefined;
		case 'own': throw new RangeError('Names of a caller are in no list.');
		default: return getList(origin === 'common' ? commonIn(LOCALES[locales[row]!]!) : origin);
	}
}

/** Length of a row's name. */
const lengthIn = (plan: SearchPlan, row: number): number =>
	listIn(plan, row)?.nameLength(plan.places[row]!) ?? furtherWords()[plan.places[row]!]!.word.length;

/** Color of a row. */
function colorIn(plan: SearchPlan, row: number): Rgb24 {
	const place = plan.places[row]!, list = listIn(plan, row);
	return list === undefined ? getList('common').rgb24(furtherWords()[place]!.entry) : list.rgb24(place);
}

function nameAt(all: SearchPlan, row: number): ListedName {
	const place = all.places[row]!, list = listIn(all, row);
	if (list === undefined) {
		const { word, entry } = furtherWords()[place]!, common = getList('common');
		return { name: word, rgb24: common.rgb24(entry), color: common.color(entry), source: 'common' };
	}
	const source = SOURCES.find((one) => one === list.id) ?? 'common';
	return { name: list.name(place), rgb24: list.rgb24(place), color: list.color(place), source };
}
