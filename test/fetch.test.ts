/*
 * The service as a function of a Request: the same bytes, statuses and headers as over node:http, for every operation
 * both ways, for pages and for refusals.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetch, jsonReply, type FetchOptions } from '../src/fetch.ts';
import type { AnyOperation } from '../src/operations/operation.ts';
import { OPERATIONS } from '../src/operations/table.ts';
import { toQuery } from './support/arbitrary.ts';
import { fixture } from './http/fixture.ts';
import { withServer } from './support/server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Made anew for each side, because a body can be read once. */
type Question = readonly [path: string, init?: RequestInit | undefined];

/** What is not about the connection, nor about the rate limit. */
async function told(response: Response): Promise<object> {
	const headers = [...response.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name));
	return {
		status: response.status, headers: Object.fromEntries(headers),
		body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
	};
}

async function assertSame(url: string, handle: (request: Request) => Promise<Response>, [path, init]: Question): Promise<void> {
	// fetch() asks for what is compressed by itself, a Request does not.
	const asked = { ...init, headers: { 'Accept-Encoding': 'identity', ...init?.headers } };
	const [expected, got] = [
		await told(await fetch(url + path, asked)), await told(await handle(new Request(`https://example.com${path}`, asked))),
	];
	assert.equal(got, expected, `${init?.method ?? 'GET'} ${path} ${String(init?.body ?? '').slice(0, 100)}`);
}

const settled = ({ input }: AnyOperation, given: object): object => ('seed' in input.fields ? { seed: 'fetch', ...given } : given);

const questionsOf = (operation: AnyOperation, given: object): Question[] => {
	const input = settled(operation, given), path = `/api/v1/${operation.name}`;
	const body = JSON.stringify(input);
	const posted: Question[] = [[path, { method: 'POST', headers: JSON_TYPE, body }], [path, { method: 'QUERY', headers: JSON_TYPE, body }]];
	if (!operation.methods.includes('GET')) return [[path], ...posted];
	const pairs = [...toQuery(input)].flatMap(([name, values]) => values.map((value) => [name, value] as [string, string]));
	const target = `${path}?${String(new URLSearchParams(pairs))}`;
	return [[target], [target, { method: 'HEAD' }], [target, { headers: { 'If-None-Match': '*' } }], ...posted];
};

const asFetch = suite('fetch');

asFetch(`all ${OPERATIONS.length} operations answer as the server does, by GET, HEAD, POST and QUERY`, () => {
	const handle = createFetch();
	return withServer(async (url) => {
		let asked = 0;
		for (const operation of OPERATIONS) {
			for (const { input } of operation.examples) {
				for (const question of questionsOf(operation, input)) {
					await assertSame(url, handle, question);
					asked++;
				}
			}
		}
		assert.ok(asked >= 18 * 4, `${asked} asked`);
	});
});

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE): RequestInit =>
	({ method: 'POST', headers, body });

const REFUSED: readonly Question[] = [
	['/api/v1/echo'], ['/api/v1/echo?word=a&x=1'], ['/api/v1/echo?word=%ff'], ['/api/v1/ecko'], ['/nowhere'], ['//nowhere/x'],
	['/api/v1/echo?word=a', { method: 'PUT' }], ['/livez', { method: 'POST' }], ['/api/v1/write-only'], ['/api/v1/write-only?word=a'],
	['/api/v1/echo', post('{"word":"a"}', {})], ['/api/v1/echo', post('{"word":"a"}', { 'Content-Type': 'text/plain' })],
	['/api/v1/echo', post('{"word":"a"}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' })],
	['/api/v1/echo?x', post('{"word":"a"}')], ['/api/v1/echo', post('')], ['/api/v1/echo', post('{"word":')], ['/api/v1/echo', post('[]')],
	['/api/v1/echo', post('{"word":5,"times":0}')], ['/api/v1/echo', post(Uint8Array.of(0xff, 0xfe))],
	['/api/v1/echo', post(`{"word":"${'a'.repeat(70_000)}"}`)], [`/api/v1/echo?word=${'a'.repeat(8192)}`],
	['/api/v1/paint?shades=red,blue'], ['/api/v1/broken?word=bug'],
];

const PAGES: readonly Question[] = [
	['/'], ['/openapi.json'], ['/api/v1/openapi.json'], ['/livez'], ['/healthz'], ['/readyz'], ['/favicon.ico'], ['/problems/not-found'],
	['/problems/not-found', { method: 'HEAD' }], ['/', { headers: { 'If-None-Match': '*' } }],
	['/api/v1/echo', { method: 'OPTIONS' }], ['/nowhere', { method: 'OPTIONS' }],
];

for (const basePath of ['', '/color']) {
	asFetch(`pages and refusals are those of the server${basePath === '' ? '' : `, under ${basePath}`}`, () => {
		// What is drawn differs from draw to draw, and its example stands in the description.
		const options: FetchOptions = { operations: fixture().operations.filter(({ name }) => name !== 'draw'), basePath };
		const thrown: unknown[] = [];
		const handle = createFetch({ ...options, onError: (one) => thrown.push(one) });
		return withServer(async (url) => {
			for (const [path, init] of [...PAGES, ...PAGES, ...REFUSED]) {
				await assertSame(url, handle, [path, init]);
				await assertSame(url, handle, [basePath + path, init]);
			}
			assert.match(String(thrown[0]), 'the secret path');
			assert.is(thrown.length, 2, 'a fault of the caller is no error');
		}, { ...options, log: { isVerbose: false, notice: () => {}, info: () => {}, error: () => {} } });
	});
}

asFetch('doors are added as to a server: with bytes, names in the path, a promise', async () => {
	const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
	const options: FetchOptions = {
		operations: [],
		doors: [
			{ path: '/bytes', methods: { GET: 'query' }, cost: 1, answer: () => ({ status: 200, type: 'image/png', body: bytes, keep: 'day' }) },
			{
				path: '/say/{word}.json', methods: { GET: 'query' }, cost: 5,
				answer: async ({ parts, query }) => jsonReply({ ...parts, query }, 'day'),
			},
		],
	};
	const handle = createFetch(options);
	await withServer(async (url) => {
		for (const path of ['/bytes', '/say/a%20b.json?x=1&y', '/say/%ff.json', '/say/.json']) await assertSame(url, handle, [path]);
	}, options);
});

asFetch('a body is not read further than is allowed', async () => {
	let pulled = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			pulled += 1024;
			controller.enqueue(new Uint8Array(1024).fill(32));
		},
	});
	const request = new Request('https://example.com/api/v1/parse-color', {
		method: 'POST', headers: JSON_TYPE, body: endless, duplex: 'half',
	});
	assert.is((await createFetch()(request)).status, 413);
	assert.ok(pulled < 80 * 1024, `${pulled} bytes were pulled`);
});

for (const [given, sentence] of [
	[{ basePath: 'color' }, /^basePath must be a path such as \/color, got "color"\. Did you mean "\/color"\?$/],
	[{ rateLimit: false }, /^"rateLimit" is no option\. Known: operations, doors, basePath, assets, inspect, onError\.$/],
	[{ onError: 1 }, /^onError must be a function, got 1\.$/],
	[null, /^options must be an object/],
] as const) {
	asFetch(`${String(sentence)} is said when the handler is made`, () => {
		assert.throws(() => createFetch(given as unknown as FetchOptions), sentence);
	});
}

asFetch.run();
