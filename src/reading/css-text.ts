/*
 * A color as CSS writes it: a keyword, HEX or a function. Total: a color with finite channels, or undefined for whatever
 * is none. Carries no messages: `css-explain.ts` says what is wrong with a text, `css-mend.ts` what to write instead.
 *
 * Source  CSS Color 4 §5 to §10; HEX is read without its `#` too.
 * Proof   test/names/parse-color.test.ts, test/reading/css-parse.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { lowerAscii, plainWord } from './css-cursor.ts';
import type { CssColor, Scheme } from './css-grammar.ts';
import { keywordColor } from './css-nested.ts';
import { readPlainCss } from './css-plain.ts';
import { readCssFunction } from './css-read.ts';
import { parseHex } from './hex.ts';

/** What a text of CSS was read as. */
export interface CssText {
	readonly color: Color;
	readonly form: 'hex' | CssColor['form'] | 'css-name';
}

/** Counted before trimming, as characters and not as UTF-16 units. */
export const LONGEST_COLOR = 120;

/** No character takes more than two units. */
export const isTooLong = (text: string, most = LONGEST_COLOR): boolean =>
	text.length > most && (text.length > 2 * most || [...text].length > most);

const HASH = 35, CLOSE = 41;

/**
 * The color of a text and the form it was written in, or undefined for what is no color of CSS. Pages are light, unless told;
 * what variables were put into may be longer than others, up to `most` characters.
 */
export function readCssText(source: string, scheme?: Scheme, most?: number): CssText | undefined {
	// One character gives away the forms that are written most.
	const first = source.charCodeAt(0), last = source.charCodeAt(source.length - 1);
	const atOnce = first === HASH
		? readHex(source)
		: source.length > LONGEST_COLOR ? undefined : last === CLOSE ? readPlainCss(source) : readLowerKeyword(source);
	if (atOnce !== undefined) return atOnce;
	if (isTooLong(source, most)) return undefined;
	// Most texts need no trimming, which a look at both ends tells faster than trim() does.
	const text = isInk(first) && isInk(last) ? source : source.trim();
	// Whatever has a parenthesis is meant as a function.
	if (text.includes('(')) return readCssFunction(text, undefined, scheme);
	return (text.charCodeAt(0) === HASH ? readHex(text) : readKeyword(text) ?? readHex(text)) ?? readEscaped(text);
}

const isInk = (code: number): boolean => code > 32 && code < 127;

function readHex(text: string): CssText | undefined {
	const read = parseHex(text);
	return read && { color: read, form: 'hex' };
}

/** One of the 148 keywords of CSS, or `transparent`, in any ASCII case. */
const readKeyword = (text: string): CssText | undefined => readLowerKeyword(lowerAscii(text));

function readLowerKeyword(text: string): CssText | undefined {
	const read = keywordColor(text);
	return read && { color: read, form: 'css-name' };
}

/** A keyword or HEX written with CSS escapes, or with comments around it. */
function readEscaped(text: string): CssText | undefined {
	const plain = hasEscapes(text) ? plainWord(text) : undefined;
	return plain === undefined ? undefined : plain.startsWith('#') ? readHex(plain) : readKeyword(plain);
}

/** Are there escapes or comments in it? */
export const hasEscapes = (text: string): boolean => text.includes('\\') || text.includes('/*');
