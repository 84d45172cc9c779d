/*
 * Schemas as JSON Schema 2020-12: every kind as the keywords the standard has for it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { fieldSchema, jsonSchema } from '../../src/schema/json-schema.ts';
import { isRequired } from '../../src/schema/schema.ts';
import {
	choice, fallback, flag, integer, list, nullable, number, object, optional, record, text, textLike, type Schema,
} from '../../src/schema/schema.ts';
import { anySchema } from '../support/arbitrary.ts';

const written = suite('jsonSchema');

const SIZE = integer('A size.', 1, 9);

for (const [claim, schema, expected] of [
	['a text has its lengths', text('A name.', 1, 40), { type: 'string', description: 'A name.', minLength: 1, maxLength: 40 }],
	['a text that may be empty says no least', text('A name.', 0, 40), { type: 'string', description: 'A name.', maxLength: 40 }],
	[
		'a pattern is anchored, and says more than a length', textLike('A color.', 'a|b'),
		{ type: 'string', description: 'A color.', pattern: '^(?:a|b)$' },
	],
	[
		'examples are shown', { ...text('A color.', 1, 120), examples: ['#3b82f6'] },
		{ type: 'string', description: 'A color.', minLength: 1, maxLength: 120, examples: ['#3b82f6'] },
	],
	['a number has its bounds', number('A share.', 0, 100), { type: 'number', description: 'A share.', minimum: 0, maximum: 100 }],
	['infinity is not a bound', number('A shift.', -Infinity, Infinity), { type: 'number', description: 'A shift.' }],
	['one bound may be open', number('A distance.', 0, Infinity), { type: 'number', description: 'A distance.', minimum: 0 }],
	['a whole number is an integer', SIZE, { type: 'integer', description: 'A size.', minimum: 1, maximum: 9 }],
	['a flag is a boolean', flag('Is it?'), { type: 'boolean', description: 'Is it?' }],
	['a choice is an enum', choice('Which?', ['a', 'b']), { type: 'string', description: 'Which?', enum: ['a', 'b'] }],
	[
		'a list is an array', list('Sizes.', SIZE, 2, 3),
		{ type: 'array', description: 'Sizes.', items: jsonSchema(SIZE), minItems: 2, maxItems: 3 },
	],
	['a record names its keys, needs none and takes no other', record('Sizes.', ['a', 'b'], SIZE), {
		type: 'object', description: 'Sizes.', properties: { a: jsonSchema(SIZE), b: jsonSchema(SIZE) }, additionalProperties: false,
	}],
	[
		'a record without keys to list takes any', record('Sizes.', [], SIZE),
		{ type: 'object', description: 'Sizes.', additionalProperties: jsonSchema(SIZE) },
	],
	['an object needs what is not optional and takes nothing else', object('A thing.', { a: SIZE, b: optional(SIZE), c: fallback(SIZE, 5) }), {
		type: 'object', description: 'A thing.',
		properties: { a: jsonSchema(SIZE), b: jsonSchema(SIZE), c: { ...jsonSchema(SIZE), default: 5 } },
		required: ['a'],
		additionalProperties: false,
	}],
	['what has no words gets no description', object('', {}), { type: 'object', properties: {}, required: [], additionalProperties: false }],
	[
		'a nullable type has null as a second type', nullable(number('A hue.', 0, 360)),
		{ type: ['number', 'null'], description: 'A hue.', minimum: 0, maximum: 360 },
	],
	['a nullable enum is an alternative, because an enum has no null', nullable(choice('Which?', ['a'])), {
		description: 'Which?', anyOf: [{ type: 'string', description: 'Which?', enum: ['a'] }, { type: 'null' }],
	}],
	[
		'null twice is null once more', nullable(nullable(flag('Is it?'))),
		{ description: 'Is it?', anyOf: [{ type: ['boolean', 'null'], description: 'Is it?' }, { type: 'null' }] },
	],
] satisfies readonly (readonly [string, Schema, object])[]) {
	written(claim, () => assert.equal(jsonSchema(schema), expected));
}

written('a field with a fallback says it as default and is not required', () => {
	const share = fallback(number('A share.', 0, 100), 50);
	assert.equal(fieldSchema(share), { type: 'number', description: 'A share.', minimum: 0, maximum: 100, default: 50 });
	assert.not.ok(isRequired(share));
	assert.not.ok(isRequired(optional(SIZE)));
	assert.ok(isRequired(SIZE));
});

/** Keywords that each type may have in addition to annotations (JSON Schema Validation §6). */
const KEYWORDS: { readonly [type: string]: readonly string[] } = {
	string: ['enum', 'minLength', 'maxLength', 'pattern'],
	number: ['minimum', 'maximum'],
	integer: ['minimum', 'maximum'],
	boolean: [],
	array: ['items', 'minItems', 'maxItems'],
	object: ['properties', 'required', 'additionalProperties'],
};

function wantSound(schema: { readonly [keyword: string]: unknown }, of: string): void {
	if ('anyOf' in schema) {
		const ways = schema['anyOf'] as Parameters<typeof wantSound>[0][];
		assert.equal(ways.at(-1), { type: 'null' }, of);
		return wantSound(ways[0]!, of);
	}
	const [type, ...further] = [schema['type']].flat() as string[];
	assert.ok(further.length === 0 || (further.length === 1 && further[0] === 'null'), of);
	const legal = [...KEYWORDS[type!] ?? [], 'type', 'description', 'default', 'examples'];
	for (const keyword of Object.keys(schema)) assert.ok(legal.includes(keyword), `${keyword} on ${type}: ${of}`);
	for (const [least, most] of [['minimum', 'maximum'], ['minLength', 'maxLength'], ['minItems', 'maxItems']] as const) {
		if (least in schema && most in schema) assert.ok((schema[least] as number) <= (schema[most] as number), of);
	}
	if (type === 'array') wantSound(schema['items'] as typeof schema, of);
	if (type !== 'object') return;
	const properties = schema['properties'] as { readonly [name: string]: typeof schema };
	for (const name of (schema['required'] ?? []) as string[]) assert.ok(Object.hasOwn(properties, name), of);
	for (const property of Object.values(properties)) wantSound(property, of);
}

written('any schema gives keywords that belong to its type, and survives JSON', () => {
	const seed = 'json schema';
	const random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const schema = jsonSchema(anySchema(random, 4));
		const text = JSON.stringify(schema);
		wantSound(schema, `seed "${seed}", case ${i}: ${text}`);
		assert.is(JSON.stringify(JSON.parse(text)), text);
		assert.not.ok(text.includes('null,') || text.includes('null}'), 'no number was lost');
	}
});

written.run();
