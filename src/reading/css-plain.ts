/*
 * Color functions as nearly everyone writes them, read without a cursor: the name in lower case, three plain numbers or
 * percentages with one blank between them, and an alpha behind " / ". 1.5 to 1.9 times as fast as the reader of
 * all of CSS, and asked once, before any other.
 *
 * It knows no fault: whatever is not of that kind, or has a channel that must be clamped, is left to `css-read.ts`,
 * which reads the same numbers from it.
 *
 * Proof  test/reading/css-plain.test.ts: where it reads, it reads what css-read.ts reads.
 */

import { normalizeHue } from '../math/angle.ts';
import { color } from '../spaces/color.ts';
import type { SpaceId } from '../spaces/table.ts';
import { CLOSE, DOT, EXACT_DIGITS, MINUS, PERCENT_SIGN, POWERS_OF_TEN, SLASH } from './css-cursor.ts';
import { CSS_NOTATIONS, type CssColor, type CssForm, type Grammar, type Heads, type Slot } from './css-grammar.ts';

const BLANK = 32;

// Where the reading stands. Numbers are returned, so it cannot be; one reading ends before the next begins. Each use of
// `at` says `| 0`: else the compiler takes it for any number, which costs up to an eighth of the time.
let text = '', at = 0, isPercent = false;

/** A number that is not one. */
const FAULT = NaN;

/** The color, or undefined where the text is to be read in full. */
export function readPlainCss(source: string): CssColor | undefined {
	text = source;
	at = 0;
	const grammar = readPlainGrammar();
	if (grammar === undefined) return undefined;
	const { slots } = grammar;
	// The table is that of all spaces.
	const space = grammar.space as SpaceId, form = grammar.form as CssForm;
	const x = readChannel(slots[0]);
	if (!isNext(BLANK)) return undefined;
	const y = readChannel(slots[1]);
	if (!isNext(BLANK)) return undefined;
	const z = readChannel(slots[2]);
	// A fault anywhere makes the sum one.
	if (!(x + y + z < Infinity)) return undefined;
	if (isNext(CLOSE)) return at === source.length ? { color: color(space, [x, y, z]), form } : undefined;
	if (!(isNext(BLANK) && isNext(SLASH) && isNext(BLANK))) return undefined;
	const value = readNumber();
	const alpha = isPercent ? value / 100 : value;
	if (!(alpha >= 0 && alpha <= 1 && isNext(CLOSE)) || at !== source.length) return undefined;
	return { color: color(space, [x, y, z], alpha + 0), form };
}

function isNext(code: number): boolean {
	const i = at | 0, isThere = i < text.length && text.charCodeAt(i) === code;
	if (isThere) at = i + 1;
	return isThere;
}

function readPlainGrammar(): Grammar | undefined {
	const grammar = readHead(CSS_NOTATIONS.functions.heads);
	return grammar === 'color' ? readHead(CSS_NOTATIONS.spaces.heads) : grammar;
}

function readHead<T>(heads: Heads<T>): T | undefined {
	const i = at | 0;
	if (i >= text.length) return undefined;
	const possible = heads[text.charCodeAt(i)];
	if (possible === undefined) return undefined;
	for (let n = 0; n < possible.length; n++) {
		const { codes, stands } = possible[n]!;
		if (i + codes.length > text.length || !goesOn(codes, i)) continue;
		at = i + codes.length;
		return stands;
	}
	return undefined;
}

/** Do these characters stand in the text from a place on? The first is known. */
function goesOn(codes: Uint8Array, from: number): boolean {
	const source = text;
	for (let i = 1; i < codes.length; i++) if (source.charCodeAt(from + i) !== codes[i]) return false;
	return true;
}

/** In the units of its space; a fault where it is to be clamped. */
function readChannel(slot: Slot): number {
	const value = readNumber();
	if (slot.isHue) return isPercent ? FAULT : normalizeHue(value);
	const perUnit = isPercent ? slot.percent : slot.number;
	const inUnits = perUnit === 1 ? value : value / perUnit;
	// Adding 0 turns -0 into 0.
	return inUnits >= slot.low && inUnits <= slot.high ? inUnits + 0 : FAULT;
}

/** Digits, a point if digits follow, more digits, and whether a percent sign stands behind them. */
function readNumber(): number {
	const source = text, end = source.length;
	let i = at | 0;
	const isNegative = i < end && source.charCodeAt(i) === MINUS;
	if (isNegative) i++;
	const first = i;
	let mantissa = 0, point = 0, code = 0;
	for (; i < end; i++) {
		code = source.charCodeAt(i);
		if (code >= 48 && code <= 57) mantissa = mantissa * 10 + (code - 48);
		else if (code === DOT && point === 0) point = i + 1;
		else break;
	}
	isPercent = code === PERCENT_SIGN;
	at = isPercent ? i + 1 : i;
	// Nothing, a point without digits behind it, or more digits than are exact.
	if (i === first || point === i || i - first > EXACT_DIGITS) return FAULT;
	const size = point === 0 ? mantissa : mantissa / POWERS_OF_TEN[i - point]!;
	return isNegative ? -size : size;
}
