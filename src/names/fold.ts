/*
 * Folds names for comparison: case, accents, grey or gray and the way words are joined do not matter.
 *
 * Letters that only look alike stay distinct: Cyrillic с is not Latin c, U+212A KELVIN SIGN is not k. A language says which of its
 * letters have a mark that counts, and which are respelled. Composed and decomposed text fold to the same.
 *
 * Proof  test/names/fold.test.ts.
 */

import { LETTERS, SPELLINGS } from './locale.ts';

/** Letters with a mark that is not removed, decomposed. */
const MARKED = [...LETTERS].map((letter) => letter.normalize('NFD')).filter((letter) => letter.length > 1);

/** Marks to remove. */
const MARKS = new RegExp(`(${MARKED.join('|')})|\\p{M}`, 'gu');

/** Letters that do not decompose, and their plain spelling. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const MARKED_LETTERS = /[ßæœøłđı]/gu;

const APOSTROPHES = /['’]/gu;

/** White space, hyphens and dashes, underscores, punctuation. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Letters of the languages beyond ASCII, and respelled letters. */
const PLAIN = LETTERS + SPELLINGS.map(([written]) => written).filter((written) => written.length === 1).join('');

/** Texts that need only lower case and other spellings, which is nearly all. */
const IS_PLAIN = new RegExp(`^[\\0-\\x7f${PLAIN}${PLAIN.toUpperCase()}]*$`);

const BETWEEN_PLAIN_WORDS = new RegExp(`[^a-z\\d${PLAIN}]+`, 'g');

// The only character outside ASCII that lower-casing and normalizing turn into an ASCII letter.
const KELVIN = '\u212a';

/** Words in lower case without accents, separated by single spaces. */
export function fold(text: string): string {
	const lower = IS_PLAIN.test(text)
		? text.toLowerCase().replaceAll('\'', '').replace(BETWEEN_PLAIN_WORDS, ' ')
		: text.split(KELVIN).map(removeMarks).join(KELVIN).replace(APOSTROPHES, '').replace(BETWEEN_WORDS, ' ');
	return respell(lower.trim());
}

function respell(text: string): string {
	let result = text;
	for (const [written, as] of SPELLINGS) result = result.replaceAll(written, as);
	return result;
}

const removeMarks = (text: string): string => text
	.toLowerCase()
	.normalize('NFD')
	.replace(MARKS, '$1')
	.normalize('NFC')
	.replace(MARKED_LETTERS, (letter) => PLAIN_LETTERS[letter]!);

/** Folds and removes spaces, so that `dark teal`, `Dark-Teal` and `DarkTeal` are equal. */
export const foldJoined = (text: string): string => fold(text).replaceAll(' ', '');

/** The folded words; none for a text without letters and digits. */
export function foldWords(text: string): string[] {
	const folded = fold(text);
	return folded === '' ? [] : folded.split(' ');
}

/** The letters of a name for lookup, without what is ignored; everything else is kept. */
interface LetterKey {
	/** Lower case, no accents, no spaces, hyphens or apostrophes, the spellings of the languages: gray for grey. */
	readonly key: string;
	/** The key with accents. */
	readonly marked: string;
	readonly hasMarks: boolean;
}

const JOINTS = /[\s\p{Pd}'’]+/gu;

/** Letters of a name; the key may be empty. */
export function letterKey(text: string): LetterKey {
	if (IS_PLAIN.test(text)) {
		const key = respell(text.toLowerCase().replace(PLAIN_JOINTS, ''));
		return { key, marked: key, hasMarks: false };
	}
	const parts = text.replaceAll(JOINTS, '').split(KELVIN);
	const marked = respell(parts.map((part) => part.toLowerCase().normalize('NFC')).join(KELVIN));
	const key = respell(parts.map(removeMarks).join(KELVIN));
	return { key, marked, hasMarks: key !== marked };
}

const PLAIN_JOINTS = /[\s\-']+/g;
