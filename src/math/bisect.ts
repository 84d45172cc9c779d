/*
 * Where a monotone test flips.
 */

/**
 * The last point at which `holds` is known to hold, walking from `holding` (where it holds) towards `failing` (where
 * it does not), to within `tolerance`. Either end may be the larger.
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
