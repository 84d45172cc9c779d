/*
 * A color function of CSS as a color, or one sentence that says where reading stopped, why, and what to write instead.
 *
 * Source  CSS Color 4 §4 to §10; the reading itself is in `css-read.ts`.
 * Proof   test/reading/css-parse.test.ts, css-mend.test.ts.
 */

import { quote, unreadable } from '../errors.ts';
import { CONTEXT_FAULTS, WRITE_ITSELF } from './css-context.ts';
import { mendFunction } from './css-mend.ts';
import { readPlainCss } from './css-plain.ts';
import { readCssColor, type CssColor } from './css-read.ts';
import { cursorOn } from './css-tokens.ts';

/** White space and comments around the function are fine. Throws InputError `unreadable-color`. */
export function parseCssFunction(text: string): CssColor {
	return readPlainCss(text) ?? parseInFull(text);
}

function parseInFull(text: string): CssColor {
	const c = cursorOn(text);
	const read = readCssColor(c);
	if (read === undefined || c.fault !== '') throw unreadable(explained(text, c.faultAt, c.fault));
	return read;
}

function explained(text: string, at: number, fault: string): string {
	const remedy = CONTEXT_FAULTS.has(fault) ? WRITE_ITSELF : mendFunction(text);
	return `${quote(text)} ${where(text, at)}: it ${fault}. ${remedy}`;
}

/** Positions count characters from 1, as a reader of the message would. */
const where = (text: string, at: number): string =>
	at >= text.length ? 'fails at its end' : `fails at character ${[...text.slice(0, at)].length + 1}`;
