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
	const read = readOnPage(text, page);
	if (isRead(read)) return read.color;
	const detail = typeof read === 'string' ? explain(read) : explainVariables(text.trim(), read);
	throw new InputError({ code: 'unreadable-color', path: [], detail });
}

/** Parses a CSS color; undefined for any other text, and for variables without a value. Includes no messages. */
export function tryParseCss(text: string, page?: Page): Color | undefined {
	const read = readOnPage(text, page);
	return isRead(read) ? read.color : undefined;
}

const isRead = (read: CssText | string | Unfilled): read is CssText => typeof read === 'object' && 'color' in read;

/** Parses a text, after replacing its variables if necessary. Otherwise returns the text that is not a color, or why it has no value. */
function readOnPage(source: string, { variables, scheme }: Page = {}): CssText | string | Unfilled {
	const plain = readCssText(source, scheme, LONGEST_EXPANDED);
	if (plain !== undefined || isTooLong(source, LONGEST_EXPANDED) || !callsVar(source)) return plain ?? source;
	const whole = expand(source.trim(), variables);
	return typeof whole === 'string' ? readCssText(whole, scheme, LONGEST_EXPANDED) ?? whole : whole;
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
