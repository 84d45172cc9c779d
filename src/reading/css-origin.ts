/*
 * The color that a relative one is made from: its channels by their keywords, while the channels of the other are read.
 *
 * A keyword stands for a plain number, counted as the function counts. Alone it hands on `none` too; in math that is 0.
 *
 * Source  CSS Color 5 §4.2 (component keywords).
 * Proof   test/reading/css-relative.test.ts.
 */

export interface Origin {
	/** The keywords: `l`, `c`, `h`, `alpha`. */
	readonly keywords: readonly string[];
	readonly values: readonly number[];
	/** Bit i: what keyword i stands for is missing. */
	readonly none: number;
}

let origin: Origin | undefined;

/** From now on its keywords are known, until there is no origin again. */
export function useOrigin(next: Origin | undefined): void {
	origin = next;
}

/** The place of a keyword among those of the origin; -1 for any other word, and without an origin. */
export const keywordPlace = (word: string): number => (origin === undefined ? -1 : origin.keywords.indexOf(word));

/** What the keyword at a place stands for; 0 where that is missing. */
export const keywordValue = (place: number): number => origin?.values[place] ?? 0;

/** Is what the keyword at a place stands for missing? */
export const isKeywordMissing = (place: number): boolean => origin !== undefined && (origin.none & (1 << place)) !== 0;

/** The keywords there are, for a message: `l, c, h, alpha`. Empty without an origin. */
export const knownKeywords = (): string => origin?.keywords.join(', ') ?? '';
