/*
 * CSS tokens, read in place: a cursor that walks over the text once, instead of a list of tokens.
 *
 * Readers only go forward, and none looks past the end. A reader that meets what it cannot read calls `stop`: the
 * first fault is kept, the cursor jumps to the end of the text, and whatever is asked of it afterwards finds nothing
 * there. So no reader throws and no caller checks; whoever began looks at `fault` when all is done.
 *
 * Source  CSS Syntax Level 3 §4 (tokenization): comments, escapes, numbers, identifiers. Letters match without regard
 *         to case in ASCII only; U+212A KELVIN SIGN is no K.
 * Proof   test/reading/css-tokens.test.ts.
 */

/** A unit is a number, so that multiplying quantities adds units and dividing subtracts them: % · % / % is %. */
export type Unit = number;

export const NUMBER: Unit = 0;
export const PERCENT: Unit = 1;
/** Always in degrees once read. Far from PERCENT: no text of 120 characters multiplies its way from one to the other. */
export const ANGLE: Unit = 0x10000;

export interface Cursor {
	readonly text: string;
	readonly end: number;
	at: number;
	/** The UTF-16 unit at `at`, or AFTER_END: each is taken from the text once. */
	code: number;
	/** Did the last `skipSpace` skip white space? A comment is none. */
	isSpaced: boolean;
	/** Unit of the value read last. */
	unit: Unit;
	/** The word read last: `source` from `from` up to `to`; `source` is the text itself unless the word has escapes. */
	source: string;
	from: number;
	to: number;
	/** That word as a number, if it is one of a few letters and nothing else; see `words`. */
	key: number;
	/** How many parentheses are open. */
	depth: number;
	/** Why reading stopped, as the end of a sentence that begins with the text; empty while all is well. */
	fault: string;
	/** Where it stopped. */
	faultAt: number;
}

/** A cursor at the beginning of a text, nothing read. */
export const cursorOn = (text: string): Cursor => ({
	text,
	end: text.length,
	at: 0,
	code: text.length > 0 ? text.charCodeAt(0) : AFTER_END,
	isSpaced: false,
	unit: NUMBER,
	source: text,
	from: 0,
	to: 0,
	key: 0,
	depth: 0,
	fault: '',
	faultAt: 0,
});

/** Notes the first fault and ends the reading. */
export function stop(c: Cursor, at: number, fault: string): void {
	if (c.fault === '') {
		c.fault = fault;
		c.faultAt = at;
	}
	moveTo(c, c.end);
}

export const AFTER_END = -1;
export const OPEN = 40, CLOSE = 41, STAR = 42, PLUS = 43, COMMA = 44, MINUS = 45, DOT = 46, SLASH = 47;
const HASH = 35, PERCENT_SIGN = 37, BACKSLASH = 92, E = 101;

/** One character on. */
export const step = (c: Cursor): void => moveTo(c, c.at + 1);

/** Forward, or back to the start of a word that was only looked at. */
export function moveTo(c: Cursor, at: number): void {
	c.at = at;
	c.code = at < c.end ? c.text.charCodeAt(at) : AFTER_END;
}

const ahead = (c: Cursor, by: number): number =>
	c.at + by < c.end ? c.text.charCodeAt(c.at + by) : AFTER_END;

/** Steps over one character, or stops: `wanted` says what is missing. */
export function expect(c: Cursor, character: number, wanted: string): void {
	if (c.code === character) step(c);
	else stop(c, c.at, wanted);
}

const WORD_START = 1, WORD = 2, HEX_DIGIT = 4;

/** What each ASCII character may be part of. */
const KINDS = /*#__PURE__*/ Uint8Array.from({ length: 128 }, (_, code) => {
	const character = String.fromCharCode(code);
	return (/[a-z_]/i.test(character) ? WORD_START : 0)
		| (/[\w-]/.test(character) ? WORD : 0)
		| (/[\da-f]/i.test(character) ? HEX_DIGIT : 0);
});

/** Everything beyond ASCII may stand in a word. */
const is = (kind: number, code: number): boolean =>
	code >= 128 ? kind !== HEX_DIGIT : code >= 0 && (KINDS[code]! & kind) !== 0;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const isSpace = (code: number): boolean => code === 32 || (code <= 13 && code >= 9 && code !== 11);

/**
 * Words to look up without cutting them out of the text. Up to six letters are one number, five bits each, which tells
 * them apart in any case; other words are compared letter by letter.
 */
export type Words<T> = readonly (readonly Entry<T>[])[];

interface Entry<T> {
	readonly key: number;
	readonly codes: readonly number[];
	readonly meaning: T;
}

const KEY_LETTERS = 6, NO_KEY = -1;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** By length. Expects lower-case ASCII. */
export function words<T>(entries: readonly (readonly [word: string, meaning: T])[]): Words<T> {
	const table: Entry<T>[][] = [[]];
	for (const [word, meaning] of entries) {
		while (table.length <= word.length) table.push([]);
		const codes = Array.from(word, (letter) => letter.charCodeAt(0));
		table[word.length]!.push({ key: keyOf(codes), codes, meaning });
	}
	return table;
}

const keyOf = (codes: readonly number[]): number =>
	codes.length <= KEY_LETTERS && codes.every(isLetter) ? codes.reduce((key, code) => (key << 5) | (code & 31), 0) : NO_KEY;

/** What the word read last means. */
export function lookUp<T>(table: Words<T>, c: Cursor): T | undefined {
	const length = c.to - c.from, key = c.key;
	if (length >= table.length) return undefined;
	const candidates = table[length]!;
	for (let i = 0; i < candidates.length; i++) {
		const candidate = candidates[i]!;
		if (key >= 0 ? key === candidate.key : isWord(c, candidate.codes)) return candidate.meaning;
	}
	return undefined;
}

/** Is the word read last this one? Both are of the same length, the given one in lower case. */
function isWord(c: Cursor, codes: readonly number[]): boolean {
	const source = c.source, from = c.from;
	for (let i = 0; i < codes.length; i++) {
		const code = source.charCodeAt(from + i);
		if ((code >= 65 && code <= 90 ? code + 32 : code) !== codes[i]) return false;
	}
	return true;
}

/** Skips white space and comments; a comment that never ends is a fault. */
export function skipSpace(c: Cursor): void {
	c.isSpaced = isSpace(c.code);
	// Digits and letters, before which there is nothing to skip.
	if (c.code > SLASH) return;
	while (isSpace(c.code)) step(c);
	if (c.code === SLASH && ahead(c, 1) === STAR) skipComments(c);
}

/** The cursor stands on a comment. */
function skipComments(c: Cursor): void {
	while (c.code === SLASH && ahead(c, 1) === STAR) {
		const close = c.text.indexOf('*/', c.at + 2);
		if (close < 0) stop(c, c.at, 'has a comment without an end');
		else moveTo(c, close + 2);
		while (isSpace(c.code)) {
			c.isSpaced = true;
			step(c);
		}
	}
}

/** Does a number begin here? Source: CSS Syntax 3 §4.3.10. */
export function startsNumber(c: Cursor): boolean {
	const first = c.code;
	if (isDigit(first)) return true;
	if (first !== DOT && first !== PLUS && first !== MINUS) return false;
	const second = ahead(c, 1);
	return isDigit(second) || (first !== DOT && second === DOT && isDigit(ahead(c, 2)));
}

/** Powers of ten that a double holds exactly. */
export const POWERS_OF_TEN: Float64Array = /*#__PURE__*/ Float64Array.from({ length: 23 }, (_, i) => Number(`1e${i}`));

/** Whole numbers of so many digits are exact in a double; a point counts as one here, which is on the safe side. */
export const EXACT_DIGITS = 15;

/**
 * A number without its unit, exactly as Number() has it: up to 15 digits and a power of ten up to 22 are both exact
 * in a double, so one multiplication or division rounds right. Other numbers, which are rare, go to Number() itself.
 * One too large for a double is the largest double: CSS has no infinite literals.
 */
export function readNumber(c: Cursor): number {
	const from = c.at, text = c.text, end = c.end;
	let at = from, code = c.code;
	const isNegative = code === MINUS;
	if (isNegative || code === PLUS) code = text.charCodeAt(++at);
	const first = at;
	let mantissa = 0, decimals = 0;
	while (isDigit(code)) {
		mantissa = mantissa * 10 + (code - 48);
		code = ++at < end ? text.charCodeAt(at) : AFTER_END;
	}
	if (code === DOT && at + 1 < end && isDigit(text.charCodeAt(at + 1))) {
		const point = at;
		code = text.charCodeAt(++at);
		while (isDigit(code)) {
			mantissa = mantissa * 10 + (code - 48);
			code = ++at < end ? text.charCodeAt(at) : AFTER_END;
		}
		decimals = at - point - 1;
	}
	c.at = at;
	c.code = code;
	if ((code | 32) === E || at - first > EXACT_DIGITS) return readRareNumber(c, from, mantissa, first, decimals);
	const size = decimals === 0 ? mantissa : mantissa / POWERS_OF_TEN[decimals]!;
	return isNegative ? -size : size;
}

/** The number from `from` to here: it has many digits, or an exponent may follow. */
function readRareNumber(c: Cursor, from: number, mantissa: number, first: number, decimals: number): number {
	const isLong = c.at - first > EXACT_DIGITS;
	const exponent = ((c.code | 32) === E ? readExponent(c) : 0) - decimals;
	if (isLong || exponent < -22 || exponent > 22) return longNumber(c.text.slice(from, c.at));
	const size = exponent < 0 ? mantissa / POWERS_OF_TEN[-exponent]! : mantissa * POWERS_OF_TEN[exponent]!;
	return c.text.charCodeAt(from) === MINUS ? -size : size;
}

function longNumber(text: string): number {
	const value = Number(text);
	return Math.abs(value) === Infinity ? Math.sign(value) * Number.MAX_VALUE : value;
}

/** The cursor stands on an e: an exponent, if digits follow; else the e begins a unit. */
function readExponent(c: Cursor): number {
	const sign = ahead(c, 1);
	const isSigned = sign === PLUS || sign === MINUS;
	if (!isDigit(isSigned ? ahead(c, 2) : sign)) return 0;
	moveTo(c, c.at + (isSigned ? 2 : 1));
	let size = 0;
	while (isDigit(c.code)) {
		// No exponent matters beyond 1000; this keeps it a small number.
		if (size < 1000) size = size * 10 + (c.code - 48);
		step(c);
	}
	return sign === MINUS ? -size : size;
}

/** A number with its unit; leaves NUMBER, PERCENT or ANGLE in `unit`, angles in degrees. */
export function readQuantity(c: Cursor): number {
	const value = readNumber(c);
	if (c.code === PERCENT_SIGN) {
		step(c);
		c.unit = PERCENT;
		return value;
	}
	c.unit = NUMBER;
	return startsWord(c) ? value * readAngleUnit(c) : value;
}

/** Degrees in one of each. */
const ANGLE_UNITS = /*#__PURE__*/ words([['deg', 1], ['grad', 0.9], ['rad', 180 / Math.PI], ['turn', 360]]);

function readAngleUnit(c: Cursor): number {
	const from = c.at;
	readWord(c);
	c.unit = ANGLE;
	const degrees = lookUp(ANGLE_UNITS, c);
	if (degrees !== undefined) return degrees;
	stop(c, from, /^\s/.test(c.source.slice(c.from))
		? 'has a blank that is none in CSS'
		: 'has a unit that colors do not take; hues take deg, grad, rad or turn, other channels % or nothing');
	return 0;
}

const startsEscape = (c: Cursor, by: number): boolean =>
	ahead(c, by) === BACKSLASH && !endsLine(ahead(c, by + 1));

const endsLine = (code: number): boolean => code === AFTER_END || code === 10 || code === 12 || code === 13;

/** Does a word (an ident sequence) begin here? Source: CSS Syntax 3 §4.3.9. */
export function startsWord(c: Cursor): boolean {
	const first = c.code;
	if (first < MINUS) return false;
	if (first !== MINUS) return is(WORD_START, first) || (first === BACKSLASH && startsEscape(c, 0));
	const second = ahead(c, 1);
	return second === MINUS || is(WORD_START, second) || startsEscape(c, 1);
}

/** An identifier. Ask `startsWord` first. */
export function readWord(c: Cursor): void {
	const from = c.at, text = c.text, end = c.end;
	let at = from, code = c.code, key = 0;
	while (is(WORD, code)) {
		key = isLetter(code) && key >= 0 && at - from < KEY_LETTERS ? (key << 5) | (code & 31) : NO_KEY;
		code = ++at < end ? text.charCodeAt(at) : AFTER_END;
	}
	c.at = at;
	c.code = code;
	if (code === BACKSLASH && startsEscape(c, 0)) {
		c.source = readEscapedWord(c, text.slice(from, at));
		c.from = 0;
		c.to = c.source.length;
		c.key = NO_KEY;
	} else {
		c.source = text;
		c.from = from;
		c.to = at;
		c.key = key;
	}
}

function readEscapedWord(c: Cursor, begun: string): string {
	let word = begun;
	for (;;) {
		if (is(WORD, c.code)) {
			word += c.text[c.at];
			step(c);
		} else if (startsEscape(c, 0)) {
			word += readEscape(c);
		} else {
			return word;
		}
	}
}

/** After a backslash: one to six hex digits and one blank, or any one character. */
function readEscape(c: Cursor): string {
	step(c);
	if (!is(HEX_DIGIT, c.code)) {
		const character = String.fromCodePoint(c.text.codePointAt(c.at)!);
		moveTo(c, c.at + character.length);
		return character;
	}
	let code = 0;
	for (let digits = 0; digits < 6 && is(HEX_DIGIT, c.code); digits++) {
		code = code * 16 + Number.parseInt(c.text[c.at]!, 16);
		step(c);
	}
	if (c.code === 13 && ahead(c, 1) === 10) moveTo(c, c.at + 2);
	else if (isSpace(c.code)) step(c);
	const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** A text that is one word or one hash, without its escapes and the comments around it. */
export function plainWord(text: string): string | undefined {
	const c = cursorOn(text);
	skipSpace(c);
	const isHash = c.code === HASH;
	if (isHash) step(c);
	else if (!startsWord(c)) return undefined;
	const word = readEscapedWord(c, isHash ? '#' : '');
	skipSpace(c);
	// An escaped # does not begin a hash.
	return c.at === c.end && c.fault === '' && word.startsWith('#') === isHash ? word : undefined;
}

/** Lower case in ASCII; a text with other characters, which is no word of CSS, stays as it is. */
export function lowerAscii(text: string): string {
	for (let i = 0; i < text.length; i++) {
		if (text.charCodeAt(i) >= 128) return text;
	}
	return text.toLowerCase();
}
