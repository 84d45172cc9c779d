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

/**
 * Sorted texts as one: of each, how many letters it shares with the one before it, and its others up to an end of line. Each
 * 128th shares none and is told where it begins, so that one text is read without a look at all. No text has an end of line.
 */
export type SortedTexts = {
	readonly shared: NumberColumn;
	readonly endings: string;
	readonly endingAnchors: NumberColumn;
};

const END = '\n', END_UNIT = END.charCodeAt(0);

/** Texts, or numbers, between two that are told. */
export const BLOCK = 128;

/** The first of every block. */
export const everyBlock = (numbers: readonly number[]): NumberColumn => numberColumn(numbers.filter((_, i) => i % BLOCK === 0));

/** What comes before each of many numbers, added up. */
export function sumsBefore(sizes: readonly number[]): number[] {
	let sum = 0;
	return sizes.map((size) => (sum += size) - size);
}

/** Sorted texts as one, in their order. */
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

/** The texts of a block. */
function blockOf({ shared, endings, endingAnchors }: SortedTexts, block: number): string[] {
	const from = block * BLOCK, to = Math.min(from + BLOCK, shared.length), texts = new Array<string>(to - from);
	let text = '', at = endingAnchors[block]!;
	for (let i = from; i < to; i++) {
		const end = endings.indexOf(END, at);
		text = text.slice(0, shared[i]) + endings.slice(at, end);
		texts[i - from] = text;
		at = end + 1;
	}
	return texts;
}

/** Reads the text with an index, from 0, and keeps those about it. */
export function sortedReader(texts: SortedTexts): (i: number) => string {
	const blocks: string[][] = [];
	return (i) => (blocks[Math.floor(i / BLOCK)] ??= blockOf(texts, Math.floor(i / BLOCK)))[i % BLOCK]!;
}

/** All of them again. */
export function sortedTexts(texts: SortedTexts): { readonly letters: string; readonly starts: Uint32Array } {
	const { shared, endings } = texts, count = shared.length, starts = new Uint32Array(count + 1);
	let size = endings.length - count;
	for (let i = 0; i < count; i++) size += shared[i]!;
	const units = new Uint16Array(size);
	for (let i = 0, from = 0, at = 0; i < count; i++) {
		if (shared[i] !== 0) units.copyWithin(at, starts[i - 1]!, starts[i - 1]! + shared[i]!);
		at += shared[i]!;
		for (let unit: number; from < endings.length && (unit = endings.charCodeAt(from++)) !== END_UNIT;) units[at++] = unit;
		starts[i + 1] = at;
	}
	return { letters: new TextDecoder('utf-16').decode(units), starts };
}

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

/**
 * Numbers in an order that mostly is that of others: those that are out of it, by their places, ascending. The rest follows
 * the others as they come.
 */
export type Strays = {
	readonly strayPlaces: NumberColumn;
	readonly strays: NumberColumn;
};

/** The form of `numbers` beside `others`; each number comes once in either. */
export function straysIn(numbers: ArrayLike<number>, others: ArrayLike<number>): Strays {
	const placeOf = new Map(Array.from(others, (number, place) => [number, place]));
	const following = longestRise(Array.from(numbers, (number) => placeOf.get(number)));
	const places = Array.from(numbers, (_, place) => place).filter((place) => !following.has(place));
	return { strayPlaces: numberColumn(places), strays: numberColumn(places.map((place) => numbers[place]!)) };
}

/** Places of a longest series of numbers that rise (Schensted 1961); what is undefined is in none. */
function longestRise(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
	// Of each length, the place of the least number that ends a series so long; of each place, the one before it in its series.
	const ends: number[] = [], before: (number | undefined)[] = [];
	numbers.forEach((number, place) => {
		if (number === undefined) return;
		let low = 0, high = ends.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (numbers[ends[middle]!]! < number) low = middle + 1;
			else high = middle;
		}
		before[place] = ends[low - 1];
		ends[low] = place;
	});
	const rise = new Set<number>();
	for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.add(place);
	return rise;
}

/** The numbers again, so many, of which the others hold all that are no strays; below `count`. */
export function withStrays({ strayPlaces, strays }: Strays, others: ArrayLike<number>, count: number): Uint32Array {
	const numbers = new Uint32Array(count), isStray = new Uint8Array(count);
	for (let i = 0; i < strays.length; i++) isStray[strays[i]!] = 1;
	for (let place = 0, next = 0, stray = 0; place < count; place++) {
		if (strayPlaces[stray] === place) {
			numbers[place] = strays[stray++]!;
		} else {
			while (isStray[others[next]!] === 1) next++;
			numbers[place] = others[next++]!;
		}
	}
	return numbers;
}
