/*
 * Schemas as plain data: a closed union of nine kinds.
 *
 * Each reader of schemas is one exhaustive switch: `decode.ts` decodes queries and JSON, `json-schema.ts` writes JSON Schema, and the
 * types `Infer` and `Accepts` below read them at compile time. After adding a kind, the compiler reports every incomplete reader.
 */

import type { Advice, InputError, Path, Phrase } from '../errors.ts';
import type { Steps } from '../math/steps.ts';
import type { AnyRecord } from './record.ts';

/** Values of the fields in `Structure.first`, which the reading of texts may depend on. */
export type Context = AnyRecord;

export interface Text<T = string> {
	readonly kind: 'text';
	/** Noun of the text for messages: `a color`. */
	readonly noun?: string;
	readonly doc: string;
	/** Length in characters (code points), before or after trimming as `isTrimmed` says. */
	readonly min: number;
	readonly max: number;
	/** A regular expression the whole text matches; linear, and only on results or short inputs. */
	readonly pattern?: string;
	/** True if white space at both ends is removed before counting. */
	readonly isTrimmed?: boolean;
	readonly examples?: readonly string[];
	/** True for contents of a file. On the command line the field is the name of the file. */
	readonly isFile?: true;
	/** True for the path of a file, which shells complete. */
	readonly isPath?: true;
	/** Turns the text into a value, or throws InputError with an empty path. */
	readonly read: ((text: string, context: Context) => T) | null;
	/** Says what to write instead of several texts; without it they are a fault like any other. The path is empty. */
	readonly rejectSeveral?: (texts: readonly string[]) => InputError;
	/** Gives what `read` gives, in steps, where reading may take longer than a moment. */
	readonly readInSteps?: (text: string) => Steps<unknown>;
}

export interface Numeric {
	readonly kind: 'number';
	readonly doc: string;
	readonly min: number;
	readonly max: number;
	readonly integer: boolean;
	/** Factors of units that a caller may have written, for the suggestion; by default those of angles. */
	readonly units?: Readonly<Record<string, number>>;
}

export interface Flag {
	readonly kind: 'flag';
	readonly doc: string;
}

export interface Choice<C extends string = string> {
	readonly kind: 'choice';
	readonly doc: string;
	readonly values: readonly C[];
	/** Other spellings that callers use for one of the values. */
	readonly aliases?: { readonly [written: string]: C };
}

export interface List<S extends Schema = Schema> {
	readonly kind: 'list';
	readonly doc: string;
	readonly of: S;
	readonly min: number;
	readonly max: number;
}

/** An object whose keys are data: some of `keys`, else any. */
export interface Dictionary<S extends Schema = Schema, K extends string = string> {
	readonly kind: 'record';
	readonly doc: string;
	readonly keys: readonly K[];
	readonly of: S;
	/** For any keys: maximum number, a regular expression for the whole key, and an example. */
	readonly open?: { readonly most: number; readonly pattern: string; readonly like: string };
}

/** A violated rule over several fields. */
export interface Broken {
	readonly field: string;
	/** The place in the field, if it is a list or an object; the whole field by default. */
	readonly within?: Path;
	/** The error, as the end of a sentence. */
	readonly claim: string | Phrase;
	readonly advice?: Advice;
}

export interface Structure<F extends Fields = Fields> {
	readonly kind: 'object';
	readonly doc: string;
	readonly fields: F;
	/** Fields that are read first, because the texts of others depend on them. */
	readonly first?: readonly string[];
	/** Checks the fields together once each is valid; undefined if they are. */
	readonly rule?: (values: never) => Broken | undefined | Steps<Broken | undefined>;
}

export interface Nullable<S extends Schema = Schema> {
	readonly kind: 'nullable';
	readonly doc: string;
	readonly of: S;
}

/** A value that only a program can pass, such as a function; for options, not for operations. */
export interface Opaque<T = unknown> {
	readonly kind: 'opaque';
	readonly doc: string;
	/** Describes valid values, in words that fit after "must be". */
	readonly expected: string;
	readonly accepts: (value: unknown) => value is T;
}

export type Schema =
	| Text<unknown> | Numeric | Flag | Choice | List | Dictionary | Structure | Nullable | Opaque;

/** A field that may be absent, with or without a default value. */
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

/** True for fields that are neither optional nor have a fallback. */
export const isRequired = (field: Field): boolean => field.kind !== 'optional' && field.kind !== 'fallback';

/** True for values that a query string can represent: single values and lists of them. */
export const isInQuery = (schema: Schema): boolean =>
	(schema.kind === 'list' ? isInQuery(schema.of) : schema.kind !== 'object' && schema.kind !== 'record' && schema.kind !== 'nullable');

// Both types test only the tag and one property; matching whole kinds would make the compiler compare every nested schema
// with the union of all. For that union itself, which is recursive, the result is unknown.

type IsAnySchema<S> = [Schema['kind']] extends [S extends { kind: infer K } ? K : never] ? true : false;

/** Decoded type: the input of `run`, or the type of a result. */
export type Infer<S> = Value<S, 'decoded'>;

/** Type that library callers may pass: unparsed texts, and optional fields with a fallback. */
export type Accepts<S> = Value<S, 'sent'>;

type Side = 'decoded' | 'sent';

type Value<S, D extends Side> = IsAnySchema<S> extends true ? unknown : ValueOfKind<S, D>;

type ValueOfKind<S, D extends Side> =
	S extends { kind: 'text'; read: ((text: string, context: Context) => infer T) | null } ? (D extends 'sent' ? string : T)
	: S extends { kind: 'number' } ? number
	: S extends { kind: 'flag' } ? boolean
	: S extends { kind: 'choice'; values: readonly (infer C)[] } ? C
	: S extends { kind: 'list'; of: infer E } ? readonly Value<E, D>[]
	: S extends { kind: 'record'; open: object; of: infer E } ? { readonly [key: string]: Value<E, D> }
	: S extends { kind: 'record'; keys: readonly (infer K extends string)[]; of: infer E } ? { readonly [key in K]?: Value<E, D> }
	: S extends { kind: 'object'; fields: infer F } ? FieldValues<F, D>
	: S extends { kind: 'nullable'; of: infer E } ? Value<E, D> | null
	: S extends { kind: 'opaque'; accepts: (value: unknown) => value is infer T } ? T
	: S extends { kind: 'optional' | 'fallback'; of: infer E } ? Value<E, D>
	: never;

type FieldValues<F, D extends Side> = Flatten<
	& { readonly [N in keyof F as F[N] extends Absentable<D> ? never : N]: Value<F[N], D> }
	& { readonly [N in keyof F as F[N] extends Absentable<D> ? N : never]?: Value<F[N], D> }
>;

interface Absentable<D extends Side> {
	readonly kind: 'optional' | (D extends 'sent' ? 'fallback' : never);
}

type Flatten<T> = { [K in keyof T]: T[K] };

/** A text of `min` to `max` characters (code points), unchanged. */
export const text = (doc: string, min: number, max: number, example?: string): Text =>
	({ kind: 'text', doc, min, max, ...(example !== undefined && { examples: [example] }), read: null });

/** A text without white space at both ends. */
export const trimmed = (doc: string, min: number, max: number, example: string): Text =>
	({ kind: 'text', doc, min, max, examples: [example], isTrimmed: true, read: null });

/** A text in results, with its pattern. */
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

/** One of the words in `values`; `aliases` maps other spellings to them. */
export const choice = <const C extends string>(doc: string, values: readonly C[], aliases?: { readonly [written: string]: C }): Choice<C> =>
	({ kind: 'choice', doc, values, ...(aliases && { aliases }) });

/** A list of `min` to `max` items of one kind. */
export const list = <S extends Schema>(doc: string, of: S, min: number, max: number): List<S> =>
	({ kind: 'list', doc, of, min, max });

/** An object with any of the keys, each with a value of one kind. */
export const record = <S extends Schema, const K extends string>(doc: string, keys: readonly K[], of: S): Dictionary<S, K> =>
	({ kind: 'record', doc, keys, of });

/** An object with up to a number of keys that match a pattern, each with a value of one kind. */
export const dictionary = <S extends Schema>(
	doc: string, of: S, open: NonNullable<Dictionary['open']>,
): Dictionary<S> & { readonly open: object } =>
	({ kind: 'record', doc, keys: [], of, open });

/** An object with named fields, and no others. */
export const object = <F extends Fields>(doc: string, fields: F): Structure<F> => ({ kind: 'object', doc, fields });

/** An object with a rule over its fields together. */
export const ruled = <F extends Fields>(
	of: Structure<F>,
	rule: (values: Infer<Structure<F>>) => Broken | undefined | Steps<Broken | undefined>,
): Structure<F> => ({ ...of, rule });

/** A value or null, with the description of the value. */
export const nullable = <S extends Schema>(of: S): Nullable<S> => ({ kind: 'nullable', doc: of.doc, of });

/** A value that only a program can pass. */
export const opaque = <T>(doc: string, expected: string, accepts: (value: unknown) => value is T): Opaque<T> =>
	({ kind: 'opaque', doc, expected, accepts });

/** A function. Its parameters and result cannot be checked. */
export const callback = <F extends (...args: never) => unknown>(doc: string): Opaque<F> =>
	opaque(doc, 'a function', (value): value is F => typeof value === 'function');

/** A field that may be absent; then it is undefined. */
export const optional = <S extends Schema>(of: S): Optional<S> => ({ kind: 'optional', of });

/** A field with a default value. Only plain kinds have one: no default replaces a color or an object. */
export const fallback = <S extends Text<string> | Numeric | Flag | Choice | List<Choice>>(of: S, value: NoInfer<Infer<S>>): Fallback<S> =>
	({ kind: 'fallback', of, value });
