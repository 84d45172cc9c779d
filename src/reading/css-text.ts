/*
 * Parses any CSS color: a keyword, HEX or a function. Total: returns a color with finite channels, or undefined for any other
 * text. Includes no messages: `css-explain.ts` explains errors, `css-mend.ts` suggests replacements. `css-levels.ts` has the
 * parsers of each level.
 *
 * Source  CSS Color 4 §5 to §10; HEX is accepted without its `#` too.
 * Proof   test/names/parse-color.test.ts, test/reading/css-parse.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { lowerAscii, plainWord } from './css-cursor.ts';
import type { CssColor, Notations, Scheme } from './css-grammar.ts';
import { keywordColor } from './css-nested.ts';
import { readFunctionWith } from './css-read.ts';
import { parseHex } from './hex.ts';

/** A parsed CSS color. */
export interface CssText {
	readonly color: Color;
	readonly form: 'hex' | CssColor['form'] | 'css-name';
}

/** Maximum length of a color in a request before trimming, in characters, not UTF-16 units. */
export const LONGEST_COLOR = 120;

/** Maximum length of a text with expanded variables, and of a color in a call of the library. */
export const LONGEST_EXPANDED = 4096;

/** True if a text has too many characters, of which each has at most two units. */
export const isTooLong = (text: string, most = LONGEST_COLOR): boolean =>
	text.length > most && (text.length > 2 * most || [...text].length > most);

/** Parses a color and its form with the notations of a level. `most` is the maximum length in characters. */
export function readTextWith(notations: Notations, source: string, scheme?: Scheme, most?: number): CssText | undefined {
	if (isTooLong(source, most)) return undefined;
	const text = source.trim();
	// A text with a parenthesis is a function.
	return readHex(text) ?? (text.includes('(') ? readFunctionWith(notations, text, scheme) : readKeyword(text) ?? readEscaped(text));
}

function readHex(text: string): CssText | undefined {
	const read = parseHex(text);
	return read && { color: read, form: 'hex' };
}

/** Reads one of the 148 CSS keywords, or `transparent`, in any ASCII case. */
function readKeyword(text: string): CssText | undefined {
	const read = keywordColor(text) ?? keywordColor(lowerAscii(text));
	return read && { color: read, form: 'css-name' };
}

/** Reads a keyword or HEX with CSS escapes, or with comments around it. */
function readEscaped(text: string): CssText | undefined {
	const plain = hasEscapes(text) ? plainWord(text) : undefined;
	return plain === undefined ? undefined : plain.startsWith('#') ? readHex(plain) : readKeyword(plain);
}

/** True for texts with escapes or comments. */
export const hasEscapes = (text: string): boolean => text.includes('\\') || text.includes('/*');
