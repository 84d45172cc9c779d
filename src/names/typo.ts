/*
 * Is a word another one, but for so many typing errors? Asked of thousands of words, so nothing is allocated, and most
 * are told apart by the letters they have, without being looked at.
 *
 * Source  The optimal string alignment distance: a letter too many, too few, wrong, or two neighbours swapped.
 * Proof   test/names/typo.test.ts: the same as the distance of math/edit-distance.ts.
 */

/** Is the distance between the words (UTF-16 units) at most `edits`? */
export const isWithin = (one: string, other: string, edits: number): boolean => reaches(one, 0, other, 0, edits);

function reaches(one: string, i: number, other: string, j: number, edits: number): boolean {
	while (i < one.length && j < other.length && one.charCodeAt(i) === other.charCodeAt(j)) {
		i++;
		j++;
	}
	const left = one.length - i, right = other.length - j;
	if (left === 0 && right === 0) return true;
	if (edits === 0 || Math.abs(left - right) > edits) return false;
	const isSwap = left > 1 && right > 1
		&& one.charCodeAt(i) === other.charCodeAt(j + 1) && one.charCodeAt(i + 1) === other.charCodeAt(j);
	return (left > 0 && right > 0 && reaches(one, i + 1, other, j + 1, edits - 1))
		|| (left > 0 && reaches(one, i + 1, other, j, edits - 1))
		|| (right > 0 && reaches(one, i, other, j + 1, edits - 1))
		|| (isSwap && reaches(one, i + 2, other, j + 2, edits - 1));
}

/** The letters of a word as 32 bits, some letters sharing one. */
export function lettersIn(word: string): number {
	let mask = 0;
	for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
	return mask >>> 0;
}

/** May words with these letters be within so many edits? One edit puts in one letter and takes out one, at most. */
export const areNear = (letters: number, others: number, edits: number): boolean => bitsIn(letters ^ others) <= 2 * edits;

function bitsIn(mask: number): number {
	let bits = mask - ((mask >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
