/*
 * The service worker, in stand-ins for its caches and its network. Source of the events: Service Workers (W3C), 4.5 to 4.7.
 */

import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';

const offline = suite('the service worker');

type Handler = (event: object) => void;

const ORIGIN = 'https://example.com', handlers = new Map<string, Handler>(), stored = new Map<string, Map<string, Response>>();

const addressOf = (request: Request | string): string => (typeof request === 'string' ? request : request.url);

/** Answers of the network, by address; an address without one fails. */
const network = new Map<string, () => Promise<Response>>(), requests: string[] = [];

/** A cache of the browser. */
function openCache(name: string) {
	const entries = stored.get(name) ?? new Map<string, Response>();
	stored.set(name, entries);
	return {
		match: async (request: Request | string, { ignoreSearch = false } = {}) => {
			const path = (address: string): string => (ignoreSearch ? address.split('?')[0]! : address), wanted = path(addressOf(request));
			return entries.get([...entries.keys()].find((address) => path(address) === wanted) ?? '')?.clone();
		},
		put: async (request: Request | string, response: Response) => void entries.set(addressOf(request), response),
		addAll: async (paths: readonly string[]) => {
			for (const path of paths) entries.set(ORIGIN + path, new Response(path));
		},
	};
}

let isSkipped = false;
const timers: { readonly run: () => void; readonly after: number }[] = [];
const worker = buildSync({ entryPoints: [`${ROOT}/src/page/offline.ts`], bundle: true, write: false, format: 'iife', target: 'es2022' });
runInNewContext(worker.outputFiles[0]!.text, {
	URL,
	setTimeout: (run: () => void, after: number) => void timers.push({ run, after }),
	BUILD: { base: '/color', assets: ['/color/assets/a.js', '/color/assets/b.css'] },
	location: { origin: ORIGIN, href: `${ORIGIN}/color/worker.js` },
	addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
	clients: { matchAll: async () => [{ url: `${ORIGIN}/color/docs/mix-colors?lang=ru&x=1` }] },
	skipWaiting: async () => void (isSkipped = true),
	caches: {
		open: async (name: string) => openCache(name), keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name),
	},
	fetch: async (request: Request | string) => {
		requests.push(addressOf(request));
		const answer = network.get(addressOf(request));
		if (answer === undefined) throw new TypeError('no network');
		return answer();
	},
});
const html = (text: string, status = 200): (() => Promise<Response>) => async () =>
	new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Lets a page of the site request a path; undefined if the worker leaves the request alone. */
function request(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response> | undefined {
	let answer: Promise<Response> | undefined;
	const url = new URL(path, ORIGIN).href;
	const respondWith = (given: Promise<Response>): void => void (answer = given);
	handlers.get('fetch')!({ request: { url, method, mode, clone: () => ({ url }) }, respondWith });
	return answer;
}

/** Runs an event until its work is done. */
async function run(type: string): Promise<void> {
	let work: Promise<unknown> | undefined;
	handlers.get(type)!({ waitUntil: (given: Promise<unknown>) => (work = given) });
	await work;
}

const visit = async (path: string): Promise<string> => (await request(path, { mode: 'navigate' })!).text();

offline('requests of other methods, of other sites, of the API and of other files are left alone', () => {
	for (const [path, options] of [
		['/color/', { mode: 'navigate', method: 'POST' }], ['https://other.example/color/', { mode: 'navigate' }],
		['/color/api/v1/parse-color', { mode: 'navigate' }], ['/color/openapi.json', {}], ['/assets/a.js', {}],
	] as const) assert.is(request(path, options), undefined, path);
});

offline('installing stores the assets, the front page, the search index and the open pages with their language', async () => {
	for (const path of ['/color/', '/color/docs/search.json', '/color/docs/mix-colors?lang=ru&x=1']) network.set(ORIGIN + path, html(path));
	await run('install');
	const [entries] = stored.values();
	assert.equal([...entries!.keys()].sort(), [
		'/color/', '/color/assets/a.js', '/color/assets/b.css', '/color/docs/mix-colors?lang=ru', '/color/docs/search.json',
	].map((path) => ORIGIN + path));
	assert.ok(isSkipped);
});

offline('activating deletes older caches of the same service only', async () => {
	const [own] = stored.keys();
	for (const name of ['tincture /color older', 'tincture /other older', 'tincture /colors older']) openCache(name);
	await run('activate');
	assert.equal([...stored.keys()], [own, 'tincture /other older', 'tincture /colors older']);
});

offline('a page comes from the network, and without one from the cache, for any query', async () => {
	network.set(`${ORIGIN}/color/?color=teal`, html('new'));
	assert.is(await visit('/color/?color=teal'), 'new');
	network.clear();
	assert.is(await visit('/color/?color=red'), 'new');
	let isLost = false;
	await visit('/color/never').catch(() => (isLost = true));
	assert.ok(isLost);
});

offline('a page in another language is another page, which is shown if neither the network nor the cache has the requested one', async () => {
	network.set(`${ORIGIN}/color/docs?lang=ru`, html('по-русски'));
	assert.is(await visit('/color/docs?lang=ru'), 'по-русски');
	network.clear();
	assert.is(await visit('/color/docs?lang=ru&from=search'), 'по-русски');
	assert.is(await visit('/color/docs'), 'по-русски');
	network.set(`${ORIGIN}/color/docs`, html('in English'));
	assert.is(await visit('/color/docs'), 'in English');
	network.clear();
	assert.is(await visit('/color/docs'), 'in English');
});

offline('an error and a file that is not a page are not stored', async () => {
	network.set(`${ORIGIN}/color/docs/failing`, html('failed', 500));
	network.set(`${ORIGIN}/color/image`, async () => new Response('', { headers: { 'Content-Type': 'image/png' } }));
	for (const path of ['/color/docs/failing', '/color/image']) await visit(path);
	network.clear();
	for (const path of ['/color/docs/failing', '/color/image']) assert.ok(await visit(path).then(() => false, () => true), path);
});

offline('a network that takes longer than three seconds counts as none if the page is stored', async () => {
	timers.length = 0;
	network.set(`${ORIGIN}/color/`, () => new Promise(() => undefined));
	const answer = visit('/color/');
	while (timers.length === 0) await new Promise((resolve) => setImmediate(resolve));
	assert.equal(timers.map(({ after }) => after), [3000]);
	timers[0]!.run();
	assert.is(await answer, 'new');
	network.clear();
});

offline('the search index is treated as a page', async () => {
	network.set(`${ORIGIN}/color/docs/search.json`, async () => new Response('[]', { headers: { 'Content-Type': 'application/json' } }));
	assert.is(await (await request('/color/docs/search.json')!).text(), '[]');
	network.clear();
	assert.is(await (await request('/color/docs/search.json')!).text(), '[]');
});

offline('an asset comes from the cache; another one is stored, unless the service forbids it', async () => {
	requests.length = 0;
	const read = async (path: string): Promise<string> => (await request(path)!).text();
	assert.is(await read('/color/assets/a.js'), '/color/assets/a.js');
	assert.equal(requests, []);
	for (const [name, init, isStored] of [
		['later.js', {}, true], ['outdated.js', { headers: { 'Cache-Control': 'no-store' } }, false], ['failing.js', { status: 503 }, false],
	] as const) {
		network.set(`${ORIGIN}/color/assets/${name}`, async () => new Response(name, init));
		assert.is(await read(`/color/assets/${name}`), name);
		network.clear();
		assert.is(await read(`/color/assets/${name}`).then(() => true, () => false), isStored, name);
	}
});

offline.run();
