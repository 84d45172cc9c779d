/*
 * What is wrong with a text that was meant as a color of CSS, in one sentence that says where reading stopped and why, and
 * another that says what to write instead.
 *
 * Runs on failure alone: the text is read again, and the fault that stops the cursor is put in words.
 *
 * Source  CSS Color 4 §4 to §10; the reading itself is in `css-read.ts`.
 * Proof   test/reading/css-explain.test.ts, css-mend.test.ts.
 */

import { advice, quote, unreadable, type Advice } from '../errors.ts';
import { CONTEXT_FAULTS, CONTEXT_FUNCTIONS, CONTEXT_WORDS, WRITE_ITSELF } from './css-context.ts';
import { COMMA, fault, faultAbout, faultAt, named, plainWord, SLASH } from './css-cursor.ts';
import * as is from './css-faults.ts';
import type { CssColor } from './css-grammar.ts';
import { DEEPEST } from './css-math.ts';
import { readCssFunction } from './css-read.ts';
import { hasEscapes, isTooLong, LONGEST_COLOR } from './css-text.ts';

/** What to write instead of a text that cannot be read, as a sentence. `mendFunction` knows best, and weighs most. */
export type Remedy = (text: string) => Advice;

/** The remedy that knows nothing of the text: two forms that can be read. */
export const anyFunction: Remedy = () => advice`Write a color, like ${'rgb(51 102 153)'} or ${'#336699'}.`;

/** What to write instead of a function, or of a text that begins with `#`. */
export interface Remedies {
	readonly forFunction: Remedy;
	readonly forHex: Remedy;
}

const WRITE_COLOR = /*#__PURE__*/ advice`Write a color, like ${'#3b82f6'}.`;

/** The text without blanks at its ends. Throws where nothing is left, or where it was too long. */
export function trimmed(text: string, most = LONGEST_COLOR): string {
	if (isTooLong(text, most)) throw unreadable(`${quote(text)} has more than ${most} characters`, WRITE_COLOR);
	const inner = text.trim();
	if (inner === '') throw unreadable('"" is empty', WRITE_COLOR);
	return inner;
}

/**
 * Throws for a text that `readCssText` has not read, where it was meant as a function or as HEX. The text has a character
 * and no blank at either end.
 */
export function refuseCss(text: string, { forFunction, forHex }: Remedies): undefined {
	const isEscaped = hasEscapes(text);
	if (text.startsWith('#') && !isEscaped) refuseHex(text, forHex);
	if (text.includes('(') || text.endsWith(')')) parseCssFunction(text, forFunction);
	const plain = isEscaped ? plainWord(text) : undefined;
	if (plain?.startsWith('#') && !hasEscapes(plain)) refuseHex(plain, forHex);
}

/**
 * White space and comments around the function are fine. Throws InputError `unreadable-color`; the last sentence of its
 * message is what `remedy` says to write instead.
 */
export function parseCssFunction(text: string, remedy: Remedy = anyFunction): CssColor {
	const read = readCssFunction(text);
	if (read !== undefined) return read;
	const why = faultOf(text), where = faultAt;
	throw unreadable(`${quote(text)} ${placeOf(text, where)}: it ${why}`, CONTEXT_FAULTS.has(why) ? WRITE_ITSELF : remedy(text));
}

function refuseHex(text: string, remedy: Remedy): never {
	const at = [...text].findIndex((character, i) => i > 0 && !/^[\da-f]$/i.test(character));
	throw unreadable(`${quote(text)} ${at < 0
		? `has ${text.length - 1} digit${text.length === 2 ? '' : 's'}, and HEX has 3, 4, 6 or 8`
		: `fails at character ${at + 1}, which is no hex digit`}`, remedy(text));
}

/** Positions count characters from 1, as a reader of the message would. */
const placeOf = (text: string, at: number): string =>
	at >= text.length ? 'fails at its end' : `fails at character ${[...text.slice(0, at)].length + 1}`;

/** Why reading stopped in this text, as the end of a sentence that begins with it. */
export function faultOf(text: string): string {
	const about = String(faultAbout);
	switch (fault) {
		case is.ENDLESS_COMMENT: return 'has a comment without an end';
		case is.NO_UNIT: return /^\s/.test(about)
			? 'has a blank that is none in CSS'
			: 'has a unit that colors do not take; hues take deg, grad, rad or turn, other channels % or nothing';
		case is.NO_NAME: return 'does not begin with the name of a function';
		case is.NO_PARENTHESIS: return 'lacks a "(" right after the name';
		case is.NO_FUNCTION: return named(CONTEXT_FUNCTIONS, about) ?? 'is no color function of CSS';
		case is.NO_SPACE: return named(CONTEXT_FUNCTIONS, about) ?? 'names no color space of CSS';
		case is.LATE_FROM: return 'has from where it cannot stand: it comes first within the parentheses, and a color behind it';
		case is.NOT_CLOSED: return notClosed(text.charCodeAt(faultAt));
		case is.GOES_ON: return 'goes on after its closing ")"';
		case is.TOO_FEW: return `has ${about} of 3 channels`;
		case is.NO_NUMBER: return `has no number where ${about} stands`;
		case is.ANGLE_THERE: return `has an angle where ${about} stands`;
		case is.PERCENT_HUE: return 'has a percentage where the hue stands, which is an angle';
		case is.ENDLESS_VALUE: return `has an infinite value where ${about} stands, which has no bound`;
		case is.NO_COMMAS: return 'has commas, which only rgb() and hsl() take';
		case is.NONE_BESIDE_COMMAS: return 'has none beside commas, where none cannot stand';
		case is.MIXED_COMMAS: return 'mixes commas with blanks';
		case is.LACKS_PERCENT: return `lacks the % that ${about} takes beside commas`;
		case is.MIXED_UNITS: return 'mixes numbers and percentages beside commas';
		case is.NO_COLOR: return CONTEXT_WORDS.get(about)
			?? 'has no color of CSS where one stands; within a function write a keyword, HEX with its #, or a function';
		case is.MIX_SPACE: return 'names no space that CSS mixes in';
		case is.MIX_HUE: return `tells a way around the hue, which ${about} does not have`;
		case is.NO_ARC: return 'has no way around the hue where one stands, such as longer hue';
		case is.NO_MIX_COMMA: return 'lacks a comma before the first color';
		case is.SHARE_RANGE: return `has a share of ${about}%, and shares go from 0% to 100%`;
		case is.SHARE_UNIT: return 'has a share that is no percentage';
		case is.NOT_ENDED: return about === 'color-mix' ? 'neither goes on with a comma nor closes' : `lacks ")" where ${about}() ends`;
		case is.NO_SECOND: return 'has no second color behind a comma: the first is for light pages, the second for dark ones';
		case is.TWO_SHARES: return 'has two shares for one color';
		case is.NO_KEYWORD: return `has a word that stands for no channel here; known: ${about}`;
		case is.NO_FROM: return 'lacks from before its color';
		case is.ORIGIN_COMMAS: return 'has commas behind from, where blanks stand';
		default: return mathFault(about);
	}
}

function notClosed(code: number): string {
	switch (code) {
		case COMMA: return 'has a comma too many';
		case SLASH: return 'has a "/" where none can stand';
		default: return Number.isNaN(code) ? 'lacks its closing ")"' : 'has more than three channels; alpha stands after a "/", or after a comma beside commas';
	}
}

function mathFault(about: string): string {
	switch (fault) {
		case is.NO_MATH: return named(CONTEXT_FUNCTIONS, about) ?? 'calls a function that is no math function of CSS';
		case is.NO_MATH_UNIT: return 'multiplies or divides units into what is no number, percentage or angle';
		case is.TOO_DEEP: return `nests parentheses more than ${DEEPEST} deep`;
		case is.MATH_NOT_CLOSED: return 'has math that neither goes on nor closes';
		case is.NO_ROUNDING_COMMA: return 'lacks a comma after the way to round';
		case is.NO_BLANK: return 'has a + or - in math without a blank on both sides';
		case is.NO_VALUE: return 'lacks a number in its math';
		case is.UNEQUAL_TERMS: return 'adds or subtracts different units';
		case is.UNEQUAL_ARGUMENTS: return 'mixes units in one math function';
		case is.WRONG_ARGUMENT: return 'has a math function with a unit that it does not take';
		default: return 'has a math function with too few or too many values';
	}
}
