/*
 * Compares floats in tests. The tolerance is stated at every call; the message shows the value and its error.
 */

import * as assert from 'uvu/assert';

/** Asserts that a number is within the tolerance. NaN and infinities never are. */
export function near(actual: number, expected: number, tolerance: number, what = 'value'): void {
	const off = Math.abs(actual - expected);
	assert.ok(off <= tolerance, `${what}: ${actual}, expected ${expected} ± ${tolerance}, off by ${off}`);
}

/** Asserts it for every number of a list. */
export function nearAll(
	actual: ArrayLike<number>,
	expected: ArrayLike<number>,
	tolerance: number,
	what = 'values',
): void {
	assert.is(actual.length, expected.length, `${what}: length`);
	let off = 0;
	for (let i = 0; i < expected.length; i++) {
		const gap = Math.abs(actual[i]! - expected[i]!);
		// Written so that NaN fails.
		if (!(gap <= off)) off = gap;
	}
	assert.ok(
		off <= tolerance,
		`${what}: ${Array.from(actual).join(' ')}, expected ${Array.from(expected).join(' ')} ± ${tolerance}, off by ${off}`,
	);
}

/** True for 0, false for -0. */
export const isPlainZero = (x: number): boolean => Object.is(x, 0);
