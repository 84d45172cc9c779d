/*
 * "Did you mean": the name nearest to an unknown text. A text in Cyrillic gets a Russian name, because no other has
 * similar letters.
 *
 * Proof  test/names/suggest.test.ts.
 */

import { spend } from '../math/budget.ts';
import { closest } from '../math/edit-distance.ts';
import { compose, isModifier, isThing, partitionWords } from './compose.ts';
import { foldJoined, foldWords } from './fold.ts';
import { commonIn, furtherWords, getList } from './lists.ts';
import { detectLocale } from './locale.ts';
import { LOCALES } from './locales/ids.ts';
import { memoize, once } from './once.ts';
import { nearestRal } from './ral-codes.ts';
import { search } from './search.ts';
import { nearestClass } from './tailwind-class.ts';
import { areNear, lettersIn, typoCost } from './typo.ts';

/** Longer texts are not misspelt names, and would cost more to compare. */
const LONGEST_MISSPELT = 40;

const MOST_EDITS = 2;

/** Short texts are near to too many names. */
const mostEdits = (letters: string): number => (letters.length <= 8 ? 1 : MOST_EDITS);

interface Candidate {
	/** Folded letters without spaces; the first of several names with the same letters counts. */
	readonly letters: string;
	readonly name: string;
	/** Index among all names; the first of equally near names is suggested. */
	readonly place: number;
}

interface Candidates {
	/** Ordered by length. */
	readonly names: readonly Candidate[];
	/** Number of names that are not further words; they have the first places. */
	readonly mainSize: number;
	readonly masks: Uint32Array;
	/** Index of the first name of each length, up to LONGEST_MISSPELT and two more. */
	readonly lengthStarts: readonly number[];
}

/** CSS keywords with `transparent`, then the common names and their further words. */
const candidates = once((): Candidates => {
	const listed = (['css', ...LOCALES.map(commonIn)] as const).flatMap((id) => {
		const { size, name } = getList(id);
		return Array.from({ length: size }, (_, i) => name(i));
	});
	const names = new Map<string, string>();
	const add = (name: string): void => {
		const letters = foldJoined(name);
		if (!names.has(letters)) names.set(letters, name);
	};
	for (const name of [...listed, 'transparent']) add(name);
	const mainSize = names.size;
	for (const { word } of furtherWords()) add(word);
	const sorted = [...names].map(([letters, name], place): Candidate => ({ letters, name, place }))
		.sort((one, other) => one.letters.length - other.letters.length);
	return {
		names: sorted,
		mainSize,
		masks: Uint32Array.from(sorted, ({ letters }) => lettersIn(letters)),
		lengthStarts: Array.from({ length: LONGEST_MISSPELT + MOST_EDITS + 2 }, (_, length) => {
			const first = sorted.findIndex(({ letters }) => letters.length >= length);
			return first < 0 ? sorted.length : first;
		}),
	};
});

/** A name within one or two edits of the text, or one whose words are. */
export function suggestName(text: string): string | undefined {
	const letters = foldJoined(text);
	if (letters === '' || letters.length > LONGEST_MISSPELT) return undefined;
	return nearestClass(text) ?? nearestRal(text) ?? [nearestName(letters), correctSpelling(text)].find((name) => hasNumbersOf(text, name));
}

/** Numbers at the end of a word; in `0range` the digit is a letter that was mistyped. */
const numbersIn = (text: string): string => text.match(/\d+(?!\p{L})/gu)?.join() ?? '';

/** True for a name with the numbers of the text: `SlateGray3` is another color than `slategray`. */
const hasNumbersOf = (text: string, name: string | undefined): boolean => name !== undefined && numbersIn(text) === numbersIn(name);

/** The shortest name of one word that the letters begin, not a further word if possible, or else the name with the fewest typing errors. */
function nearestName(letters: string): string | undefined {
	const { names, mainSize, masks, lengthStarts } = candidates();
	const begun = letters.length < SHORTEST_START ? [] : names.filter((one) => one.letters.startsWith(letters) && !SPACE.test(one.name));
	if (begun.length > 0) return (begun.find(({ place }) => place < mainSize) ?? begun[0]!).name;
	const mask = lettersIn(letters), edits = mostEdits(letters);
	let nearest: Candidate | undefined, least = Infinity;
	const start = lengthStarts[Math.max(0, letters.length - edits)]!, end = lengthStarts[letters.length + edits + 1]!;
	spend(0.015 * (end - start));
	for (let i = start; i < end; i++) {
		if (!areNear(masks[i]!, mask, edits)) continue;
		const one = names[i]!, cost = typoCost(letters, one.letters, edits) ?? Infinity;
		if (cost > least || cost === Infinity || (cost === least && one.place > nearest!.place)) continue;
		nearest = one;
		least = cost;
	}
	return nearest?.name;
}

/** The common name that the words misspell. */
function correctSpelling(text: string): string | undefined {
	if (!WORDS.test(text.replace(/[.,:;!?]+$/, ''))) return undefined;
	const words = foldWords(text), language = detectLocale(words), first = findResults(text).find(({ locale }) => locale === language);
	const isAlike = first !== undefined && first.source !== 'extended' && (first.match === 'exact' || first.match === 'typo');
	return isAlike && foldWords(first.name).length === words.length ? first.name : undefined;
}

const WORDS = /^[\p{L}\p{M}\d\s'’-]{3,}$/u;

/** Number of results to try, and to request, to find a name in the language of the text. */
const TRIED = 5;
const LISTED = 20;

/** Cached, because a text is searched twice: for its words, and for the name that they form. */
const findResults = memoize(1, (text) => search(text, { limit: LISTED }).results);

/** A composed name with the nearest name instead of its one unknown word: `reddish green`, `burgundy dress` for `burgandy dress`. */
function correctPart(text: string): string | undefined {
	const words = foldWords(text), [unknown = '', ...others] = partitionWords(text).unknown.filter((word) => !isThing(word));
	const name = words.length < 2 || others.length > 0 ? undefined : nearestName(unknown);
	const corrected = words.map((word) => (word === unknown ? name?.toLowerCase() : word)).join(' ');
	return name !== undefined && compose(corrected) !== undefined ? corrected : undefined;
}

/**
 * A composed name that the text misspells, or a name with words similar to those of the text, in any order; undefined for a text that is
 * not only words.
 */
export function suggestWords(text: string): string | undefined {
	if (text.length > LONGEST_MISSPELT || !WORDS.test(text)) return undefined;
	const corrected = correctPart(text);
	if (corrected !== undefined) return corrected;
	const letters = foldJoined(text);
	const words = foldWords(text).filter((word) => !NUMBER.test(word) && !isModifier(word));
	// There are so many extended names that one is near to anything.
	return findResults(text).slice(0, TRIED).find(({ name, source }) => hasNumbersOf(text, name) && (source === 'extended'
		? closest(letters, [foldJoined(name)]) !== undefined
		: foldWords(name).some((word) => words.some((written) => isBegunOrMisspelt(word, written)))))?.name;
}

const isBegunOrMisspelt = (word: string, written: string): boolean =>
	(written.length >= SHORTEST_START && word.startsWith(written)) || closest(written, [word]) !== undefined;

const NUMBER = /^\d+$/;

/** Letters of an unfinished word, at least. */
const SHORTEST_START = 4;

const SPACE = /[\s-]/;
