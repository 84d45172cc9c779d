/*
 * A color that was sent, as CSS that says the same: printed anew, so that nothing of the caller's text but a keyword
 * reaches code that the service writes. There is no comment in it, no escape, no odd blank.
 *
 * A keyword stays the keyword, a function its function in modern syntax with all its decimals, what is made of other colors
 * what it comes to in its space; a Tailwind class is the OKLCH it was published as, and any other name its HEX.
 *
 * Proof  test/names/as-css.test.ts: the text has one shape and reads back to the same color.
 */

import { printAsSent } from '../formats/css-print.ts';
import { format } from '../formats/table.ts';
import { lowerAscii, plainWord } from '../reading/css-cursor.ts';
import { CSS_FORMS, DERIVED_FORMS } from '../reading/css-grammar.ts';
import { keywordColor } from '../reading/css-nested.ts';
import type { ParsedColor } from './parse-color.ts';

const FUNCTIONS: readonly string[] = CSS_FORMS, DERIVED: readonly string[] = DERIVED_FORMS;

/** CSS for the text `input` and what it was read as. */
export function asCss({ input, color, form }: ParsedColor & { readonly input: string }): string {
	if (FUNCTIONS.includes(form)) return printAsSent(color, form);
	if (DERIVED.includes(form)) return printAsSent(color);
	const keyword = form === 'css-name' ? lowerAscii(plainWord(input) ?? input) : '';
	// What a variable stands for is not written in the text.
	if (keywordColor(keyword) !== undefined) return keyword;
	return form === 'tailwind' ? printAsSent(color, 'oklch') : format(color, 'hex');
}
