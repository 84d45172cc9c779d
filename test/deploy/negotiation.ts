/*
 * Content negotiation through a cache: no client receives an answer that it cannot read.
 *
 * A client is what it sends as Accept-Encoding, Accept-Language and Accept. An answer fits a client if it is in a coding that the
 * client accepts and decodes to the bytes that an instance sends the same client uncoded, which have the right language and media
 * type.
 *
 * Orders. A cache errs by giving client B what it stored for client A, so it suffices that each B comes after each A on a target that the
 * cache has not seen. `provePairs` does that for each set of headers that a Vary line names; a cache sees only the line
 * and the headers, not what a path means. `proveAll` sends the clients to every path in two rounds of a drawn order, so that in the
 * second round the cache has everything that it stores.
 */

import { spawnSync } from 'node:child_process';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { READS } from '../../src/doors/door.ts';
import { PROBLEM_CODES } from '../../src/doors/problem.ts';
import { createSite } from '../../src/doors/assets.ts';
import { listDoors } from '../../src/doors/table.ts';
import { randomFrom } from '../../src/math/random.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { toQuery } from '../support/arbitrary.ts';

/** The headers of a client; null for one that it does not send. */
interface Client {
	readonly coding: string | null;
	readonly language: string | null;
	readonly media: string | null;
}

/** Each value of Accept-Encoding with the codings that it allows. */
const CODINGS = new Map<string | null, readonly string[]>([
	[null, ['identity']], ['identity', ['identity']], ['gzip', ['identity', 'gzip']], ['br', ['identity', 'br']],
	['zstd', ['identity', 'zstd']],
	['*', ['identity', 'gzip', 'br', 'zstd']], ['gzip, deflate, br, zstd', ['identity', 'gzip', 'br', 'zstd']],
	['gzip;q=0.5, br;q=0.9', ['identity', 'gzip', 'br']], ['br;q=0, gzip', ['identity', 'gzip']], ['gzip;q=0, br;q=0', ['identity']],
	['identity;q=1, *;q=0', ['identity']], ['br;q=0.2, identity;q=0.8', ['identity', 'br']],
]);
const LANGUAGES = [null, 'en', 'ru', 'ru;q=0.4, en;q=0.9', 'ru-RU,ru;q=0.9,en;q=0.8'] as const;
const MEDIA = [
	null, '*/*', 'application/json', 'text/css', 'text/css, */*;q=0.1', 'application/json;q=0.5, text/css;q=0.9', 'text/html',
] as const;

const everyClient: readonly Client[] = [...CODINGS.keys()].flatMap((coding) =>
	LANGUAGES.flatMap((language) => MEDIA.map((media): Client => ({ coding, language, media }))));

/** The values that caches and the service read in different ways; the others differ from one of these in spelling only. */
const FEW_CODINGS = [null, 'identity', 'gzip', 'br', '*', 'br;q=0, gzip'] as const;

/** Targets without a number in them, each with the clients whose every order is tried: all headers that its Vary line names. */
const VARYING: readonly { readonly path: (n: number) => string; readonly clients: readonly Client[] }[] = [
	{ path: (n) => `/docs?${n}`, clients: [...CODINGS.keys()].map((coding) => ({ coding, language: null, media: null })) },
	{
		path: (n) => `/?${n}`,
		clients: FEW_CODINGS.flatMap((coding) => [null, 'en', 'ru'].map((language) => ({ coding, language, media: null }))),
	},
	{
		path: (n) => `/api/v1/build-system?primary=%23${n.toString(16).padStart(6, '0')}`,
		clients: FEW_CODINGS.flatMap((coding) => [null, 'application/json', 'text/css'].map((media) => ({ coding, language: null, media }))),
	},
];

const OPTIONS = { keepAlive: true, maxSockets: 4 } as const;
const PLAIN = new PlainAgent(OPTIONS), SECURE = new SecureAgent({ ...OPTIONS, rejectUnauthorized: false });

interface Received {
	readonly status: number;
	readonly headers: NodeJS.Dict<string | string[]>;
	readonly raw: readonly string[];
	readonly body: Buffer;
}

let requests = 0;

/** Sends a request from one of many addresses, because proxies limit floods from one. */
function receive(base: string, path: string, { coding, language, media }: Client): Promise<Received> {
	const isSecure = base.startsWith('https:'), n = requests++;
	const headers = Object.entries({ 'Host': 'localhost', 'Accept-Encoding': coding, 'Accept-Language': language, 'Accept': media })
		.filter((entry): entry is [string, string] => entry[1] !== null);
	return new Promise((resolve, reject) => {
		(isSecure ? secureRequest : plainRequest)(base + path, {
			...(isSecure ? { hostname: '127.0.0.1', servername: 'localhost' } : {}),
			localAddress: `127.2.${(n >> 3) & 31}.1`, agent: isSecure ? SECURE : PLAIN, headers: Object.fromEntries(headers),
		}, (res) => {
			const chunks: Buffer[] = [];
			res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject).on('end', () => resolve({
				status: res.statusCode!, headers: res.headers, raw: res.rawHeaders, body: Buffer.concat(chunks),
			}));
		}).on('error', reject).end();
	});
}

function decode(body: Buffer, coding: string): Buffer {
	switch (coding) {
		case 'identity': return body;
		case 'gzip': return gunzipSync(body);
		case 'br': return brotliDecompressSync(body);
		case 'zstd': return spawnSync('zstd', ['-dc'], { input: body, maxBuffer: 1 << 26 }).stdout;
		default: throw new Error(`Unknown coding ${coding}.`);
	}
}

/** A cache, and an instance behind it. */
export interface Caches {
	readonly cache: string;
	readonly instance: string;
	/** True if the cache sends one Vary line even when it compresses. */
	readonly hasOneVary?: boolean;
}

/** Checks an answer for a client; returns the header by which the cache reports hits. */
async function check(
	{ cache, instance, hasOneVary = true }: Caches, path: string, client: Client, received: Map<string, Received>,
): Promise<string> {
	const what = `${path} for ${JSON.stringify(client)}`, key = `${path} ${client.language} ${client.media}`;
	const expected = received.get(key) ?? await receive(instance, path, { ...client, coding: 'identity' });
	received.set(key, expected);
	const answer = await receive(cache, path, client), coding = String(answer.headers['content-encoding'] ?? 'identity');
	assert.is(answer.status, expected.status, what);
	assert.ok(CODINGS.get(client.coding)!.includes(coding), `${what}: coded as ${coding}`);
	assert.is(answer.headers['content-type'], expected.headers['content-type'], what);
	// A random answer differs each time.
	const isDrawn = expected.status === 200 && expected.headers['cache-control'] === 'no-store';
	assert.ok(isDrawn || decode(answer.body, coding).equals(expected.body), `${what}: other bytes`);
	const lines = answer.raw.filter((_, i) => i % 2 === 1 && answer.raw[i - 1]!.toLowerCase() === 'vary');
	if (hasOneVary) assert.ok(lines.length <= 1, `${what}: ${lines.join(' | ')}`);
	const vary = lines.join(', ').toLowerCase().split(/, */);
	const needed = String(expected.headers['vary'] ?? '').toLowerCase().split(', ').filter(Boolean);
	for (const name of needed) assert.ok(vary.includes(name), what);
	return String(answer.headers['x-cache'] ?? answer.headers['x-varnish'] ?? '');
}

/** Two clients in every order, on a new target. Returns the number of hits, by `isHit`. */
export async function provePairs(caches: Caches, isHit: (said: string) => boolean): Promise<number> {
	let n = 1, hits = 0;
	for (const { path, clients } of VARYING) {
		const pairs = clients.flatMap((first) => clients.map((second) => [first, second] as const));
		await inTurns(pairs, async ([first, second]) => {
			const target = path(n++), received = new Map<string, Received>();
			// nginx stores an answer with Vary on its fourth use at the latest.
			for (let i = 0; i < 4; i++) await check(caches, target, first, received);
			const said = await check(caches, target, second, received);
			if (isHit(said)) hits++;
		});
	}
	return hits;
}

/** Sends every client to every path in a random order, twice if there is a cache. Returns the number of requests. */
export async function proveAll(caches: Caches, count = 2): Promise<number> {
	const random = randomFrom('negotiation'), page = await receive(caches.instance, '/', { coding: null, language: null, media: null });
	const assets = page.body.toString().match(/\/assets\/[\w.-]+/g) ?? [];
	const received = new Map<string, Received>(), rounds: (readonly [string, Client])[] = [];
	for (let round = 0; round < count; round++) {
		const calls = [...PATHS, ...new Set(assets)].flatMap((path) => {
			// A path without versions of language or media type gets one client in eight.
			const isVaried = path === '/' || path.startsWith('/api/v1/build-system');
			return everyClient.filter(() => isVaried || random() < 1 / 8).map((client) => [path, client] as const);
		});
		rounds.push(...calls.map((call) => [random(), call] as const).sort(([a], [b]) => a - b).map(([, call]) => call));
	}
	await inTurns(rounds, async ([path, client]) => void await check(caches, path, client, received));
	return rounds.length;
}

/** Pages, texts and documents, and the first two examples of each operation. */
const PATHS: readonly string[] = [
	...listDoors({
		operations: OPERATIONS, site: createSite({ basePath: '', disable: [], assets: null }), inspect: null, doors: [],
		isLeaving: () => false, report: () => {}, metrics: null, disable: [], hasKeys: false,
	}).filter(({ path, methods }) => READS.GET === methods['GET'] && !path.includes('{') && !/z$/.test(path)).map(({ path }) => path),
	...PROBLEM_CODES.map((code) => `/problems/${code}`), '/swatch/teal.svg', '/nowhere',
	...OPERATIONS.filter(({ methods }) => methods.includes('GET')).flatMap(({ name, examples }) => examples.slice(0, 2)
		.map(({ input }) => `/api/v1/${name}?${new URLSearchParams([...toQuery(input)].map(([field, [value = '']]): [string, string] => [field, value]))}`)),
];

/** Eight at a time. */
async function inTurns<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
	let next = 0;
	await Promise.all(Array.from({ length: 8 }, async () => {
		while (next < items.length) await act(items[next++]!);
	}));
}
