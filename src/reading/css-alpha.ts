/*
 * alpha(): a color with another alpha, `alpha(from teal / 50%)`, in its own space.
 *
 * Source  CSS Color 5 §4.10. Without a slash the color is unchanged.
 * Proof   test/reading/css-relative.test.ts.
 */

import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { MISSING, skips, skipsWord, SLASH, stop, unit } from './css-cursor.ts';
import type { Within } from './css-grammar.ts';
import { readNested } from './css-nested.ts';
import { useOrigin } from './css-origin.ts';

/** Reads the arguments of alpha(). */
export function readAlphaFunction(within: Within): Color {
	if (!skipsWord('from')) stop('channels-from');
	const origin = readNested(within);
	if (!skips(SLASH)) return origin;
	useOrigin({ keywords: ['alpha'], values: [origin.alpha], none: origin.none / NONE_ALPHA });
	const alpha = within.readAlpha(), isMissing = unit === MISSING;
	useOrigin(undefined);
	return { ...origin, alpha, none: (origin.none & ~NONE_ALPHA) | (isMissing ? NONE_ALPHA : 0) };
}
