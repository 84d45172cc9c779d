/*
 * What a value may be, as plain data: a closed union of eight kinds.
 *
 * Each reader of a schema is one exhaustive switch: `decode.ts` turns a query or JSON into typed values, `check.ts`
 * tests results, `json-schema.ts` writes JSON Schema, and the types `Infer` and `Accepts` below read it for the
 * compiler. Adding a kind makes the compiler point at every reader.
 */

import type { Advice } from '../errors.ts';
import type { Steps } from '../math/steps.ts';

/** The values of the fields that `Structure.first` names: what texts are read with. */
export type Beside = Readonly<Record<string, unknown>>;

export interface Text<T = string> {
	readonly kind: 'text';
	readonly doc: string;
	/** Length in characters (code points), as sent unless trimmed. */
	readonly min: number;
	readonly max: number;
	/** Where one kind of text may be longer than another: the most of this one. `max` is the most of any. */
	readonly mostOf?: (text: string) => number;
	/** A regular expression the whole text matches; linear, and only on results or short inputs. */
	readonly pattern?: string;
	/** Are blanks at both ends cut off before anything is counted? */
	readonly isTrimmed?: boolean;
	readonly examples?: readonly string[];
	/** The field that the others go into where several come at once, as in a list: all but the last, which stays here. */
	readonly others?: string;
	/** Is it what a file holds? A command line takes the name of the file in its place. */
	readonly isFile?: true;
	/** Turns the text into a value, or throws InputError with an empty path. */
	readonly read: ((text: string, beside: Beside) => T) | null;
	/** Gives what `read` gives, in steps, where reading may take longer than a moment. */
	readonly readInSteps?: (text: string) => Steps<unknown>;
}

export interface Numeric {
	readonly kind: 'number';
	readonly doc: string;
	readonly min: number;
	readonly max: number;
	readonly integer: boolean;
}

export interface Flag {
	readonly kind: 'flag';
	readonly doc: string;
}

export interface Choice<C extends string = string> {
	readonly kind: 'choice';
	readonly doc: string;
	readonly values: readonly C[];
	/** What callers write who mean one of the values, beyond what is spelled like it. */
	readonly meant?: { readonly [written: string]: C };
}

export interface List<S extends Schema = Schema> {
	readonly kind: 'list';
	readonly doc: string;
	readonly of: S;
	readonly min: number;
	readonly max: number;
}

/** An object whose keys are data: some of `keys`, or, where there are none to list, any. */
export interface Dictionary<S extends Schema = Schema, K extends string = string> {
	readonly kind: 'record';
	readonly doc: string;
	readonly keys: readonly K[];
	readonly of: S;
	/** Where any key may stand: how many at most, a regular expression that the whole of each matches, and one that does. */
	readonly open?: { readonly most: number; readonly pattern: string; readonly like: string };
}

/** A rule over several fields that does not hold. */
export interface Broken {
	readonly field: string;
	/** What is wrong with it, as the end of a sentence. */
	readonly claim: string;
	readonly advice?: Advice;
}

export interface Structure<F extends Fields = Fields> {
	readonly kind: 'object';
	readonly doc: string;
	readonly fields: F;
	/** Fields that are read before all others, whose texts may depend on them. */
	readonly first?: readonly string[];
	/** What the fields must be together, once each is right by itself; undefined where they are. */
	readonly rule?: (values: never) => Broken | undefined;
}

export interface Nullable<S extends Schema = Schema> {
	readonly kind: 'nullable';
	readonly doc: string;
	readonly of: S;
}

export type Schema =
	| Text<unknown> | Numeric | Flag | Choice | List | Dictionary | Structure | Nullable;

/** A field that may be absent, with or without a value that absence stands for. */
export interface Optional<S extends Schema = Schema> {
	readonly kind: 'optional';
	readonly of: S;
}

export interface Fallback<S extends Schema = Schema> {
	readonly kind: 'fallback';
	readonly of: S;
	readonly value: unknown;
}

export type Field = Schema | Optional | Fallback;
export type Fields = { readonly [name: string]: Field };

/** The schema of a field, without its presence. */
export const schemaOf = (field: Field): Schema =>
	field.kind === 'optional' || field.kind === 'fallback' ? field.of : field;

/** Can a query string write it? Only one value, or a list of such. */
export const isInQuery = (schema: Schema): boolean =>
	(schema.kind === 'list' ? isInQuery(schema.of) : schema.kind !== 'object' && schema.kind !== 'record' && schema.kind !== 'nullable');

// Both types look at the tag and the one property they need; matching whole kinds would make the compiler compare
// every nested schema with the union of all. For that union itself, which holds itself, they are unknown.

type IsAnySchema<S> = [Schema['kind']] extends [S extends { kind: infer K } ? K : never] ? true : false;

/** The decoded type: what `run` receives, what a result is. */
export type Infer<S> = IsAnySchema<S> extends true ? unknown : InferKind<S>;

type InferKind<S> =
	S extends { kind: 'text'; read: ((text: string, beside: Beside) => infer T) | null } ? T
	: S extends { kind: 'number' } ? number
	: S extends { kind: 'flag' } ? boolean
	: S extends { kind: 'choice'; values: readonly (infer C)[] } ? C
	: S extends { kind: 'list'; of: infer E } ? readonly Infer<E>[]
	: S extends { kind: 'record'; open: object; of: infer E } ? { readonly [key: string]: Infer<E> }
	: S extends { kind: 'record'; keys: readonly (infer K extends string)[]; of: infer E } ? { readonly [key in K]?: Infer<E> }
	: S extends { kind: 'object'; fields: infer F } ? InferFields<F>
	: S extends { kind: 'nullable'; of: infer E } ? Infer<E> | null
	: S extends { kind: 'optional' | 'fallback'; of: infer E } ? Infer<E>
	: never;

type InferFields<F> = Flatten<
	& { readonly [N in keyof F as F[N] extends { kind: 'optional' } ? never : N]: Infer<F[N]> }
	& { readonly [N in keyof F as F[N] extends { kind: 'optional' } ? N : never]?: Infer<F[N]> }
>;

/** The type a caller of the library may pass: texts unread, fields with a fallback optional. */
export type Accepts<S> = IsAnySchema<S> extends true ? unknown : AcceptsKind<S>;

type AcceptsKind<S> =
	S extends { kind: 'text' } ? string
	: S extends { kind: 'number' } ? number
	: S extends { kind: 'flag' } ? boolean
	: S extends { kind: 'choice'; values: readonly (infer C)[] } ? C
	: S extends { kind: 'list'; of: infer E } ? readonly Accepts<E>[]
	: S extends { kind: 'record'; open: object; of: infer E } ? { readonly [key: string]: Accepts<E> }
	: S extends { kind: 'record'; keys: readonly (infer K extends string)[]; of: infer E } ? { readonly [key in K]?: Accepts<E> }
	: S extends { kind: 'object'; fields: infer F } ? AcceptsFields<F>
	: S extends { kind: 'nullable'; of: infer E } ? Accepts<E> | null
	: S extends { kind: 'optional' | 'fallback'; of: infer E } ? Accepts<E>
	: never;

type AcceptsFields<F> = Flatten<
	& { readonly [N in keyof F as F[N] extends { kind: 'optional' | 'fallback' } ? never : N]: Accepts<F[N]> }
	& { readonly [N in keyof F as F[N] extends { kind: 'optional' | 'fallback' } ? N : never]?: Accepts<F[N]> }
>;

type Flatten<T> = { [K in keyof T]: T[K] };

/** A text of `min` to `max` characters (code points), as it is. */
export const text = (doc: string, min: number, max: number): Text => ({ kind: 'text', doc, min, max, read: null });

/** A text whose blanks at both ends do not count. */
export const trimmed = (doc: string, min: number, max: number, example: string): Text =>
	({ kind: 'text', doc, min, max, examples: [example], isTrimmed: true, read: null });

/** A text of a result, with the pattern it always matches. */
export const textLike = (doc: string, pattern: string): Text =>
	({ kind: 'text', doc, min: 0, max: 1e6, pattern, read: null });

/** A finite number, both bounds included. */
export const number = (doc: string, min: number, max: number): Numeric =>
	({ kind: 'number', doc, min, max, integer: false });

/** A whole number, both bounds included. */
export const integer = (doc: string, min: number, max: number): Numeric =>
	({ kind: 'number', doc, min, max, integer: true });

/** true or false. */
export const flag = (doc: string): Flag => ({ kind: 'flag', doc });

/** One of the words in `values`; `meant` says which of them stands for something else that callers write. */
export const choice = <const C extends string>(doc: string, values: readonly C[], meant?: { readonly [written: string]: C }): Choice<C> =>
	({ kind: 'choice', doc, values, ...(meant && { meant }) });

/** A list of `min` to `max` items of one kind. */
export const list = <S extends Schema>(doc: string, of: S, min: number, max: number): List<S> =>
	({ kind: 'list', doc, of, min, max });

/** An object with any of the keys, each with a value of one kind. */
export const record = <S extends Schema, const K extends string>(doc: string, keys: readonly K[], of: S): Dictionary<S, K> =>
	({ kind: 'record', doc, keys, of });

/** An object with any keys of a pattern, up to so many, each with a value of one kind. */
export const dictionary = <S extends Schema>(
	doc: string, of: S, open: NonNullable<Dictionary['open']>,
): Dictionary<S> & { readonly open: object } =>
	({ kind: 'record', doc, keys: [], of, open });

/** An object with named fields, and no others. */
export const object = <F extends Fields>(doc: string, fields: F): Structure<F> => ({ kind: 'object', doc, fields });

/** An object with a rule over its fields together. */
export const ruled = <F extends Fields>(
	of: Structure<F>,
	rule: (values: Infer<Structure<F>>) => Broken | undefined,
): Structure<F> => ({ ...of, rule });

/** A value or null, with the words of the value. */
export const nullable = <S extends Schema>(of: S): Nullable<S> => ({ kind: 'nullable', doc: of.doc, of });

/** A field that may be absent, and then is undefined. */
export const optional = <S extends Schema>(of: S): Optional<S> => ({ kind: 'optional', of });

/** Only plain kinds have a value to fall back on: no field stands for a color or an object that was not sent. */
export const fallback = <S extends Text<string> | Numeric | Flag | Choice | List<Choice>>(of: S, value: NoInfer<Infer<S>>): Fallback<S> =>
	({ kind: 'fallback', of, value });
