/*
 * Reads the text of a value: a color, a reference to another name, or an expression with references.
 *
 * Proof  test/theme/value.test.ts.
 */

import { spend } from '../math/budget.ts';
import { findClosing, splitOutside } from '../math/parentheses.ts';
import { readBareLiteral, readLiteral } from './literal.ts';
import { trimSpan } from './place.ts';
import { createAlias, normalizeName, type Value } from './theme.ts';

/** Beginning of a color function or of HEX. A value that begins so and cannot be read is reported. */
export const COLOR_START = /^(?:#[\da-f]|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|contrast-color|light-dark|alpha|device-cmyk)\()/i;

const VAR = /^var\(\s*(--(?:[\w-]|[^\0-\x7f\s]|\\.)+)\s*(?:,([^]*))?\)$/i;

const SCHEME = /^light-dark\(([^]*)\)$/i;

/** Longest text that is read as a value, and longest hue, lightness or alpha, in UTF-16 units. */
export const LONGEST_VALUE = 400, LONGEST_PART = 120;

/** Maximum depth of fallbacks in fallbacks and of nested light-dark(). */
const DEEPEST = 4;

/** Units for one value, without what `reading/` spends, and for one character of it. */
const VALUE_COST = 1.2, CHARACTER_COST = 0.02;

export interface Reading {
	/** Offset of the text in its file. */
	readonly start: number;
	readonly name: string;
	/** The function around variables of bare channels in the file, by the key of the variable. */
	readonly used: ReadonlyMap<string, string>;
	/** True if a single word such as `red` is a color. */
	readonly takesWords: boolean;
}

/** Reads a value of CSS; undefined if it is not related to a color. */
export function readValue(text: string, reading: Reading, depth = DEEPEST): Value | undefined {
	if (text === '' || text.length > LONGEST_VALUE || depth === 0) return undefined;
	spend(VALUE_COST + text.length * CHARACTER_COST);
	const { start, name, used, takesWords } = reading;
	// light-dark() is two colors, each at its own position.
	const scheme = SCHEME.exec(text), literal = scheme === null ? readLiteral(text, start) : undefined;
	if (literal !== undefined) return literal.form === 'word' && !takesWords ? undefined : { kind: 'literal', literal };
	const key = normalizeName(name), bare = readBareLiteral(text, start, name, used.get(key));
	if (bare !== undefined) return { kind: 'literal', literal: bare };
	if (!text.includes('(') && !text.startsWith('#')) return undefined;
	const alias = VAR.exec(text);
	if (alias !== null && isOneCall(text)) {
		const fallback = alias[2], from = fallback === undefined ? 0 : text.length - 1 - fallback.length;
		const otherwise = fallback === undefined ? undefined : part(text, from, text.length - 1, reading, depth);
		return createAlias(normalizeName(alias[1]!), otherwise);
	}
	if (scheme !== null && isOneCall(text)) {
		const from = text.length - 1 - scheme[1]!.length, [light = '', ...others] = splitOutside(scheme[1]!, /,/);
		if (others.length === 0) return undefined;
		const comma = from + light.length;
		return {
			kind: 'scheme', light: part(text, from, comma, reading, depth), dark: part(text, comma + 1, text.length - 1, reading, depth),
		};
	}
	if (/var\(/i.test(text)) return COLOR_START.test(text) ? { kind: 'expression', text } : undefined;
	return COLOR_START.test(text) && isOneCall(text) ? { kind: 'unread', why: 'is not a readable color' } : undefined;
}

/** Reads a range of the text as a value. */
function part(text: string, from: number, to: number, reading: Reading, depth: number): Value | undefined {
	const { start, end } = trimSpan(text, { start: from, end: to });
	return readValue(text.slice(start, end), { ...reading, start: reading.start + start, takesWords: true }, depth - 1);
}

/** True if the first parenthesis closes at the end, or for HEX. */
function isOneCall(text: string): boolean {
	const open = text.indexOf('('), end = open < 0 ? -1 : findClosing(text, open + 1);
	return end < 0 ? text.startsWith('#') : end === text.length - 1;
}
