/*
 * A text of CSS as tokens, one after the other: a number, a word or any other character, and the blanks before it.
 *
 * There is one cursor, because no reading begins before another ends. What cannot be read is noted, and the reading goes on
 * without it to the end of the text.
 *
 * Source  CSS Syntax Level 3 §4 (tokenization).
 * Proof   test/css/read.test.ts: reads what the cursor of `reading/` reads.
 */

import { ANGLE, ANGLE_UNITS, lowerAscii, named, NUMBER, PERCENT, unescaped, type Unit } from '../reading/css-cursor.ts';

const BLANK = '[ \\t\\n\\r\\f]', BLANKS = `(?:${BLANK}|/\\*[^]*?\\*/)*`;

/** What a name is made of, but for hyphens. */
const LETTER = `(?:[\\w\\x80-\\uffff]|\\\\(?:[\\da-f]{1,6}(?:\\r\\n|${BLANK})?|[^\\da-f\\n\\r\\f]))`;

const TOKEN = /*#__PURE__*/ new RegExp(
	`(${BLANKS})(?:([+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:e[+-]?\\d+)?)|((?:-?(?!\\d)${LETTER}|--)(?:-|${LETTER})*)|([^])?)`, 'iy',
);

const ENDS = /*#__PURE__*/ new RegExp(`^${BLANKS}|${BLANKS}$`, 'g');

/** A text without the blanks and comments at its ends. */
export const withoutEnds = (text: string): string => text.replace(ENDS, '');

let text = '', token = '', blank = '', number: string | undefined, name: string | undefined;

/** The character that is next; undefined before a number, a word and the end. */
export let sign: string | undefined;

/** The word that is next, without escapes and in lower case; empty before anything else. */
export let word = '';

/** Unit of the value read last. */
export let unit: Unit = NUMBER;

/** Was there anything that cannot be read? */
export let isWrong = false;

/** Begins at the start of a text. */
export function begin(source: string): void {
	text = source;
	isWrong = false;
	TOKEN.lastIndex = 0;
	step();
}

/** Over one token. */
export function step(): void {
	[token, blank = '', number, name = '', sign] = TOKEN.exec(text)!;
	word = lowerAscii(unescaped(name));
}

/** Steps over a character if it is next, and tells whether it was. */
export function skips(character: string): boolean {
	const isThere = sign === character;
	if (isThere) step();
	return isThere;
}

/** Notes that something cannot be read, if it is so. */
export function refuse(isFault: boolean): void {
	isWrong ||= isFault;
}

/** For a value that is no number: what its unit is. */
export function setUnit(of: Unit): void {
	unit = of;
}

/** Are there blanks before the next token, not only comments? */
export const isSpaced = (): boolean => /^\s|\*\/\s/.test(blank);

/** Is the text at its end? */
export const isAtEnd = (): boolean => token === blank;

/** What a table has under a word; nothing is a fault. */
export function known<T>(table: Readonly<Record<string, T>>, of: string): T | undefined {
	const found = named(table, of);
	refuse(found === undefined);
	return found;
}

/** Over a word, and over the parenthesis that makes it the name of a function: is there one? */
export function skipsName(): boolean {
	step();
	return blank === '' && skips('(');
}

/** A number with its unit, angles in degrees; undefined where none is next. */
export function readQuantity(): number | undefined {
	if (number === undefined) return undefined;
	const most = Number.MAX_VALUE, value = Math.max(-most, Math.min(most, Number(number)));
	unit = NUMBER;
	step();
	if (blank !== '') return value;
	if (skips('%')) unit = PERCENT;
	if (blank !== '' || word === '' || unit === PERCENT) return value;
	unit = ANGLE;
	const degrees = known(ANGLE_UNITS, word);
	step();
	return value * degrees!;
}
