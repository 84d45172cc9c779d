/*
 * Replaces the comments of Sass with blanks, so that all offsets stay.
 *
 * Source  sass-lang.com/documentation/syntax/comments.
 * Proof   test/theme/scss.test.ts.
 */

import { spend } from '../math/budget.ts';

/** Units for one character. */
const CHARACTER_COST = 0.01;

/** A string that ends on its line, a `url()` without quotes, or a comment. Each begins differently, so there is no backtracking. */
const OPAQUE = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|\burl\([^"')]*\)?|\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g;

/** The text with blanks instead of comments; line breaks stay. */
export function blankComments(text: string): string {
	spend(text.length * CHARACTER_COST);
	return text.replace(OPAQUE, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));
}
