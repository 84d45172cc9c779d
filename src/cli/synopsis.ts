/*
 * The synopsis of a command: `tincture mix-colors FIRST SECOND [OPTION…]`.
 */

import type { AnyOperation } from '../operations/operation.ts';
import { isRequired } from '../schema/json-schema.ts';
import { schemaOf, type Field } from '../schema/schema.ts';
import { placeholder, positionalFields } from './fields.ts';

/** The synopsis of an operation. */
export const synopsis = ({ name, input }: AnyOperation): string =>
	['tincture', name, ...positionalFields(input).map((field) => place(field, input.fields[field]!)), '[OPTION…]'].join(' ');

function place(name: string, field: Field): string {
	const word = `${placeholder(name)}${schemaOf(field).kind === 'list' ? '…' : ''}`;
	return isRequired(field) ? word : `[${word}]`;
}
