/*
 * Matches names to the words of a query; search.ts defines the ways of matching.
 *
 * Filler words (`color`, `цвет`) are dropped if others remain; query-terms.ts expands each of the others. If no name has all
 * words, these are tried in turn: the same words in another script (`krasny`); beginnings of words; the fewest typing errors
 * in words that no common name has; the most words that any name has.
 *
 * Proof  test/names/search.test.ts, against a plain search that compares every name.
 */

import { spend } from '../math/budget.ts';
import { detectScript } from './script.ts';
import { isSameWord, languagesFor, withoutFillers } from './locale.ts';
import { CLOSED, isAnyName, isNearlyCommon, SHORTEST_BEGUN, toTerms, type Open, type QueryTerm } from './query-terms.ts';
import { rankRow, rowsWithWord } from './search-index.ts';
import {
	addMatch, clearMatches, EXACT, firstJoinedFrom, hasCommon, hasExact, PREFIX, TYPO, TYPO_IN_PART, WORDS, wordsWithPrefix, type Searchable,
} from './searchable.ts';
import { isSlur } from './slurs.ts';
import { inOtherLetters } from './transliterate.ts';
import { bitsIn } from './typo.ts';
import { findTypos, type Typo } from './word-typos.ts';

/** Notes how names match the words; true if any does. */
export function matchQuery(all: Searchable, words: readonly string[]): boolean {
	spend(5 + 5 * words.length);
	clearMatches(all);
	if (words.length === 0 || words.some(isSlur)) return false;
	const content = withoutFillers(words), terms = toTerms(all, content);
	// A phrase may be a name with its fillers, `цвет морской волны`; then nothing else is exact.
	const isPhrase = content.length < words.length && matchPhrase(all, words, terms);
	const exact = isPhrase ? WORDS : EXACT;
	matchPrefixes(all, content, terms.at(-1)!.open, exact);
	matchWords(all, terms, content, exact);
	const isExact = hasExact(all), isSaid = hasCommon(all);
	const other = isExact ? undefined : inOtherLetters(content);
	// English in Cyrillic letters may match further names: `пинк`, `бэби-пинк`.
	if (isSaid) return (other !== undefined && detectScript(content[0]!) === 'cyrillic' && matchExactly(all, other)) || true;
	const isAny = all.matched.length > 0;
	if (other !== undefined && !terms.some(isNearlyCommon) && matchExactly(all, other)) return true;
	return isAny || matchUnfinished(all, terms) || matchTypos(all, terms) || matchMost(all, terms);
}

/** Notes exact and prefix matches: names whose letters begin with those of the query are adjacent in the index. */
function matchPrefixes(all: Searchable, words: readonly string[], open: Open, exact: number): void {
	const letters = words.join(''), stems = languagesFor(letters).map(({ phraseStem }) => phraseStem(letters));
	const stem = stems.reduce((one, other) => (other.length < one.length ? other : one), letters);
	for (let i = firstJoinedFrom(all, stem); i < all.joined.length; i++) {
		spend(0.3);
		const row = all.joined[i]!, isOpen = row < all.commonEnd ? open.common : open.curious;
		const match = beginning(all, row, letters, stem, isOpen);
		if (match === undefined) break;
		if (match > 0) addMatch(all, row, match === EXACT ? exact : match);
	}
}

/** Letters that an ending has, at most. */
const LONGEST_ENDING = 3;

/** How the name begins with the letters of the query: a match, 0 for inside a word that must be complete, undefined for not at all. */
function beginning(all: Searchable, row: number, letters: string, stem: string, isOpen: boolean): number | undefined {
	const from = all.rowStarts[row]!, to = all.rowStarts[row + 1]!;
	let read = '';
	for (let i = from; i < to; i++) {
		read += all.wordAt(all.rowWords[i]!);
		if (read.length < stem.length) continue;
		if (!read.startsWith(stem)) return undefined;
		if (read === letters || isSamePhrase(letters, read)) return i === to - 1 ? EXACT : PREFIX;
		if (read.length > letters.length + LONGEST_ENDING) break;
	}
	if (read.length < stem.length) return undefined;
	return isOpen && read.startsWith(letters) ? PREFIX : 0;
}

const isSamePhrase = (letters: string, other: string): boolean =>
	detectScript(letters) === detectScript(other)
	&& languagesFor(letters).some(({ phraseStem }) => phraseStem(letters) === phraseStem(other));

/** Notes the names that have a word for each query word. */
function matchWords(all: Searchable, terms: readonly QueryTerm[], content: readonly string[], exact: number): void {
	const rows = rowsWith(all, terms, (one) => [{ cost: 0, words: one.words }]), every = 2 ** terms.length - 1;
	for (const row of rows) {
		if (all.masks[row] !== every) continue;
		const match = orderIn(all, row, terms, content);
		addMatch(all, row, match === EXACT ? exact : match);
	}
}

/** Notes the names that consist of all the words, fillers included, in any case or number; true if there are any. */
function matchPhrase(all: Searchable, words: readonly string[], terms: readonly QueryTerm[]): boolean {
	const { rowStarts, rowWords } = all;
	let isAny = false;
	for (const word of terms[0]!.same) {
		for (const row of rowsWithWord(all, word)) {
			const from = rowStarts[row]!;
			const isSame = rowStarts[row + 1]! - from === words.length
				&& words.every((one, i) => isSameWord(one, all.wordAt(rowWords[from + i]!)));
			if (isSame) addMatch(all, row, EXACT);
			isAny ||= isSame;
		}
	}
	return isAny;
}

interface Choice {
	readonly cost: number;
	readonly words: readonly number[];
}

/** Rows that have any of the words, with a bit for each query word they have; choices are in ascending order of cost. */
function rowsWith(all: Searchable, terms: readonly QueryTerm[], listChoices: (one: QueryTerm) => readonly Choice[]): readonly number[] {
	const { masks: rowMasks, costs, firstEntry, nextEntry, rowOf, masked } = all;
	for (let i = 0; i < masked.length; i++) rowMasks[masked[i]!] = costs[masked[i]!] = 0;
	masked.length = 0;
	for (let i = 0; i < terms.length; i++) {
		const bit = 2 ** i;
		for (const { cost, words } of listChoices(terms[i]!)) {
			spend(0.1 * words.length);
			for (let j = 0; j < words.length; j++) {
				for (let entry = firstEntry[words[j]!]!; entry !== 0; entry = nextEntry[entry]!) {
					const row = rowOf[entry]!, before = rowMasks[row]!;
					if ((before & bit) !== 0) continue;
					if (before === 0) masked.push(row);
					rowMasks[row] = before | bit;
					costs[row]! += cost;
				}
			}
		}
	}
	spend(0.05 * masked.length);
	return masked;
}

/** Exact and prefix by words: each query word in place, at most in another case or number. */
function orderIn(all: Searchable, row: number, terms: readonly QueryTerm[], content: readonly string[]): number {
	const from = all.rowStarts[row]!, size = all.rowStarts[row + 1]! - from;
	if (size < content.length || terms.length < content.length) return WORDS;
	if (isInPlace(all, from, terms))
		return size === content.length ? EXACT : row < all.commonEnd || isLiteral(all, from, content) ? PREFIX : WORDS;
	return size === content.length && areOrderFree(content) && isInAnyPlace(all, from, terms) ? EXACT : WORDS;
}

function isInPlace(all: Searchable, from: number, terms: readonly QueryTerm[]): boolean {
	for (let i = 0; i < terms.length; i++) if (!terms[i]!.same.has(all.rowWords[from + i]!)) return false;
	return true;
}

/** True if each term has a place, and each place a term: `синий-синий` is not синий кит. */
const isInAnyPlace = (all: Searchable, from: number, terms: readonly QueryTerm[]): boolean => terms.every(({ same }, at) =>
	terms.some((_, i) => same.has(all.rowWords[from + i]!)) && terms.some((term) => term.same.has(all.rowWords[from + at]!)));

const areOrderFree = (words: readonly string[]): boolean =>
	words.every((word) => languagesFor(word).every((language) => language.isOrderFree));

const isLiteral = (all: Searchable, from: number, words: readonly string[]): boolean =>
	words.every((word, i) => all.wordAt(all.rowWords[from + i]!) === word);

/** Notes names that have all words, if a common word may also be the beginning of another: `golden` of `goldenrod`. */
function matchUnfinished(all: Searchable, terms: readonly QueryTerm[]): boolean {
	if (terms.length === 1) return false;
	const rows = rowsWith(all, terms, ({ word, words }) =>
		[{ cost: 0, words: word.length < SHORTEST_BEGUN ? words : [...words, ...wordsWithPrefix(all, word)] }]);
	const matches = rows.filter((row) => all.masks[row] === 2 ** terms.length - 1);
	for (const row of matches) addMatch(all, row, WORDS);
	return matches.length > 0;
}

/** Notes exact matches only, if all words are common and a single one is a name by itself. */
function matchExactly(all: Searchable, words: readonly string[]): boolean {
	const terms = toTerms(all, words);
	if (!terms.every(({ isCommon, same }) => isCommon && (words.length > 1 || isAnyName(all, [...same])))) return false;
	matchPrefixes(all, words, CLOSED, EXACT);
	matchWords(all, terms, words, EXACT);
	return hasCommon(all);
}

/** The misspelt words of the least cost; only common ones, if there are any. */
function cheapest(typos: readonly Typo[]): Choice {
	const common = typos.filter(({ isCommon }) => isCommon), among = common.length > 0 ? common : typos;
	const cost = among.reduce((least, typo) => Math.min(least, typo.cost), Infinity);
	return { cost, words: among.filter((typo) => typo.cost === cost).map(({ word }) => word) };
}

/** Typo: common words are taken as right; others may be misspelt. Notes the names with the fewest errors. */
function matchTypos(all: Searchable, terms: readonly QueryTerm[]): boolean {
	const rows = rowsWith(all, terms, listChoices), every = 2 ** terms.length - 1;
	const matches = rows.filter((row) => all.masks[row] === every);
	const least = matches.reduce((cost, row) => Math.min(cost, all.costs[row]!), Infinity);
	// Two words that are usually written as one precede curiosities.
	if (!matches.some((row) => row < all.commonEnd) && matchJoinedTypo(all, terms)) return true;
	for (const row of matches) if (all.costs[row] === least) addTypo(all, row, terms);
	return matches.length > 0;
}

/** `Lemmon` is lemon before lemon chiffon, and `olive gren` olive green before green olive. */
const addTypo = (all: Searchable, row: number, terms: readonly QueryTerm[]): void =>
	addMatch(all, row, countWords(all, row) <= terms.length && beginsLike(all, row, terms[0]!) ? TYPO : TYPO_IN_PART);

const beginsLike = (all: Searchable, row: number, { word }: QueryTerm): boolean =>
	all.wordAt(all.rowWords[all.rowStarts[row]!]!)[0] === word[0];

const countWords = (all: Searchable, row: number): number => all.rowStarts[row + 1]! - all.rowStarts[row]!;

const listChoices = ({ isCommon, words, typos }: QueryTerm): readonly Choice[] =>
	(isCommon ? [{ cost: 0, words }] : [{ cost: 0, words }, cheapest(typos())]);

/** A word that was split in two and misspelt as well: `tera cotta`. */
function matchJoinedTypo(all: Searchable, terms: readonly QueryTerm[]): boolean {
	if (terms.length === 1 || terms.some(({ isCommon }) => isCommon)) return false;
	const { words } = cheapest(findTypos(all, terms.map(({ word }) => word).join('')).filter(({ isCommon }) => isCommon));
	for (const word of words) for (const row of rowsWithWord(all, word)) addTypo(all, row, terms);
	return words.length > 0;
}

/** Notes names with the most query words: as written, else in other forms, else misspelt. */
function matchMost(all: Searchable, terms: readonly QueryTerm[]): boolean {
	const ways = [(one: QueryTerm) => [{ cost: 0, words: [...one.same] }], (one: QueryTerm) => [{ cost: 0, words: one.words }], listChoices];
	for (const way of ways) {
		const rows = rowsWithMost(all, terms, way);
		for (const row of rows) addMatch(all, row, WORDS);
		if (rows.length > 0) return true;
	}
	return false;
}

/** Rows with the most query words: names without other words, if any; for words in one script, those with the rarest word. */
function rowsWithMost(all: Searchable, terms: readonly QueryTerm[], choices: (one: QueryTerm) => readonly Choice[]): readonly number[] {
	const { masks: rowMasks } = all, rows = rowsWith(all, terms, choices);
	const most = rows.reduce((count, row) => Math.max(count, bitsIn(rowMasks[row]!)), 0);
	const matched = rows.filter((row) => bitsIn(rowMasks[row]!) === most), common = matched.filter((row) => row < all.commonEnd);
	const best = [common, matched].map((some) => some.filter((row) => countWords(all, row) === most)).find((some) => some.length > 0);
	if (best === undefined) return common.length > 0 ? common : matched;
	best.sort((one, other) => rankRow(all, one) - rankRow(all, other));
	const rareness = terms.map(({ words }) => words.reduce((count, word) => count + rowsWithWord(all, word).length, 0));
	const commonness = (mask: number): number =>
		terms.reduce((count, _, i) => ((mask & 2 ** i) === 0 ? count : Math.min(count, rareness[i]!)), Infinity);
	const scriptIn = (mask: number): string => detectScript(terms.find((_, i) => (mask & 2 ** i) !== 0)!.word);
	const masks = [...new Set(best.map((row) => rowMasks[row]!))].sort((one, other) => commonness(one) - commonness(other));
	const chosen = new Set(masks.filter((mask, i) => masks.findIndex((other) => scriptIn(other) === scriptIn(mask)) === i));
	return best.filter((row) => chosen.has(rowMasks[row]!));
}

const FEWEST_JOINED = 4;

/** Notes the names that consist of the words, each equal to a query word by `isSame`; false for queries without meaning. */
export function matchWhole(all: Searchable, words: readonly string[], isSame: (word: string, other: string) => boolean): boolean {
	spend(2 + 2 * words.length);
	clearMatches(all);
	if (words.length === 0 || words.some(isSlur)) return false;
	const content = withoutFillers(words);
	const terms = content.map((word): QueryTerm => {
		const same = all.related(word).filter((one) => isSame(word, all.wordAt(one)));
		return { word, same: new Set(same), words: same, open: CLOSED, isCommon: false, typos: () => [] };
	});
	const isPhrase = content.length < words.length && matchPhrase(all, words, terms);
	if (!isPhrase) {
		// Fewer letters are not joined words, and thousands of names begin with them.
		if (content.join('').length >= FEWEST_JOINED) matchPrefixes(all, content, CLOSED, EXACT);
		matchWords(all, terms, content, EXACT);
	}
	return true;
}
