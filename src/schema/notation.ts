/*
 * Notations in which every value is text: how they are read, and how messages write values for them.
 *
 * This file has the notation of query strings; `cli/notation.ts` has that of command lines.
 */

import { phrase, type Advice, type Path, type Phrase } from '../errors.ts';
import type { Noun } from './fault.ts';
import { inQuery, splitList } from './query-text.ts';
import type { Dictionary, Schema, Structure } from './schema.ts';

export interface Notation {
	/** The word for a field. */
	readonly noun: Noun;
	/** Splits the items of a list. */
	readonly split: (text: string) => readonly string[];
	/** The JSON value of an object from its texts, or what is wrong, as the end of a sentence. */
	readonly whole: (schema: Dictionary | Structure, sent: readonly string[]) => { readonly value: unknown } | Phrase;
	/** True if an object may be given in several parts. */
	readonly takesParts: boolean;
	/** Advice for an empty color: why it may be empty, and how to write it; `example` is a color. */
	readonly onEmpty: (example: string) => Advice;
	/** Advice for a missing value that needs more than an example. */
	readonly onMissing?: (schema: Schema) => Advice | undefined;
	/** Renders advice as a sentence whose values can be pasted. */
	readonly offer: (advice: Advice, path: Path) => string;
}

export const QUERY: Notation = {
	noun: 'parameter',
	split: splitList,
	whole: () => phrase`cannot be written in a query. Send the request as a JSON body with POST`,
	takesParts: false,
	// A HEX color with an unescaped # arrives empty: the rest of the URL is its fragment, which servers do not receive.
	onEmpty: (example) => ({ words: ['In a URL "#" begins the fragment. Write ', ` or "${encodeURIComponent(example)}".`], values: [example] }),
	offer: inQuery,
};
