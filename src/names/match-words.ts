/*
 * How names match the words of a query; search.ts says what each way of matching means.
 *
 * What a word of the query may stand for is decided word by word: itself in any case or number; where no name that
 * people say has it, also the color called after it (`трава`, `травяной`) or else the words that begin with it. Words that
 * say nothing (`color`, `цвет`) are left out beside others. Where no name has all words, it is tried, one after the
 * other: the same in the letters of another language (`krasny`); beginnings of words; the fewest typing errors in the
 * words that no common name has; the most words that any name has.
 *
 * Proof  test/names/search.test.ts, against a plain search that looks at every name.
 */

import { textAt } from './columns.ts';
import { scriptOf } from './language.ts';
import { contentOf, isAdjective, isHalf, isSameWord, languagesOf } from './locale.ts';
import { once } from './once.ts';
import { rankOf } from './search-index.ts';
import {
	EXACT, firstJoinedFrom, firstWordFrom, forget, hasCommon, isCommonWord, note, PREFIX, TYPO, WORDS, wordsBegunWith, type Searchable,
} from './searchable.ts';
import { isSlur } from './slurs.ts';
import { inOtherLetters } from './transliterate.ts';
import { bitsIn } from './typo.ts';
import { ONE_TYPO, typosOf, type Typo } from './word-typos.ts';

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

/** Is it a word that people say, but for one letter? */
const isNearlyCommon = ({ isCommon, typos }: Sought): boolean => !isCommon
	&& typos().some(({ cost, isKnown }) => isKnown && cost < ONE_TYPO);

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

function isKnownWord(all: Searchable, text: string): boolean {
	const word = firstWordFrom(all, text);
	return textAt(all, word) === text && isCommonWord(all, word);
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

const FEWEST_JOINED = 4;

/** Notes the names that are the words, each the same as that of the query by a rule; gives whether they say anything. */
export function noteWhole(all: Searchable, words: readonly string[], isSame: (word: string, other: string) => boolean): boolean {
	forget(all);
	if (words.length === 0 || words.some(isSlur)) return false;
	const content = contentOf(words);
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
	return true;
}
