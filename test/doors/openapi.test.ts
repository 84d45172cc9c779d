/*
 * The OpenAPI description: sound as a document, and true.
 *
 * Source  OpenAPI 3.1.0 (paths, parameters, components, references); JSON Schema 2020-12.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH } from '../../src/doors/batch.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { PROBLEMS } from '../../src/errors.ts';
import { addBase } from '../../src/doors/description.ts';
import { openApi } from '../../src/doors/openapi/document.ts';
import { SWATCH } from '../../src/doors/swatch.ts';
import { GROUP_NAMES } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { decodeJson } from '../../src/schema/decode.ts';
import { isRequired } from '../../src/schema/json-schema.ts';
import { isInQuery, schemaOf } from '../../src/schema/schema.ts';
import { CHART_FORMATS } from '../../src/tokens/chart.ts';
import { SYSTEM_FORMATS, TOKEN_FORMATS } from '../../src/tokens/table.ts';
import { mismatches, referred } from '../support/json-schema.ts';
import { withServer } from '../support/server.ts';
import { ROOT } from '../support/project.ts';

type Json = { readonly [key: string]: unknown };

// The bytes that clients receive, not the objects.
const written = JSON.stringify(openApi(OPERATIONS));
const document = JSON.parse(written) as Json;

/** A part of the document by its keys. */
const at = (from: unknown, ...keys: readonly string[]): Json =>
	keys.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], from) as Json;

const paths = at(document, 'paths');

/** Media types of files in addition to JSON: the formats of version 1. */
const FILES: { readonly [operation: string]: readonly string[] } = {
	'export-tokens': [
		'text/css', 'text/x-scss', 'application/design-tokens+json', 'text/javascript', 'image/svg+xml', 'application/x-adobe-ase',
		'application/x-adobe-aco', 'application/x-gimp-color-palette', 'application/x-procreate-swatches', 'application/x-krita-palette',
	],
	'build-system': [
		'text/css', 'text/x-scss', 'application/design-tokens+json', 'text/javascript', 'application/vnd.dart', 'image/svg+xml',
		'application/x-adobe-ase', 'application/x-adobe-aco', 'application/x-gimp-color-palette', 'application/x-krita-palette',
	],
	'generate-data-colors': ['text/css', 'text/x-python', 'text/javascript', 'text/x-r'],
	'audit-theme': ['text/css', 'application/sarif+json', 'text/plain'],
};

/** Inputs whose answers are files of every kind. */
const ASKS_FOR_FILES: { readonly [operation: string]: readonly object[] } = {
	'export-tokens': TOKEN_FORMATS.map((format) => ({ colors: [{ color: 'teal' }], format })),
	'build-system': SYSTEM_FORMATS.map((format) => ({ primary: 'teal', format })),
	'audit-theme': [
		{ theme: ':root { --teal: teal; }', repair: true }, { theme: ':root { --teal: teal; }', format: 'sarif' },
		{ theme: 'GIMP Palette\n0 128 128 teal\n', repair: true },
	],
	'generate-data-colors': CHART_FORMATS.map((format) => ({ seed: 'teal', format })),
};

interface Described {
	readonly path: string;
	readonly method: string;
	readonly name: string;
	readonly operation: Json;
}

const described: readonly Described[] = Object.entries(paths).filter(([path]) => ![BATCH, SWATCH].includes(path))
	.flatMap(([path, item]) => Object.entries(item as Json).map(([method, operation]) => ({
	path, method, name: path.replace('/api/v1/', ''), operation: operation as Json,
})));

/** Every value of a key, at any depth. */
const everywhere = (value: unknown, key: string): unknown[] =>
	typeof value !== 'object' || value === null
		? []
		: Object.entries(value).flatMap(([name, item]) => [...(name === key ? [item] : []), ...everywhere(item, key)]);

const resolved = (part: unknown): Json => {
	const reference = at(part, '$ref');
	return typeof reference === 'string' ? referred(document, reference) as Json : part as Json;
};

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
		const answers = Object.values(at(operation, 'responses', '200', 'content', 'application/json', 'examples'));
		// Long answers are shown once.
		assert.ok(answers.length === one.examples.length || (answers.length === 1 && JSON.stringify(resolved(answers[0])).length > 20_000), name);
		one.examples.slice(0, answers.length).forEach(({ input }, i) => {
			const result = one.run(decodeJson(one.input, input) as never);
			assert.equal(at(resolved(answers[i]), 'value'), JSON.parse(JSON.stringify(result)), `${method} ${name} ${i}`);
		});
	}
});

openapi('has the answer of the service in every example', async () => {
	await withServer(async (url) => {
		for (const { path, method, operation } of described) {
			const expected = at(resolved(at(operation, 'responses', '200', 'content', 'application/json', 'examples', 'example1')), 'value');
			const written = ({ name, example }: Json): string =>
				`${String(name)}=${[example].flat().map((item) => encodeURIComponent(String(item))).join(',')}`;
			const query = (): string => (operation['parameters'] as Json[]).filter((parameter) => 'example' in parameter).map(written).join('&');
			const target = method === 'get' ? `${url}${path}?${query()}` : `${url}${path}`;
			const example = at(operation, 'requestBody', 'content', 'application/json', 'examples', 'example1', 'value');
			const response = method === 'get'
				? await fetch(target)
				: await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(example) });
			assert.is(response.status, 200, target);
			assert.equal(await response.json(), expected, target);
		}
	});
});

openapi('describes the batch, with examples that match their schemas and the answers of the service', () =>
	withServer(async (url) => {
		const { requestBody, responses } = at(paths, BATCH, 'post');
		const [asked, told] = [at(requestBody, 'content'), at(responses, '200', 'content')];
		for (const content of [asked, told]) assert.equal(Object.keys(content), ['application/json']);
		assert.match(String(at(paths, BATCH, 'post')['description']), LINES_TYPE);
		const value = (content: Json): unknown => at(content, 'application/json', 'examples', 'example1')['value'];
		for (const content of [asked, told]) assert.equal(mismatches(at(content, 'application/json', 'schema'), value(content), document), []);
		const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value(asked)) };
		assert.equal(await (await fetch(url + BATCH, init)).json(), value(told));
	}));

openapi('declares the media type of each file, and the parameter for files', () => withServer(async (url) => {
	for (const { path, method, name, operation } of described.filter((one) => one.name in FILES)) {
		const download = (operation['parameters'] as Json[]).find((parameter) => parameter['name'] === 'download')!;
		assert.equal([download['in'], download['required'], at(download, 'schema')['default']], ['query', false, false]);
		const ask = (input: object, headers: Record<string, string>, query: string): Promise<Response> => (method === 'get'
			? fetch(`${url}${path}?${String(new URLSearchParams(Object.entries(input)))}${query.replace('?', '&')}`, { headers })
			: fetch(url + path + query, {
				method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(input),
			}));
		const given = new Set<string>();
		for (const input of ASKS_FOR_FILES[name] ?? []) {
			const type = (await ask(input, {}, '?download=true')).headers.get('content-type')!.split(';')[0]!;
			if (type === 'application/json') continue;
			given.add((await ask(input, { accept: type }, '')).headers.get('content-type')!.split(';')[0]!);
		}
		assert.equal([...given].sort(), [...FILES[name]!].sort(), `${method} ${name}`);
	}
}));

openapi('describes swatches correctly', () => withServer(async (url) => {
	const swatch = at(paths, SWATCH, 'get'), parameters = swatch['parameters'] as Json[];
	assert.equal(parameters.map((parameter) => [parameter['name'], parameter['in'], parameter['required']]),
		[['color', 'path', true], ['size', 'query', false]]);
	const response = await fetch(`${url}${SWATCH.replace('{color}', String(parameters[0]!['example']))}`);
	assert.equal([response.status, response.headers.get('content-type')], [200, 'image/svg+xml; charset=utf-8']);
	assert.equal(Object.keys(at(swatch, 'responses', '200', 'content')), ['image/svg+xml']);
}));

openapi('is what the service serves, at both addresses', async () => {
	await withServer(async (url) => {
		for (const path of ['/openapi.json', '/api/v1/openapi.json']) {
			const response = await fetch(`${url}${path}`);
			assert.is(response.status, 200, path);
			assert.match(response.headers.get('content-type') ?? '', /^application\/(?:json|vnd\.oai\.openapi\+json)/);
			assert.equal(await response.json(), document, path);
		}
	});
});

openapi('under a base path is the same with every link below it', () => {
	assert.is(addBase('/color', written), JSON.stringify(openApi(OPERATIONS, '/color')));
});

openapi('has no value that JSON would lose', () => {
	assert.not.ok(
		/:null[,}]|NaN|undefined/.test(written.replace(/"h":null/g, '').replace(/"aaa?":null/g, '')),
		'null only if a value may be missing',
	);
});

openapi.run();
