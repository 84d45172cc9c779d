/*
 * The service as a function of a Request: the same bytes, statuses and headers as over node:http, for every operation by
 * GET and POST, for pages and for refusals.
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

/** A request, created for each side, because a body can be read only once. */
type Question = readonly [path: string, init?: RequestInit | undefined];

/** A response without headers of the connection. */
async function summarize(response: Response): Promise<object> {
	// Only the server has a log to look the id of an internal error up in.
	const ignored = ['connection', 'date', 'keep-alive', 'transfer-encoding', ...(response.status === 500 ? ['content-length'] : [])];
	const headers = [...response.headers].filter(([name]) => !ignored.includes(name));
	return {
		status: response.status, headers: Object.fromEntries(headers),
		body: Buffer.from(await response.arrayBuffer()).toString('latin1').replace(/,"requestId":"[\da-f-]{36}"/, ''),
	};
}

async function assertSame(url: string, handle: (request: Request) => Promise<Response>, [path, init]: Question): Promise<void> {
	// fetch() accepts compression by default, a Request does not.
	const options = { ...init, headers: { 'Accept-Encoding': 'identity', ...init?.headers } };
	const [expected, got] = [
		await summarize(await fetch(url + path, options)), await summarize(await handle(new Request(`https://example.com${path}`, options))),
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

asFetch(`all ${OPERATIONS.length} operations have the answers of the server, by GET, HEAD, POST and QUERY`, () => {
	const handle = createFetch();
	return withServer(async (url) => {
		let count = 0;
		for (const operation of OPERATIONS) {
			for (const { input } of operation.examples) {
				for (const question of questionsOf(operation, input)) {
					await assertSame(url, handle, question);
					count++;
				}
			}
		}
		assert.ok(count >= 18 * 4, `${count} requests`);
	}, { cache: false });
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
		// Random results differ, and the description contains one as an example.
		const options: FetchOptions = { operations: fixture().operations.filter(({ name }) => name !== 'draw'), basePath };
		const thrown: unknown[] = [];
		const handle = createFetch({ ...options, onError: (one) => thrown.push(one) });
		return withServer(async (url) => {
			for (const [path, init] of [...PAGES, ...PAGES, ...REFUSED]) {
				await assertSame(url, handle, [path, init]);
				await assertSame(url, handle, [basePath + path, init]);
			}
			assert.match(String(thrown[0]), 'the secret path');
			assert.is(thrown.length, 2, 'mistakes of the caller are not reported');
		}, { ...options, log: { isVerbose: false, notice: () => {}, info: () => {}, error: () => {} } });
	});
}

asFetch('doors can be added: with bytes, names in the path, a promise', async () => {
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

asFetch('a body is not read beyond the limit', async () => {
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

interface Source {
	readonly pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>;
	readonly cancel?: () => Promise<void>;
}

const streamed = (source: Source, init: RequestInit = {}, path = 'parse-color') =>
	new Request(`https://example.com/api/v1/${path}`, {
		method: 'POST', headers: JSON_TYPE, body: new ReadableStream(source, { highWaterMark: 0 }), duplex: 'half', ...init,
	});

asFetch('a body that breaks off is a fault of the client and not reported', async () => {
	const thrown: unknown[] = [], handle = createFetch({ onError: (one) => thrown.push(one) });
	for (const fault of [new Error('broken'), undefined, null]) {
		const response = await handle(streamed({ pull: (controller) => controller.error(fault) }));
		assert.is(response.status, 400);
		assert.is((await response.json() as { type: string }).type, '/problems/malformed-request');
	}
	const lines = { headers: { 'Content-Type': 'application/x-ndjson' } };
	const stream = await handle(streamed({ pull: (controller) => controller.error(new Error('broken')) }, lines, 'batch'));
	assert.match(await stream.text().catch(String), 'The body broke off.');
	assert.equal(thrown, []);
});

asFetch('a body that was read before is refused', async () => {
	const read = streamed({ pull: (controller) => controller.close() }), locked = streamed({ pull: () => {} });
	await read.text();
	locked.body!.getReader();
	for (const request of [read, locked]) {
		const response = await createFetch()(request);
		assert.is(response.status, 400);
		assert.match((await response.json() as { detail: string }).detail, 'Pass the handler a clone');
	}
});

asFetch('a body over the limit is refused at once, also if its source fails or never finishes to cancel', async () => {
	for (const cancel of [() => new Promise<void>(() => {}), () => Promise.reject(new Error('no'))]) {
		const response = await createFetch()(streamed({ pull: (controller) => controller.enqueue(new Uint8Array(70_000)), cancel }));
		assert.is(response.status, 413);
	}
});

asFetch('a body is read until the client aborts the request', async () => {
	const client = new AbortController();
	const silent = streamed({ pull: () => {
		setImmediate(() => client.abort());
		return new Promise<void>(() => {});
	} }, { signal: client.signal });
	assert.is((await createFetch()(silent)).status, 400);
});

asFetch('a body of other chunks than bytes is a bug of the program', async () => {
	for (const chunk of ['{"color":"red"}', 5, null, new ArrayBuffer(8)]) {
		const thrown: unknown[] = [];
		const request = streamed({ pull: (controller) => controller.enqueue(chunk as unknown as Uint8Array) });
		assert.is((await createFetch({ onError: (one) => thrown.push(one) })(request)).status, 500);
		assert.equal(thrown, [new TypeError('A body is a stream of Uint8Array.')]);
	}
});

/** Answers of about 40 kB each, more than half of a piece. */
const LONG_QUESTIONS = Array.from({ length: 20 }, () => ({ operation: 'echo', input: { word: 'x'.repeat(120), tags: ['y'] } }));

/** `echo` with a long result; `runs` counts its calls. */
function longEcho(): { readonly operations: readonly AnyOperation[]; readonly runs: () => number } {
	let runs = 0;
	const operations = fixture().operations.filter(({ name }) => name === 'echo').map((operation) => ({
		...operation,
		run: () => {
			runs++;
			return { word: 'long '.repeat(8_000), times: 1, tags: [] };
		},
	}));
	return { operations, runs: () => runs };
}

asFetch('a long batch is answered in pieces, with the bytes and headers of the server', async () => {
	const { operations } = longEcho(), handle = createFetch({ operations });
	const batch = (questions: readonly object[]): Question => ['/api/v1/batch', post(JSON.stringify({ requests: questions }))];
	await withServer(async (url) => {
		await assertSame(url, handle, batch(LONG_QUESTIONS.slice(0, 1)));
		await assertSame(url, handle, batch(LONG_QUESTIONS));
	}, { operations, inspect: () => {} });
});

asFetch('each read computes one piece of a batch, and nothing is computed after a cancel', async () => {
	const { operations, runs } = longEcho();
	const response = await createFetch({ operations })(new Request('https://example.com/api/v1/batch', post(JSON.stringify(LONG_QUESTIONS))));
	const reader = response.body!.getReader();
	// Two pieces of two answers each show that the batch is long.
	assert.is(runs(), 4);
	for (const expected of [4, 4, 6, 8]) {
		assert.not((await reader.read()).done);
		assert.is(runs(), expected);
	}
	await reader.cancel();
	assert.is(runs(), 8);
});

asFetch('each read of the answer reads and answers one line', async () => {
	const { operations, runs } = longEcho();
	let pulls = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			pulls++;
			controller.enqueue(new TextEncoder().encode(`${JSON.stringify(LONG_QUESTIONS[0])}\n`));
		},
	}, { highWaterMark: 0 });
	const response = await createFetch({ operations })(new Request('https://example.com/api/v1/batch', {
		method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' }, body: endless, duplex: 'half',
	}));
	const reader = response.body!.getReader();
	assert.equal([pulls, runs()], [0, 0]);
	for (let piece = 1; piece <= 5; piece++) {
		assert.not((await reader.read()).done);
		assert.equal([pulls, runs()], [piece, piece]);
	}
	await reader.cancel();
	assert.equal([pulls, runs()], [5, 5]);
});

asFetch('an answer of lines that nobody reads leaves no open body', async () => {
	for (const pulls of [0, 1]) {
		let isCancelled = false;
		const silent = streamed({
			pull: () => new Promise<void>(() => {}),
			cancel: async () => {
				isCancelled = true;
			},
		}, { headers: { 'Content-Type': 'application/x-ndjson' } }, 'batch');
		const reader = (await createFetch()(silent)).body!.getReader();
		if (pulls > 0) reader.read().catch(() => {});
		await reader.cancel();
		assert.ok(isCancelled, `after ${pulls} reads`);
	}
});

asFetch('a request that throws when it is read gets an answer', async () => {
	const thrower = (): never => {
		throw new TypeError('of the caller');
	};
	const url = 'https://example.com/api/v1/parse-color', request = new Request(`${url}?color=red`);
	for (const [given, status] of [
		[undefined, 500], [null, 500], [{}, 500], [{ url: 'nowhere' }, 500], [new Proxy(request, { get: thrower }), 500],
		[{ url: request.url, method: 'GET', headers: { get: thrower } }, 500],
		[{ url, method: 'POST', headers: new Headers(JSON_TYPE), get body() { return thrower(); } }, 500],
	] as const) {
		const thrown: unknown[] = [], handle = createFetch({ onError: (one) => thrown.push(one) });
		const response = await handle(given as unknown as Request);
		assert.is(response.status, status);
		assert.is((await response.json() as { type: string }).type, '/problems/internal');
		assert.is(thrown.length, 1);
	}
});

asFetch('an error in the middle of an answer is reported and breaks the stream', async () => {
	const thrown: unknown[] = [];
	const pieces = async function* (): AsyncGenerator<string, void, undefined> {
		yield '[1,';
		throw new TypeError('in the middle');
	};
	const response = await createFetch({
		operations: [],
		doors: [{
			path: '/pieces', methods: { GET: 'query' }, cost: 1,
			answer: () => ({ status: 200, type: 'application/json', body: '', keep: 'never', pieces: pieces() }),
		}],
		onError: (one) => thrown.push(one),
	})(new Request('https://example.com/pieces'));
	assert.is(await response.text().catch(String), 'TypeError: in the middle');
	assert.is(thrown.length, 1);
});

for (const [given, message] of [
	[{ basePath: 'color' }, /^basePath: "color" is not a path such as \/color\. Did you mean "\/color"\?$/],
	[{ rateLimit: false }, /^"rateLimit" is not a known field\. Known: operations, doors, basePath, assets, disable, inspect, onError\.$/],
	[{ onError: 1 }, /^onError must be a function, got 1\.$/],
	[null, /^options must be an object/],
] as const) {
	asFetch(`${String(message)} is thrown when the handler is created`, () => {
		assert.throws(() => createFetch(given as unknown as FetchOptions), message);
	});
}

asFetch.run();
