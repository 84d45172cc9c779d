/*
 * The table of operations: rules for every operation, and the limits of the contract, which the folders of test/operations list.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GROUP_NAMES, type AnyOperation } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { check } from '../support/check.ts';
import { decodeJson, decodeQuery } from '../../src/schema/decode.ts';
import { isInQuery, schemaOf, type Field, type Schema, type Text } from '../../src/schema/schema.ts';
import { CONTRACT } from '../contract/folders.ts';
import { PAGE_LIMITS, type Limit } from '../contract/limits.ts';
import { toQuery } from '../support/arbitrary.ts';
import { ROOT } from '../support/project.ts';

interface Place {
	/** `formats[]` is an item of the list `formats`. */
	readonly path: string;
	readonly schema: Schema;
}

/** A schema and every schema in it. */
const placesIn = (schema: Schema, path = ''): Place[] => {
	const here = { path, schema };
	switch (schema.kind) {
		case 'list':
		case 'record': return [here, ...placesIn(schema.of, `${path}[]`)];
		case 'nullable': return [here, ...placesIn(schema.of, path)];
		case 'object': return [
			here,
			...Object.entries(schema.fields).flatMap(([name, field]) => placesIn(schemaOf(field), path === '' ? name : `${path}.${name}`)),
		];
		default: return [here];
	}
};

const everyPlace = OPERATIONS.flatMap(({ name, input, result }) => [
	...placesIn(input).map((place) => ({ ...place, path: `${name} input ${place.path}` })),
	...placesIn(result).map((place) => ({ ...place, path: `${name} result ${place.path}` })),
]);

const fallbacks = OPERATIONS.flatMap(({ name, input }) => Object.entries(input.fields).flatMap(([field, { kind, ...rest }]) =>
	(kind === 'fallback' && 'value' in rest && 'of' in rest ? [{ path: `${name} ${field}`, value: rest.value, of: rest.of as Schema }] : [])));

const answerTo = ({ input, run }: AnyOperation, value: unknown): unknown => run(decodeJson(input, value) as never);

const table = suite('the operations table');

table('every folder of an operation has one row, in the order that the declarations give', () => {
	const folders = readdirSync(join(ROOT, 'src/operations'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
	assert.equal(OPERATIONS.map(({ name }) => name).sort(), folders.map(({ name }) => name).sort());
	const orders = OPERATIONS.map(({ order }) => order);
	assert.equal(orders, [...new Set(orders)].sort((a, b) => a - b));
});

table('names are kebab-case, two words or more, except harmonies', () => {
	for (const { name } of OPERATIONS) assert.match(name, /^[a-z]+(?:-[a-z]+)+$|^harmonies$/);
});

table('a summary is one sentence', () => {
	for (const { name, summary } of OPERATIONS) assert.match(summary, /^[A-Z][^.?!]*(?:Rec\. 2020|\d\.\d|[^.?!])*\.$/, `${name}: ${summary}`);
});

table('a title is two to five words without punctuation, and no other operation has it', () => {
	for (const { name, title } of OPERATIONS) assert.match(title, /^[A-Z][a-z]+(?: [a-z]+){1,4}$/, name);
	assert.is(new Set(OPERATIONS.map(({ title }) => title)).size, OPERATIONS.length);
});

table('every group has an operation', () => {
	assert.equal([...new Set(OPERATIONS.map(({ group }) => group))].sort(), [...GROUP_NAMES].sort());
});

table('an operation answers GET and POST, or only POST if it requires a file or a field that a query cannot write', () => {
	for (const { name, methods, input } of OPERATIONS) {
		const needsBody = Object.values(input.fields).some((field) => {
			const schema = schemaOf(field);
			return field.kind !== 'optional' && field.kind !== 'fallback' && (!isInQuery(schema) || (schema.kind === 'text' && schema.isFile));
		});
		assert.equal(methods, needsBody ? ['POST'] : ['GET', 'POST'], name);
	}
});

table('a query can write every field of a GET operation, except optional ones', () => {
	for (const { name, methods, input } of OPERATIONS.filter((one) => one.methods.includes('GET'))) {
		for (const [field, of] of Object.entries(input.fields)) {
			assert.ok(isInQuery(schemaOf(of)) || of.kind === 'optional', `${name} ${field}: ${methods.join()}`);
		}
	}
});

table('field names are camelCase, or ids with a hyphen', () => {
	for (const { path, schema } of everyPlace) {
		const names = schema.kind === 'object' ? Object.keys(schema.fields) : schema.kind === 'record' ? schema.keys : [];
		for (const name of names)
			assert.match(
				name,
				schema.kind === 'record' && /^\d+$/.test(name) ? /./ : /^[a-z]+(?:[A-Z][a-z]*|\d+)*$|^[a-z0-9]+(?:-[a-z0-9]+)+$/,
				`${path}: ${name}`,
			);
	}
});

table('every field is documented with a sentence', () => {
	// The input object itself is described by the summary of its operation.
	for (const { path, schema } of everyPlace.filter(({ path }) => !path.endsWith(' input '))) {
		assert.match(schema.doc, /^(?:\p{Lu}|\d|sRGB|deltaE).*\.$/u, `${path}: "${schema.doc}"`);
	}
});

/** Units and counts. */
const UNITS =
	/percent|degree|\d to \d|from 0|number of|ratio|deltaE|CIEDE2000|Lc\b|index|seed|step|chroma|severity|distance|contrast|line|column|counted/i;

table('the description of every number names its unit', () => {
	for (const { path, schema } of everyPlace) {
		if (schema.kind === 'number') assert.match(schema.doc, UNITS, `${path}: "${schema.doc}"`);
	}
});

table('bounds are in order, patterns are regular expressions, and choices are not repeated', () => {
	for (const { path, schema } of everyPlace) {
		if (schema.kind === 'number' || schema.kind === 'list' || schema.kind === 'text') assert.ok(schema.min <= schema.max, path);
		if (schema.kind === 'text' && schema.pattern !== undefined) assert.ok(new RegExp(schema.pattern, 'u') instanceof RegExp);
		if (schema.kind === 'choice') assert.is(new Set(schema.values).size, schema.values.length, path);
	}
});

table('results have no parsed texts and no fields with a fallback', () => {
	for (const { path, schema } of everyPlace.filter((place) => place.path.includes(' result '))) {
		assert.ok(schema.kind !== 'text' || schema.read === null, path);
		const fields: readonly Field[] = schema.kind === 'object' ? Object.values(schema.fields) : [];
		assert.not.ok(fields.some(({ kind }) => kind === 'fallback'), path);
	}
});

table('every input is bounded', () => {
	for (const { path, schema } of everyPlace.filter((place) => place.path.includes(' input '))) {
		if (schema.kind === 'number') assert.ok(Number.isFinite(schema.min) && Number.isFinite(schema.max), path);
		const longest = (schema: Text<unknown>): number => (schema.isFile ? 1 << 20 : schema.read === null ? 400 : 1000);
		if (schema.kind === 'text') assert.ok(schema.min >= 0 && schema.max <= longest(schema), path);
		if (schema.kind === 'list') assert.ok(schema.max <= 256, path);
	}
});

table('every default is legal, and an absent field has its value', () => {
	for (const { path, value, of } of fallbacks) assert.equal(check(of, value), [], path);
	for (const { name, input, examples } of OPERATIONS) {
		const required = Object.fromEntries(Object.entries(examples[0]!.input).filter(([field]) => input.fields[field]?.kind !== 'fallback'));
		const filled = decodeJson(input, required);
		for (const [field, { kind, ...rest }] of Object.entries(input.fields)) {
			if (kind === 'fallback' && 'value' in rest) assert.equal(filled[field], rest.value, `${name} ${field}`);
		}
	}
});

table('every example gives a result of the declared shape and has a description', () => {
	for (const operation of OPERATIONS) {
		assert.ok(operation.examples.length > 0);
		for (const { input, shows } of operation.examples) {
			assert.equal(check(operation.result, answerTo(operation, input)), [], `${operation.name}: ${shows}`);
			assert.match(shows, /^\p{Ll}.*[^.]$/u, 'a phrase');
		}
	}
});

table('an example in a query decodes to the same input as in JSON', () => {
	for (const { name, methods, input, examples } of OPERATIONS.filter(({ methods }) => methods.includes('GET'))) {
		for (const example of examples) {
			assert.equal(decodeQuery(input, toQuery(example.input)), decodeJson(input, example.input), `${name}: ${methods.join()}`);
		}
	}
});

table('a response may be cached for a day, unless a seed is drawn for it', () => {
	for (const { name, input, cache, examples } of OPERATIONS) {
		for (const example of examples) {
			const { seed, ...rest } = example.input as { readonly seed?: string };
			const isDrawn = input.fields['seed']?.kind === 'optional';
			assert.is(cache(decodeJson(input, rest) as never), isDrawn ? 'never' : 'day', name);
			if (seed !== undefined) assert.is(cache(decodeJson(input, example.input) as never), 'day', name);
		}
	}
});

table('an operation gives the same answer twice and does not change its input', () => {
	for (const operation of OPERATIONS) {
		for (const { input } of operation.examples) {
			const decoded = decodeJson(operation.input, input);
			if (operation.cache(decoded as never) === 'never') continue;
			const before = JSON.stringify(decoded);
			const first = JSON.stringify(operation.run(decoded as never));
			assert.is(JSON.stringify(operation.run(decoded as never)), first, operation.name);
			assert.is(JSON.stringify(decoded), before, operation.name);
		}
	}
});

table.run();

/** Operations that read colors have further fields. */
const allLimits = ({ name, input }: AnyOperation): readonly Limit[] =>
	[...CONTRACT.get(name)!.LIMITS, ...('scheme' in input.fields ? PAGE_LIMITS : [])];

const limits = suite('the limits of the contract');

for (const operation of OPERATIONS) {
	const { name, input } = operation;
	for (const [path, presence, limit] of allLimits(operation)) {
		limits(`${name} ${path}`, () => {
			const schema = placesIn(input).find((place) => place.path === path)?.schema;
			assert.ok(schema, 'exists');
			const parts = new Map<string, unknown>(Object.entries(schema));
			for (const [key, value] of Object.entries(limit)) assert.equal(parts.get(key), value, key);
			const field = input.fields[path.replace(/\W.*/, '')]!;
			if (presence === 'required') assert.not.ok(field.kind === 'optional' || field.kind === 'fallback', 'is required');
			else assert.ok(field.kind === 'optional' || field.kind === 'fallback', 'may be absent');
			if (typeof presence === 'object') assert.equal(field.kind === 'fallback' ? field.value : undefined, presence.default, 'the default');
		});
	}
}

limits('every field of an input has a limit', () => {
	for (const operation of OPERATIONS) {
		const { name, input } = operation;
		assert.equal([...new Set(allLimits(operation).map(([path]) => path.replace(/\W.*/, '')))], Object.keys(input.fields), name);
	}
});

limits.run();
