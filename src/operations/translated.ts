/*
 * Types of texts in several languages.
 *
 * English is the source: next to each words.ts a words-LOCALE.ts satisfies `Translated`, so that a missing
 * text does not compile. Each language is a file, because a bundle of the library contains English only and the page loads one
 * language.
 */

/** The shape of English texts, for another language. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };

/** Texts of an operation for documents and help. */
export interface OperationWords {
	readonly title: string;
	readonly summary: string;
	/** By the name of the field. */
	readonly fields: { readonly [field: string]: string };
	/** Descriptions of the parts of the result. */
	readonly result: { readonly [part: string]: string };
	/** Purpose of each example. */
	readonly examples: readonly string[];
}
