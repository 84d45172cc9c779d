/*
 * Faults of an input, as data. `explain.ts` renders it in the notation of the caller.
 */

import type { Advice, Issue, Path, Phrase } from '../errors.ts';
import type { Choice, Field, List, Numeric, Schema } from './schema.ts';

/** Maximum number of reported faults; a body of 64 KiB could have ten thousand unknown fields. */
export const MOST_ISSUES = 50;

export type Fault = Reason & {
	readonly path: Path;
	/** The number to suggest, if a rule over several fields excludes the nearest valid one. */
	readonly instead?: number;
};

export type Reason =
	/** `misspelt` is a similar name that was sent. */
	| { readonly kind: 'missing'; readonly field: Field; readonly misspelt: string | undefined }
	/** The last part of the path is not among `allowed`; `noun` is the word for a field. */
	| { readonly kind: 'unknown'; readonly noun: Noun; readonly allowed: readonly string[] }
	| { readonly kind: 'repeated'; readonly times: number }
	| { readonly kind: 'type'; readonly schema: Schema; readonly received: unknown }
	/** Text instead of true or false. */
	| { readonly kind: 'flag'; readonly received: string }
	/** Text that is not a decimal number. */
	| { readonly kind: 'digits'; readonly schema: Numeric; readonly received: string }
	| { readonly kind: 'bounds'; readonly schema: Numeric; readonly received: number }
	| { readonly kind: 'choice'; readonly schema: Choice; readonly received: unknown }
	/** Too many characters. */
	| { readonly kind: 'length'; readonly max: number; readonly received: string; readonly length: number }
	| { readonly kind: 'empty'; readonly schema: Schema; readonly place: EmptyPlace }
	/** Too few or too many items. */
	| { readonly kind: 'items'; readonly schema: List; readonly received: readonly unknown[] }
	/** Too many keys of a dictionary. */
	| { readonly kind: 'keys'; readonly max: number; readonly received: number }
	/** A key that does not match the pattern of its dictionary. */
	| { readonly kind: 'key'; readonly like: string; readonly received: string }
	/** The notation cannot represent the value; the claim is the end of a sentence. */
	| { readonly kind: 'notation'; readonly claim: Phrase }
	/** A rule over several fields is violated; the claim is the end of a sentence. */
	| { readonly kind: 'rule'; readonly claim: string | Phrase; readonly advice: Advice | undefined }
	/** The reader of a text rejects it; the path of the issue is relative. */
	| { readonly kind: 'reader'; readonly issue: Issue };

export type Noun = 'parameter' | 'option' | 'field';

/** Where an empty text was: a JSON value, a separate text, or an item of a list that was split at commas. */
export type EmptyPlace = 'json' | 'text' | 'item' | 'last item';
