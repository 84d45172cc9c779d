/*
 * The origin of a relative color: its channels by keyword, while the channels of the relative color are read.
 *
 * A keyword is a plain number in the units of the function. Alone it may also be `none`; in math that is 0.
 *
 * Source  CSS Color 5 §4.2 (component keywords).
 * Proof   test/reading/css-relative.test.ts.
 */

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

/** Index of a keyword of the origin; -1 for any other word, and without an origin. */
export const keywordPlace = (word: string): number => (origin === undefined ? -1 : origin.keywords.indexOf(word));

/** Value of a keyword by its index; 0 if it is missing. */
export const keywordValue = (place: number): number => origin?.values[place] ?? 0;

/** True if the value of a keyword is missing. */
export const isKeywordMissing = (place: number): boolean => origin !== undefined && (origin.none & (1 << place)) !== 0;

/** All keywords for a message: `l, c, h, alpha`. Empty without an origin. */
export const knownKeywords = (): string => origin?.keywords.join(', ') ?? '';
