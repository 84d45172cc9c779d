/*
 * The service does what its OpenAPI description says: its examples, media types, batch and swatches are requested.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BATCH } from '../../src/doors/batch.ts';
import { LINES_TYPE } from '../../src/doors/lines.ts';
import { SWATCH } from '../../src/doors/swatch.ts';
import { CHART_FORMATS } from '../../src/tokens/chart.ts';
import { SYSTEM_FORMATS, TOKEN_FORMATS } from '../../src/tokens/table.ts';
import { mismatches } from '../support/json-schema.ts';
import { withServer } from '../support/server.ts';
import { at, described, document, FILES, paths, resolved, type Json } from './described.ts';

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

const service = suite('the OpenAPI description and the service');

service('has the answer of the service in every example', async () => {
	await withServer(async (url) => {
		for (const { path, method, operation } of described) {
			const shown = at(operation, 'responses', '200', 'content', 'application/json');
			const { examples } = shown as { readonly examples?: { readonly example1: Json } };
			const written = ({ name, example }: Json): string =>
				`${String(name)}=${[example].flat().map((item) => encodeURIComponent(String(item))).join(',')}`;
			const query = (): string => (operation['parameters'] as Json[]).filter((parameter) => 'example' in parameter).map(written).join('&');
			const target = method === 'get' ? `${url}${path}?${query()}` : `${url}${path}`;
			const example = at(operation, 'requestBody', 'content', 'application/json', 'examples', 'example1', 'value');
			const response = method === 'get'
				? await fetch(target)
				: await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(example) });
			assert.is(response.status, 200, target);
			const answer = await response.json() as unknown;
			// Long answers are not shown.
			if (examples === undefined) assert.ok(JSON.stringify(answer).length > 20_000, target);
			else assert.equal(answer, at(resolved(examples.example1), 'value'), target);
		}
	});
});

service('describes the batch, with examples that match their schemas and the answers of the service', () =>
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

service('declares the media type of each file, and the parameter for files', () => withServer(async (url) => {
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

service('describes swatches correctly', () => withServer(async (url) => {
	const swatch = at(paths, SWATCH, 'get'), parameters = swatch['parameters'] as Json[];
	assert.equal(parameters.map((parameter) => [parameter['name'], parameter['in'], parameter['required']]),
		[['color', 'path', true], ['size', 'query', false]]);
	const response = await fetch(`${url}${SWATCH.replace('{color}', String(parameters[0]!['example']))}`);
	assert.equal([response.status, response.headers.get('content-type')], [200, 'image/svg+xml; charset=utf-8']);
	assert.equal(Object.keys(at(swatch, 'responses', '200', 'content')), ['image/svg+xml']);
}));

service('serves the description at both addresses', async () => {
	await withServer(async (url) => {
		for (const path of ['/openapi.json', '/api/v1/openapi.json']) {
			const response = await fetch(`${url}${path}`);
			assert.is(response.status, 200, path);
			assert.match(response.headers.get('content-type') ?? '', /^application\/(?:json|vnd\.oai\.openapi\+json)/);
			assert.equal(await response.json(), document, path);
		}
	});
});

service.run();
