/*
 * The toe: from the lightness of OKLab, made for colors beside each other, to one for a display with a white, which is
 * that of CIE Lab nearly.
 *
 * Source  Björn Ottosson, "Okhsv and Okhsl", 2021, "a new lightness estimate", with its k1, k2 and k3.
 * Proof   test/spaces/more.test.ts: 0 and 1 stay, each undoes the other.
 */

const K1 = 0.206;
const K2 = 0.03;
const K3 = (1 + K1) / (1 + K2);

/** OKLab lightness to Lr; 0 and 1 stay what they are. Below 0 it is mirrored, where the formula has no inverse. */
export function toe(x: number): number {
	if (x === 1) return 1;
	const size = Math.abs(x), y = K3 * size - K1, lr = (y + Math.sqrt(y * y + 4 * K2 * K3 * size)) / 2;
	return x < 0 ? -lr : lr;
}

/** Lr to OKLab lightness. */
export function toeInverse(x: number): number {
	const size = Math.abs(x), l = (size * size + K1 * size) / (K3 * (size + K2));
	return x < 0 ? -l : x === 1 ? 1 : l;
}
