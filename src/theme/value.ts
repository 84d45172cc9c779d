/*
 * The text of a value → what it stands for: a color, another name, an expression with names in it, or nothing that is a color.
 *
 * Proof  test/theme/value.test.ts.
 */

import { bareLiteralOf, literalOf } from './literal.ts';
import { keyOf, type Value } from './theme.ts';

/** A color function, or HEX: what begins so and cannot be read is told. */
const MEANT = /^(?:#[\da-f]|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|contrast-color|light-dark|alpha|device-cmyk)\()/i;

const VAR = /^var\(\s*(--(?:[\w-]|[^\0-\x7f]|\\.)+)\s*(?:,([^]*))?\)$/i;

const SCHEME = /^light-dark\(([^]*)\)$/i;

/** No longer text is read as a value: what a color is made of is short. */
const LONGEST_VALUE = 400;

/** How far a fallback of a fallback, or light-dark() in itself, is followed. */
const DEEPEST = 4;

export interface Reading {
	/** Where the text begins in its file. */
	readonly start: number;
	readonly name: string;
	/** The function that the file puts around variables of bare channels, by the key of the variable. */
	readonly used: ReadonlyMap<string, string>;
	/** Is a word alone, as `red`, a color? */
	readonly takesWords: boolean;
}

/** What a text of CSS stands for; undefined for what is no color. */
export function valueOf(text: string, reading: Reading, depth = DEEPEST): Value | undefined {
	if (text === '' || text.length > LONGEST_VALUE || depth === 0) return undefined;
	const { start, name, used, takesWords } = reading;
	// A color that depends on the scheme is two, and each has its place.
	const scheme = SCHEME.exec(text), literal = scheme === null ? literalOf(text, start) : undefined;
	if (literal !== undefined) return literal.form === 'word' && !takesWords ? undefined : { kind: 'literal', literal };
	const key = keyOf(name), bare = bareLiteralOf(text, start, name, used.get(key));
	if (bare !== undefined) return { kind: 'literal', literal: bare };
	if (!text.includes('(') && !text.startsWith('#')) return undefined;
	const alias = VAR.exec(text);
	if (alias !== null && isOneCall(text)) {
		const fallback = alias[2], from = fallback === undefined ? 0 : text.length - 1 - fallback.length;
		const otherwise = fallback === undefined ? undefined : part(text, from, text.length - 1, reading, depth);
		return { kind: 'alias', to: keyOf(alias[1]!), otherwise };
	}
	if (scheme !== null && isOneCall(text)) {
		const from = text.length - 1 - scheme[1]!.length, comma = commaIn(text, from);
		if (comma < 0) return undefined;
		return {
			kind: 'scheme', light: part(text, from, comma, reading, depth), dark: part(text, comma + 1, text.length - 1, reading, depth),
		};
	}
	if (/var\(/i.test(text)) return MEANT.test(text) ? { kind: 'expression', text } : undefined;
	return MEANT.test(text) && isOneCall(text) ? { kind: 'unread', why: 'is no color that can be read' } : undefined;
}

/** A part of the text by itself. */
function part(text: string, from: number, to: number, reading: Reading, depth: number): Value | undefined {
	const raw = text.slice(from, to), blanks = raw.length - raw.trimStart().length;
	return valueOf(raw.trim(), { ...reading, start: reading.start + from + blanks, takesWords: true }, depth - 1);
}

/** Does the first parenthesis close at the end? */
function isOneCall(text: string): boolean {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '(') depth++;
		else if (character === ')' && --depth === 0) return at === text.length - 1;
	}
	return text.startsWith('#');
}

/** The first comma from a place on that stands outside of parentheses; -1 for none. */
function commaIn(text: string, from: number): number {
	let depth = 0;
	for (let at = from; at < text.length; at++) {
		const character = text[at];
		if (character === '(') depth++;
		else if (character === ')') depth--;
		else if (character === ',' && depth === 0) return at;
	}
	return -1;
}

const USED = /\b(rgb|hsl|oklch)a?\(\s*(?:from\s+)?var\(\s*--((?:[\w-]|[^\0-\x7f])+)\s*[),/]/gi;

/** The functions that a text puts around variables. */
export function wrappersIn(text: string): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const [, wrapper, name] of text.matchAll(USED)) if (!found.has(name!)) found.set(name!, wrapper!.toLowerCase());
	return found;
}
