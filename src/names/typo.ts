/*
 * Compares words with typing errors. It runs on thousands of words, so nothing is allocated, and most words are rejected
 * by the set of their letters.
 *
 * Source  The optimal string alignment distance: a letter too many, too few, wrong, or two neighbours swapped.
 * Proof   test/names/typo.test.ts: the same as the distance of math/edit-distance.ts.
 */

import { letterBit } from './columns.ts';
import { languagesFor } from './locale.ts';

/** True if the distance between the words (UTF-16 units) is at most `edits`. */
export const isWithin = (one: string, other: string, edits: number): boolean => reaches(one, 0, other, 0, edits);

function reaches(one: string, i: number, other: string, j: number, edits: number): boolean {
	while (i < one.length && j < other.length && one.charCodeAt(i) === other.charCodeAt(j)) {
		i++;
		j++;
	}
	const left = one.length - i, right = other.length - j;
	if (left === 0 && right === 0) return true;
	if (edits === 0 || Math.abs(left - right) > edits) return false;
	// Beyond the end there is no letter: NaN, which equals nothing.
	const isSwap = one.charCodeAt(i) === other.charCodeAt(j + 1) && one.charCodeAt(i + 1) === other.charCodeAt(j);
	return reaches(one, i + 1, other, j + 1, edits - 1)
		|| reaches(one, i + 1, other, j, edits - 1)
		|| reaches(one, i, other, j + 1, edits - 1)
		|| (isSwap && reaches(one, i + 2, other, j + 2, edits - 1));
}

/** In words up to SHORT a wrong consonant makes another word (`бук`, `лук`) unless its key is next to the right one; in words up to
 * SHORTEST any wrong letter does. */
const SHORT = 4;
const SHORTEST = 3;

/** In words shorter than LEAST two errors are too many, and in words shorter than LONG unless the beginning is right. */
const LEAST = 6;
const LONG = 8;

const VOWELS = 'aeiouyаеиоуыэюя';

/** Costs of an edit and of another first letter; of a word that sounds alike; of an unfinished word with an edit. */
const EDIT = 4, FIRST = 2, SOUND = 1, UNFINISHED = 8;

/** Least cost of an edit in the first letter, or of two edits. */
export const ONE_TYPO = EDIT + FIRST;

/** Cost of reading `typed` as a misspelling of `intended`; undefined beyond `most` edits and for unlikely errors. */
export function typoCost(typed: string, intended: string, most: number): number | undefined {
	if (typed.length > SHORTEST && soundsAlike(typed, intended, most)) return SOUND;
	const edits = isWithin(typed, intended, 1) ? 1 : most > 1 && isWithin(typed, intended, 2) ? 2 : undefined;
	if (edits === undefined) return undefined;
	const isFirst = typed[0] === intended[0] || (typed[0] === intended[1] && typed[1] === intended[0]);
	if (typed.length <= SHORT && (!isFirst || !isLikelyInShort(typed, intended))) return undefined;
	const isShort = Math.min(typed.length, intended.length) < LEAST;
	if (edits > 1 && (isShort || (typed.length < LONG && typed.slice(0, 2) !== intended.slice(0, 2)))) return undefined;
	return EDIT * edits + (isFirst ? 0 : FIRST);
}

const soundsAlike = (typed: string, intended: string, most: number): boolean =>
	languagesFor(typed).some(({ sound }) => sound !== undefined && sound(typed) === sound(intended))
	&& mayBeTypo(typed, bitsIn(lettersIn(typed) ^ lettersIn(intended)), typed.slice(0, 2) === intended.slice(0, 2), most);

/** For words one edit apart. Likely: a letter left out, a swap; in longer words also one too many, a wrong vowel or the next key. */
function isLikelyInShort(typed: string, intended: string): boolean {
	if (typed.length < intended.length) return true;
	if (typed.length > intended.length) return typed.length > SHORTEST;
	const at = [...typed].flatMap((letter, i) => (letter === intended[i] ? [] : [i]));
	if (at.length !== 1) return true;
	const wrong = typed[at[0]!]!, right = intended[at[0]!]!, areVowels = VOWELS.includes(wrong) && VOWELS.includes(right);
	return typed.length > SHORTEST && (areVowels || languagesFor(typed).some(({ keys = '' }) =>
		keys.includes(right) && Math.abs(keys.indexOf(wrong) - keys.indexOf(right)) === 1));
}

/** Shorter texts begin too many words. */
export const SHORTEST_UNFINISHED = 5;

/** Cost of reading `typed` as the beginning of a longer word with an edit behind the first letter; undefined for others. */
export const unfinishedCost = (typed: string, intended: string): number | undefined =>
	(intended.length > typed.length + 1 && typed[0] === intended[0]
		&& [-1, 0, 1].some((more) => isWithin(typed, intended.slice(0, typed.length + more), 1)) ? UNFINISHED : undefined);

/**
 * Fast check before `typoCost`: false if the first word cannot be a misspelling of another within `edits`. `bits` counts the
 * letters that only one of them has.
 */
export const mayBeTypo = (typed: string, bits: number, beginsAlike: boolean, edits: number): boolean =>
	bits <= 2 || (edits > 1 && bits <= 4 && typed.length >= LEAST && (typed.length >= LONG || beginsAlike));

/** Letters of a word as a mask of 32 bits. */
export function lettersIn(word: string): number {
	let mask = 0;
	for (let i = 0; i < word.length; i++) mask |= letterBit(word.charCodeAt(i));
	return mask >>> 0;
}

/** True if words with these letters may be within so many edits: one edit adds and removes one letter at most. */
export const areNear = (letters: number, others: number, edits: number): boolean => bitsIn(letters ^ others) <= 2 * edits;

/** Number of set bits, 0 to 32. */
export function bitsIn(mask: number): number {
	let bits = mask - ((mask >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
