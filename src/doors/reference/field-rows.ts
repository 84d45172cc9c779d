/*
 * The fields of a schema as table rows, as a tree and in one list.
 */

import { isRequired } from '../../schema/json-schema.ts';
import { schemaOf, type Field, type Fields, type Schema } from '../../schema/schema.ts';

export interface FieldRow {
	/** `colors[].name` is the field `name` of each item of `colors`. */
	readonly name: string;
	readonly isRequired: boolean;
	/** `whole number, 2 to 10`. */
	readonly kind: string;
	/** Allowed words; empty for other kinds. */
	readonly words: readonly string[];
	/** The default as JSON, if any. */
	readonly fallback?: string;
	readonly doc: string;
	/** Accepted synonyms of the words. */
	readonly synonyms: readonly (readonly [written: string, word: string])[];
}

/** A row with the rows of its nested fields. */
export interface FieldNode extends FieldRow {
	readonly inner: readonly FieldNode[];
}

/** The part of an operation page that the ids of its fields begin with. */
export type Part = 'field' | 'answer';

/** The id of a field on the page of its operation. */
export const fieldId = (part: Part, name: string): string => `${part}-${name.replaceAll('[]', '')}`;

/** A node for each field. */
export function fieldTree(fields: Fields, within = ''): FieldNode[] {
	return Object.entries(fields).map(([name, field]) => {
		const schema = schemaOf(field), inner = innerSchema(schema);
		const nested = inner.kind === 'object' ? fieldTree(inner.fields, `${within}${name}${isList(schema) ? '[]' : ''}.`) : [];
		return { ...createRow(within + name, field), inner: nested };
	});
}

const flatten = (nodes: readonly FieldNode[]): FieldRow[] => nodes.flatMap((node) => [node, ...flatten(node.inner)]);

/** A row for each field, followed by rows for its nested fields. */
export const fieldRows = (fields: Fields): FieldRow[] => flatten(fieldTree(fields));

function createRow(name: string, field: Field): FieldRow {
	const schema = schemaOf(field), item = innerSchema(schema);
	return {
		name,
		isRequired: isRequired(field),
		kind: describeKind(schema),
		words: item.kind === 'choice' ? item.values : item.kind === 'record' ? item.keys : [],
		...(field.kind === 'fallback' && { fallback: JSON.stringify(field.value) }),
		doc: schema.doc,
		synonyms: item.kind === 'choice' ? Object.entries(item.aliases ?? {}) : [],
	};
}

const isList = (schema: Schema): boolean => (schema.kind === 'nullable' ? isList(schema.of) : schema.kind === 'list');

/** The item schema of a list, the non-null schema of a nullable field. */
function innerSchema(schema: Schema): Schema {
	return schema.kind === 'list' || schema.kind === 'nullable' ? innerSchema(schema.of) : schema;
}

function describeKind(schema: Schema): string {
	switch (schema.kind) {
		case 'text': return `${schema.noun?.replace(/^a /, '') ?? 'text'}${schema.pattern === undefined ? `, ${schema.min} to ${schema.max} characters` : ''}`;
		case 'number': return `${schema.integer ? 'whole number' : 'number'}${describeBounds(schema.min, schema.max)}`;
		case 'flag': return 'true or false';
		case 'choice': return 'one of';
		case 'list': return `list of ${schema.min === schema.max ? schema.min : `${schema.min} to ${schema.max}`}: ${describeKind(schema.of)}`;
		case 'record': return `object by ${schema.keys.length === 0 ? 'name' : 'one or more of'}`;
		case 'object': return 'object';
		case 'nullable': return `${describeKind(schema.of)}, or null`;
		case 'opaque': return schema.expected;
		default: return schema satisfies never;
	}
}

function describeBounds(least: number, most: number): string {
	if (Number.isFinite(least)) return Number.isFinite(most) ? `, ${least} to ${most}` : `, from ${least}`;
	return Number.isFinite(most) ? `, up to ${most}` : '';
}
