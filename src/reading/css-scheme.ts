/*
 * light-dark(): the first of two colors on light pages, the second on dark ones. Both must be valid.
 *
 * Source  CSS Color 5 §7.
 * Proof   test/reading/css-scheme.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { COMMA, skips, stop } from './css-cursor.ts';
import type { Within } from './css-grammar.ts';
import { readNested } from './css-nested.ts';

/** Reads the arguments of light-dark(). */
export function readLightDark(within: Within): Color {
	const light = readNested(within);
	if (!skips(COMMA)) stop('colors-second');
	const dark = readNested(within);
	return within.scheme === 'dark' ? dark : light;
}
