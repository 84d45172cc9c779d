/*
 * Prints a parsed color as CSS.
 *
 * The text is generated from the parsed color, so the only caller text that reaches generated code is a keyword that was
 * looked up in a table. Keywords stay keywords; functions keep their notation, in modern syntax with all decimals; derived
 * colors (mix, relative, contrast) are printed in their result space; Tailwind classes as their published OKLCH; other names as HEX.
 *
 * Proof  test/names/as-css.test.ts: the text has one shape and parses to the same color.
 */

import { printAsSent } from '../formats/css-print.ts';
import { format } from '../formats/table.ts';
import { lowerAscii, plainWord } from '../reading/css-cursor.ts';
import { CSS_FORMS, DERIVED_FORMS } from '../reading/css-grammar.ts';
import { keywordColor } from '../reading/css-nested.ts';
import { convert } from '../spaces/convert.ts';
import type { ParsedColor } from './parse-color.ts';
import { PRINTED_FORMS } from './printed.ts';

const FUNCTIONS: readonly string[] = CSS_FORMS, DERIVED: readonly string[] = DERIVED_FORMS, PRINTED: readonly string[] = PRINTED_FORMS;

/** CSS for a color that was parsed from `input`. */
export function asCss({ input, color, form }: ParsedColor & { readonly input: string }): string {
	if (FUNCTIONS.includes(form)) return printAsSent(color, form);
	if (DERIVED.includes(form)) return printAsSent(color);
	// CSS has no hsv(), and browsers no device-cmyk().
	if (PRINTED.includes(form)) return printAsSent(color.space === 'display-p3' ? color : convert(color, 'srgb'));
	const keyword = form === 'css-name' ? lowerAscii(plainWord(input) ?? input) : '';
	// A CSS variable may have a keyword as its value without the text containing it.
	if (keywordColor(keyword) !== undefined) return keyword;
	return form === 'tailwind' ? printAsSent(color, 'oklch') : format(color, 'hex');
}
