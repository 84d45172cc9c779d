/*
 * The OpenAPI description in its tools: two linters find no fault, and the clients of three generators compile under strict types and
 * work with a running service.
 *
 * Source  spectral:oas, redocly "recommended"; openapi-typescript with openapi-fetch, @hey-api/openapi-ts, orval.
 */

import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { buildSync } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import * as orval from 'orval';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openApi } from '../../src/doors/openapi/document.ts';
import { whole } from '../../src/math/steps.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { ROOT } from '../support/project.ts';
import { withServer } from '../support/server.ts';
import { project, run } from './packed.ts';

const readers = suite('readers of the description');

const text = JSON.stringify(whole(openApi(OPERATIONS)));

async function spectralSays(document: string): Promise<string[]> {
	const spectral = new spectralCore.Spectral();
	spectral.setRuleset({ extends: [[rulesets.oas, 'recommended']], rules: {} } as never);
	return (await spectral.run(document)).map(({ code, path, message }) => `${String(code)} ${path.join('.')} ${message}`);
}

async function redoclySays(document: string): Promise<string[]> {
	const config = await createConfig({ extends: ['recommended'] });
	const problems = await lintFromString({ source: document, config, absoluteRef: join(ROOT, 'openapi.json') });
	return problems.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer} ${message}`);
}

readers('spectral has nothing to say', async () => assert.equal(await spectralSays(text), []));
readers('redocly has nothing to say', async () => assert.equal(await redoclySays(text), []));

readers('both notice a fault that is put in', async () => {
	const faulty = text.replaceAll('"hex":"#663399"', '"hex":5').replace(/"contact":\{.*?\},/, '')
		.replace(/"license":\{.*?\}/, '"x-license":1');
	assert.is.not(faulty, text);
	const spectral = (await spectralSays(faulty)).join('\n'), redocly = (await redoclySays(faulty)).join('\n');
	assert.match(spectral, /^info-contact/m);
	assert.match(redocly, /^info-license/m);
	for (const said of [spectral, redocly]) assert.match(said, 'must be string');
});

const TSCONFIG = JSON.stringify({
	compilerOptions: {
		target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true, allowImportingTsExtensions: true,
		lib: ['es2022', 'dom', 'dom.iterable'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')],
	},
	include: ['.'],
});

/** The first lines of each program; what follows must compile with the types that were made, and prints what is answered. */
const PROGRAMS: Readonly<Record<string, string>> = {
	'with-openapi-fetch.ts': `
import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript.ts';
const client = createClient<paths>({ baseUrl: process.argv[2]! });
const { data, error } = await client.GET('/api/v1/convert-color', { params: { query: { color: 'teal', formats: ['hex', 'rgb'] } } });
const hex: string | undefined = data?.formats.hex;
const posted = await client.POST('/api/v1/export-tokens', { body: { colors: [{ color: 'teal' }], format: 'scss', values: 'hex' } });
const file = await client.POST('/api/v1/export-tokens', {
	params: { query: { download: true } }, body: { colors: [{ color: 'teal' }], format: 'scss', values: 'hex' }, parseAs: 'text',
});
const result = posted.data;
const system = await client.POST('/api/v1/build-system', { body: { primary: '#6366f1' } });
const code: string | undefined = system.data?.code;
const batch = await client.POST('/api/v1/batch', { body: [
	{ id: 1, operation: 'parse-color', input: { color: 'teal' } }, { id: 2, operation: 'generate-scale', input: { color: 'teal' } },
] });
for (const answer of batch.data ?? []) if ('result' in answer && 'steps' in answer.result) console.error(answer.result.steps.length, code?.length);
// @ts-expect-error: another operation has this field
await client.POST('/api/v1/batch', { body: [{ operation: 'parse-color', input: { primary: 'teal' } }] });
const refused = await client.GET('/api/v1/parse-color', { params: { query: { color: 'zz' } } });
const detail: string | undefined = refused.error?.detail;
console.log(JSON.stringify([hex, error?.detail, result?.filename, refused.response.status, detail, file.data === result?.code]));
// @ts-expect-error: no such format
await client.GET('/api/v1/convert-color', { params: { query: { color: 'teal', formats: ['hexx'] } } });
`,
	'with-hey-api.ts': `
import { createClient, createConfig } from './hey-api/client/index.ts';
import { batch, buildSystemPost, convertColor, exportTokens, parseColor } from './hey-api/index.ts';
const client = createClient(createConfig({ baseUrl: process.argv[2]! }));
const { data, error } = await convertColor({ client, query: { color: 'teal', formats: ['hex', 'rgb'] } });
const hex: string | undefined = data?.formats.hex;
const posted = await exportTokens({ client, body: { colors: [{ color: 'teal' }], format: 'scss', values: 'hex' } });
const system = await buildSystemPost({ client, body: { primary: '#6366f1' } });
const code: string | undefined = system.data?.code;
const many = await batch({ client, body: [
	{ id: 1, operation: 'parse-color', input: { color: 'teal' } }, { id: 2, operation: 'generate-scale', input: { color: 'teal' } },
] });
for (const answer of many.data ?? []) if ('result' in answer && 'steps' in answer.result) console.error(answer.result.steps.length, code?.length);
// @ts-expect-error: another operation has this field
await batch({ client, body: [{ operation: 'parse-color', input: { primary: 'teal' } }] });
const file = await exportTokens({
	client, query: { download: true }, body: { colors: [{ color: 'teal' }], format: 'scss', values: 'hex' }, parseAs: 'text',
});
const refused = await parseColor({ client, query: { color: 'zz' } });
const detail: string | undefined = refused.error?.detail;
const result = posted.data;
console.log(JSON.stringify([hex, error?.detail, result?.filename, refused.response?.status, detail, file.data === result?.code]));
// @ts-expect-error: no such format
await convertColor({ client, query: { color: 'teal', formats: ['hexx'] } });
`,
	'with-orval.ts': `
import { batch, buildSystemPost, convertColor, exportTokens, getExportTokensUrl, parseColor } from './orval.ts';
const found = await convertColor({ color: 'teal', formats: ['hex', 'rgb'] });
const hex: string | undefined = found.status === 200 ? found.data.formats.hex : undefined;
const posted = await exportTokens({ colors: [{ color: 'teal' }], format: 'scss', values: 'hex' });
const result = posted.status === 200 ? posted.data : undefined;
const system = await buildSystemPost({ primary: '#6366f1' });
const code: string | undefined = system.status === 200 ? system.data.code : undefined;
const many = await batch([
	{ id: 1, operation: 'parse-color', input: { color: 'teal' } }, { id: 2, operation: 'generate-scale', input: { color: 'teal' } },
]);
if (many.status === 200) {
	for (const answer of many.data) if ('result' in answer && 'steps' in answer.result) console.error(answer.result.steps.length, code?.length);
}
// @ts-expect-error: another operation has this field
await batch([{ operation: 'parse-color', input: { primary: 'teal' } }]);
const refused = await parseColor({ color: 'zz' });
const detail: string | undefined = refused.status === 400 ? refused.data.detail : undefined;
const address: string = getExportTokensUrl({ download: true });
console.log(JSON.stringify([hex, undefined, result?.filename, refused.status, detail, address.endsWith('/api/v1/export-tokens?download=true')]));
// @ts-expect-error: no such format
await convertColor({ color: 'teal', formats: ['hexx'] });
`,
};

readers('clients of three generators compile and are answered', () => withServer(async (url) => {
	const directory = project({ 'tsconfig.json': TSCONFIG, 'openapi.json': text, ...PROGRAMS });
	mkdirSync(join(directory, 'hey-api'));
	writeFileSync(join(directory, 'openapi-typescript.ts'), astToString(await openapiTypes(text)));
	await createClient({
		input: JSON.parse(text) as never, output: join(directory, 'hey-api'), logs: { level: 'silent', file: false },
		plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
	});
	await orval.generate({
		input: { target: join(directory, 'openapi.json') },
		output: { target: join(directory, 'orval.ts'), client: 'fetch', mode: 'single', baseUrl: url },
	});
	const compiled = run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', directory], directory);
	assert.is(compiled.status, 0, compiled.out);
	for (const program of Object.keys(PROGRAMS)) {
		const bundled = join(directory, `${program}.mjs`);
		buildSync({ entryPoints: [join(directory, program)], bundle: true, platform: 'node', format: 'esm', outfile: bundled });
		const { printed, complained, status } = await answered(bundled, url);
		assert.is(status, 0, `${program}: ${complained}`);
		const [hex, fault, filename, code, detail, isFile] = JSON.parse(printed) as unknown[];
		assert.equal([hex, fault, filename, code, isFile], ['#008080', null, '_tokens.scss', 400, true], program);
		assert.match(String(detail), /^color: "zz" is not a color\./, program);
	}
}));

interface Answered {
	readonly printed: string;
	readonly complained: string;
	readonly status: number | null;
}

/** The server runs in this process, so nothing may wait for the program. */
async function answered(program: string, url: string): Promise<Answered> {
	const { spawn } = await import('node:child_process');
	const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'pipe'] });
	let printed = '', complained = '';
	child.stdout.on('data', (chunk: Buffer) => {
		printed += chunk.toString();
	});
	child.stderr.on('data', (chunk: Buffer) => {
		complained += chunk.toString();
	});
	const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
	return { printed, complained, status };
}

readers.run();
