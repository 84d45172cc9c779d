/*
 * The typed functions of `tincture/operations` as the operations table has them: between a pair of marks
 * `// <name>` and `// </name>` of src/operations.ts stands what is written here. A bundler keeps only what is used
 * where every function is an export of its own, so they have to stand there as text.
 */

import type { AnyOperation } from '../../src/operations/operation.ts';

/** The name of an operation as that of a function: `parse-color` is `parseColor`. */
export const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same as the beginning of a type's name. */
export const titleCase = (name: string): string => camelCase(`-${name}`);

/** The operations whose function is typed by hand, below the marks: its result depends on what is asked. */
const TYPED_BY_HAND: readonly string[] = ['convert-color'];

const importOf = ({ name }: AnyOperation): string =>
	`import { ${camelCase(name)} as ${camelCase(name)}Operation${TYPED_BY_HAND.includes(name) ? ', type USUAL_FORMATS' : ''} }`
	+ ` from './operations/${name}.ts';`;

const functionOf = ({ name, summary }: AnyOperation): string => {
	const id = camelCase(name), type = titleCase(name);
	return [
		`export interface ${type}Input extends Accepts<typeof ${id}Operation.input> {}`,
		`export interface ${type}Result extends Infer<typeof ${id}Operation.result> {}`,
		'/**', ` * ${summary}`, ' *', ' * Throws an InputError with every fault of the input.', ' */',
		`export const ${id}: (input: ${type}Input) => ${type}Result =\n\t/*#__PURE__*/ callable(${id}Operation);`,
	].join('\n');
};

const BLOCKS: { readonly [mark: string]: (operations: readonly AnyOperation[]) => string } = {
	imports: (operations) => operations.map(importOf).join('\n'),
	functions: (operations) => operations.filter(({ name }) => !TYPED_BY_HAND.includes(name)).map(functionOf).join('\n\n'),
};

/** The text of src/operations.ts with every block as the table has it. */
export const withOperations = (text: string, operations: readonly AnyOperation[]): string => Object.entries(BLOCKS).reduce(
	(written, [mark, block]) => written.replace(
		new RegExp(`(// <${mark}>.*\\n)[\\s\\S]*?(// </${mark}>)`),
		(_, open: string, close: string) => `${open}${block(operations)}\n${close}`,
	), text,
);

/** The text of src/cli/operations.ts with the loader of each operation. */
export const withLoaders = (text: string, operations: readonly AnyOperation[]): string => text.replace(
	/(\/\/ <operations>.*\n)[\s\S]*?(\t\/\/ <\/operations>)/,
	(_, open: string, close: string) => `${open}${operations.map(loaderOf).join('')}${close}`,
);

const loaderOf = ({ name }: AnyOperation): string =>
	`\t'${name}': async () => (await import('../operations/${name}.ts')).${camelCase(name)},\n`;
