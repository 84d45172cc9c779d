/*
 * The OpenAPI description is a sound document that agrees with the table of operations.
 * test/doors/openapi-service.test.ts compares it with the service.
 *
 * Source  OpenAPI 3.1.0 (paths, parameters, components, references); JSON Schema 2020-12.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH } from '../../src/doors/batch.ts';
import { PROBLEMS } from '../../src/errors.ts';
import { createFetch } from '../../src/fetch.ts';
import { addBase } from '../../src/doors/pages.ts';
import { openApi } from '../../src/doors/openapi/document.ts';
import { SWATCH } from '../../src/doors/swatch.ts';
import { whole } from '../../src/math/steps.ts';
import { GROUP_NAMES } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import { isInQuery, isRequired, schemaOf } from '../../src/schema/schema.ts';
import { mismatches, referred } from '../support/json-schema.ts';
import { ROOT } from '../support/project.ts';
import { at, described, document, FILES, paths, resolved, written, type Json } from './described.ts';

/** Every value of a key, at any depth. */
const everywhere = (value: unknown, key: string): unknown[] =>
	typeof value !== 'object' || value === null
		? []
		: Object.entries(value).flatMap(([name, item]) => [...(name === key ? [item] : []), ...everywhere(item, key)]);

const openapi = suite('the OpenAPI description');

openapi('is of version 3.1.0 and names itself', () => {
	assert.is(document['openapi'], '3.1.0');
	const { version, homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Json;
	assert.is(version, '1.0.0');
	assert.is(at(document, 'info')['version'], version);
	assert.is(at(document, 'info', 'contact')['url'], homepage);
	assert.is(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version, '1.0.0');
	assert.type(at(document, 'info')['title'], 'string');
	assert.equal(at(document, 'info', 'license'), { name: 'MIT', identifier: 'MIT' });
	const legal = ['openapi', 'info', 'jsonSchemaDialect', 'servers', 'paths', 'webhooks', 'components', 'security', 'tags', 'externalDocs'];
	assert.equal(Object.keys(document).filter((key) => !legal.includes(key)), []);
});

openapi('has a path for every operation, in order, with its methods', () => {
	assert.equal(Object.keys(paths), [...OPERATIONS.map(({ name }) => `/api/v1/${name}`), BATCH, SWATCH]);
	for (const { name, methods } of OPERATIONS) {
		assert.equal(Object.keys(at(paths, `/api/v1/${name}`)), methods.map((method) => method.toLowerCase()));
	}
});

openapi('gives every operation a unique id that is a name in any language', () => {
	const ids = described.map(({ operation }) => operation['operationId']);
	assert.is(new Set(ids).size, ids.length);
	for (const id of ids) assert.match(String(id), /^[a-z][A-Za-z]+$/);
});

openapi('has the title and the group of every operation, and describes each group', () => {
	for (const { name, operation } of described) {
		const { title, group } = OPERATIONS.find((one) => one.name === name)!;
		assert.equal([operation['summary'], operation['tags']], [title, [group]], name);
	}
	const tags = document['tags'] as readonly Json[];
	assert.equal(tags.map((tag) => tag['name']), [...GROUP_NAMES, 'Batch']);
	for (const tag of tags) assert.match(String(tag['description']), /^[A-Z].+[?]$/);
});

openapi('has the least cost of every operation', () => {
	const costs = new Map(OPERATIONS.map(({ name, cost }) => [name, cost]));
	for (const { name, operation } of described) assert.is(operation['x-minimum-tokens'], costs.get(name), name);
});

openapi('has only references that lead somewhere', () => {
	const references = everywhere(document, '$ref');
	assert.ok(references.length > 20);
	for (const reference of references) assert.type(referred(document, String(reference)), 'object', String(reference));
});

openapi('uses every component', () => {
	for (const [kind, parts] of Object.entries(at(document, 'components'))) {
		for (const name of Object.keys(parts as Json)) assert.ok(written.includes(`"#/components/${kind}/${name}"`), `${kind}/${name}`);
		// The names of components are bounded by the specification.
		for (const name of Object.keys(parts as Json)) assert.match(name, /^[A-Za-z0-9._-]+$/);
	}
});

openapi('describes every answer, parameter and property', () => {
	for (const { path, method, operation } of described) {
		assert.type(operation['summary'], 'string');
		for (const [status, answer] of Object.entries(operation['responses'] as Json)) {
			assert.match(status, /^[1-5]\d\d$/);
			assert.match(String(resolved(answer)['description']), /^[A-Z].+\.$/, `${method} ${path} ${status}`);
		}
		for (const parameter of (operation['parameters'] ?? []) as Json[]) assert.match(String(parameter['description']), /^[A-Z].+[.?]$/);
	}
	for (const [name, schema] of Object.entries(at(document, 'components', 'schemas'))) {
		for (const properties of everywhere(schema, 'properties') as Json[]) {
			for (const [property, of] of Object.entries(properties)) assert.match(String(at(of, 'description')), /^.+[.?]$/, `${name} ${property}`);
		}
	}
});

openapi('describes each answer: a result, a problem, or not modified', () => {
	const refusals = ['400', '405', '408', '413', '414', '415', '429', '431', '500', '503', '505'];
	for (const { method, path, name, operation } of described) {
		const responses = operation['responses'] as Json;
		const expected = ['200', ...(method === 'get' ? ['304'] : []), ...refusals];
		assert.equal(Object.keys(responses).filter((status) => !expected.includes(status)), [], path);
		assert.equal(expected.filter((status) => !(status in responses)), [], path);
		assert.equal(Object.keys(resolved(responses['200'])['content'] as Json), ['application/json'], name);
		// Further content types would make the data of every generated client a union with text.
		for (const type of FILES[name] ?? []) assert.match(String(operation['description']), type);
		for (const status of refusals) {
			const refusal = resolved(responses[status]);
			assert.equal(Object.keys(refusal['content'] as Json), ['application/problem+json'], status);
			assert.equal(at(refusal, 'content', 'application/problem+json', 'schema'), { $ref: '#/components/schemas/Problem' });
		}
		for (const status of ['429', '503']) assert.ok('Retry-After' in at(resolved(responses[status]), 'headers'), status);
		for (const header of ['ETag', 'RateLimit', 'RateLimit-Policy']) assert.ok(header in at(resolved(responses['200']), 'headers'), header);
	}
});

openapi('has every type of problem', () => {
	assert.equal(
		at(document, 'components', 'schemas', 'Problem', 'properties', 'type')['enum'],
		Object.keys(PROBLEMS).map((code) => `/problems/${code}`),
	);
});

openapi('has the parameters of GET as the input declares them', () => {
	for (const { method, name, operation } of described.filter(({ method }) => method === 'get')) {
		const { fields } = OPERATIONS.find((one) => one.name === name)!.input;
		const parameters = operation['parameters'] as Json[], own = parameters.filter((parameter) => parameter['name'] !== 'download');
		assert.equal(
			parameters.map((parameter) => parameter['name']),
			[...Object.keys(fields).filter((field) => isInQuery(schemaOf(fields[field]!))), ...(FILES[name] ? ['download'] : [])],
			`${method} ${name}`,
		);
		assert.not.ok('requestBody' in operation);
		for (const parameter of own) {
			const field = fields[String(parameter['name'])]!;
			assert.is(parameter['in'], 'query');
			assert.is(parameter['required'], isRequired(field));
			assert.is(at(parameter, 'schema')['default'] !== undefined, field.kind === 'fallback');
			// A list is one value with commas, not one parameter for each item.
			const isList = schemaOf(field).kind === 'list';
			assert.is(parameter['style'], isList ? 'form' : undefined, name);
			assert.is(parameter['explode'], isList ? false : undefined, name);
		}
	}
});

openapi('requires a JSON body for POST', () => {
	for (const { name, operation } of described.filter(({ method }) => method === 'post')) {
		const body = at(operation, 'requestBody');
		assert.is(body['required'], true);
		assert.equal(Object.keys(at(body, 'content')), ['application/json']);
		const parameters = (operation['parameters'] ?? []) as Json[];
		assert.equal(parameters.map((parameter) => parameter['name']), FILES[name] ? ['download'] : []);
	}
});

openapi('has defaults and examples that match their schemas', () => {
	const wantMatch = (schema: unknown, value: unknown, where: string): void => assert.equal(mismatches(schema, value, document), [], where);
	let examples = 0;
	for (const { method, path, operation } of described) {
		for (const parameter of (operation['parameters'] ?? []) as Json[]) {
			const schema = at(parameter, 'schema');
			if ('example' in parameter) wantMatch(schema, parameter['example'], `${path} ${String(parameter['name'])}`);
			if ('default' in schema) wantMatch(schema, schema['default'], `${path} ${String(parameter['name'])}`);
		}
		for (const content of [
			at(operation, 'requestBody', 'content', 'application/json'),
			at(operation, 'responses', '200', 'content', 'application/json'),
		]) {
			for (const [name, example] of Object.entries((content?.['examples'] ?? {}) as Json)) {
				wantMatch(content['schema'], at(resolved(example), 'value'), `${method} ${path} ${name}`);
				assert.type(resolved(example)['summary'], 'string');
				examples++;
			}
		}
	}
	assert.ok(examples >= OPERATIONS.length * 3);
	for (const [name, header] of Object.entries(at(document, 'components', 'headers'))) {
		if ('example' in (header as Json)) wantMatch(at(header, 'schema'), at(header)['example'], name);
	}
});

openapi('has examples with computed answers', () => {
	for (const { method, name, operation } of described) {
		const one = OPERATIONS.find((candidate) => candidate.name === name)!;
		const { examples = {} } = at(operation, 'responses', '200', 'content', 'application/json') as { readonly examples?: Json };
		const results = one.examples.map(({ input }) => JSON.parse(JSON.stringify(one.run(decodeJson(one.input, input) as never))) as unknown);
		assert.equal(
			Object.values(examples).map((example) => at(resolved(example), 'value')),
			// Long answers are not shown.
			results.filter((result) => JSON.stringify(result).length < 20_000), `${method} ${name}`,
		);
	}
});

openapi('numbers the example answers of a batch like its questions', () => {
	const post = at(paths, BATCH, 'post'), example = ['content', 'application/json', 'examples', 'example1', 'value'];
	const idsIn = (...path: readonly string[]): unknown[] => Object.values(at(post, ...path, ...example)).map((one) => at(one)['id']);
	assert.equal([idsIn('requestBody'), idsIn('responses', '200')], [[1, 2], [1, 2]]);
});

openapi('under a base path is the same with every link below it', async () => {
	const expected = JSON.stringify(whole(openApi(OPERATIONS, '/color')));
	assert.is(addBase('/color', written), expected);
	const served = await createFetch({ basePath: '/color' })(new Request('https://example.com/color/openapi.json'));
	assert.is(await served.text(), expected);
});

openapi('has no value that JSON would lose', () => {
	assert.not.ok(
		/:null[,}]|NaN|undefined/.test(written.replace(/"h":null/g, '').replace(/"aaa?":null/g, '')),
		'null only if a value may be missing',
	);
});

openapi.run();
