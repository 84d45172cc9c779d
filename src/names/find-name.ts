/*
 * Looks up a color name: common names in every language and their further words, then the extended names.
 *
 * Ignored: case; spaces, hyphens and apostrophes between words; ё or е, grey or gray. Before and after the name everything
 * counts: `-infinity` is a number to most, and `red'` a typing error. Accents may be omitted (`cafe creme`) but not added.
 * Any other difference is a miss: `teal;`, or teal with a zero-width space. If several names differ only in what is
 * ignored, the one spelled like the text comes first.
 *
 * The index is all names ordered by their letters, searched by bisection.
 *
 * Proof  test/names/find-name.test.ts.
 */

import { firstFrom } from '../math/bisect.ts';
import { decodeMerged, encodeMerged, sumsBefore, type Merged, type TableSet } from './columns.ts';
import { letterKey } from './fold.ts';
import { commonIn, furtherWords, getList, type NameList } from './lists.ts';
import { loadTable } from './data.ts';
import { LOCALES } from './locales/ids.ts';
import { memoizeIndexed, once } from './once.ts';

/** A run of names; numbers count through all lists, in order of precedence. */
interface Range {
	readonly list: NameList;
	readonly size: number;
	readonly name: (i: number) => string;
	/** Index in the list. */
	readonly place: (i: number) => number;
}

const ranges = once((): readonly Range[] => {
	const same = (i: number): number => i;
	const of = (list: NameList): Range => ({ list, size: list.size, name: list.name, place: same });
	const further = furtherWords();
	return [
		...LOCALES.map((locale) => of(getList(commonIn(locale)))),
		{ list: getList('common'), size: further.length, name: (i) => further[i]!.word, place: (i) => further[i]!.entry },
		of(getList('extended')),
	];
});

/** Numbers of the names, ordered by their letters, then by number. */
function buildKeys(): Merged {
	const names = ranges().flatMap(({ size, name }) => Array.from({ length: size }, (_, i) => name(i)));
	const letters = names.map((name) => letterKey(name).key);
	// A color may have no name in a language.
	const order = [...letters.keys()].filter((i) => names[i] !== '')
		.sort((i, j) => (letters[i] === letters[j] ? i - j : letters[i]! < letters[j]! ? -1 : 1));
	return encodeMerged(order, sumsBefore(ranges().map(({ size }) => size)));
}

const plan = once(() => loadTable('keys', buildKeys));
const keys = once(() => decodeMerged(plan()));

/** The index, by the name it is packed under. */
export const KEY_TABLES: TableSet = { 'keys': plan };

interface NamePlace {
	readonly list: NameList;
	readonly place: number;
}

/** List and index of the name; undefined for unknown names. */
export function findName(text: string): NamePlace | undefined {
	const query = letterKey(text), names = keys(), edges = toEdges(text);
	let match: NamePlace | undefined, isExactSpelling = false;
	for (let i = firstFrom(names.length, (place) => lettersAt()(place) >= query.key); i < names.length; i++) {
		const { range, at } = findRange(names[i]!), name = range.name(at), letters = letterKey(name);
		if (letters.key !== query.key) break;
		if (query.hasMarks && letters.marked !== query.marked) continue;
		if (edges !== BARE && edges !== toEdges(name)) continue;
		const place = { list: range.list, place: range.place(at) };
		if (match === undefined) match = place;
		else if (match.list.id === 'extended' !== (place.list.id === 'extended')) break;
		if (isExactSpelling || spelling(name) !== spelling(text)) continue;
		match = place;
		isExactSpelling = true;
	}
	return match;
}

const WORDS = /[^\s\p{Pd}'’](?:.*[^\s\p{Pd}'’])?/su;

/** Hyphens and apostrophes around the words, which are replaced by a letter: `a'` for Surfin’. */
const toEdges = (text: string): string => text.replace(WORDS, 'a').replaceAll('’', '\'');

const BARE = 'a';

const spelling = (text: string): string => text.toLowerCase().replaceAll('’', '\'');

function findRange(number: number): { readonly range: Range; readonly at: number } {
	let at = number;
	for (const range of ranges()) {
		if (at < range.size) return { range, at };
		at -= range.size;
	}
	throw new RangeError(`Unknown name ${number}.`);
}

/** Letters by place in the order: every search compares the same ones first. */
const lettersAt = once(() => memoizeIndexed(keys().length, (place) => {
	const { range, at } = findRange(keys()[place]!);
	return letterKey(range.name(at)).key;
}));
