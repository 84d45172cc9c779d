/*
 * What an operation is: one declaration that HTTP, OpenAPI, the library, the documents and the tests all read.
 */

import { whole, type Steps } from '../math/steps.ts';
import { schemaOf, type Accepts, type Fields, type Infer, type Schema, type Structure } from '../schema/schema.ts';
import { PAGE_FIELDS } from './fields.ts';

export type Method = 'GET' | 'POST';

/** What operations are for: the groups they are listed in, in this order, each with what it answers. */
export const GROUPS = {
	Read: 'What is this color: its values, names and limits?',
	Compare: 'How different do colors look?',
	Contrast: 'Can text be read, and what would make it so?',
	Make: 'Which colors go with these?',
	See: 'How do others see them?',
	Export: 'How do they get into code?',
} as const;

export type Group = keyof typeof GROUPS;

// The keys of the table are its groups.
export const GROUP_NAMES = /*#__PURE__*/ Object.keys(GROUPS) as readonly Group[];

export interface Example<F extends Fields = Fields> {
	readonly input: Accepts<Structure<F>>;
	/** What the example shows, as a phrase. */
	readonly shows: string;
}

/** What is written for each operation, besides what it does. */
interface Declaration<F extends Fields, R extends Schema> {
	/** kebab-case; the last part of the path. */
	readonly name: string;
	/** Two to five words: what it is called where there is no room for a sentence. */
	readonly title: string;
	readonly group: Group;
	/** One sentence. */
	readonly summary: string;
	/** GET and POST unless said otherwise. */
	readonly methods?: readonly Method[];
	readonly input: Structure<F>;
	readonly result: R;
	/** Does what was checked pass? A command that it does not ends with an exit code that says so. Without it, whatever is answered does. */
	readonly passes?: (result: Infer<R>) => boolean;
	/** How long an answer may be kept: a day, unless the operation draws something at random. */
	readonly cache?: (input: Infer<Structure<F>>) => 'day' | 'never';
	readonly examples: readonly [Example<F>, ...Example<F>[]];
}

export interface Operation<F extends Fields = Fields, R extends Schema = Schema> extends Declaration<F, R> {
	readonly methods: readonly Method[];
	readonly cache: (input: Infer<Structure<F>>) => 'day' | 'never';
	/** Pure; cannot fail on decoded input. */
	readonly run: (input: Infer<Structure<F>>) => Infer<R>;
	/** The same in steps, for who has others waiting: where an answer may take longer than a moment. */
	readonly steps?: (input: Infer<Structure<F>>) => Steps<Infer<R>>;
}

type PageFields = typeof PAGE_FIELDS;

/** With the fields that its colors are read with. */
const withPage = <F extends Fields>(input: Structure<F>): Structure<F> =>
	(readsColors(input) ? { ...input, fields: { ...input.fields, ...PAGE_FIELDS }, first: Object.keys(PAGE_FIELDS) } : input);

/** Is there a text anywhere in it that is read as a color? */
function readsColors(schema: Schema): boolean {
	switch (schema.kind) {
		case 'text': return schema.read !== null;
		case 'list':
		case 'record':
		case 'nullable': return readsColors(schema.of);
		case 'object': return Object.values(schema.fields).some((field) => readsColors(schemaOf(field)));
		case 'number':
		case 'flag':
		case 'choice': return false;
		default: return schema satisfies never;
	}
}

/**
 * An operation in two parts: `operation({ … }).runs((input) => …)`. The second is its own call so that the compiler
 * knows the result's type, down to the words of a choice, when it reads what is returned. `runsInSteps` takes a generator
 * that yields where others may go first.
 */
export const operation = <F extends Fields, R extends Schema>(declared: Declaration<F, R>) => {
	const made = (ways: Pick<Operation<F, R>, 'run' | 'steps'>): Operation<F & PageFields, R> => {
		// What is declared here knows nothing of the fields that are added.
		const all = { methods: ['GET', 'POST'], cache: () => 'day', ...declared, ...ways } as unknown as Operation<F & PageFields, R>;
		return { ...all, input: withPage(all.input) };
	};
	return {
		runs: (run: (input: Infer<Structure<F>>) => Infer<R>) => made({ run }),
		runsInSteps: (steps: (input: Infer<Structure<F>>) => Steps<Infer<R>>) => made({ run: (input) => whole(steps(input)), steps }),
	};
};

/** Any operation, for those who read the table: input and result are only known by its schemas. */
export interface AnyOperation extends Omit<Operation, 'run' | 'steps' | 'cache' | 'examples' | 'passes'> {
	readonly examples: readonly { readonly input: object; readonly shows: string }[];
	readonly passes?: (result: never) => boolean;
	readonly cache: (input: never) => 'day' | 'never';
	readonly run: (input: never) => unknown;
	readonly steps?: (input: never) => Steps<unknown>;
}
