/*
 * Columns: the form in which name data are held and written to disk; numbers as typed arrays, texts as one long text.
 *
 * Thirty thousand names as thirty thousand strings take 2 MB and a garbage collector's attention; as one string, cut
 * on demand, they take what their letters take and come from disk without a loop.
 *
 * Proof  test/names/pack.test.ts.
 */

export type NumberColumn = Uint8Array | Uint16Array | Uint32Array;

export type Column = NumberColumn | Float64Array | string;

/** Columns by name. */
export type Table = Readonly<Record<string, Column>>;

/** Tables by the name they are packed under, each made when it is asked for. */
export type TableSet = Readonly<Record<string, () => Table>>;

/** Whole numbers from 0 on, in the narrowest column that holds them all. */
export function numberColumn(numbers: ArrayLike<number>): NumberColumn {
	let most = 0;
	for (let i = 0; i < numbers.length; i++) most = Math.max(most, numbers[i]!);
	return most < 0x100 ? Uint8Array.from(numbers) : most < 0x10000 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);
}

/** Many texts as one. (A type and not an interface, like all tables, so that it is a `Table` too.) */
export type Texts = {
	readonly letters: string;
	/** Where each begins, and where the last ends. */
	readonly starts: NumberColumn;
};

/** Texts as one, in their order. */
export const joinTexts = (texts: readonly string[]): Texts =>
	({ letters: texts.join(''), starts: startsOf(texts) });

/** The text with an index, from 0. */
export const textAt = ({ letters, starts }: Texts, i: number): string => letters.slice(starts[i]!, starts[i + 1]!);

/** Its length, in UTF-16 units. */
export const lengthAt = ({ starts }: Texts, i: number): number => starts[i + 1]! - starts[i]!;

/** Many lists of whole numbers as one. */
export type Rows = {
	readonly numbers: NumberColumn;
	/** Where each begins, and where the last ends. */
	readonly starts: NumberColumn;
};

/** Lists of whole numbers from 0 on as one, in their order. */
export const joinRows = (rows: readonly (readonly number[])[]): Rows =>
	({ numbers: numberColumn(rows.flat()), starts: startsOf(rows) });

function startsOf(parts: readonly { readonly length: number }[]): NumberColumn {
	const starts = [0];
	let end = 0;
	for (const { length } of parts) starts.push(end += length);
	return numberColumn(starts);
}

/**
 * Whole numbers, each of which belongs to one of a few lists, and mostly comes soon after the last one of its list: names
 * that are sorted, of lists that are. A compressor makes little of the steps.
 */
export type Merged = {
	/** The first number of each list; the next list begins where it ends. */
	readonly listStarts: NumberColumn;
	/** Of each number, its list, and the step from the last one of that list: up or down, as a number of 16 bits, its bytes apart. */
	readonly lists: NumberColumn;
	readonly lowSteps: Uint8Array;
	readonly highSteps: Uint8Array;
};

/** A list counts up to this many numbers. */
const LONGEST_LIST = 0x10000;

/** The form of numbers that lie in lists of up to 65,536, which begin at these, the first at 0. */
export function mergedOf(numbers: readonly number[], listStarts: readonly number[]): Merged {
	const last = [...listStarts], lists = numbers.map((number) => listStarts.findLastIndex((start) => start <= number));
	const steps = numbers.map((number, i) => {
		const list = lists[i]!, step = number - last[list]!;
		if (number - listStarts[list]! >= LONGEST_LIST) throw new RangeError(`List ${list} has more than ${LONGEST_LIST} numbers.`);
		last[list] = number;
		return step;
	});
	return {
		listStarts: numberColumn(listStarts),
		lists: numberColumn(lists),
		lowSteps: Uint8Array.from(steps),
		highSteps: Uint8Array.from(steps, (step) => step >> 8),
	};
}

/** The numbers again. */
export function unmerged({ listStarts, lists, lowSteps, highSteps }: Merged): Uint32Array {
	const numbers = new Uint32Array(lists.length), last = new Uint16Array(listStarts.length);
	for (let i = 0; i < numbers.length; i++) {
		const list = lists[i]!;
		// The number within the list, in 16 bits.
		last[list] = last[list]! + (lowSteps[i]! | highSteps[i]! << 8);
		numbers[i] = listStarts[list]! + last[list]!;
	}
	return numbers;
}
