/*
 * The origin of a relative color: its channels by keyword, while the channels of the relative color are read.
 *
 * A keyword is a plain number in the units of the function. Alone it may also be `none`; in math that is 0.
 *
 * Source  CSS Color 5 §4.2 (component keywords).
 * Proof   test/reading/css-relative.test.ts.
 */

import { MISSING, NUMBER, setUnit, stop, word } from './css-cursor.ts';

export interface Origin {
	/** The keywords: `l`, `c`, `h`, `alpha`. */
	readonly keywords: readonly string[];
	readonly values: readonly number[];
	/** Bit i is set if the value of keyword i is missing. */
	readonly none: number;
}

let origin: Origin | undefined;

/** Sets or removes the origin. */
export function useOrigin(next: Origin | undefined): void {
	origin = next;
}

/**
 * Value of the last word if it is a keyword of the origin; sets the unit. Undefined without an origin. With one, any other word is a
 * fault at `from`.
 */
export function readKeyword(from: number): number | undefined {
	if (origin === undefined) return undefined;
	const { keywords, values, none } = origin, place = keywords.indexOf(word);
	if (place < 0) stop('channels-keyword', from, keywords.join(', '));
	setUnit((none & (1 << place)) === 0 ? NUMBER : MISSING);
	return values[place];
}
