/*
 * The least and the median of numbers.
 *
 * Proof  test/math/least.test.ts.
 */

/** Index of the least number, the first of equals; -1 for none. */
export const indexOfLeast = (numbers: readonly number[]): number => numbers.indexOf(Math.min(...numbers));

/** The item with the least cost, the first of equals. The list must not be empty. */
export const leastBy = <T>(items: readonly T[], cost: (item: T) => number): T => items[indexOfLeast(items.map(cost))]!;

/** The middle number in order, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b), middle = (sorted.length - 1) / 2;
	return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
