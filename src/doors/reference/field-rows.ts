/*
 * The fields of a schema as the rows of a table: what each may be, in words.
 */

import { isRequired } from '../../schema/json-schema.ts';
import { schemaOf, type Field, type Fields, type Schema } from '../../schema/schema.ts';

export interface FieldRow {
	/** `colors[].name` is the field `name` of each item of `colors`. */
	readonly name: string;
	readonly isRequired: boolean;
	/** `whole number, 2 to 10`. */
	readonly kind: string;
	/** The words it may be; empty where it is no choice. */
	readonly words: readonly string[];
	/** What its absence stands for, as JSON; undefined where for nothing. */
	readonly fallback?: string;
	readonly doc: string;
	/** What callers write who mean one of the words. */
	readonly meant: readonly (readonly [written: string, word: string])[];
}

/** A row for each field, and behind it one for each field within. */
export function fieldRows(fields: Fields, within = ''): FieldRow[] {
	return Object.entries(fields).flatMap(([name, field]) => {
		const row = rowOf(within + name, field), inner = itemOf(schemaOf(field));
		return inner.kind === 'object' ? [row, ...fieldRows(inner.fields, `${within}${name}${isList(schemaOf(field)) ? '[]' : ''}.`)] : [row];
	});
}

function rowOf(name: string, field: Field): FieldRow {
	const schema = schemaOf(field), item = itemOf(schema);
	return {
		name,
		isRequired: isRequired(field),
		kind: kindOf(schema),
		words: item.kind === 'choice' ? item.values : item.kind === 'record' ? item.keys : [],
		...(field.kind === 'fallback' && { fallback: JSON.stringify(field.value) }),
		doc: schema.doc,
		meant: item.kind === 'choice' ? Object.entries(item.meant ?? {}) : [],
	};
}

const isList = (schema: Schema): boolean => (schema.kind === 'nullable' ? isList(schema.of) : schema.kind === 'list');

/** Of a list what it is of; of what may be null the rest. */
function itemOf(schema: Schema): Schema {
	return schema.kind === 'list' || schema.kind === 'nullable' ? itemOf(schema.of) : schema;
}

function kindOf(schema: Schema): string {
	switch (schema.kind) {
		case 'text': return `${schema.read === null ? 'text' : 'color'}${schema.pattern === undefined ? `, ${schema.min} to ${schema.max} characters` : ''}`;
		case 'number': return `${schema.integer ? 'whole number' : 'number'}${boundsOf(schema.min, schema.max)}`;
		case 'flag': return 'true or false';
		case 'choice': return 'one of';
		case 'list': return `list of ${schema.min === schema.max ? schema.min : `${schema.min} to ${schema.max}`}: ${kindOf(schema.of)}`;
		case 'record': return `object by ${schema.keys.length === 0 ? 'name' : 'one or more of'}`;
		case 'object': return 'object';
		case 'nullable': return `${kindOf(schema.of)}, or null`;
		default: return schema satisfies never;
	}
}

function boundsOf(least: number, most: number): string {
	if (Number.isFinite(least)) return Number.isFinite(most) ? `, ${least} to ${most}` : `, from ${least}`;
	return Number.isFinite(most) ? `, up to ${most}` : '';
}
