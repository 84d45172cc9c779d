/*
 * Errors for texts that were meant as CSS colors: one sentence says where and why parsing stopped, another what to write
 * instead.
 *
 * Runs only on failure: the text is parsed again, and the fault of the cursor is rendered.
 *
 * Source  CSS Color 4 §4 to §10; the parser is `css-read.ts`.
 * Proof   test/reading/css-read.test.ts, css-mend.test.ts.
 */

import { advice, phrase, phraseText, quote, unreadable, type Advice, type Phrase } from '../errors.ts';
import { CONTEXT_FAULTS, CONTEXT_FUNCTIONS, CONTEXT_WORDS, WRITE_ITSELF } from './css-context.ts';
import { COMMA, fault, faultAbout, faultAt, lookUp, plainWord, SLASH } from './css-cursor.ts';
import type { CssColor } from './css-grammar.ts';
import { readCssFunction } from './css-levels.ts';
import { DEEPEST } from './css-math.ts';
import { hasEscapes, isTooLong, LONGEST_COLOR } from './css-text.ts';

/** Returns what to write instead of an invalid text, as a sentence. `mendFunction` is the best one, and the largest. */
type Remedy = (text: string) => Advice;

/** A remedy that ignores the text and shows two valid forms. */
export const anyFunction: Remedy = () => advice`Write a color, like ${'rgb(51 102 153)'} or ${'#336699'}.`;

/** Remedies for functions, and for texts that begin with `#`. */
export interface Remedies {
	readonly forFunction: Remedy;
	readonly forHex: Remedy;
}

const WRITE_COLOR = advice`Write a color, like ${'#3b82f6'}.`;

/** Trims a text. Throws InputError if it is empty or too long. */
export function trimText(text: string, most = LONGEST_COLOR): string {
	if (isTooLong(text, most)) throw unreadable(phrase`${quote(text)} has more than ${most} characters`, WRITE_COLOR);
	const inner = text.trim();
	if (inner === '') throw unreadable('"" is empty', WRITE_COLOR);
	return inner;
}

/**
 * Throws InputError for a text that `readCssText` rejected, if it was meant as a function or as HEX. The text is trimmed and
 * not empty.
 */
export function refuseCss(text: string, { forFunction, forHex }: Remedies): undefined {
	const isEscaped = hasEscapes(text);
	if (text.startsWith('#') && !isEscaped) refuseHex(text, forHex);
	if (text.includes('(') || text.endsWith(')')) parseCssFunction(text, forFunction);
	const plain = isEscaped ? plainWord(text) : undefined;
	if (plain?.startsWith('#') && !hasEscapes(plain)) refuseHex(plain, forHex);
}

/**
 * Parses a color function, which may be surrounded by white space and comments. Throws InputError `unreadable-color`; the
 * last sentence of its message comes from `remedy`.
 */
export function parseCssFunction(text: string, remedy: Remedy = anyFunction): CssColor {
	const read = readCssFunction(text);
	if (read !== undefined) return read;
	const why = describeFault(text), where = faultAt;
	throw unreadable(phrase`${quote(text)} ${describePosition(text, where)}: it ${why}`, CONTEXT_FAULTS.has(phraseText(why)) ? WRITE_ITSELF : remedy(text));
}

function refuseHex(text: string, remedy: Remedy): never {
	const at = [...text].findIndex((character, i) => i > 0 && !/^[\da-f]$/i.test(character));
	const digits = text.length - 1;
	throw unreadable(phrase`${quote(text)} ${at >= 0 ? phrase`fails at character ${at + 1}, which is not a hex digit`
		: digits === 1 ? 'has 1 digit, and HEX has 3, 4, 6 or 8'
		: phrase`has ${digits} digits, and HEX has 3, 4, 6 or 8`}`, remedy(text));
}

/** Position in the text, counted in characters from 1. */
const describePosition = (text: string, at: number): string | Phrase =>
	(at >= text.length ? 'fails at its end' : phrase`fails at character ${[...text.slice(0, at)].length + 1}`);

/** Why parsing stopped, as the end of a sentence that starts with the text. */
export function describeFault(text: string): string | Phrase {
	const about = String(faultAbout);
	switch (fault) {
		case 'spelling-comment': return 'has a comment without an end';
		case 'spelling-unit': return /^\s/.test(about)
			? 'has a white-space character that CSS does not accept'
			: 'has a unit that colors do not accept; hues take deg, grad, rad or turn, other channels % or nothing';
		case 'function-name': return 'does not begin with the name of a function';
		case 'function-parenthesis': return 'needs a "(" right after the name';
		case 'function-unknown': return lookUp(CONTEXT_FUNCTIONS, about) ?? 'is not a CSS color function';
		case 'function-space': return lookUp(CONTEXT_FUNCTIONS, about) ?? 'does not name a CSS color space';
		case 'function-from': return 'has from in the wrong place: write it first in the parentheses, followed by a color';
		case 'function-open': return notClosed(text, faultAt);
		case 'function-end': return 'continues after its closing ")"';
		case 'channels-missing': return phrase`has ${about} of 3 channels`;
		case 'channels-number': return phrase`has no number for ${about}`;
		case 'channels-angle': return phrase`has an angle for ${about}`;
		case 'channels-hue': return 'has a percentage for the hue, which is an angle';
		case 'channels-infinite': return phrase`has an infinite value for ${about}, which has no limit`;
		case 'commas-refused': return 'has commas, which only rgb() and hsl() take';
		case 'commas-none': return 'has none in a list with commas, where it is not allowed';
		case 'commas-mixed': return 'mixes commas and spaces';
		case 'commas-percent': return phrase`needs a % for ${about}, because it uses commas`;
		case 'commas-units': return 'mixes numbers and percentages, which the form with commas does not allow';
		case 'colors-unknown': return CONTEXT_WORDS.get(about)
			?? 'needs a CSS color here; within a function write a keyword, HEX with its #, or a function';
		case 'colors-space': return 'does not name a space for color-mix()';
		case 'colors-hue': return phrase`gives a hue direction, but ${about} has no hue`;
		case 'colors-arc': return 'needs a hue direction here, such as longer hue';
		case 'colors-comma': return 'needs a comma before the first color';
		case 'colors-share': return phrase`has a share of ${about}%; shares are 0% to 100%`;
		case 'colors-unit': return 'has a share that is not a percentage';
		case 'colors-open': return about === 'color-mix' ? 'needs a comma or a ")" here' : phrase`needs a ")" at the end of ${about}()`;
		case 'colors-second': return 'needs a comma and a second color: the first is for light pages, the second for dark ones';
		case 'colors-shares': return 'has two shares for one color';
		case 'channels-keyword': return phrase`has an unknown channel name; known: ${about}`;
		case 'channels-from': return 'needs from before its color';
		case 'channels-commas': return 'has commas after from; separate channels with spaces';
		case 'math-function': return lookUp(CONTEXT_FUNCTIONS, about) ?? 'calls a function that is not a CSS math function';
		case 'math-unit': return 'has a product or quotient of units that is not a number, percentage or angle';
		case 'math-depth': return phrase`nests parentheses more than ${DEEPEST} deep`;
		case 'math-open': return 'has unfinished math';
		case 'math-rounding': return 'needs a comma after the rounding strategy';
		case 'math-blank': return 'has a + or - in math without spaces on both sides';
		case 'math-value': return 'needs a number in its math';
		case 'math-terms': return 'adds or subtracts different units';
		case 'math-arguments': return 'mixes units in one math function';
		case 'math-argument': return 'has a math function with a unit that it does not accept';
		default: return 'has a math function with too few or too many values';
	}
}

function notClosed(text: string, at: number): string {
	switch (text.charCodeAt(at)) {
		case COMMA: return 'has a comma too many';
		case SLASH: return 'has a "/" that is not allowed here';
	}
	const before = text.slice(0, at), hasAlpha = before.includes('/') || before.split(',').length > 3;
	// A number, or a channel of a relative color.
	return !hasAlpha && /^(?:[-+.\d]|[a-z]\b|alpha\b)/i.test(text.slice(at))
		? 'has more than three channels; write alpha after a "/", or after a comma in the form with commas' : 'needs a closing ")"';
}
