/*
 * Names encoded by their words. The search index has the words of every name, and nine of ten extended names are these
 * words, capitalized and separated by spaces; only the others are packed as text.
 *
 * A row is a name in the index, in list order. The first words of rows ascend like the names, so they are stored apart from the
 * other words, which have no known order. Where words and rows begin is stored for every 128th of them, so that one name is decoded
 * without the others.
 *
 * Proof  test/names/pack.test.ts: every name survives the round trip.
 */

import { firstFrom } from '../math/bisect.ts';
import {
	BLOCK, everyBlock, joinSorted, numberColumn, sortedReader, sumsBefore, type NumberColumn, type SortedTexts,
} from './columns.ts';
import { packedTable } from './data.ts';
import { memoizeIndexed, once } from './once.ts';

/** All words, ordered by code units, and the words of rows. A type, not an interface, so that it is a `Table` too. */
export type NameRows = SortedTexts & {
	/** Number of words per row; offset of the words of every 128th row. */
	readonly rowSizes: NumberColumn;
	readonly rowAnchors: NumberColumn;
	/** The first word of each row. */
	readonly firsts: NumberColumn;
	/** The other words, row after row, in two bytes. */
	readonly otherLows: Uint8Array;
	readonly otherHighs: Uint8Array;
};

/** The numbers of more words do not fit into two bytes. */
const MOST_VOCABULARY = 0x10000;

/** Encodes rows; each has at least one word. */
export function encodeRows(words: readonly string[], rowWords: readonly (readonly number[])[]): NameRows {
	if (words.length > MOST_VOCABULARY) throw new RangeError(`There are more than ${MOST_VOCABULARY} words.`);
	const others = rowWords.flatMap(([, ...rest]) => rest);
	const rowSizes = rowWords.map(({ length }) => length);
	return {
		...joinSorted(words),
		rowSizes: numberColumn(rowSizes),
		rowAnchors: everyBlock(sumsBefore(rowSizes)),
		firsts: numberColumn(rowWords.map(([first]) => first!)),
		otherLows: Uint8Array.from(others),
		otherHighs: Uint8Array.from(others, (word) => word >> 8),
	};
}

/** The packed rows; undefined if nothing is packed. */
export const packedRows = once(() => packedTable('rows') as NameRows | undefined);

/** The packed rows, decoded. */
export const packedRowWords = once(() => {
	const rows = packedRows();
	return rows && decodeRows(rows);
});

/** Decoded rows. */
export interface RowWords {
	/** Words by their order by code units. */
	readonly wordAt: (word: number) => string;
	readonly wordCount: number;
	/** Words of each row, in order. */
	readonly rowWords: Uint32Array;
	readonly rowStarts: Uint32Array;
}

/** Decodes all rows, for searching; words are decoded on first use. */
export function decodeRows(rows: NameRows): RowWords {
	const { rowSizes, firsts, otherLows, otherHighs } = rows;
	const rowWords = new Uint32Array(firsts.length + otherLows.length), rowStarts = new Uint32Array(firsts.length + 1);
	for (let row = 0, at = 0; row < firsts.length; row++) {
		rowWords[at++] = firsts[row]!;
		const end = rowStarts[row]! + rowSizes[row]!;
		rowStarts[row + 1] = end;
		// Every row up to here has one first word.
		for (let other = at - row - 1; at < end; other++) rowWords[at++] = otherLows[other]! | otherHighs[other]! << 8;
	}
	return { wordAt: sortedReader(rows), wordCount: rows.shared.length, rowWords, rowStarts };
}

/** Sum of the numbers before `at`, from the anchor of its block. */
function sumBefore(numbers: NumberColumn, anchors: NumberColumn, at: number): number {
	let sum = anchors[Math.floor(at / BLOCK)]!;
	for (let i = at - at % BLOCK; i < at; i++) sum += numbers[i]!;
	return sum;
}

/** The words of a row, capitalized and separated by spaces. */
function capitalize(rows: NameRows, wordAt: (word: number) => string, row: number): string {
	const { rowSizes, rowAnchors, firsts, otherLows, otherHighs } = rows;
	// Every earlier row has one first word.
	const from = sumBefore(rowSizes, rowAnchors, row) - row, to = from + rowSizes[row]! - 1;
	let name = withCapital(wordAt(firsts[row]!));
	for (let i = from; i < to; i++) name += ` ${withCapital(wordAt(otherLows[i]! | otherHighs[i]! << 8))}`;
	return name;
}

const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Length of a row's words and the spaces between them. Called for many rows in a search. */
function rowLength({ wordAt, rowWords, rowStarts }: RowWords, row: number): number {
	const from = rowStarts[row]!, to = rowStarts[row + 1]!;
	let length = to - from - 1;
	for (let i = from; i < to; i++) length += wordAt(rowWords[i]!).length;
	return length;
}

/** Words that are usually lower case, except at the start. */
const SMALL = / (?:A|An|And|As|At|By|De|Du|For|From|In|La|Le|N|No|Of|On|Or|The|To|With|My|Is)(?= |$)/g;

/** Spellings of names that are not simply capitalized; the index is packed, so add only at the end. */
const WAYS: readonly ((name: string) => string)[] = [
	(name) => name,
	(name) => name.replace(SMALL, (word) => word.toLowerCase()),
	(name) => name.replaceAll('Gray', 'Grey').replaceAll('gray', 'grey'),
	(name) => name.replace(/([^ ])s(?= |$)/, '$1’s'),
];

/**
 * Names that are not simply capitalized ("odd"): their ascending indexes, the indexes of names without a row, and the
 * spelling of each. Texts are empty except for names that no spelling produces.
 */
export type OddNames = {
	readonly odd: NumberColumn;
	readonly rowless: NumberColumn;
	readonly ways: NumberColumn;
	readonly texts: readonly string[];
};

/** Finds the odd names of a list; its rows begin at `first` and belong to the names with these numbers. */
export function oddNames(names: readonly string[], rows: NameRows, first: number, numbers: ArrayLike<number>): OddNames {
	const rowByName = new Map(Array.from(numbers, (place, i) => [place, first + i]));
	const places = [...names.keys()], rowless = places.filter((i) => !rowByName.has(i));
	const wordAt = sortedReader(rows), findWay = (i: number): number => {
		const row = rowByName.get(i);
		return row === undefined ? -1 : WAYS.findIndex((way) => way(capitalize(rows, wordAt, row)) === names[i]);
	};
	const ways = places.map(findWay), odd = places.filter((i) => ways[i] !== 0);
	return {
		odd: numberColumn(odd), rowless: numberColumn(rowless), ways: numberColumn(odd.map((i) => Math.max(ways[i]!, 0))),
		texts: odd.map((i) => (ways[i] === -1 ? names[i]! : '')),
	};
}

/** Names of a list and their lengths in UTF-16 units, by index. */
interface DecodedNames {
	readonly name: (i: number) => string;
	readonly nameLength: (i: number) => number;
}

/** Decodes the names of a list whose rows begin at `first`. */
export function namesByRows(size: number, first: number, rows: NameRows, { odd, rowless, ways, texts }: OddNames): DecodedNames {
	const wordAt = sortedReader(rows);
	const rowAt = (i: number): number => first + i - countBelow(rowless, i);
	const name = (i: number): string => {
		const at = countBelow(odd, i), isOdd = odd[at] === i, way = isOdd ? ways[at]! : 0;
		return isOdd && way === 0 ? texts[at]! : WAYS[way]!(capitalize(rows, wordAt, rowAt(i)));
	};
	return {
		// Assembling a name takes longer than finding the nearest color.
		name: memoizeIndexed(size, (i) => narrow(name(i))),
		nameLength: (i) => (odd[countBelow(odd, i)] === i ? name(i).length : rowLength(packedRowWords() ?? decodeRows(rows), rowAt(i))),
	};
}

/**
 * The same text with one byte a character, if its characters allow. Parts of a longer text have its width, and the texts that they are
 * joined to take that over: an answer with one such name would take twice the memory, and longer to hash and send.
 */
const narrow = (text: string): string => String.fromCharCode(...text.split('').map((unit) => unit.charCodeAt(0)));

/** Number of ascending numbers below x. */
const countBelow = (numbers: NumberColumn, x: number): number => firstFrom(numbers.length, (i) => numbers[i]! >= x);
