/*
 * The declaration of an operation. HTTP, OpenAPI, the library, documents and tests read it.
 */

import { whole, type Steps } from '../math/steps.ts';
import { schemaOf, type Accepts, type Fields, type Infer, type Schema, type Structure } from '../schema/schema.ts';
import { PAGE_FIELDS } from './fields.ts';
import type { OperationWords } from './translated.ts';

export type Method = 'GET' | 'POST';

/** Groups of operations in the order of the documents, each with its question. */
export const GROUPS = {
	Read: 'What is this color: its values, names and limits?',
	Compare: 'How different do colors look?',
	Contrast: 'Is text readable, and how can it become so?',
	Make: 'Which colors go with these?',
	See: 'How do others see them?',
	Export: 'How do they get into code?',
} as const;

export type Group = keyof typeof GROUPS;

// The keys of the table are its groups.
export const GROUP_NAMES = /*#__PURE__*/ Object.keys(GROUPS) as readonly Group[];

export interface Example<F extends Fields = Fields> {
	readonly input: Accepts<Structure<F>>;
	/** Purpose of the example, as a phrase. */
	readonly shows: string;
}

/** Everything about an operation except its texts, its examples and its code. */
interface Properties<F extends Fields, R extends Schema> {
	/** kebab-case; the last part of the path and the name of the folder. */
	readonly name: string;
	/** Position in documents and lists, ascending; last by default. */
	readonly order?: number;
	readonly group: Group;
	/** GET and POST by default. */
	readonly methods?: readonly Method[];
	readonly input: Structure<F>;
	readonly result: R;
	/**
	 * True if the checked input passes, undefined if there was nothing to check; otherwise the command exits with an error code. By default
	 * every result passes.
	 */
	readonly passes?: (result: Infer<R>) => boolean | undefined;
	/** How long a response may be cached: a day, unless the operation draws random numbers. */
	readonly cache?: (input: Infer<Structure<F>>) => 'day' | 'never';
	/**
	 * Tokens of the rate limit that a usual answer costs, 1 unless given; a token pays 250 microseconds. Taken before the work
	 * begins; an answer that takes more work is settled afterwards.
	 */
	readonly cost?: number;
	/**
	 * The values that represent the result, which the command prints with --plain: paths such as `steps.hex`; `*` is every key. Absent
	 * if the result is more than a list of values.
	 */
	readonly values?: readonly string[];
	/** The lists whose items are the rows of a table, as such paths. By default the result is one row. */
	readonly rows?: readonly string[];
	/** Fields of these rows that are positions in the `colors` of the result, and their field to print instead. */
	readonly positions?: { readonly fields: readonly string[]; readonly printed: string };
	/** Fields of the result that a short answer for an agent leaves out. */
	readonly details?: readonly string[];
	/** Numbers about those fields, for the short answer. */
	readonly counts?: (result: Infer<R>) => Readonly<Record<string, number>>;
}

interface Declaration<F extends Fields, R extends Schema, X extends readonly string[]> extends Properties<F, R> {
	readonly words: Pick<OperationWords, 'title' | 'summary'> & { readonly examples: X };
	/** An input for each example of `words`. */
	readonly examples: { readonly [example in keyof X]: Accepts<Structure<F>> };
}

export interface Operation<F extends Fields = Fields, R extends Schema = Schema> extends Properties<F, R> {
	readonly order: number;
	readonly title: string;
	readonly summary: string;
	readonly examples: readonly Example<F>[];
	readonly methods: readonly Method[];
	readonly cost: number;
	readonly cache: (input: Infer<Structure<F>>) => 'day' | 'never';
	/** Pure; cannot fail on decoded input. */
	readonly run: (input: Infer<Structure<F>>) => Infer<R>;
	/** The same as a generator that pauses, for operations that may take longer than a moment. */
	readonly steps?: (input: Infer<Structure<F>>) => Steps<Infer<R>>;
}

type PageFields = typeof PAGE_FIELDS;

/** Adds the fields that colors are read with, if the input contains colors. */
const withPage = <F extends Fields>(input: Structure<F>): Structure<F> =>
	(readsColors(input) ? { ...input, fields: { ...input.fields, ...PAGE_FIELDS }, first: Object.keys(PAGE_FIELDS) } : input);

/** True if the schema contains a text that is read as a color. */
function readsColors(schema: Schema): boolean {
	switch (schema.kind) {
		case 'text': return schema.read !== null;
		case 'list':
		case 'record':
		case 'nullable': return readsColors(schema.of);
		case 'object': return Object.values(schema.fields).some((field) => readsColors(schemaOf(field)));
		case 'number':
		case 'flag':
		case 'choice':
		case 'opaque': return false;
		default: return schema satisfies never;
	}
}

/**
 * An operation in two parts: `operation({ … }).runs((input) => …)`. Two calls, because the compiler
 * then knows the type of the result, including the words of a choice, when it checks the returned value. `runsInSteps` takes a
 * generator that yields where other work may run first.
 */
export const operation = <F extends Fields, R extends Schema, X extends readonly string[]>(
	{ words: { title, summary, examples: purposes }, examples: inputs, ...declared }: Declaration<F, R, X>,
) => {
	const examples = inputs.map((input, i) => ({ input, shows: purposes[i]! }));
	const made = (ways: Pick<Operation<F, R>, 'run' | 'steps'>): Operation<F & PageFields, R> => {
		// The declared functions ignore the added fields.
		const all = {
			order: Infinity, methods: ['GET', 'POST'], cost: 1, cache: () => 'day', title, summary, examples, ...declared, ...ways,
		} as unknown as Operation<F & PageFields, R>;
		return { ...all, input: withPage(all.input) };
	};
	return {
		runs: (run: (input: Infer<Structure<F>>) => Infer<R>) => made({ run }),
		runsInSteps: (steps: (input: Infer<Structure<F>>) => Steps<Infer<R>>) => made({ run: (input) => whole(steps(input)), steps }),
	};
};

/** Any operation. Its input and result are only known by its schemas. */
export interface AnyOperation extends Omit<Operation, 'run' | 'steps' | 'cache' | 'examples' | 'passes' | 'counts'> {
	readonly examples: readonly { readonly input: object; readonly shows: string }[];
	readonly passes?: (result: never) => boolean | undefined;
	readonly counts?: (result: never) => Readonly<Record<string, number>>;
	readonly cache: (input: never) => 'day' | 'never';
	readonly run: (input: never) => unknown;
	readonly steps?: (input: never) => Steps<unknown>;
}
