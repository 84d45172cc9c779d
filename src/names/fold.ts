/*
 * Names as they are compared: case, accents, ё, grey for gray and the way words are joined do not matter.
 *
 * Letters that only look alike stay apart: Cyrillic с is not Latin c, U+212A KELVIN SIGN is not k. й stays й, a letter
 * of its own, while ё becomes е, as Russian print has it. Composed and decomposed text give the same.
 *
 * Proof  test/names/fold.test.ts.
 */

import { SPELLINGS } from './locale.ts';

/** Marks fall away, but for the breve of й. */
const MARKS = /(и\u0306)|\p{M}/gu;

/** Letters that no mark can be taken from, as they are spelled without. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const MARKED_LETTERS = /[ßæœøłđı]/gu;

const APOSTROPHES = /['’]/gu;

/** White space, hyphens and dashes, underscores, punctuation. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Letters that lower case and ё are all there is to. Nearly all texts have no others, and nothing to normalize. */
const IS_PLAIN = /^[\0-\x7fА-Яа-яЁё]*$/;

const BETWEEN_PLAIN_WORDS = /[^a-zа-я\d]+/g;

const lowered = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

// The only character outside ASCII that lower-casing and normalizing would turn into an ASCII letter.
const KELVIN = '\u212a';

/** Words in lower case without accents, one blank between them. */
export function fold(text: string): string {
	const lower = IS_PLAIN.test(text)
		? lowered(text).replaceAll('\'', '').replace(BETWEEN_PLAIN_WORDS, ' ')
		: text.split(KELVIN).map(unmarked).join(KELVIN).replace(APOSTROPHES, '').replace(BETWEEN_WORDS, ' ');
	return respelled(lower.trim());
}

function respelled(text: string): string {
	let read = text;
	for (const [written, as] of SPELLINGS) read = read.replaceAll(written, as);
	return read;
}

const unmarked = (text: string): string => text
	.toLowerCase()
	.normalize('NFD')
	.replace(MARKS, '$1')
	.normalize('NFC')
	.replace(MARKED_LETTERS, (letter) => PLAIN_LETTERS[letter]!);

/** The same with nothing between words, so that `dark teal`, `Dark-Teal` and `DarkTeal` are one key. */
export const foldJoined = (text: string): string => fold(text).replaceAll(' ', '');

/** The words alone; none for a text without letters and digits. */
export function foldWords(text: string): string[] {
	const folded = fold(text);
	return folded === '' ? [] : folded.split(' ');
}

/** A name as letters, for reading: what may be written differently is gone, everything else is still there. */
export interface LetterKey {
	/** Lower case, no accents, no spaces, hyphens or apostrophes, е for ё, gray for grey. */
	readonly key: string;
	/** The same with its accents. */
	readonly marked: string;
	readonly hasMarks: boolean;
}

const JOINTS = /[\s\p{Pd}'’]+/gu;

/** The letters of a name. Any text has some, perhaps none: the key may be empty. */
export function letterKey(text: string): LetterKey {
	if (IS_PLAIN.test(text)) {
		const key = respelled(lowered(text).replace(PLAIN_JOINTS, ''));
		return { key, marked: key, hasMarks: false };
	}
	const parts = text.replaceAll(JOINTS, '').split(KELVIN);
	const marked = respelled(parts.map((part) => part.toLowerCase().normalize('NFC').replaceAll('ё', 'е')).join(KELVIN));
	const key = respelled(parts.map(unmarked).join(KELVIN));
	return { key, marked, hasMarks: key !== marked };
}

const PLAIN_JOINTS = /[\s\-']+/g;
