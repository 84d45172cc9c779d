/*
 * A color function of CSS as a color, or one sentence that says where reading stopped, why, and what to write instead.
 *
 * Source  CSS Color 4 §4 to §10; the reading itself is in `css-read.ts`.
 * Proof   test/reading/css-parse.test.ts, css-mend.test.ts.
 */

import { advice, quote, unreadable, type Advice, type InputError } from '../errors.ts';
import { CONTEXT_FAULTS, WRITE_ITSELF } from './css-context.ts';
import { readCssColor, type CssColor } from './css-read.ts';
import { cursorOn } from './css-tokens.ts';

/**
 * White space and comments around the function are fine. Throws InputError `unreadable-color`; the last sentence of its
 * message is what `remedy` says to write instead.
 */
export function parseCssFunction(text: string, remedy: Remedy = anyFunction): CssColor {
	const c = cursorOn(text);
	const read = readCssColor(c);
	if (read === undefined || c.fault !== '') throw explained(text, c.faultAt, c.fault, remedy);
	return read;
}

/** What to write instead of a text that cannot be read, as a sentence. `mendFunction` knows best, and weighs most. */
export type Remedy = (text: string) => Advice;

/** The remedy that knows nothing of the text: two forms that can be read. */
export const anyFunction: Remedy = () => advice`Write a color, like ${'rgb(51 102 153)'} or ${'#336699'}.`;

const explained = (text: string, at: number, fault: string, remedy: Remedy): InputError =>
	unreadable(`${quote(text)} ${where(text, at)}: it ${fault}`, CONTEXT_FAULTS.has(fault) ? WRITE_ITSELF : remedy(text));

/** Positions count characters from 1, as a reader of the message would. */
const where = (text: string, at: number): string =>
	at >= text.length ? 'fails at its end' : `fails at character ${[...text.slice(0, at)].length + 1}`;
