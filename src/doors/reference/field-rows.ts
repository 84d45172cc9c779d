/*
 * The fields of a schema as table rows, as a tree and in one list.
 */

import { isInQuery, isRequired, schemaOf, type Field, type Fields, type Schema } from '../../schema/schema.ts';
import { ENGLISH, type ReferenceWords } from './words.ts';

type Kinds = ReferenceWords['kinds'];

export interface FieldRow {
	/** `colors[].name` is the field `name` of each item of `colors`. */
	readonly name: string;
	readonly isRequired: boolean;
	/** True for a field of a request that a query cannot write. */
	readonly isBodyOnly: boolean;
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

/** A node for each field; `kinds` are the words of a language. */
export function fieldTree(fields: Fields, kinds: Kinds = ENGLISH.kinds, within = ''): FieldNode[] {
	return Object.entries(fields).map(([name, field]) => {
		const schema = schemaOf(field), inner = innerSchema(schema);
		const nested = inner.kind === 'object' ? fieldTree(inner.fields, kinds, `${within}${name}${isList(schema) ? '[]' : ''}.`) : [];
		return { ...createRow(within + name, field, kinds, within === ''), inner: nested };
	});
}

/** The nodes, each followed by its nested fields. */
export const flatten = (nodes: readonly FieldNode[]): FieldNode[] => nodes.flatMap((node) => [node, ...flatten(node.inner)]);

/** A row for each field, followed by rows for its nested fields. */
export const fieldRows = (fields: Fields): FieldRow[] => flatten(fieldTree(fields));

function createRow(name: string, field: Field, kinds: Kinds, isOuter: boolean): FieldRow {
	const schema = schemaOf(field), item = innerSchema(schema);
	return {
		name,
		isRequired: isRequired(field),
		isBodyOnly: isOuter && !isInQuery(schema),
		kind: describeKind(schema, kinds),
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

function describeKind(schema: Schema, kinds: Kinds): string {
	switch (schema.kind) {
		case 'text': return describeNoun(schema.noun, kinds) + (schema.pattern === undefined ? kinds.characters(schema.min, schema.max) : '');
		case 'number': return (schema.integer ? kinds.integer : kinds.number) + describeBounds(schema.min, schema.max, kinds);
		case 'flag': return kinds.flag;
		case 'choice': return kinds.choice;
		case 'list': return kinds.list(schema.min, schema.max, describeKind(schema.of, kinds));
		case 'record': return schema.keys.length === 0 ? kinds.byName : kinds.byKeys;
		case 'object': return kinds.object;
		case 'nullable': return kinds.orNull(describeKind(schema.of, kinds));
		case 'opaque': return schema.expected;
		default: return schema satisfies never;
	}
}

/** Operations of an embedding program may have nouns without a translation. */
const describeNoun = (noun: string | undefined, kinds: Kinds): string =>
	(noun === undefined ? kinds.text : kinds.nouns[noun] ?? noun.replace(/^an? /, ''));

function describeBounds(least: number, most: number, kinds: Kinds): string {
	if (Number.isFinite(least)) return Number.isFinite(most) ? kinds.between(least, most) : kinds.from(least);
	return Number.isFinite(most) ? kinds.upTo(most) : '';
}
