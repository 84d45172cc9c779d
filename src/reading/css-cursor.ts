/*
 * A cursor on a text of CSS, and the tokens it reads in place: numbers, words, blanks and comments.
 *
 * There is one cursor, because nothing that reads calls anything that reads another text. Readers only go forward and none
 * looks past the end. A reader that meets what it cannot read calls `stop`: the first fault is kept, the cursor jumps to
 * the end of the text, and whatever is asked of it afterwards finds nothing there. So no reader throws and no caller
 * checks; whoever began looks at `fault` when all is done. What a fault means in words is known to `css-explain.ts`.
 *
 * Source  CSS Syntax Level 3 §4 (tokenization): comments, escapes, numbers, identifiers.
 * Proof   test/reading/css-cursor.test.ts.
 */

import { ENDLESS_COMMENT, NO_UNIT } from './css-faults.ts';

/** A unit is a number, so that multiplying quantities adds units and dividing subtracts them: % · % / % is %. */
export type Unit = number;

export const NUMBER: Unit = 0;
export const PERCENT: Unit = 1;
/** Of `none`: a channel that is missing. */
export const MISSING: Unit = -1;
/** Always in degrees once read. Far from PERCENT: no text of 120 characters multiplies its way from one to the other. */
export const ANGLE: Unit = 0x10000;

/** The text, and where the cursor stands. */
export let text = '', at = 0;

/** The UTF-16 unit there, or AFTER_END. */
export let code = -1;

/** Unit of the value read last. */
export let unit = NUMBER;

/** The word read last, without escapes and in lower case; one with letters beyond ASCII keeps its case and means nothing. */
export let word = '';

/** Did the last `skipSpace` skip white space? A comment is none. */
export let isSpaced = false;

/** Why reading stopped, 0 while all is well, where, and what else is to be told of it: the name of a channel, a count. */
export let fault = 0, faultAt = 0, faultAbout: string | number = '';

let end = 0;

/** Begins at the start of a text, or anywhere in it. */
export function begin(source: string, from = 0): void {
	text = source;
	end = source.length;
	fault = 0;
	moveTo(from);
}

/** Notes the first fault and ends the reading. */
export function stop(why: number, where = at, about: string | number = ''): void {
	if (fault === 0) {
		fault = why;
		faultAt = where;
		faultAbout = about;
	}
	moveTo(end);
}

export const AFTER_END = -1;
export const OPEN = 40, CLOSE = 41, STAR = 42, PLUS = 43, COMMA = 44, MINUS = 45, SLASH = 47;
export const HASH = 35, PERCENT_SIGN = 37, DOT = 46;
const E = 101;

/** Forward, or back to the start of a word that was only looked at. */
export function moveTo(to: number): void {
	at = to;
	code = codeAt(to);
}

/** One character on. */
export const step = (): void => moveTo(at + 1);

/** For a word that stands for a value: what its unit is. */
export function setUnit(of: Unit): void {
	unit = of;
}

const codeAt = (i: number): number => (i < end ? text.charCodeAt(i) : AFTER_END);

const isDigit = (of: number): boolean => of >= 48 && of <= 57;

const isSpace = (of: number): boolean => of === 32 || (of <= 13 && of >= 9 && of !== 11);

/** Skips white space and comments; a comment that never ends is a fault. */
export function skipSpace(): void {
	isSpaced = false;
	// Digits and letters, before which there is nothing to skip.
	while (code <= SLASH) {
		if (isSpace(code)) {
			isSpaced = true;
			step();
		} else if (code === SLASH && codeAt(at + 1) === STAR) {
			const close = text.indexOf('*/', at + 2);
			if (close < 0) stop(ENDLESS_COMMENT);
			else moveTo(close + 2);
		} else {
			break;
		}
	}
}

/** Steps over one character and the white space behind it, and tells whether it was there. */
export function skips(character: number): boolean {
	if (code !== character) return false;
	step();
	skipSpace();
	return true;
}

/** Does a number begin here? Source: CSS Syntax 3 §4.3.10. */
export function startsNumber(): boolean {
	if (isDigit(code)) return true;
	const first = code === PLUS || code === MINUS ? at + 1 : at, second = codeAt(first);
	return isDigit(second) || (second === DOT && isDigit(codeAt(first + 1)));
}

/** Powers of ten, of which a double holds more than these exactly. */
export const POWERS_OF_TEN = /*#__PURE__*/ Float64Array.from({ length: 15 }, (_, i) => Number(`1e${i}`));

/** Whole numbers of so many digits are exact in a double; a point counts as one here, which is on the safe side. */
export const EXACT_DIGITS = 15;

/**
 * A number without its unit, exactly as Number() has it: up to 15 digits and the power of ten below them are both exact in
 * a double, so one division rounds right. Other numbers, which are rare, go to Number() itself.
 */
export function readNumber(): number {
	const source = text, last = end, from = at | 0;
	let i = from, next: number = code;
	const isNegative = next === MINUS;
	if (isNegative || next === PLUS) next = source.charCodeAt(++i);
	const first = i;
	let mantissa = 0, point = 0;
	for (;;) {
		if (next >= 48 && next <= 57) mantissa = mantissa * 10 + (next - 48);
		else if (next === DOT && point === 0) point = i + 1;
		else break;
		next = ++i < last ? source.charCodeAt(i) : AFTER_END;
	}
	// A point without digits behind it is none of the number.
	if (point === i) next = source.charCodeAt(--i);
	at = i;
	code = next;
	if (i - first > EXACT_DIGITS || (next | 32) === E) return rareNumber(from);
	const size = point === 0 || point > i ? mantissa : mantissa / POWERS_OF_TEN[i - point]!;
	return isNegative ? -size : size;
}

/** The same where many digits were read, or where an exponent may follow. CSS has no infinite literals. */
function rareNumber(from: number): number {
	const sign = codeAt(at + 1), first = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
	if ((code | 32) === E && isDigit(codeAt(first))) {
		moveTo(first);
		while (isDigit(code)) step();
	}
	const value = Number(text.slice(from, at)), most = Number.MAX_VALUE;
	return Math.max(-most, Math.min(most, value));
}

/** Degrees in one of each. */
export const ANGLE_UNITS = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** A number with its unit; leaves NUMBER, PERCENT or ANGLE in `unit`, angles in degrees. */
export function readQuantity(): number {
	const value = readNumber();
	unit = NUMBER;
	if (code === PERCENT_SIGN) {
		unit = PERCENT;
		step();
		return value;
	}
	const from = at;
	if (!readWord()) return value;
	unit = ANGLE;
	const degrees = named(ANGLE_UNITS, word);
	if (degrees === undefined) stop(NO_UNIT, from, word);
	return value * (degrees ?? 0);
}

/** What a table has under a name. */
export const named = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
	(Object.hasOwn(table, name) ? table[name] : undefined);

/** Letters, digits, hyphens, whatever lies beyond ASCII, and escapes: up to six hex digits and a blank, or any one character. */
const NAME = /(?:[\w\x80-\uffff-]|\\(?:[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|[^\da-f\n\r\f]))*/iy;

/** The name that begins here, which may be empty, without its escapes. */
function readName(): string {
	NAME.lastIndex = at;
	const name = NAME.exec(text)![0];
	moveTo(at + name.length);
	return unescaped(name);
}

/** A name with the characters that its escapes stand for. */
export const unescaped = (name: string): string =>
	name.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\n\r\f])?|([^]))/gi, (_, hex?: string, other?: string) =>
		other ?? character(Number.parseInt(hex!, 16)));

/** NUL, surrogates (of which 27 is the beginning) and what lies beyond Unicode are U+FFFD. */
const character = (of: number): string => (of > 0 && of < 0x110000 && of >> 11 !== 27 ? String.fromCodePoint(of) : '\ufffd');

/** Reads the word (an ident sequence) that begins here, and tells whether one does. Source: CSS Syntax 3 §4.3.9. */
export function readWord(): boolean {
	if (code < MINUS) return false;
	// Nearly all are letters alone, and what follows is no part of a word.
	let i = at | 0, next: number = code;
	while ((next | 32) >= 97 && (next | 32) <= 122) next = codeAt(++i);
	if (i > at && next < MINUS) {
		word = text.slice(at, i).toLowerCase();
		at = i;
		code = next;
		return true;
	}
	const from = at, name = readName(), isWord = /^-?[^\d-]|^--/.test(text.slice(from, at));
	if (isWord) word = lowerAscii(name);
	else moveTo(from);
	return isWord;
}

/** Steps over a word and the white space behind it, and tells whether it was there; a function of that name is none. */
export function skipsWord(wanted: string): boolean {
	const from = at;
	if (readWord() && word === wanted && code !== OPEN) {
		skipSpace();
		return true;
	}
	moveTo(from);
	return false;
}

/** The name behind the # that the cursor stands on. */
export function readHash(): string {
	step();
	return readName();
}

/** A text that is one word or one hash, without its escapes and the comments around it. */
export function plainWord(source: string): string | undefined {
	begin(source);
	skipSpace();
	const isHash = code === HASH;
	if (isHash) step();
	const name = readName();
	skipSpace();
	// An escaped # does not begin a hash.
	return at === end && fault === 0 && name !== '' && (isHash || !name.startsWith('#')) ? (isHash ? '#' : '') + name : undefined;
}

/** Lower case in ASCII; a text with other characters, which is no word of CSS, stays as it is. */
export const lowerAscii = (of: string): string => (/[^\0-\x7f]/.test(of) ? of : of.toLowerCase());
