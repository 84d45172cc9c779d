/*
 * Converts schemas to JSON Schema 2020-12, as used by OpenAPI 3.1 and the Model Context Protocol.
 *
 * Proof  test/schema/json-schema.test.ts, fuzz.test.ts.
 */

import type { AnyRecord } from './record.ts';
import { isRequired, schemaOf, type Field, type Schema } from './schema.ts';

/** An object of JSON Schema, or of OpenAPI. */
export type JsonSchema = AnyRecord;

/** A schema as JSON Schema 2020-12. */
export function jsonSchema(schema: Schema): JsonSchema {
	const described = schema.doc === '' ? {} : { description: schema.doc };
	switch (schema.kind) {
		case 'text': return {
			type: 'string',
			...described,
			...(schema.min > 0 && { minLength: schema.min }),
			...(schema.pattern === undefined ? { maxLength: schema.max } : { pattern: `^(?:${schema.pattern})$` }),
			...(schema.examples && { examples: schema.examples }),
		};
		case 'number': return {
			type: schema.integer ? 'integer' : 'number',
			...described,
			...(Number.isFinite(schema.min) && { minimum: schema.min }),
			...(Number.isFinite(schema.max) && { maximum: schema.max }),
		};
		case 'flag': return { type: 'boolean', ...described };
		case 'choice': return { type: 'string', ...described, enum: schema.values };
		case 'list': return { type: 'array', ...described, items: jsonSchema(schema.of), minItems: schema.min, maxItems: schema.max };
		case 'record': return {
			type: 'object',
			...described,
			...(schema.keys.length === 0
				? {
					additionalProperties: jsonSchema(schema.of),
					...(schema.open && { propertyNames: { pattern: `^(?:${schema.open.pattern})$` }, maxProperties: schema.open.most }),
				}
				: { properties: Object.fromEntries(schema.keys.map((key) => [key, jsonSchema(schema.of)])), additionalProperties: false }),
		};
		case 'object': return {
			type: 'object',
			...described,
			properties: Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, fieldSchema(field)])),
			required: Object.entries(schema.fields).filter(([, field]) => isRequired(field)).map(([name]) => name),
			additionalProperties: false,
		};
		case 'nullable': {
			const inner = jsonSchema(schema.of);
			return typeof inner['type'] === 'string' && !('enum' in inner)
				? { ...inner, type: [inner['type'], 'null'] }
				: { ...described, anyOf: [inner, { type: 'null' }] };
		}
		case 'opaque': return described;
		default: return schema satisfies never;
	}
}

/** JSON Schema of a field, with its default value. */
export const fieldSchema = (field: Field): JsonSchema =>
	field.kind === 'fallback' ? { ...jsonSchema(field.of), default: field.value } : jsonSchema(schemaOf(field));
