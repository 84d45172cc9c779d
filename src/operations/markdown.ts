/*
 * The operations table as Markdown, for the README.
 */

import { schemaOf, type Field } from '../schema/schema.ts';
import { PAGE_FIELDS } from './fields.ts';
import type { AnyOperation } from './operation.ts';

/**
 * One row an operation: its name, what it does, its fields with `?` behind those that may be absent. What all have, `scheme` and
 * `variables`, stands beside the table.
 */
export const operationTable = (operations: readonly AnyOperation[]): string => [
	'| operation | what it does | fields |',
	'| --- | --- | --- |',
	...operations.map(({ name, summary, input }) => `| \`${name}\` | ${summary} | ${fields(input.fields)} |`),
].join('\n');

const fields = (of: AnyOperation['input']['fields']): string =>
	Object.entries(of).filter(([name]) => !Object.hasOwn(PAGE_FIELDS, name)).map(([name, field]) => `\`${name}${isAbsentable(field) ? '?' : ''}\`${isList(field) ? ' …' : ''}`).join(', ');

const isAbsentable = (field: Field): boolean => field.kind === 'optional' || field.kind === 'fallback';
const isList = (field: Field): boolean => schemaOf(field).kind === 'list';
