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
 * What a word of the query may stand for is decided word by word: itself in any case or number; where no name that
 * people say has it, also the color called after it (`трава`, `травяной`) or else the words that begin with it. Words that
 * say nothing (`color`, `цвет`) are left out beside others. Where no name has all words, it is tried, one after the
 * other: the same in the letters of another language (`krasny`); beginnings of words; the fewest typing errors in the
 * words that no common name has; the most words that any name has.
 *
 * Proof  test/names/search.test.ts, against a plain search that looks at every name; test/names/wanted.test.ts, what
 *        people want to see first.
 */

import { printHex } from '../formats/hex.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { straysIn, textAt, withStrays, type TableSet } from './columns.ts';
import { numbersByLetters } from './find-name.ts';
import { foldWords } from './fold.ts';
import { scriptOf } from './language.ts';
import { commonIn, furtherWords, listOf, type NameList } from './lists.ts';
import { tableOf } from './data.ts';
import { contentOf, isAdjective, isHalf, isSameWord, languagesOf, LOCALES, type Locale } from './locale.ts';
import { packedRows, packedRowWords } from './name-rows.ts';
import { once, remembering } from './once.ts';
import {
	indexOf, maskAt, ORIGINS, plannedSearch, PRECEDENCE_COUNT, precedenceOf, rankOf, ranksIn, rowOf, rowOfRank,
	type SearchIndex, type SearchPlan, type WordPlan,
} from './search-index.ts';
import { isSlur } from './slurs.ts';
import { inOtherLetters } from './transliterate.ts';
import { areNear, bitsIn, lettersIn, mayBeMeant, typoCost } from './typo.ts';

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
	for (let i = 0; i < numbers.length; i++) if (rowOf[numbers[i]!]! >= 0) ordered[count++] = rowOf[numbers[i]!]!;
	return ordered.subarray(0, count);
}

/** The plan of the index, by the names it is packed under. */
export const SEARCH_TABLES = { 'rows': rows, 'search': words, 'stems': stems } as const satisfies TableSet;

/** How a row matches, as 1 + the place in MATCHES; 0 is not at all. */
const EXACT = 1, PREFIX = 2, WORDS = 3, TYPO = 4;

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

const listed = once(() => {
	const joined = withStrays(words(), rowsByLetters(words()), words().origins.length);
	const plan = { ...rows(), ...words(), keyPlan: stems(), joined };
	return searchable(indexOf(plan, (row) => lengthIn(plan, row), (row) => rgb24In(plan, row), packedRowWords()));
});

/** The names that match a query, best first; none for a query without letters and digits. */
export function search(query: string, { limit, locale }: SearchOptions): SearchResult {
	const all = listed();
	return noteQuery(all, foldWords(query)) ? resultOf(all, limit, locale) : { total: 0, results: [] };
}

/** Notes how names match the words; gives whether any does. */
export function noteQuery(all: Searchable, words: readonly string[]): boolean {
	forget(all);
	if (words.length === 0 || words.some(isSlur)) return false;
	const content = contentOf(words), sought = soughtIn(all, content);
	// What is written with its fillers may be a name as it stands, `цвет морской волны`, and then nothing else is exact.
	const isPhrase = content.length < words.length && notePhrase(all, words, sought);
	const exact = isPhrase ? WORDS : EXACT;
	noteBeginnings(all, content, sought.at(-1)!.open, exact);
	noteWords(all, sought, content, exact);
	const isExact = all.noted.some((row) => all.matches[row] === EXACT), isSaid = hasCommon(all);
	const other = isExact ? undefined : inOtherLetters(content);
	// English in Cyrillic letters may be a word of a name besides: `пинк`, `бэби-пинк`.
	if (isSaid) return (other !== undefined && scriptOf(content[0]!) === 'cyrillic' && noteExactly(all, other)) || true;
	const isAny = all.noted.length > 0;
	if (other !== undefined && !sought.some(isNearlyCommon) && noteExactly(all, other)) return true;
	return isAny || noteBegun(all, sought) || noteTypos(all, sought) || noteMost(all, sought);
}

/** What was noted for the query before. */
function forget({ matches, noted }: Searchable): void {
	for (let i = 0; i < noted.length; i++) matches[noted[i]!] = 0;
	noted.length = 0;
}

/** Is any name noted that people say? */
const hasCommon = ({ noted, commonEnd }: Searchable): boolean => noted.some((row) => row < commonEnd);

/** Is it a word that people say, but for one letter? */
const isNearlyCommon = ({ isCommon, typos }: Sought): boolean => !isCommon
	&& typos().some(({ cost, isKnown }) => isKnown && cost < ONE_TYPO);

function note({ matches, noted }: Searchable, row: number, match: number): void {
	const before = matches[row]!;
	if (before === 0) noted.push(row);
	if (before === 0 || before > match) matches[row] = match;
}

/** What a word of the query may stand for: words by number. */
interface Sought {
	readonly word: string;
	/** Itself, in any case or number. */
	readonly same: ReadonlySet<number>;
	/** These and others that it may stand for. */
	readonly words: readonly number[];
	/** May it be the beginning of a word, in names that people say and in curiosities? */
	readonly open: Open;
	/** Is it a word of a name that people say? */
	readonly isCommon: boolean;
	/** The words that it may be a misspelling of. */
	readonly typos: () => readonly Typo[];
}

interface Open {
	readonly common: boolean;
	readonly curious: boolean;
}

/** More words than any name has; those beyond are left out, so that a bit stands for each. */
const MOST_WORDS = 8;

const soughtIn = (all: Searchable, words: readonly string[]): readonly Sought[] =>
	words.filter((word, i) => words.lastIndexOf(word) === i).slice(-MOST_WORDS).map((word) => soughtOf(all, word, words.length === 1));

function soughtOf(all: Searchable, word: string, isAlone: boolean): Sought {
	const alike = all.alike(word), isKnown = (one: number): boolean => isCommonWord(all, one);
	const same = new Set(alike.filter((one) => isSameWord(word, textAt(all, one))));
	const forms = alike.filter((one) => same.has(one) || isHalf(word, textAt(all, one)));
	const typos = once(() => typosOf(all, word)), isCommon = forms.some(isKnown);
	const sought = (words: readonly number[], open: Open = CLOSED): Sought => ({ word, same, words, open, isCommon, typos });
	const kin = alike.filter(isKnown);
	// A thing that no color is called by alone is also the color that is called after it: `лес`, `лесной`.
	if (isCommon) return sought(isAlone && !isAnyName(all, forms) ? [...forms, ...kin] : forms);
	const isMisspelt = (): boolean => isNearlyCommon(sought([]));
	// An adjective that nobody has for a color is sooner one that is misspelt than one that is made anew.
	if (kin.length > 0) return sought(isAdjective(word) && isMisspelt() ? [] : [...forms, ...kin]);
	// A letter typed twice begins no second word: `goldd`.
	if (forms.length === 0 && word.at(-1) === word.at(-2) && isMisspelt() && isKnownWord(all, word.slice(0, -1))) return sought([]);
	const begun = word.length >= SHORTEST_BEGUN || isAlone ? wordsBegunWith(all, word) : [], known = begun.filter(isKnown);
	if (forms.length > 0) return sought([...forms, ...known], { common: true, curious: false });
	// What only curiosities begin with is sooner a word that people say, misspelt.
	return known.length === 0 && begun.length > 0 && isMisspelt() ? sought([]) : sought(begun, { common: true, curious: true });
}

/** Is one of the words a name by itself? */
function isAnyName({ wordRows, wordStarts, rowStarts }: Searchable, words: readonly number[]): boolean {
	for (const word of words) {
		for (let at = wordStarts[word]!; at < wordStarts[word + 1]!; at++) {
			const row = wordRows[at]!;
			if (rowStarts[row + 1]! - rowStarts[row]! === 1) return true;
		}
	}
	return false;
}

/** A letter among other words is no beginning of thousands. */
const SHORTEST_BEGUN = 2;

const CLOSED: Open = { common: false, curious: false };

/** The first row that has the word tells whether people say it. */
const isCommonWord = ({ wordRows, wordStarts, commonEnd }: Searchable, word: number): boolean => wordRows[wordStarts[word]!]! < commonEnd;

function isKnownWord(all: Searchable, text: string): boolean {
	const word = firstWordFrom(all, text);
	return textAt(all, word) === text && isCommonWord(all, word);
}

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

function wordsBegunWith(all: Searchable, text: string): readonly number[] {
	const found: number[] = [];
	for (let word = firstWordFrom(all, text); word < all.starts.length - 1 && textAt(all, word).startsWith(text); word++) found.push(word);
	return found;
}

/** Exact and prefix: all names whose letters begin with those of the query lie together. */
function noteBeginnings(all: Searchable, words: readonly string[], open: Open, exact: number): void {
	const letters = words.join(''), stems = languagesOf(letters).map(({ phraseStem }) => phraseStem(letters));
	const stem = stems.reduce((one, other) => (other.length < one.length ? other : one), letters);
	for (let i = firstJoinedFrom(all, stem); i < all.joined.length; i++) {
		const row = all.joined[i]!, isOpen = row < all.commonEnd ? open.common : open.curious;
		const match = beginning(all, row, letters, stem, isOpen);
		if (match === undefined) break;
		if (match > 0) note(all, row, match === EXACT ? exact : match);
	}
}

/** Letters that are lost with an ending, at most. */
const LONGEST_ENDING = 3;

/** How the name begins with the letters of the query; 0 for within a word that is none, undefined for not at all. */
function beginning(all: Searchable, row: number, letters: string, stem: string, isOpen: boolean): number | undefined {
	const from = all.rowStarts[row]!, to = all.rowStarts[row + 1]!;
	let read = '';
	for (let i = from; i < to; i++) {
		read += textAt(all, all.rowWords[i]!);
		if (read.length < stem.length) continue;
		if (!read.startsWith(stem)) return undefined;
		if (read === letters || isSamePhrase(letters, read)) return i === to - 1 ? EXACT : PREFIX;
		if (read.length > letters.length + LONGEST_ENDING) break;
	}
	if (read.length < stem.length) return undefined;
	return isOpen && read.startsWith(letters) ? PREFIX : 0;
}

const isSamePhrase = (letters: string, other: string): boolean =>
	scriptOf(letters) === scriptOf(other) && languagesOf(letters).some(({ phraseStem }) => phraseStem(letters) === phraseStem(other));

/** All words: notes the names that have a word for each that is sought. */
function noteWords(all: Searchable, sought: readonly Sought[], content: readonly string[], exact: number): void {
	const rows = rowsWith(all, sought, (one) => [{ cost: 0, words: one.words }]), every = 2 ** sought.length - 1;
	for (const row of rows) {
		if (all.had[row] !== every) continue;
		const match = orderIn(all, row, sought, content);
		note(all, row, match === EXACT ? exact : match);
	}
}

/** The names that are all the words, those that say nothing included, in any case or number. Gives whether there are any. */
function notePhrase(all: Searchable, words: readonly string[], sought: readonly Sought[]): boolean {
	const { rowStarts, rowWords, wordRows, wordStarts } = all;
	let isAny = false;
	for (const word of sought[0]!.same) {
		for (let at = wordStarts[word]!; at < wordStarts[word + 1]!; at++) {
			const row = wordRows[at]!, from = rowStarts[row]!;
			const isSame = rowStarts[row + 1]! - from === words.length
				&& words.every((one, i) => isSameWord(one, textAt(all, rowWords[from + i]!)));
			if (isSame) note(all, row, EXACT);
			isAny ||= isSame;
		}
	}
	return isAny;
}

interface Choice {
	readonly cost: number;
	readonly words: readonly number[];
}

/** The rows that have any of the words, with a bit for each word they have; choices come cheapest first. */
function rowsWith(all: Searchable, sought: readonly Sought[], choicesOf: (one: Sought) => readonly Choice[]): readonly number[] {
	const { had, costs, wordRows, wordStarts, having } = all;
	for (let i = 0; i < having.length; i++) had[having[i]!] = costs[having[i]!] = 0;
	having.length = 0;
	for (let i = 0; i < sought.length; i++) {
		const bit = 2 ** i;
		for (const { cost, words } of choicesOf(sought[i]!)) {
			for (let j = 0; j < words.length; j++) {
				for (let at = wordStarts[words[j]!]!, end = wordStarts[words[j]! + 1]!; at < end; at++) {
					const row = wordRows[at]!, before = had[row]!;
					if ((before & bit) !== 0) continue;
					if (before === 0) having.push(row);
					had[row] = before | bit;
					costs[row]! += cost;
				}
			}
		}
	}
	return having;
}

/** Exact and prefix by words: each the one that is sought, in another case or number at most, in its place. */
function orderIn(all: Searchable, row: number, sought: readonly Sought[], content: readonly string[]): number {
	const from = all.rowStarts[row]!, size = all.rowStarts[row + 1]! - from;
	if (size < content.length || sought.length < content.length) return WORDS;
	if (isInPlace(all, from, sought))
		return size === content.length ? EXACT : row < all.commonEnd || isLiteral(all, from, content) ? PREFIX : WORDS;
	return size === content.length && isOrderFree(content) && isInAnyPlace(all, from, sought) ? EXACT : WORDS;
}

function isInPlace(all: Searchable, from: number, sought: readonly Sought[]): boolean {
	for (let i = 0; i < sought.length; i++) if (!sought[i]!.same.has(all.rowWords[from + i]!)) return false;
	return true;
}

const isInAnyPlace = (all: Searchable, from: number, sought: readonly Sought[]): boolean =>
	sought.every(({ same }) => sought.some((_, i) => same.has(all.rowWords[from + i]!)));

const isOrderFree = (words: readonly string[]): boolean =>
	words.every((word) => languagesOf(word).every((language) => language.isOrderFree));

const isLiteral = (all: Searchable, from: number, words: readonly string[]): boolean =>
	words.every((word, i) => textAt(all, all.rowWords[from + i]!) === word);

/** All words, where one that people say is the beginning of another too: `golden` of `goldenrod`. */
function noteBegun(all: Searchable, sought: readonly Sought[]): boolean {
	if (sought.length === 1) return false;
	const rows = rowsWith(all, sought, ({ word, words }) =>
		[{ cost: 0, words: word.length < SHORTEST_BEGUN ? words : [...words, ...wordsBegunWith(all, word)] }]);
	const found = rows.filter((row) => all.had[row] === 2 ** sought.length - 1);
	for (const row of found) note(all, row, WORDS);
	return found.length > 0;
}

/** Words that are known as they stand, a single one as a name by itself, or nothing. */
function noteExactly(all: Searchable, words: readonly string[]): boolean {
	const sought = soughtIn(all, words);
	if (!sought.every(({ isCommon, same }) => isCommon && (words.length > 1 || isAnyName(all, [...same])))) return false;
	noteBeginnings(all, words, CLOSED, EXACT);
	noteWords(all, sought, words, EXACT);
	return hasCommon(all);
}

/** What one typing error costs, at most: one that changes the first letter costs more. */
const ONE_TYPO = 3;

interface Typo {
	readonly word: number;
	readonly cost: number;
	/** Is it a word that people say? */
	readonly isKnown: boolean;
}

/** The words that one may be a misspelling of. */
function typosOf(all: Searchable, wanted: string): readonly Typo[] {
	const edits = editsIn(wanted), found: Typo[] = [];
	if (edits === 0) return found;
	const mask = lettersIn(wanted), script = scriptOf(wanted), spelling = all.spelling(), { words, lengthStarts } = spelling;
	// Words of all lengths that differ by no more than the edits lie one after another.
	const from = lengthStarts[rowOf(script, wanted.length - edits)]!, to = lengthStarts[rowOf(script, wanted.length + edits) + 1]!;
	const first = wanted.charCodeAt(0), second = wanted.charCodeAt(1);
	for (let i = from; i < to; i++) {
		const bits = bitsIn(maskAt(all, spelling, i) ^ mask);
		if (bits > 2 * edits) continue;
		const word = words[i]!, at = all.starts[word]!;
		if (!mayBeMeant(wanted, bits, all.letters.charCodeAt(at) === first && all.letters.charCodeAt(at + 1) === second, edits)) continue;
		const cost = typoCost(wanted, textAt(all, word), edits);
		if (cost !== undefined) found.push({ word, cost, isKnown: isCommonWord(all, word) });
	}
	for (const { wordStem, isInflected } of languagesOf(wanted)) if (isInflected) addStemTypos(all, wanted, wordStem, found);
	return found;
}

/** Shorter stems are near to too many. */
const SHORTEST_STEM = 5;

/** The typo may be in the stem while the ending differs as well. */
function addStemTypos(all: Searchable, wanted: string, wordStem: (word: string) => string, found: Typo[]): void {
	const stem = wordStem(wanted);
	if (stem.length < SHORTEST_STEM) return;
	const mask = lettersIn(stem), { stemMasks } = all.spelling();
	for (let at = 0; at < stemMasks.length; at++) {
		if (!areNear(stemMasks[at]!, mask, 1)) continue;
		const key = all.keyPlan.stems[at]!;
		const other = textAt(all.keys, key), cost = other.length < SHORTEST_STEM ? undefined : typoCost(stem, other, 1);
		if (cost === undefined) continue;
		for (let i = all.keyPlan.wordStarts[key]!; i < all.keyPlan.wordStarts[key + 1]!; i++) {
			// The key may be the root of it; and an adjective is no misspelt noun.
			const word = all.keyPlan.words[i]!, text = textAt(all, word);
			if (wordStem(text) === other && (!isAdjective(wanted) || isAdjective(text)))
				found.push({ word, cost, isKnown: isCommonWord(all, word) });
		}
	}
}

/** How many typing errors are forgiven. A number is meant as it stands. */
const editsIn = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length >= 6 ? 2 : 1);

/** The misspelt words of the least cost; those that people say, if there are any. */
function misspelt(typos: readonly Typo[]): Choice {
	const known = typos.filter(({ isKnown }) => isKnown), among = known.length > 0 ? known : typos;
	const cost = among.reduce((least, typo) => Math.min(least, typo.cost), Infinity);
	return { cost, words: among.filter((typo) => typo.cost === cost).map(({ word }) => word) };
}

/** Typo: words that people say are right; others may be misspelt. The names with the least errors are noted. */
function noteTypos(all: Searchable, sought: readonly Sought[]): boolean {
	const rows = rowsWith(all, sought, choicesOf), every = 2 ** sought.length - 1;
	const found = rows.filter((row) => all.had[row] === every);
	const least = found.reduce((cost, row) => Math.min(cost, all.costs[row]!), Infinity);
	// Two words that people write as one come before curiosities.
	if (!found.some((row) => row < all.commonEnd) && noteJoinedTypo(all, sought)) return true;
	for (const row of found) if (all.costs[row] === least) note(all, row, TYPO);
	return found.length > 0;
}

const choicesOf = ({ isCommon, words, typos }: Sought): readonly Choice[] =>
	(isCommon ? [{ cost: 0, words }] : [{ cost: 0, words }, misspelt(typos())]);

/** A word that was written as two and misspelt as well: `tera cotta`. */
function noteJoinedTypo(all: Searchable, sought: readonly Sought[]): boolean {
	if (sought.length === 1 || sought.some(({ isCommon }) => isCommon)) return false;
	const { words } = misspelt(typosOf(all, sought.map(({ word }) => word).join('')).filter(({ isKnown }) => isKnown));
	for (const word of words) {
		for (let at = all.wordStarts[word]!; at < all.wordStarts[word + 1]!; at++) note(all, all.wordRows[at]!, TYPO);
	}
	return words.length > 0;
}

/** As many of the words as any name has: as they stand, else in other forms, else misspelt. */
function noteMost(all: Searchable, sought: readonly Sought[]): boolean {
	const ways = [(one: Sought) => [{ cost: 0, words: [...one.same] }], (one: Sought) => [{ cost: 0, words: one.words }], choicesOf];
	for (const way of ways) {
		const rows = rowsWithMost(all, sought, way);
		for (const row of rows) note(all, row, WORDS);
		if (rows.length > 0) return true;
	}
	return false;
}

/** Where names are nothing but some of the words, those names; of words in one script, those with the rarest word. */
function rowsWithMost(all: Searchable, sought: readonly Sought[], choices: (one: Sought) => readonly Choice[]): readonly number[] {
	const { had } = all, rows = rowsWith(all, sought, choices);
	const sizeOf = (row: number): number => all.rowStarts[row + 1]! - all.rowStarts[row]!;
	const most = rows.reduce((count, row) => Math.max(count, bitsIn(had[row]!)), 0);
	const having = rows.filter((row) => bitsIn(had[row]!) === most), known = having.filter((row) => row < all.commonEnd);
	const best = [known, having].map((some) => some.filter((row) => sizeOf(row) === most)).find((some) => some.length > 0);
	if (best === undefined) return known.length > 0 ? known : having;
	best.sort((one, other) => rankOf(all, one) - rankOf(all, other));
	const rareness = sought.map(({ words }) => words.reduce((count, word) => count + all.wordStarts[word + 1]! - all.wordStarts[word]!, 0));
	const commonness = (mask: number): number =>
		sought.reduce((count, _, i) => ((mask & 2 ** i) === 0 ? count : Math.min(count, rareness[i]!)), Infinity);
	const scriptIn = (mask: number): string => scriptOf(sought.find((_, i) => (mask & 2 ** i) !== 0)!.word);
	const masks = [...new Set(best.map((row) => had[row]!))].sort((one, other) => commonness(one) - commonness(other));
	const kept = new Set(masks.filter((mask, i) => masks.findIndex((other) => scriptIn(other) === scriptIn(mask)) === i));
	return best.filter((row) => kept.has(had[row]!));
}

const firstWordFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.starts.length - 1, (word) => textAt(all, word) >= text);

const firstJoinedFrom = (all: SearchIndex, text: string): number =>
	firstFrom(all.joined.length, (i) => lettersOf(all, all.joined[i]!) >= text);

function lettersOf(all: SearchIndex, row: number): string {
	let letters = '';
	for (let i = all.rowStarts[row]!; i < all.rowStarts[row + 1]!; i++) letters += textAt(all, all.rowWords[i]!);
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

/** The rows of the best names, as many as wanted, and how many there are. */
export function bestOf(
	all: Searchable,
	limit: number,
	isWanted: (row: number) => boolean,
): { readonly total: number; readonly best: readonly { readonly row: number; readonly match: Match }[] } {
	const rows = withoutRepeats(all).filter(isWanted), most = ranksIn(all);
	// By match, then as names are told.
	const ranks = Float64Array.from(firstAmong(all, rows, limit), (row) => all.matches[row]! * most + rankOf(all, row)).sort();
	return {
		total: rows.length,
		best: Array.from(ranks.subarray(0, limit), (rank) => ({ row: rowOfRank(all, rank), match: MATCHES[Math.floor(rank / most) - 1]! })),
	};
}

/** Those rows among which the best so many are, by match and list alone: a rank is asked of a name, and there may be thousands. */
function firstAmong(all: Searchable, rows: readonly number[], limit: number): readonly number[] {
	const classOf = (row: number): number => all.matches[row]! * PRECEDENCE_COUNT + precedenceOf(all, row);
	const counts = new Uint32Array((TYPO + 1) * PRECEDENCE_COUNT);
	for (let i = 0; i < rows.length; i++) counts[classOf(rows[i]!)]!++;
	let last = 0;
	for (let count = counts[0]!; count < limit && last < counts.length - 1;) count += counts[++last]!;
	return rows.filter((row) => classOf(row) <= last);
}

function resultOf(all: Searchable, limit: number, locale: Locale | undefined): SearchResult {
	const { total, best } = bestOf(all, limit, (row) => locale === undefined || LOCALES[all.locales[row]!] === locale);
	return { total, results: best.map(({ row, match }) => found(all, row, match)) };
}

/** Names of one color and language stand for one another: the first of those that match best is told. */
function withoutRepeats(all: Searchable): readonly number[] {
	const { matches, noted, groupOf } = all, best = new Map<number, number>();
	for (const row of noted) {
		const group = groupOf[row]!;
		if (group === 0) continue;
		const other = best.get(group);
		if (other === undefined || (matches[row]! - matches[other]! || rankOf(all, row) - rankOf(all, other)) < 0) best.set(group, row);
	}
	return noted.filter((row) => groupOf[row] === 0 || best.get(groupOf[row]!) === row);
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

const FEWEST_JOINED = 4;

function firstExact(words: readonly string[], isSame: (word: string, other: string) => boolean): ListedName | undefined {
	if (words.length === 0 || words.some(isSlur)) return undefined;
	const all = listed(), content = contentOf(words);
	forget(all);
	const sought = content.map((word): Sought => {
		const same = all.alike(word).filter((one) => isSame(word, textAt(all, one)));
		return { word, same: new Set(same), words: same, open: CLOSED, isCommon: false, typos: () => [] };
	});
	const isPhrase = content.length < words.length && notePhrase(all, words, sought);
	if (!isPhrase) {
		// Fewer letters are no words that were joined, and thousands of names begin with them.
		if (content.join('').length >= FEWEST_JOINED) noteBeginnings(all, content, CLOSED, EXACT);
		noteWords(all, sought, content, EXACT);
	}
	return firstNoted(all);
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

/** The color of the name of a row. */
function rgb24In(plan: SearchPlan, row: number): Rgb24 {
	const place = plan.places[row]!, list = listIn(plan, row);
	return list === undefined ? listOf('common').rgb24(furtherWords()[place]!.entry) : list.rgb24(place);
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
