/*
 * The operations table as Markdown, for the README.
 */

import { isRequired, schemaOf, type Field } from '../../src/schema/schema.ts';
import { PAGE_FIELDS } from '../../src/operations/fields.ts';
import type { AnyOperation } from '../../src/operations/operation.ts';

/**
 * One row per operation: name, summary, and fields with `?` after optional ones. Fields of all operations, `scheme` and `variables`,
 * are described next to the table.
 */
export const operationTable = (operations: readonly AnyOperation[]): string => [
	'| operation | what it does | fields |',
	'| --- | --- | --- |',
	...operations.map(({ name, summary, input }) => `| \`${name}\` | ${summary} | ${fields(input.fields)} |`),
].join('\n');

const fields = (of: AnyOperation['input']['fields']): string =>
	Object.entries(of).filter(([name]) => !Object.hasOwn(PAGE_FIELDS, name)).map(([name, field]) => `\`${name}${isRequired(field) ? '' : '?'}\`${isList(field) ? ' …' : ''}`).join(', ');

const isList = (field: Field): boolean => schemaOf(field).kind === 'list';
