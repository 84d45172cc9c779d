/*
 * Parses a CSS color for the library, with short error messages: the text, where parsing stopped, and what to write instead.
 *
 * Messages are short because every program that parses colors includes them; `parse-color.ts` in `names` explains in full
 * and suggests a valid text.
 *
 * Proof  test/reading/css-parse.test.ts.
 */

import { InputError, quote } from '../errors.ts';
import { isOneEdit } from '../math/near-word.ts';
import type { Color } from '../spaces/color.ts';
import { fault, faultAt, lowerAscii } from './css-cursor.ts';
import { cssKeywords } from './css-keywords.ts';
import { readCssFunction, readCssText } from './css-levels.ts';
import { isTooLong, LONGEST_EXPANDED, type CssText } from './css-text.ts';
import { callsVar, expand, type Page, type Unfilled } from './css-variables.ts';

/** Parses a CSS color, with the variables and color scheme of a page. Throws InputError `unreadable-color`. */
export function parseCss(text: string, page?: Page): Color {
	return (readCssText(text, page?.scheme, LONGEST_EXPANDED) ?? parseExpanded(text, page)).color;
}

/** Parses a CSS color; undefined for any other text, and for variables without a value. Includes no messages. */
export function tryParseCss(text: string, page?: Page): Color | undefined {
	const read = readCssText(text, page?.scheme, LONGEST_EXPANDED);
	if (read !== undefined || page?.variables === undefined || !hasVariables(text)) return read?.color;
	const whole = expand(text.trim(), page.variables);
	return typeof whole === 'string' ? readCssText(whole, page.scheme, LONGEST_EXPANDED)?.color : undefined;
}

const hasVariables = (text: string): boolean => !isTooLong(text, LONGEST_EXPANDED) && callsVar(text);

/** Parses a text that is not plain CSS, after replacing its variables. */
function parseExpanded(source: string, { variables, scheme }: Page = {}): CssText {
	const whole = hasVariables(source) ? expand(source.trim(), variables) : undefined;
	const read = typeof whole === 'string' ? readCssText(whole, scheme, LONGEST_EXPANDED) : undefined;
	if (read !== undefined) return read;
	const detail = typeof whole === 'object' ? explainVariables(source.trim(), whole) : explain(whole ?? source);
	throw new InputError({ code: 'unreadable-color', path: [], detail });
}

function explainVariables(text: string, [why, ...about]: Unfilled): string {
	const reason = why === 'variable-value'
		? `needs a value for ${quote(about[0]!)} in variables`
		: `fails in its var(): ${why.slice(why.indexOf('-') + 1)}${about.map((name) => ` ${quote(name)}`).join('')}`;
	return `${quote(text)} ${reason}. Write the color itself, like "#3b82f6".`;
}

const ANY = 'Write a keyword like "teal", HEX like "#3b82f6" or a function like "oklch(0.5 0.1 250)".';

function explain(source: string): string {
	const text = source.trim(), quoted = quote(text);
	if (isTooLong(source, LONGEST_EXPANDED)) return `${quoted} has more than ${LONGEST_EXPANDED} characters. ${ANY}`;
	if (text.startsWith('#')) return `${quoted} is not HEX. Write 3, 4, 6 or 8 hex digits, like "#3b82f6".`;
	if (text.includes('(')) {
		readCssFunction(text);
		const where = faultAt < text.length ? `character ${[...text.slice(0, faultAt)].length + 1}` : 'its end';
		return `${quoted} fails at ${where}, in its ${fault.slice(0, fault.indexOf('-'))}. Write it like "rgb(51 102 153)", "hsl(210 50% 40%)", `
			+ '"oklch(50% 0.1 250 / 0.5)" or "color(display-p3 0.2 0.4 0.6)".';
	}
	const word = lowerAscii(text), near = [...cssKeywords().keys()].find((keyword) => isOneEdit(word, keyword));
	return `${quoted} is not a CSS color. ${near === undefined ? ANY : `Did you mean "${near}"?`}`;
}
