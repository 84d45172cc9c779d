/*
 * Vectors of three and 3 x 3 matrices as plain arrays.
 *
 * A Vec3 is mutable: conversion steps write in place, which is twice as fast as a new tuple for each step. Public results are
 * read-only.
 *
 * Proof  test/math/matrix.test.ts.
 */

export type Vec3 = [number, number, number];

/** Rows, flat: m[0..2] is the first row. */
export type Mat3 = readonly [
	number, number, number,
	number, number, number,
	number, number, number,
];

export const IDENTITY: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Replaces v by m · v. */
export function applyInto(m: Mat3, v: Vec3): void {
	const x = v[0], y = v[1], z = v[2];
	v[0] = m[0] * x + m[1] * y + m[2] * z;
	v[1] = m[3] * x + m[4] * y + m[5] * z;
	v[2] = m[6] * x + m[7] * y + m[8] * z;
}

/** a · b: the matrix that applies b first, then a. */
export function multiply(a: Mat3, b: Mat3): Mat3 {
	const entry = (row: number, column: number): number => a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!;
	// Nine numbers map to nine.
	return a.map((_, i) => entry(i - i % 3, i % 3)) as unknown as Mat3;
}

/** Inverse of a matrix with a determinant other than 0: cofactors over the determinant. */
export function inverse(m: Mat3): Mat3 {
	// Cyclic indices give each cofactor its sign.
	const at = (row: number, column: number): number => m[row % 3 * 3 + column % 3]!;
	const cofactor = (row: number, column: number): number =>
		at(row + 1, column + 1) * at(row + 2, column + 2) - at(row + 1, column + 2) * at(row + 2, column + 1);
	const determinant = at(0, 0) * cofactor(0, 0) + at(0, 1) * cofactor(0, 1) + at(0, 2) * cofactor(0, 2);
	// Nine numbers become nine.
	return m.map((_, i) => cofactor(i % 3, Math.floor(i / 3)) / determinant) as unknown as Mat3;
}
