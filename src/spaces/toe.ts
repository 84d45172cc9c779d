/*
 * The toe function: converts OKLab lightness to Lr, which is relative to a reference white and close to CIE Lab lightness.
 *
 * Source  Björn Ottosson, "Okhsv and Okhsl", 2021, "a new lightness estimate", with its k1, k2 and k3.
 * Proof   test/spaces/more.test.ts: 0 and 1 are fixed points, and each function inverts the other.
 */

const K1 = 0.206;
const K2 = 0.03;
const K3 = (1 + K1) / (1 + K2);

/** Converts OKLab lightness to Lr; 0 and 1 are fixed. Negative values are mirrored, because the formula has no inverse there. */
export function toe(x: number): number {
	if (x === 1) return 1;
	const size = Math.abs(x), y = K3 * size - K1, lr = (y + Math.sqrt(y * y + 4 * K2 * K3 * size)) / 2;
	return x < 0 ? -lr : lr;
}

/** Converts Lr to OKLab lightness. */
export function toeInverse(x: number): number {
	const size = Math.abs(x), l = (size * size + K1 * size) / (K3 * (size + K2));
	return x < 0 ? -l : x === 1 ? 1 : l;
}
