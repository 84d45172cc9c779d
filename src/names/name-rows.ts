/*
 * Names told by their words. The index for searching knows the words of every name, and nine of ten extended names are
 * those words with capital letters and blanks between them; only the others are packed as they are written.
 *
 * A row is a name in the index, in the order of the lists. The first words of rows rise like the names, so they are told by
 * the steps between them, apart from the others, of which no order is known. What follows from sums (where words and rows
 * begin, what the first words are) is told for each 128th row and word too, so that one name is found without a look at all.
 *
 * Proof  test/names/pack.test.ts: every name comes back.
 */

import {
	BLOCK, everyBlock, joinSorted, joinTexts, numberColumn, sortedReader, sortedTexts, sumsBefore, textAt,
	type NumberColumn, type SortedTexts, type Texts,
} from './columns.ts';
import { packedTable } from './data.ts';
import { once, rememberingEach } from './once.ts';

/** All words, ordered by their code units, and those of rows. (A type and not an interface, like all tables.) */
export type NameRows = SortedTexts & {
	/** Of each row, how many words it has; where those of each 128th row begin among all. */
	readonly rowSizes: NumberColumn;
	readonly rowAnchors: NumberColumn;
	/** Of each row, how far its first word lies from that of the row before: 0, -1, 1, -2, 2 and so on, in two bytes; each 128th itself. */
	readonly firstLows: NumberColumn;
	readonly firstHighs: NumberColumn;
	readonly firstAnchors: NumberColumn;
	/** The words that are not the first, row after row, in two bytes; one that comes most often as OFTEN and its place among those. */
	readonly otherLows: Uint8Array;
	readonly otherHighs: Uint8Array;
	/** The words that come most often, ascending. */
	readonly often: NumberColumn;
};

/** The steps between more would not go into two bytes. */
const MOST_WORDS = 0x8000;

/** No word has so high a byte. A compressor makes less of what is mostly this. */
const OFTEN = MOST_WORDS >> 8, OFTEN_COUNT = 256;

/** The rows that have these words, of which each has one at least. */
export function rowsOf(words: readonly string[], rowWords: readonly (readonly number[])[]): NameRows {
	if (words.length > MOST_WORDS) throw new RangeError(`There are more than ${MOST_WORDS} words.`);
	const others = rowWords.flatMap(([, ...rest]) => rest), often = mostOften(others), placeOf = new Map(often.map((word, i) => [word, i]));
	const rowSizes = rowWords.map(({ length }) => length);
	const firsts = rowWords.map(([first]) => first!);
	const steps = firsts.map((first, i) => first - (i === 0 ? 0 : firsts[i - 1]!)).map((step) => (step << 1) ^ (step >> 31));
	return {
		...joinSorted(words),
		rowSizes: numberColumn(rowSizes),
		rowAnchors: everyBlock(sumsBefore(rowSizes)),
		firstLows: Uint8Array.from(steps),
		firstHighs: Uint8Array.from(steps, (step) => step >> 8),
		firstAnchors: everyBlock(firsts),
		otherLows: Uint8Array.from(others, (word) => placeOf.get(word) ?? word),
		otherHighs: Uint8Array.from(others, (word) => (placeOf.has(word) ? OFTEN : word >> 8)),
		often: numberColumn(often),
	};
}

/** The words that come most often, ascending. */
function mostOften(words: readonly number[]): number[] {
	const counts = new Map<number, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	const most = [...counts].sort(([a, count], [b, other]) => other - count || a - b).slice(0, OFTEN_COUNT);
	return most.map(([word]) => word).sort((a, b) => a - b);
}

/** The rows as packed; undefined where nothing is. */
export const packedRows = once(() => packedTable('rows') as NameRows | undefined);

/** All that follows from the packed rows. */
export const packedRowWords = once(() => {
	const rows = packedRows();
	return rows && rowWordsOf(rows);
});

/** What follows from the words of rows. */
export interface RowWords {
	readonly letters: string;
	/** Where each word begins in the letters, and where the last ends. */
	readonly starts: Uint32Array;
	/** Of each row, its words in order. */
	readonly rowWords: Uint32Array;
	readonly rowStarts: Uint32Array;
}

/** All of it at once, for searching. */
export function rowWordsOf(rows: NameRows): RowWords {
	const { rowSizes, firstAnchors, firstLows, firstHighs, otherLows, otherHighs, often } = rows;
	const rowWords = new Uint32Array(firstLows.length + otherLows.length), rowStarts = new Uint32Array(firstLows.length + 1);
	let first = firstAnchors[0] ?? 0;
	// Written out, for it is called once and so long before the compiler takes anything in.
	for (let row = 0, at = 0; row < firstLows.length; row++) {
		if (row > 0) {
			const step = firstLows[row]! | firstHighs[row]! << 8;
			first += (step >>> 1) ^ -(step & 1);
		}
		rowWords[at++] = first;
		const end = rowStarts[row]! + rowSizes[row]!;
		rowStarts[row + 1] = end;
		// Every row until here has one first word among all of them.
		for (let other = at - row - 1; at < end; other++) {
			const low = otherLows[other]!, high = otherHighs[other]!;
			rowWords[at++] = high === OFTEN ? often[low]! : high << 8 | low;
		}
	}
	return { ...sortedTexts(rows), rowWords, rowStarts };
}

/** -1 for 1, 1 for 2 and so on. */
const stepOf = (code: number): number => (code >>> 1) ^ -(code & 1);

/** The sum of what comes before one of many numbers, from that of its block. */
function sumBefore(numbers: NumberColumn, anchors: NumberColumn, at: number): number {
	let sum = anchors[Math.floor(at / BLOCK)]!;
	for (let i = at - at % BLOCK; i < at; i++) sum += numbers[i]!;
	return sum;
}

function firstWordOf({ firstAnchors, firstLows, firstHighs }: NameRows, row: number): number {
	let word = firstAnchors[Math.floor(row / BLOCK)]!;
	for (let i = row - row % BLOCK + 1; i <= row; i++) word += stepOf(firstLows[i]! | firstHighs[i]! << 8);
	return word;
}

function otherWordOf({ otherLows, otherHighs, often }: NameRows, at: number): number {
	const low = otherLows[at]!, high = otherHighs[at]!;
	return high === OFTEN ? often[low]! : high << 8 | low;
}

/** The words of a row with capital letters and blanks between them. */
function capitalized(rows: NameRows, wordAt: (word: number) => string, row: number): string {
	// Every row before has one first word among all of them.
	const from = sumBefore(rows.rowSizes, rows.rowAnchors, row) - row, to = from + rows.rowSizes[row]! - 1;
	let name = withCapital(wordAt(firstWordOf(rows, row)));
	for (let i = from; i < to; i++) name += ` ${withCapital(wordAt(otherWordOf(rows, i)))}`;
	return name;
}

const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** As many letters as its words have, and blanks between them. Asked by who searches, of many. */
function lengthOfRow({ starts, rowWords, rowStarts }: RowWords, row: number): number {
	const from = rowStarts[row]!, to = rowStarts[row + 1]!;
	let length = to - from - 1;
	for (let i = from; i < to; i++) length += starts[rowWords[i]! + 1]! - starts[rowWords[i]!]!;
	return length;
}

/** Words that most names write small, but for the first. */
const SMALL = / (?:A|An|And|As|At|By|De|Du|For|From|In|La|Le|N|No|Of|On|Or|The|To|With|My|Is)(?= |$)/g;

/** How most of those are written that are not their words with capital letters; the place of a way is packed. Added only at the end. */
const WAYS: readonly ((name: string) => string)[] = [
	(name) => name,
	(name) => name.replace(SMALL, (word) => word.toLowerCase()),
	(name) => name.replaceAll('Gray', 'Grey').replaceAll('gray', 'grey'),
	(name) => name.replace(/([^ ])s(?= |$)/, '$1’s'),
];

/**
 * The names of a list that are not their words with capital letters: which they are, ascending, those among them that have
 * no row, and of each its way; texts are those of which none is known, else empty.
 */
export type OddNames = Texts & { readonly odd: NumberColumn; readonly rowless: NumberColumn; readonly ways: NumberColumn };

/** The names that are odd, of a list whose rows begin with this one: those of its names with these numbers. */
export function oddNames(names: readonly string[], rows: NameRows, first: number, numbers: ArrayLike<number>): OddNames {
	const rowOf = new Map(Array.from(numbers, (place, i) => [place, first + i]));
	const places = [...names.keys()], rowless = places.filter((i) => !rowOf.has(i));
	const wordAt = sortedReader(rows), wayOf = (i: number): number => {
		const row = rowOf.get(i);
		return row === undefined ? -1 : WAYS.findIndex((way) => way(capitalized(rows, wordAt, row)) === names[i]);
	};
	const ways = places.map(wayOf), odd = places.filter((i) => ways[i] !== 0);
	return {
		...joinTexts(odd.map((i) => (ways[i] === -1 ? names[i]! : ''))),
		odd: numberColumn(odd), rowless: numberColumn(rowless), ways: numberColumn(odd.map((i) => Math.max(ways[i]!, 0))),
	};
}

/** The names of a list, and their lengths in UTF-16 units, by their numbers. */
export interface ToldNames {
	readonly name: (i: number) => string;
	readonly lengthOf: (i: number) => number;
}

/** The row that the rows of a list of so many names begin with, which are the last. */
export const firstOfLast = (rows: NameRows, size: number, { rowless }: OddNames): number => rows.rowSizes.length - (size - rowless.length);

/** The names of a list of so many whose rows begin with this one. */
export function namesByRows(size: number, first: number, rows: NameRows, { odd, rowless, ways, ...texts }: OddNames): ToldNames {
	const wordAt = sortedReader(rows);
	const rowAt = (i: number): number => first + i - countBelow(rowless, i);
	const name = (i: number): string => {
		const at = countBelow(odd, i), isOdd = odd[at] === i, way = isOdd ? ways[at]! : 0;
		return isOdd && way === 0 ? textAt(texts, at) : WAYS[way]!(capitalized(rows, wordAt, rowAt(i)));
	};
	return {
		// One takes longer to put together than its color to search.
		name: rememberingEach(size, name),
		lengthOf: (i) => (odd[countBelow(odd, i)] === i ? name(i).length : lengthOfRow(packedRowWords() ?? rowWordsOf(rows), rowAt(i))),
	};
}

/** How many of ascending numbers lie below one. */
function countBelow(numbers: NumberColumn, x: number): number {
	let low = 0, high = numbers.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (numbers[middle]! < x) low = middle + 1;
		else high = middle;
	}
	return low;
}
