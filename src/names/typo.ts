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

/** In words up to this length a wrong consonant makes another word (`бук`, `лук`), and in the shortest any wrong letter. */
const SHORT = 4;
const SHORTEST = 3;

/** In words below this length two errors leave nothing to go by, and below the other too little, unless the beginning is right. */
const LEAST = 6;
const LONG = 8;

const VOWELS = 'aeiouyаеиоуыэюя';

/**
 * What it costs to take the first word, as typed, for the second: twice the edits, and one more where the first letter
 * is another; undefined beyond `most` edits and for what is no error anyone makes.
 */
export function typoCost(typed: string, meant: string, most: number): number | undefined {
	const edits = isWithin(typed, meant, 1) ? 1 : most > 1 && isWithin(typed, meant, 2) ? 2 : undefined;
	if (edits === undefined) return undefined;
	const first = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]) ? 0 : 1;
	if (typed.length <= SHORT && (first > 0 || !isLikelyInShort(typed, meant))) return undefined;
	if (edits > 1 && (Math.min(typed.length, meant.length) < LEAST || (typed.length < LONG && typed.slice(0, 2) !== meant.slice(0, 2))))
		return undefined;
	return 2 * edits + first;
}

/** Of words one edit apart: a letter left out, a swap; in longer ones also one too many or a wrong vowel. */
function isLikelyInShort(typed: string, meant: string): boolean {
	if (typed.length < meant.length) return true;
	if (typed.length > meant.length) return typed.length > SHORTEST;
	const wrong = [...typed].filter((letter, i) => letter !== meant[i]), right = [...meant].filter((letter, i) => letter !== typed[i]);
	return wrong.length !== 1 || (typed.length > SHORTEST && VOWELS.includes(wrong[0]!) && VOWELS.includes(right[0]!));
}

/**
 * May the first word, as typed, be a misspelling of another in so many edits? Asked before `typoCost`, of what is at hand:
 * how many letters (bits) are in one of them alone, and whether both begin with the same two.
 */
export const mayBeMeant = (typed: string, bits: number, beginsAlike: boolean, edits: number): boolean =>
	bits <= 2 || (edits > 1 && bits <= 4 && typed.length >= LEAST && (typed.length >= LONG || beginsAlike));

/** The letters of a word, which may be a part of a longer text, as 32 bits, some letters sharing one. */
export function lettersIn(word: string, from = 0, to = word.length): number {
	let mask = 0;
	for (let i = from; i < to; i++) mask |= 1 << (word.charCodeAt(i) & 31);
	return mask >>> 0;
}

/** May words with these letters be within so many edits? One edit puts in one letter and takes out one, at most. */
export const areNear = (letters: number, others: number, edits: number): boolean => bitsIn(letters ^ others) <= 2 * edits;

/** How many of 32 bits are set, 0 to 32. */
export function bitsIn(mask: number): number {
	let bits = mask - ((mask >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
