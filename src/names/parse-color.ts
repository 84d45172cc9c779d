/*
 * Any text as a color: keyword, HEX, CSS function, Tailwind class, name. Total: a color with finite channels, or an
 * InputError.
 *
 * Readers are tried in order and the first that knows the text decides. A reader answers undefined for what is not its
 * kind and throws for what is its kind and wrong, so that the message speaks of what was meant.
 *
 * Proof  test/names/parse-color.test.ts, and a hundred thousand hostile strings in hostile.test.ts.
 */

import { quote, unreadable } from '../errors.ts';
import { CONTEXT_WORDS, WRITE_ITSELF } from '../reading/css-context.ts';
import { CSS_FORMS } from '../reading/css-grammar.ts';
import { mendHex, mendText } from '../reading/css-mend.ts';
import { parseCssFunction } from '../reading/css-parse.ts';
import { readPlainCss } from '../reading/css-plain.ts';
import { lowerAscii, plainWord } from '../reading/css-tokens.ts';
import { parseHex } from '../reading/hex.ts';
import { color, type Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { findName } from './find-name.ts';
import { cssNames } from './load.ts';
import { suggestName, suggestWords } from './suggest.ts';
import { readClass } from './tailwind-class.ts';

/** What a text was read as. */
export const FORMS = ['hex', ...CSS_FORMS, 'css-name', 'tailwind', 'common-name', 'extended-name'] as const;

export type Form = (typeof FORMS)[number];

export interface ParsedColor {
	readonly color: Color;
	readonly form: Form;
}

const HASH = 35, CLOSE = 41;

/** Counted before trimming, as characters and not as UTF-16 units. */
export const LONGEST_COLOR = 120;

/** The color and the form it was written in. Throws InputError `unreadable-color`. */
export const readColor = (text: string): ParsedColor => readAtOnce(text) ?? readInTurn(text);

/** The forms that one character gives away, where they are written plainly: a tenth of the time saved. */
function readAtOnce(text: string): ParsedColor | undefined {
	const { length } = text;
	if (length === 0 || length > LONGEST_COLOR) return undefined;
	if (text.charCodeAt(length - 1) === CLOSE) return readPlainCss(text);
	if (text.charCodeAt(0) !== HASH) return undefined;
	const read = parseHex(text);
	return read && { color: read, form: 'hex' };
}

/** Readers get at least one character, with no blank at either end. */
function readInTurn(text: string): ParsedColor {
	if (isTooLong(text)) throw unreadable(`${quote(text)} has more than ${LONGEST_COLOR} characters. Write a color, like "#3b82f6".`);
	const trimmed = trim(text);
	if (trimmed === '') throw unreadable('"" is empty. Write a color, like "#3b82f6".');
	return readKeyword(trimmed)
		?? readHex(trimmed)
		?? readFunction(trimmed)
		?? readEscaped(trimmed)
		?? refuseContext(trimmed)
		?? readTailwind(trimmed)
		?? readName(trimmed)
		?? refuse(trimmed);
}

/** Most texts need no trimming, which a look at both ends tells faster than trim() does. */
function trim(text: string): string {
	return text.length > 0 && isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1)) ? text : text.trim();
}

const isInk = (code: number): boolean => code > 32 && code < 127;

/** The color alone. Throws InputError `unreadable-color`. */
export const parse = (text: string): Color => readColor(text).color;

function isTooLong(text: string): boolean {
	if (text.length <= LONGEST_COLOR) return false;
	// No character takes more than two units.
	return text.length > 2 * LONGEST_COLOR || [...text].length > LONGEST_COLOR;
}

const TRANSPARENT: ParsedColor = { color: color('srgb', [0, 0, 0], 0), form: 'css-name' };

/** The longest keyword is lightgoldenrodyellow. */
const LONGEST_KEYWORD = 20;

/** One of the 148 keywords of CSS, or `transparent`, in any ASCII case. */
function readKeyword(text: string): ParsedColor | undefined {
	if (text.length > LONGEST_KEYWORD || !endsInLetters(text)) return undefined;
	const names = cssNames();
	const rgb = names.get(text) ?? names.get(lowerAscii(text));
	if (rgb !== undefined) return { color: fromRgb24(rgb), form: 'css-name' };
	return lowerAscii(text) === 'transparent' ? TRANSPARENT : undefined;
}

/** Is there a letter at both ends? Spares HEX and functions the look at the list. */
const endsInLetters = (text: string): boolean =>
	isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(text.length - 1));

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

function readHex(text: string): ParsedColor | undefined {
	const read = parseHex(text);
	if (read !== undefined) return { color: read, form: 'hex' };
	if (text.charCodeAt(0) !== HASH || text.includes('\\') || text.includes('/*')) return undefined;
	throw unreadable(`${quote(text)} ${hexFault(text)}. ${mendHex(text)}`);
}

function hexFault(text: string): string {
	const at = [...text].findIndex((character, i) => i > 0 && !/^[\da-f]$/i.test(character));
	return at < 0
		? `has ${text.length - 1} digit${text.length === 2 ? '' : 's'}, and HEX has 3, 4, 6 or 8`
		: `fails at character ${at + 1}, which is no hex digit`;
}

/** Whatever has a parenthesis is meant as a function. */
function readFunction(text: string): ParsedColor | undefined {
	const isCall = text.charCodeAt(text.length - 1) === CLOSE || text.includes('(');
	return isCall ? parseCssFunction(text) : undefined;
}

/** A keyword or HEX written with CSS escapes, or with comments around it. */
function readEscaped(text: string): ParsedColor | undefined {
	if (!text.includes('\\') && !text.includes('/*')) return undefined;
	const plain = plainWord(text);
	return plain === undefined ? undefined : readKeyword(plain) ?? (plain.startsWith('#') ? readHex(plain) : undefined);
}

function refuseContext(text: string): undefined {
	const why = CONTEXT_WORDS.get(lowerAscii(text));
	if (why !== undefined) throw unreadable(`${quote(text)} ${why}. ${WRITE_ITSELF}`);
}

function readTailwind(text: string): ParsedColor | undefined {
	const read = readClass(text);
	return read && { color: read, form: 'tailwind' };
}

function readName(text: string): ParsedColor | undefined {
	const found = findName(text);
	return found && { color: found.list.color(found.place), form: found.list.id === 'extended' ? 'extended-name' : 'common-name' };
}

function refuse(text: string): never {
	const name = suggestName(text);
	const remedy = name === undefined ? mendText(text) ?? meant(suggestWords(text)) ?? WRITE_ANY : meant(name);
	throw unreadable(`${quote(text)} is no color. ${remedy}`);
}

const meant = (name: string | undefined): string | undefined => name && `Did you mean "${name}"?`;

const WRITE_ANY = 'Write a name like "teal", HEX like "#3b82f6" or a function like "oklch(0.5 0.1 250)".';
