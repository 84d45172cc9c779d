/*
 * light-dark(): the first of two colors where the page is light, the second where it is dark. Both have to be colors.
 *
 * Source  CSS Color 5 §7.
 * Proof   test/reading/css-scheme.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { COMMA, skips, stop } from './css-cursor.ts';
import { NO_SECOND } from './css-faults.ts';
import type { Within } from './css-grammar.ts';
import { readNested } from './css-nested.ts';

/** Reads what stands between the parentheses of light-dark(). */
export function readLightDark(within: Within): Color {
	const light = readNested(within);
	if (!skips(COMMA)) stop(NO_SECOND);
	const dark = readNested(within);
	return within.scheme === 'dark' ? dark : light;
}
