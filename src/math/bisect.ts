/*
 * Bisection: finds where a monotone predicate changes.
 *
 * Proof  test/math/bisect.test.ts.
 */

/**
 * Finds the last point, within `tolerance`, at which `holds` is true on the way from `holding` (true) to `failing` (false).
 * Either end may be larger.
 */
export function bisect(
	holding: number,
	failing: number,
	tolerance: number,
	holds: (x: number) => boolean,
): number {
	let good = holding, bad = failing;
	while (Math.abs(bad - good) > tolerance) {
		const middle = (good + bad) / 2;
		if (middle === good || middle === bad) break;
		if (holds(middle)) good = middle;
		else bad = middle;
	}
	return good;
}

/** The first whole number below `count` from which `holds` is true; else `count`. */
export function firstFrom(count: number, holds: (i: number) => boolean): number {
	let low = 0, high = count;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}
