/*
 * A name, as anyone would write it, to its color: common names in every language with their further words, then
 * the extended names.
 *
 * Case does not matter, nor spaces, hyphens and apostrophes between words, nor ё or е, grey or gray. Before and behind
 * the name nothing is forgiven: `-infinity` is a number to most, and `red'` a slip. Accents may be left out
 * (`cafe creme`) but not added. Everything else has to be as in the name: there is no color in `teal;`, nor in a teal
 * with a zero-width space. Where several names are the same without all that, the one spelled like the text comes first.
 *
 * The index is the names in the order of their letters, which is searched by halves.
 *
 * Proof  test/names/find-name.test.ts.
 */

import { mergedOf, unmerged, type Merged, type TableSet } from './columns.ts';
import { letterKey } from './fold.ts';
import { commonIn, furtherWords, listOf, type NameList } from './lists.ts';
import { tableOf } from './data.ts';
import { LOCALES } from './locale.ts';
import { once } from './once.ts';

/** Where a name stands: numbers count through all lists, in order of precedence. */
interface Range {
	readonly list: NameList;
	readonly size: number;
	readonly name: (i: number) => string;
	/** The place in the list. */
	readonly place: (i: number) => number;
}

const ranges = once((): readonly Range[] => {
	const same = (i: number): number => i;
	const of = (list: NameList): Range => ({ list, size: list.size, name: list.name, place: same });
	const further = furtherWords();
	return [
		...LOCALES.map((locale) => of(listOf(commonIn(locale)))),
		{ list: listOf('common'), size: further.length, name: (i) => further[i]!.word, place: (i) => further[i]!.entry },
		of(listOf('extended')),
	];
});

/** The numbers of the names, ordered by their letters, then by number. */
function buildKeys(): Merged {
	const sizes = ranges().map(({ size }) => size), starts = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
	const names = ranges().flatMap(({ size, name }) => Array.from({ length: size }, (_, i) => name(i)));
	const letters = names.map((name) => letterKey(name).key);
	// A color may have no name in a language.
	const order = [...letters.keys()].filter((i) => names[i] !== '');
	return mergedOf(order.sort((i, j) => (letters[i] === letters[j] ? i - j : letters[i]! < letters[j]! ? -1 : 1)), starts);
}

const plan = once(() => tableOf('keys', buildKeys));
const keys = once(() => unmerged(plan()));

/**
 * The numbers of all names, ordered by their letters, and where those of each list begin: the common names of each language,
 * further words, extended names.
 */
export function numbersByLetters(): { readonly numbers: Uint32Array; readonly starts: readonly number[] } {
	let end = 0;
	return { numbers: keys(), starts: ranges().map(({ size }) => (end += size) - size) };
}

/** The index, by the name it is packed under. */
export const KEY_TABLES: TableSet = { 'keys': plan };

export interface NamePlace {
	readonly list: NameList;
	readonly place: number;
}

/** Where the name stands, or undefined for what is none. */
export function findName(text: string): NamePlace | undefined {
	const sought = letterKey(text), names = keys();
	const edges = edgesOf(text);
	let found: NamePlace | undefined, isSpelledSo = false;
	for (let i = firstOf(sought.key); i < names.length; i++) {
		const { range, at } = rangeOf(names[i]!), name = range.name(at), letters = letterKey(name);
		if (letters.key !== sought.key) break;
		if (sought.hasMarks && letters.marked !== sought.marked) continue;
		if (edges !== BARE && edges !== edgesOf(name)) continue;
		const place = { list: range.list, place: range.place(at) };
		if (found === undefined) found = place;
		else if (found.list.id === 'extended' !== (place.list.id === 'extended')) break;
		if (isSpelledSo || spelling(name) !== spelling(text)) continue;
		found = place;
		isSpelledSo = true;
	}
	return found;
}

const WORDS = /[^\s\p{Pd}'’](?:.*[^\s\p{Pd}'’])?/su;

/** Hyphens and apostrophes before and behind the words, with a letter in their place: `a'` of Surfin’. */
const edgesOf = (text: string): string => text.replace(WORDS, 'a').replaceAll('’', '\'');

const BARE = 'a';

const spelling = (text: string): string => text.toLowerCase().replaceAll('’', '\'');

function rangeOf(number: number): { readonly range: Range; readonly at: number } {
	let at = number;
	for (const range of ranges()) {
		if (at < range.size) return { range, at };
		at -= range.size;
	}
	throw new RangeError(`There is no name ${number}.`);
}

/** The letters of the names that every search compares first, by their place in the order. */
const compared = once((): Map<number, string> => new Map());

/** Names that lie closer together than this are read anew by each search: the others are a few thousand. */
const CLOSE = 8;

function lettersAt(place: number): string {
	const { range, at } = rangeOf(keys()[place]!);
	return letterKey(range.name(at)).key;
}

/** The place of the first name whose letters are these or later ones. */
function firstOf(wanted: string): number {
	let low = 0, high = keys().length;
	while (low < high) {
		const middle = (low + high) >> 1;
		let letters = compared().get(middle);
		if (letters === undefined) {
			letters = lettersAt(middle);
			if (high - low > CLOSE) compared().set(middle, letters);
		}
		if (letters < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}
