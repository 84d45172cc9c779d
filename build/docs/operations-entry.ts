/*
 * The typed functions of `tincture/operations`, which `operation-lists.ts` writes into src/operations.ts. Each is a separate export,
 * because bundlers only drop unused exports.
 */

import { camelCase, titleCase } from '../../src/math/camel-case.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';

/** Operations whose function is typed by hand, below the marks, because the type of the result depends on the input. */
const TYPED_BY_HAND: readonly string[] = ['convert-color'];

/** The import of an operation in src/operations.ts. */
export const entryImport = ({ name }: AnyOperation): string =>
	`import { ${camelCase(name)} as ${camelCase(name)}Operation${TYPED_BY_HAND.includes(name) ? ', type USUAL_FORMATS' : ''} }`
	+ ` from './operations/${name}/declaration.ts';`;

const functionOf = ({ name, summary }: AnyOperation): string => {
	const id = camelCase(name), type = titleCase(name);
	return [
		`export interface ${type}Input extends Accepts<typeof ${id}Operation.input> {}`,
		`export interface ${type}Result extends Infer<typeof ${id}Operation.result> {}`,
		'/**', ` * ${summary}`, ' *', ' * Throws an InputError with every fault of the input.', ' */',
		`export const ${id}: (input: ${type}Input, options?: CallOptions) => ${type}Result =\n\t/*#__PURE__*/ callable(${id}Operation);`,
	].join('\n');
};

/** The functions of operations, except those that are typed by hand, with an empty line between them. */
export const entryFunctions = (operations: readonly AnyOperation[]): readonly string[] =>
	[operations.filter(({ name }) => !TYPED_BY_HAND.includes(name)).map(functionOf).join('\n\n')];
