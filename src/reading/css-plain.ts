/*
 * Color functions as nearly everyone writes them, read without a cursor: the name in lower case, three plain numbers or
 * percentages with one blank between them, and an alpha behind " / ". Three to four times as fast as the reader of
 * all of CSS, and asked once, before any other.
 *
 * All numbers are read in one loop, whose state the compiler keeps in registers, and each character is asked for once: that
 * is most of the time a text takes.
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
import { CSS_NOTATIONS, type CssColor, type CssForm, type Grammar, type Head, type Heads, type Slot } from './css-grammar.ts';

const BLANK = 32;

/** A number that is not one. */
const FAULT = NaN;

/** The numbers of a text: three channels and an alpha. One reading ends before the next begins. */
const NUMBERS = /*#__PURE__*/ new Float64Array(4);

/** The color, or undefined where the text is to be read in full. */
export function readPlainCss(source: string): CssColor | undefined {
	const last = source.length - 1;
	// Nothing that is read goes on over a parenthesis: behind this, no one has to ask where the text ends.
	if (last < 0 || source.charCodeAt(last) !== CLOSE) return undefined;
	let head = headOf(CSS_NOTATIONS.functions.heads, source, 0), i = 0;
	if (head === undefined) return undefined;
	i = head.codes.length;
	if (head.stands === 'color') {
		head = headOf(CSS_NOTATIONS.spaces.heads, source, i);
		if (head === undefined) return undefined;
		i += head.codes.length;
	}
	// What stands behind color( is a space.
	const { slots, space, form } = head.stands as Grammar;
	let code = source.charCodeAt(i), percents = 0, count = 0;
	for (;;) {
		const isNegative = code === MINUS;
		if (isNegative) code = source.charCodeAt(++i);
		const first = i;
		let digits = 0, point = 0;
		while (code >= 48 && code <= 57) {
			digits = (Math.imul(digits, 10) + code - 48) | 0;
			code = source.charCodeAt(++i);
		}
		if (code === DOT) {
			code = source.charCodeAt(point = ++i);
			while (code >= 48 && code <= 57) {
				digits = (Math.imul(digits, 10) + code - 48) | 0;
				code = source.charCodeAt(++i);
			}
		}
		// Nothing, or a point without digits behind it.
		if (i === first || i === point) return undefined;
		// Up to nine digits fit 32 bits.
		const mantissa = i - first <= 9 ? digits : longMantissa(source, first, i);
		const size = point === 0 ? mantissa : mantissa / POWERS_OF_TEN[i - point]!;
		NUMBERS[count] = isNegative ? -size : size;
		if (code === PERCENT_SIGN) {
			percents |= 1 << count;
			code = source.charCodeAt(++i);
		}
		count++;
		if (code === CLOSE) break;
		if (code !== BLANK || count === 4) return undefined;
		code = source.charCodeAt(++i);
		if (count === 3) {
			if (code !== SLASH || source.charCodeAt(i + 1) !== BLANK) return undefined;
			code = source.charCodeAt(i += 2);
		}
	}
	if (i !== last || count < 3) return undefined;
	const x = inUnits(slots[0], NUMBERS[0]!, (percents & 1) !== 0);
	const y = inUnits(slots[1], NUMBERS[1]!, (percents & 2) !== 0);
	const z = inUnits(slots[2], NUMBERS[2]!, (percents & 4) !== 0);
	// A fault anywhere makes the sum one.
	if (!(x + y + z < Infinity)) return undefined;
	if (count === 3) return { color: color(space as SpaceId, [x, y, z]), form: form as CssForm };
	const value = NUMBERS[3]!, alpha = (percents & 8) !== 0 ? value / 100 : value;
	return alpha >= 0 && alpha <= 1 ? { color: color(space as SpaceId, [x, y, z], alpha + 0), form: form as CssForm } : undefined;
}

/** The name that stands in the text from a place on, with the character by which it ends. */
function headOf<T>(heads: Heads<T>, source: string, from: number): Head<T> | undefined {
	const possible = heads[source.charCodeAt(from)];
	if (possible === undefined) return undefined;
	for (let n = 0; n < possible.length; n++) {
		const head = possible[n]!, { codes } = head, { length } = codes;
		if (from + length >= source.length) continue;
		let i = 1;
		while (i < length && source.charCodeAt(from + i) === codes[i]) i++;
		if (i === length) return head;
	}
	return undefined;
}

/** A number as what it says of a channel, in the units of its space; a fault where it is to be clamped. */
function inUnits(slot: Slot, value: number, isPercent: boolean): number {
	if (slot.isHue) return isPercent ? FAULT : normalizeHue(value);
	const perUnit = isPercent ? slot.percent : slot.number;
	const units = perUnit === 1 ? value : value / perUnit;
	// Adding 0 turns -0 into 0.
	return units >= slot.low && units <= slot.high ? units + 0 : FAULT;
}

/** The digits of a number that has more; a fault where it has more than are exact. */
function longMantissa(source: string, first: number, end: number): number {
	if (end - first > EXACT_DIGITS) return FAULT;
	let mantissa = 0;
	for (let i = first; i < end; i++) {
		const code = source.charCodeAt(i);
		if (code !== DOT) mantissa = mantissa * 10 + (code - 48);
	}
	return mantissa;
}
