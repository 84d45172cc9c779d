/*
 * Columns: typed arrays and texts, the form of name data in memory and on disk.
 *
 * Proof  test/names/pack.test.ts.
 */

import { firstFrom } from '../math/bisect.ts';

export type NumberColumn = Uint8Array | Uint16Array | Uint32Array;

/** Texts of a list contain no line feed. */
export type Column = NumberColumn | Float64Array | readonly string[] | string;

/** Columns by name. */
export type Table = Readonly<Record<string, Column>>;

/** Tables by the name they are packed under, each built on demand. */
export type TableSet = Readonly<Record<string, () => Table>>;

/** Whole numbers from 0 on, in the narrowest column that holds them. */
export function numberColumn(numbers: ArrayLike<number>): NumberColumn {
	let most = 0;
	for (let i = 0; i < numbers.length; i++) most = Math.max(most, numbers[i]!);
	return most < 0x100 ? Uint8Array.from(numbers) : most < 0x10000 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);
}

/**
 * Sorted texts as one string, front coded: each text stores how many letters it shares with its predecessor, and the rest up
 * to a line feed. Every 128th shares none and has its offset stored, so that a text is read by decoding one block. Texts
 * contain no line feed.
 */
export type SortedTexts = {
	readonly shared: NumberColumn;
	readonly endings: string;
	readonly endingAnchors: NumberColumn;
};

const END = '\n', END_UNIT = END.charCodeAt(0);

/** Texts, or numbers, per block. */
export const BLOCK = 128;

/** The first number of every block. */
export const everyBlock = (numbers: readonly number[]): NumberColumn => numberColumn(numbers.filter((_, i) => i % BLOCK === 0));

/** Sum of all numbers before each. */
export function sumsBefore(sizes: readonly number[]): number[] {
	let sum = 0;
	return sizes.map((size) => (sum += size) - size);
}

/** Joins sorted texts. */
export function joinSorted(texts: readonly string[]): SortedTexts {
	const shared = texts.map((text, i) => (i % BLOCK === 0 ? 0 : sharedLetters(texts[i - 1]!, text)));
	const endings = texts.map((text, i) => text.slice(shared[i]) + END), sizes = endings.map(({ length }) => length);
	return { shared: numberColumn(shared), endings: endings.join(''), endingAnchors: everyBlock(sumsBefore(sizes)) };
}

function sharedLetters(one: string, other: string): number {
	let count = 0;
	while (count < one.length && one[count] === other[count]) count++;
	return count;
}

/** Reads texts by index, from 0, and caches each block up to the last one that was read. */
export function sortedReader({ shared, endings, endingAnchors }: SortedTexts): (i: number) => string {
	const blocks: string[][] = [], ends = Uint32Array.from(endingAnchors);
	return (i) => {
		const block = Math.floor(i / BLOCK), place = i % BLOCK, texts = blocks[block] ??= [];
		for (let next = texts.length; next <= place; next++) {
			const at = ends[block]!, end = endings.indexOf(END, at);
			texts.push((texts[next - 1] ?? '').slice(0, shared[i - place + next]) + endings.slice(at, end));
			ends[block] = end + 1;
		}
		return texts[place]!;
	};
}

/** Place of the first text that equals `text` or follows it; else the number of texts. Few blocks are decoded beyond their first text. */
export function firstTextFrom(textAt: (i: number) => string, count: number, text: string): number {
	const from = BLOCK * Math.max(0, firstFrom(Math.ceil(count / BLOCK), (block) => textAt(block * BLOCK) >= text) - 1);
	return from + firstFrom(Math.min(BLOCK, count - from), (i) => textAt(from + i) >= text);
}

/** Bit of a UTF-16 unit in a mask of letters; some share a bit. */
export const letterBit = (unit: number): number => 1 << (unit & 31);

/** Letters of all texts as masks, and their lengths up to 255, without decoding the texts. */
export function measureTexts({ shared, endings }: SortedTexts): { readonly masks: Uint32Array; readonly lengths: Uint8Array } {
	const masks = new Uint32Array(shared.length), lengths = new Uint8ClampedArray(shared.length), begun = [0];
	for (let i = 0, at = 0; i < masks.length; i++) {
		let length = shared[i]!, mask = begun[length]!;
		for (let unit = endings.charCodeAt(at++); unit !== END_UNIT; unit = endings.charCodeAt(at++)) begun[++length] = mask |= letterBit(unit);
		masks[i] = mask;
		lengths[i] = length;
	}
	return { masks, lengths: new Uint8Array(lengths.buffer) };
}

/** Many lists of whole numbers as one column. */
type Rows = {
	readonly numbers: NumberColumn;
	/** Start of each list, and the end of the last. */
	readonly starts: NumberColumn;
};

/** Joins lists of whole numbers from 0 on, in their order. */
export function joinRows(rows: readonly (readonly number[])[]): Rows {
	const numbers = rows.flat();
	return { numbers: numberColumn(numbers), starts: numberColumn([...sumsBefore(rows.map(({ length }) => length)), numbers.length]) };
}

/**
 * Numbers of several lists in one order, in which the numbers of each list mostly ascend. They are stored list by list, so that
 * most differ little from the one before.
 */
export type Merged = {
	/** List of each number in the order. */
	readonly lists: NumberColumn;
	/** The numbers of each list, in the order, and the place of the first in `numbers`. */
	readonly numbers: NumberColumn;
	readonly begins: NumberColumn;
};

/** Encodes numbers in lists that begin with the numbers `listStarts`, the first with 0. */
export function encodeMerged(numbers: readonly number[], listStarts: readonly number[]): Merged {
	const lists = numbers.map((number) => listStarts.findLastIndex((start) => start <= number));
	const { numbers: sorted, starts } = joinRows(listStarts.map((_, list) => numbers.filter((_number, i) => lists[i] === list)));
	return { lists: numberColumn(lists), numbers: sorted, begins: starts };
}

/** Decodes the numbers. */
export function decodeMerged({ lists, numbers, begins }: Merged): Uint32Array {
	const order = new Uint32Array(lists.length), next = Uint32Array.from(begins);
	for (let i = 0; i < order.length; i++) order[i] = numbers[next[lists[i]!]!++]!;
	return order;
}
