/*
 * The color of a text of CSS, or an InputError that says what came, where reading stopped, and what to write instead.
 *
 * In a few words, because every program that reads colors carries them along: `parse-color.ts` in `names` explains in
 * full and offers a text that can be read.
 *
 * Proof  test/reading/css-parse.test.ts.
 */

import { InputError, quote } from '../errors.ts';
import { isOneEdit } from '../math/near-word.ts';
import type { Color } from '../spaces/color.ts';
import { fault, faultAt, lowerAscii } from './css-cursor.ts';
import { cssKeywords } from './css-keywords.ts';
import { readCssFunction } from './css-read.ts';
import { isTooLong, LONGEST_COLOR, readCssText, type CssText } from './css-text.ts';
import { filledOrRefused } from './css-unfilled.ts';
import { callsVar, filled, LONGEST_FILLED, type Page } from './css-variables.ts';

/** The color of a text of CSS, on a page. Throws InputError `unreadable-color`. */
export function parseCss(text: string, page?: Page): Color {
	return (readCssText(text, page?.scheme) ?? parseFilled(text, page)).color;
}

/** The same, or undefined for what is no color, and where a variable has no value. Carries no messages. */
export function tryParseCss(text: string, page?: Page): Color | undefined {
	const read = readCssText(text, page?.scheme);
	if (read !== undefined || page?.variables === undefined || !isFilled(text)) return read?.color;
	const whole = filled(text.trim(), page.variables);
	return typeof whole === 'string' ? readCssText(whole, page.scheme, LONGEST_FILLED)?.color : undefined;
}

/** Is it a text that variables are put into? */
const isFilled = (text: string): boolean => !isTooLong(text) && callsVar(text);

/** What is not read as it is: a text with var(), once its variables are put in. */
function parseFilled(source: string, { variables, scheme }: Page = {}): CssText {
	const takesVariables = isFilled(source), text = takesVariables ? filledOrRefused(source.trim(), variables) : source;
	const read = takesVariables ? readCssText(text, scheme, LONGEST_FILLED) : undefined;
	if (read === undefined) throw new InputError({ code: 'unreadable-color', path: [], detail: explained(text) });
	return read;
}

/** By the tens of a fault. */
const PARTS = ['', 'spelling', 'function', 'channels', 'commas', 'math', 'math', 'colors', 'channels'];

const ANY = 'Write a keyword like "teal", HEX like "#3b82f6" or a function like "oklch(0.5 0.1 250)".';

function explained(source: string): string {
	const text = source.trim(), shown = quote(text);
	if (isTooLong(source)) return `${shown} has more than ${LONGEST_COLOR} characters. ${ANY}`;
	if (text.startsWith('#')) return `${shown} is no HEX. Write 3, 4, 6 or 8 hex digits, like "#3b82f6".`;
	if (text.includes('(')) {
		readCssFunction(text);
		const where = faultAt < text.length ? `character ${[...text.slice(0, faultAt)].length + 1}` : 'its end';
		return `${shown} fails at ${where}, in its ${PARTS[Math.floor(fault / 10)]}. Write it like "rgb(51 102 153)", "hsl(210 50% 40%)", `
			+ '"oklch(50% 0.1 250 / 0.5)" or "color(display-p3 0.2 0.4 0.6)".';
	}
	const word = lowerAscii(text), near = [...cssKeywords().keys()].find((keyword) => isOneEdit(word, keyword));
	return `${shown} is no color of CSS. ${near === undefined ? ANY : `Did you mean "${near}"?`}`;
}
