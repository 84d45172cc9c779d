/*
 * Words to names, forgivingly: any order, unfinished words, misspelt words, Russian endings.
 *
 * A name matches in one of four ways, best first:
 *   exact   it is the query; spaces, hyphens, case, accents and the ending of a Russian adjective do not matter
 *   prefix  it begins with the words of the query; the last one may be unfinished where no name has it as a word
 *   words   it has all the words, in any order, each as a word or as the beginning of one
 *   typo    the same, with one edit in a word of at least three letters, or two in one of more than eight
 * Within each way the order is that of the index: by list, then shorter, then alphabetical.
 *
 * Proof  test/names/search.test.ts, against a plain search that looks at every name.
 */

import { printHex } from '../formats/hex.ts';
import { textAt, type TableSet, type Texts } from './columns.ts';
import { foldWords } from './fold.ts';
import { commonIn, furtherWords, listOf } from './lists.ts';
import { tableOf } from './data.ts';
import { LOCALES, type Locale } from './locale.ts';
import { once } from './once.ts';
import { adjectiveStem, isRussian, wordStem } from './stems.ts';
import { buildSearchIndex, ORIGINS, type SearchIndex } from './search-index.ts';
import { areNear, isWithin, lettersIn } from './typo.ts';

export const MATCHES = ['exact', 'prefix', 'words', 'typo'] as const;

export type Match = (typeof MATCHES)[number];

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

const index = once(() => tableOf('search', buildSearchIndex));

/** The index, by the name it is packed under. */
export const SEARCH_TABLES: TableSet = { 'search': index };

/** How a name matches, as 1 + the place in MATCHES; 0 is not at all. */
const EXACT = 1, PREFIX = 2, WORDS = 3, TYPO = 4;

interface Search extends SearchIndex {
	/** The words from here on are Russian, and these are their stems. */
	readonly firstRussian: number;
	readonly stems: Texts;
	/** Of each name, its best match so far. */
	readonly matches: Uint8Array;
	/** Of each name, how many words of the query it has, and whether one only with a typo. */
	readonly counts: Uint8Array;
	readonly typos: Uint8Array;
}

/** The index, and what a search writes on; one search never begins within another. */
const desk = once((): Search => {
	const all = index(), names = all.origins.length;
	return {
		...all,
		firstRussian: all.masks.length - all.stemMasks.length,
		stems: { letters: all.stemLetters, starts: all.stemStarts },
		matches: new Uint8Array(names),
		counts: new Uint8Array(names),
		typos: new Uint8Array(names),
	};
});

/** The names that match a query, best first; none for a query without letters and digits. */
export function search(query: string, { limit, locale }: SearchOptions): SearchResult {
	const words = foldWords(query);
	if (words.length === 0) return { total: 0, results: [] };
	const all = desk();
	all.matches.fill(0);
	const isAny = [noteBeginnings(all, words), noteWords(all, words)].some((noted) => noted > 0);
	return isAny ? told(all, limit, locale) : { total: 0, results: [] };
}

function note({ matches }: Search, name: number, match: number): void {
	if (matches[name] === 0 || matches[name]! > match) matches[name] = match;
}

/** Exact and prefix: all names whose letters begin with those of the query lie together. Gives how many there are. */
function noteBeginnings(all: Search, words: readonly string[]): number {
	const letters = words.join(''), stem = adjectiveStem(letters), isOpen = !isWord(all, words.at(-1)!);
	let noted = 0;
	for (let i = firstJoinedFrom(all, stem); i < all.joined.length; i++) {
		const name = all.joined[i]!, match = beginning(all, name, letters, stem, isOpen);
		if (match === undefined) break;
		if (match === 0) continue;
		note(all, name, match);
		noted++;
	}
	return noted;
}

/** How the name begins with the letters of the query; 0 for within a word, undefined for not at all. */
function beginning(all: Search, name: number, letters: string, stem: string, isOpen: boolean): number | undefined {
	const from = all.nameStarts[name]!, to = all.nameStarts[name + 1]!;
	let read = '';
	for (let i = from; i < to; i++) {
		read += textAt(all, all.nameWords[i]!);
		if (read.length < stem.length) continue;
		if (!read.startsWith(stem)) return undefined;
		if (read === letters || adjectiveStem(read) === stem) return i === to - 1 ? EXACT : PREFIX;
		if (read.length > letters.length + LONGEST_ENDING) break;
	}
	if (read.length < stem.length) return undefined;
	return isOpen && read.startsWith(letters) ? PREFIX : 0;
}

/** Letters of an adjective's ending, at most. */
const LONGEST_ENDING = 3;

/** Words and typo: the names of each word of the query, and of these those that have all. Gives how many there are. */
function noteWords(all: Search, words: readonly string[]): number {
	// The longest words have the fewest names.
	const wanted = [...new Set(words)].sort((one, other) => other.length - one.length);
	all.counts.fill(0);
	all.typos.fill(0);
	let names: number[] = [];
	for (let count = 0; count < wanted.length; count++) {
		names = [];
		takeWords(all, wanted[count]!, count, names);
		takeTypos(all, wanted[count]!, count, names);
		if (names.length === 0) return 0;
	}
	const stems = words.some(isRussian) ? words.map(wordStem) : [];
	for (const name of names) note(all, name, all.typos[name] === 1 ? TYPO : stems.length > 1 ? inOrder(all, name, stems) : WORDS);
	return names.length;
}

/** The names of a word that have all words before it too. */
function take(all: Search, word: number, count: number, isTypo: boolean, names: number[]): void {
	for (let i = all.wordStarts[word]!; i < all.wordStarts[word + 1]!; i++) {
		const name = all.wordNames[i]!;
		if (all.counts[name] !== count) continue;
		all.counts[name] = count + 1;
		if (isTypo) all.typos[name] = 1;
		names.push(name);
	}
}

function takeWords(all: Search, wanted: string, count: number, names: number[]): void {
	const end = firstWordBeyond(all, wanted);
	for (let word = firstWordFrom(all, wanted); word < end; word++) take(all, word, count, false, names);
	for (const word of inflections(all, wanted)) take(all, word, count, false, names);
}

function takeTypos(all: Search, wanted: string, count: number, names: number[]): void {
	const edits = editsIn(wanted);
	if (edits === 0) return;
	const mask = lettersIn(wanted), isLatin = !isRussian(wanted);
	const rows = isLatin ? all.latinWords : all.russianWords, starts = isLatin ? all.latinStarts : all.russianStarts;
	// The rows of all lengths that differ by no more than the edits lie one after another.
	const from = starts[Math.min(wanted.length - edits, starts.length - 1)]!, to = starts[Math.min(wanted.length + edits + 1, starts.length - 1)]!;
	for (let i = from; i < to; i++) {
		const word = rows[i]!;
		if (areNear(all.masks[word]!, mask, edits) && isWithin(wanted, textAt(all, word), edits)) take(all, word, count, true, names);
	}
	if (!isLatin) takeStemTypos(all, wordStem(wanted), edits, count, names);
}

/** The typo may be in the stem while the ending differs as well. */
function takeStemTypos(all: Search, stem: string, edits: number, count: number, names: number[]): void {
	const mask = lettersIn(stem);
	for (let i = 0; i < all.stemMasks.length; i++) {
		if (areNear(all.stemMasks[i]!, mask, edits) && isWithin(stem, textAt(all.stems, i), edits)) take(all, all.firstRussian + i, count, true, names);
	}
}

/** How many typing errors are forgiven. A number is meant as it stands. */
const editsIn = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length > 8 ? 2 : 1);

/** A Russian phrase in other cases is still the same phrase. */
function inOrder(all: Search, name: number, stems: readonly string[]): number {
	const from = all.nameStarts[name]!, to = all.nameStarts[name + 1]!;
	if (to - from < stems.length) return WORDS;
	const isSame = stems.every((stem, i) => wordStem(textAt(all, all.nameWords[from + i]!)) === stem);
	return !isSame ? WORDS : to - from === stems.length ? EXACT : PREFIX;
}

/** The words that differ from a Russian one in their ending only. */
function inflections(all: Search, wanted: string): number[] {
	if (!isRussian(wanted)) return [];
	const stem = wordStem(wanted), end = firstWordBeyond(all, stem), found: number[] = [];
	for (let word = firstWordFrom(all, stem); word < end; word++) {
		if (textAt(all.stems, word - all.firstRussian) === stem) found.push(word);
	}
	return found;
}

/** Is it a word of a name as it stands, but for the ending of an adjective? */
function isWord(all: Search, text: string): boolean {
	if (!isRussian(text)) return textAt(all, firstWordFrom(all, text)) === text;
	const stem = adjectiveStem(text), end = firstWordBeyond(all, stem);
	for (let word = firstWordFrom(all, stem); word < end; word++) {
		if (adjectiveStem(textAt(all, word)) === stem) return true;
	}
	return false;
}

const firstWordFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.masks.length, (word) => textAt(all, word) >= text);

/** Past the words that begin with the text. */
const firstWordBeyond = (all: SearchIndex, text: string): number =>
	firstFrom(all.masks.length, (word) => textAt(all, word) >= text && !textAt(all, word).startsWith(text));

const firstJoinedFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.joined.length, (i) => joinedAt(all, all.joined[i]!) >= text);

function joinedAt(all: SearchIndex, name: number): string {
	let letters = '';
	for (let i = all.nameStarts[name]!; i < all.nameStarts[name + 1]!; i++) letters += textAt(all, all.nameWords[i]!);
	return letters;
}

/** The first number below the count for which something holds that holds for all after it too; else the count. */
function firstFrom(count: number, holds: (i: number) => boolean): number {
	let low = 0, high = count;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}

function told(all: Search, limit: number, locale: Locale | undefined): SearchResult {
	const { matches, locales } = all;
	keepBestOfGroups(all);
	const best: number[][] = MATCHES.map(() => []);
	let total = 0;
	for (let name = 0; name < matches.length; name++) {
		const match = matches[name]!;
		if (match === 0 || (locale !== undefined && LOCALES[locales[name]!] !== locale)) continue;
		total++;
		const row = best[match - 1]!;
		if (row.length < limit) row.push(name);
	}
	const results = best.flatMap((row, i) => row.map((name) => ({ name, match: MATCHES[i]! })));
	return { total, results: results.slice(0, limit).map(({ name, match }) => found(all, name, match)) };
}

/** Names of one color and language stand for one another: the first of those that match best is told. */
function keepBestOfGroups({ matches, groups, groupStarts }: Search): void {
	for (let group = 0; group + 1 < groupStarts.length; group++) {
		let best = -1;
		for (let i = groupStarts[group]!; i < groupStarts[group + 1]!; i++) {
			const name = groups[i]!;
			if (matches[name] === 0) continue;
			const isBetter = best < 0 || matches[name]! < matches[best]!;
			if (best >= 0) matches[isBetter ? best : name] = 0;
			if (isBetter) best = name;
		}
	}
}

function found({ origins, locales, places }: Search, name: number, match: Match): Found {
	const origin = ORIGINS[origins[name]!]!, place = places[name]!, locale = LOCALES[locales[name]!]!;
	if (origin === 'further') {
		const { word, entry } = furtherWords()[place]!;
		return { name: word, hex: printHex(listOf('common').rgb24(entry)), source: 'common', locale, match };
	}
	const list = listOf(origin === 'common' ? commonIn(locale) : origin);
	return { name: list.name(place), hex: printHex(list.rgb24(place)), source: origin, locale, match };
}
