/*
 * A cursor in a CSS text, and the tokens it reads in place: numbers, words, white space and comments.
 *
 * The cursor is global, because readers do not nest. They only move forward and never past the end. On an error a reader
 * calls `stop`: the first fault is recorded and the cursor jumps to the end of the text, where every later read fails. So
 * readers do not throw and callers need no checks; the outermost one tests `fault` at the end. `css-explain.ts` renders
 * faults as sentences.
 *
 * Source  CSS Syntax Level 3 §4 (tokenization): comments, escapes, numbers, identifiers.
 * Proof   test/reading/css-cursor.test.ts.
 */

import { ANGLE_UNITS } from '../math/angle-units.ts';
import type { CssFault } from './css-faults.ts';

/** Unit as an exponent, so that multiplying quantities adds units and dividing subtracts them: % · % / % is %. */
export type Unit = number;

export const NUMBER: Unit = 0;
export const PERCENT: Unit = 1;
/** Unit of `none`: a missing channel. */
export const MISSING: Unit = -1;
/** Angles are converted to degrees. Far from PERCENT: a text of 120 characters cannot multiply from one to the other. */
export const ANGLE: Unit = 0x10000;

/** The text, and the index of the cursor. */
export let text: string, at: number;

/** UTF-16 unit at the cursor, or AFTER_END. */
export let code = -1;

/** Unit of the last value. */
export let unit = NUMBER;

/** The last word, unescaped and in lower case; one with letters beyond ASCII keeps its case, and no keyword matches it. */
export let word = '';

/** True if the last `skipSpace` skipped white space; comments do not count. */
export let isSpaced = false;

/** The first fault (empty without one), its index, and a detail, such as the name of a channel or a count. */
export let fault: CssFault | '' = '', faultAt: number, faultAbout: string | number = '';

let end: number;

/** Starts reading a text. */
export function begin(source: string): void {
	text = source;
	end = source.length;
	fault = '';
	moveTo(0);
}

/** Records the first fault and ends the reading. */
export function stop(why: CssFault, where = at, about: string | number = ''): void {
	if (fault === '') {
		fault = why;
		faultAt = where;
		faultAbout = about;
	}
	moveTo(end);
}

export const AFTER_END = -1;
export const OPEN = 40, CLOSE = 41, STAR = 42, PLUS = 43, COMMA = 44, MINUS = 45, SLASH = 47;
export const HASH = 35;
const PERCENT_SIGN = 37, DOT = 46, E = 101;

/** Moves the cursor, forward or back to the start of a word. */
export function moveTo(to: number): void {
	at = to;
	code = codeAt(to);
}

/** Advances by one character. */
export const step = (): void => moveTo(at + 1);

/** Sets the unit of a value that was written as a word. */
export function setUnit(of: Unit): void {
	unit = of;
}

const codeAt = (i: number): number => (i < end ? text.charCodeAt(i) : AFTER_END);

const isDigit = (of: number): boolean => of >= 48 && of <= 57;

const isLetter = (of: number): boolean => (of | 32) >= 97 && (of | 32) <= 122;

const isSpace = (of: number): boolean => of === 32 || (of <= 13 && of >= 9 && of !== 11);

/** Skips white space and comments; an unclosed comment is a fault. */
export function skipSpace(): void {
	isSpaced = false;
	// Stops quickly at digits and letters.
	while (code <= SLASH) {
		if (isSpace(code)) {
			isSpaced = true;
			step();
		} else if (code === SLASH && codeAt(at + 1) === STAR) {
			const close = text.indexOf('*/', at + 2);
			if (close < 0) stop('spelling-comment');
			else moveTo(close + 2);
		} else {
			break;
		}
	}
}

/** Skips a character and the white space after it; true if it was there. */
export function skips(character: number): boolean {
	if (code !== character) return false;
	step();
	skipSpace();
	return true;
}

/** True if a number starts here. Source: CSS Syntax 3 §4.3.10. */
export function startsNumber(): boolean {
	if (isDigit(code)) return true;
	const first = code === PLUS || code === MINUS ? at + 1 : at, second = codeAt(first);
	return isDigit(second) || (second === DOT && isDigit(codeAt(first + 1)));
}

/** Powers of ten; doubles represent them exactly. */
const POWERS_OF_TEN = /*#__PURE__*/ Float64Array.from({ length: 15 }, (_, i) => Number(`1e${i}`));

/** Whole numbers with up to this many digits are exact in a double; a point counts as a digit here, which is safe. */
const EXACT_DIGITS = 15;

/**
 * Reads a number without its unit, with the same result as Number(): up to 15 digits and the power of ten are both exact in
 * a double, so one division rounds correctly. Other numbers are rare and parsed by Number().
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
	// A point without digits after it does not belong to the number.
	if (point === i) next = source.charCodeAt(--i);
	at = i;
	code = next;
	if (i - first > EXACT_DIGITS || (next | 32) === E) return rareNumber(from);
	const size = point === 0 || point > i ? mantissa : mantissa / POWERS_OF_TEN[i - point]!;
	return isNegative ? -size : size;
}

/** Completes a number with many digits or an exponent. CSS has no infinite literals. */
function rareNumber(from: number): number {
	const sign = codeAt(at + 1), first = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
	if ((code | 32) === E && isDigit(codeAt(first))) {
		moveTo(first);
		while (isDigit(code)) step();
	}
	const value = Number(text.slice(from, at)), most = Number.MAX_VALUE;
	return Math.max(-most, Math.min(most, value));
}

/** Reads a number with its unit; sets `unit` to NUMBER, PERCENT or ANGLE and converts angles to degrees. */
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
	const degrees = lookUp(ANGLE_UNITS, word);
	if (degrees === undefined) stop('spelling-unit', from, word);
	return value * (degrees ?? 0);
}

/** Own property of a table. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
	(Object.hasOwn(table, name) ? table[name] : undefined);

/** Letters, digits, hyphens, non-ASCII characters, and escapes: up to six hex digits and a space, or any other character. */
const NAME = /(?:[\w\x80-\uffff-]|\\(?:[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|[^\da-f\n\r\f]))*/iy;

/** Reads and unescapes the name that starts here, which may be empty. */
function readName(): string {
	NAME.lastIndex = at;
	const name = NAME.exec(text)![0];
	moveTo(at + name.length);
	return unescape(name);
}

/** Replaces the escapes in a name by their characters. */
const unescape = (name: string): string =>
	name.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\n\r\f])?|([^]))/gi, (_, hex?: string, other?: string) =>
		other ?? character(Number.parseInt(hex!, 16)));

/** NUL, surrogates (d800 to dfff, >> 11 is 27) and values beyond Unicode become U+FFFD. */
const character = (of: number): string => (of > 0 && of < 0x110000 && of >> 11 !== 27 ? String.fromCodePoint(of) : '\ufffd');

/** Reads the word (an ident sequence) that starts here; true if one does. Source: CSS Syntax 3 §4.3.9. */
export function readWord(): boolean {
	if (code < MINUS) return false;
	// Fast path: a letter, then letters, digits and hyphens, followed by a character that ends a word.
	let i = at | 0, next: number = code;
	if (isLetter(next)) while (isLetter(next) || isDigit(next) || next === MINUS) next = codeAt(++i);
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

/** Skips a word and the white space after it; true if it was there. A function with that name does not match. */
export function skipsWord(expected: string): boolean {
	const from = at;
	if (readWord() && word === expected && code !== OPEN) {
		skipSpace();
		return true;
	}
	moveTo(from);
	return false;
}

/** Reads the name after the # at the cursor. */
export function readHash(): string {
	step();
	return readName();
}

/** A text that is a single word or hash, without escapes and surrounding comments; undefined for any other. */
export function plainWord(source: string): string | undefined {
	begin(source);
	skipSpace();
	const isHash = code === HASH;
	if (isHash) step();
	const name = readName();
	skipSpace();
	// An escaped # does not start a hash.
	return at === end && fault === '' && name !== '' && (isHash || !name.startsWith('#')) ? (isHash ? '#' : '') + name : undefined;
}

/** Lower case for ASCII; a text with other characters, which cannot be a CSS word, is returned unchanged. */
export const lowerAscii = (of: string): string => (/[^\0-\x7f]/.test(of) ? of : of.toLowerCase());
