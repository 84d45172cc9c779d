/*
 * A color as CSS writes it: a keyword, HEX or a function. Total: a color with finite channels, undefined for what is
 * none of the three, or an InputError for one that is wrong.
 *
 * The readers are tried in order, and the first that knows the text decides. Each answers undefined for what is not its
 * kind and throws for what is its kind and wrong, so that the message speaks of what was meant. What a message advises
 * to write instead is given to the reader: advice that fits weighs as much as all reading.
 *
 * Source  CSS Color 4 §5 to §10; HEX is read without its `#` too.
 * Proof   test/names/parse-color.test.ts, test/reading/css-text.test.ts.
 */

import { advice, quote, unreadable } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { color, type Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { CSS_FORMS } from './css-grammar.ts';
import { cssKeywords } from './css-keywords.ts';
import { anyFunction, parseCssFunction, type Remedy } from './css-parse.ts';
import { readPlainCss } from './css-plain.ts';
import { lowerAscii, plainWord } from './css-tokens.ts';
import { parseHex } from './hex.ts';

/** What a text of CSS was read as. */
export const CSS_TEXT_FORMS = ['hex', ...CSS_FORMS, 'css-name'] as const;

export type CssTextForm = (typeof CSS_TEXT_FORMS)[number];

export interface CssText {
	readonly color: Color;
	readonly form: CssTextForm;
}

/** What to write instead of a function, or of a text that begins with `#`. */
export interface Remedies {
	readonly forFunction: Remedy;
	readonly forHex: Remedy;
}

export const ANY_COLOR: Remedies = { forFunction: anyFunction, forHex: () => advice`Write it like ${'#3b82f6'}.` };

const HASH = 35, CLOSE = 41;

/** Counted before trimming, as characters and not as UTF-16 units. */
export const LONGEST_COLOR = 120;

/** The forms that one character gives away, where they are written plainly: a tenth of the time saved. */
export function readAtOnce(text: string): CssText | undefined {
	const { length } = text;
	if (length === 0 || length > LONGEST_COLOR) return undefined;
	if (text.charCodeAt(length - 1) === CLOSE) return readPlainCss(text);
	if (text.charCodeAt(0) !== HASH) return undefined;
	const read = parseHex(text);
	return read && { color: read, form: 'hex' };
}

const WRITE_COLOR = /*#__PURE__*/ advice`Write a color, like ${'#3b82f6'}.`;

/** The text without blanks at its ends. Throws where nothing is left, or where it was too long. */
export function trimmed(text: string): string {
	if (isTooLong(text)) throw unreadable(`${quote(text)} has more than ${LONGEST_COLOR} characters`, WRITE_COLOR);
	const inner = trim(text);
	if (inner === '') throw unreadable('"" is empty', WRITE_COLOR);
	return inner;
}

function isTooLong(text: string): boolean {
	if (text.length <= LONGEST_COLOR) return false;
	// No character takes more than two units.
	return text.length > 2 * LONGEST_COLOR || [...text].length > LONGEST_COLOR;
}

/** Most texts need no trimming, which a look at both ends tells faster than trim() does. */
function trim(text: string): string {
	return text.length > 0 && isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1)) ? text : text.trim();
}

const isInk = (code: number): boolean => code > 32 && code < 127;

/** A text of at least one character, with no blank at either end. */
export const readCssText = (text: string, remedies: Remedies): CssText | undefined =>
	readKeyword(text) ?? readHex(text, remedies) ?? readFunction(text, remedies) ?? readEscaped(text, remedies);

/** The color of a text of CSS. Throws InputError `unreadable-color`. */
export const parseCss = (text: string): Color => readAtOnce(text)?.color ?? parseInTurn(trimmed(text));

function parseInTurn(text: string): Color {
	const read = readCssText(text, ANY_COLOR);
	if (read !== undefined) return read.color;
	const near = closest(lowerAscii(text), cssKeywords().keys());
	throw unreadable(`${quote(text)} is no color of CSS`, near === undefined ? WRITE_ANY : advice`Did you mean ${near}?`);
}

const WRITE_ANY = /*#__PURE__*/ advice`Write a keyword like ${'teal'}, HEX like ${'#3b82f6'} or a function like ${'oklch(0.5 0.1 250)'}.`;

/** The longest keyword is lightgoldenrodyellow. */
const LONGEST_KEYWORD = 20;

/** One of the 148 keywords of CSS, or `transparent`, in any ASCII case. */
function readKeyword(text: string): CssText | undefined {
	if (text.length > LONGEST_KEYWORD || !endsInLetters(text)) return undefined;
	const keywords = cssKeywords();
	const rgb = keywords.get(text) ?? keywords.get(lowerAscii(text));
	if (rgb !== undefined) return { color: fromRgb24(rgb), form: 'css-name' };
	return lowerAscii(text) === 'transparent' ? { color: color('srgb', [0, 0, 0], 0), form: 'css-name' } : undefined;
}

/** Is there a letter at both ends? Spares HEX and functions the look at the list. */
const endsInLetters = (text: string): boolean =>
	isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(text.length - 1));

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

function readHex(text: string, remedies: Remedies): CssText | undefined {
	const read = parseHex(text);
	if (read !== undefined) return { color: read, form: 'hex' };
	if (text.charCodeAt(0) !== HASH || text.includes('\\') || text.includes('/*')) return undefined;
	throw unreadable(`${quote(text)} ${hexFault(text)}`, remedies.forHex(text));
}

function hexFault(text: string): string {
	const at = [...text].findIndex((character, i) => i > 0 && !/^[\da-f]$/i.test(character));
	return at < 0
		? `has ${text.length - 1} digit${text.length === 2 ? '' : 's'}, and HEX has 3, 4, 6 or 8`
		: `fails at character ${at + 1}, which is no hex digit`;
}

/** Whatever has a parenthesis is meant as a function. */
function readFunction(text: string, remedies: Remedies): CssText | undefined {
	const isCall = text.charCodeAt(text.length - 1) === CLOSE || text.includes('(');
	return isCall ? parseCssFunction(text, remedies.forFunction) : undefined;
}

/** A keyword or HEX written with CSS escapes, or with comments around it. */
function readEscaped(text: string, remedies: Remedies): CssText | undefined {
	if (!text.includes('\\') && !text.includes('/*')) return undefined;
	const plain = plainWord(text);
	return plain === undefined ? undefined : readKeyword(plain) ?? (plain.startsWith('#') ? readHex(plain, remedies) : undefined);
}
