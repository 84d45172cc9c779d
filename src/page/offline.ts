/*
 * The service worker: after a first visit the page, its assets, visited pages of the reference and its search work without a network.
 *
 * Pages come from the network, and from the cache if it does not answer within a few seconds; assets come from the cache, as their
 * names change with their content. Other requests, such as those of the API, are left alone. The door of the worker writes
 * the list of assets before this text; it changes with each build, and the cache is named after it.
 *
 * Proof  test/page/offline.test.ts; test/browser/offline.test.ts.
 */

import { LANGUAGE_PARAMETER } from '../doors/language-parameter.ts';
import { SEARCH_INDEX } from '../doors/reference/search-entry.ts';
import { hashText } from '../math/hash.ts';

/** Written by `doors/offline.ts`. */
declare const BUILD: { readonly base: string; readonly assets: readonly string[] };

/** The part of the worker's scope that is used; the types of the DOM do not have it. */
interface WorkerScope {
	readonly clients: { readonly matchAll: (options: object) => Promise<readonly { readonly url: string }[]> };
	readonly skipWaiting: () => Promise<void>;
	readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent {
	readonly request: Request;
	readonly waitUntil: (work: Promise<unknown>) => void;
	readonly respondWith: (response: Promise<Response>) => void;
}

// This file runs only as a service worker.
const scope = globalThis as unknown as WorkerScope;

/** A slower network counts as none if there is a cached page. */
const PATIENCE_MS = 3000;

/** Caches of this service; others of the same origin may be mounted under other paths. */
const PREFIX = `tincture ${BUILD.base} `, NAME = PREFIX + hashText(BUILD.assets.join());

/** Path of the search index, which is treated as a page. */
const INDEX = BUILD.base + SEARCH_INDEX;

const isPage = (response: Response): boolean =>
	response.ok && /^(?:text\/html|application\/json)/.test(response.headers.get('Content-Type') ?? '');

/** Fetches a page without the HTTP cache, whose copy may be a day old, and stores it. */
async function fetchPage(request: Request | string): Promise<Response> {
	const response = await fetch(request, { cache: 'no-cache' });
	if (isPage(response)) await (await caches.open(NAME)).put(pageKey(request), response.clone());
	return response;
}

/** The address of a page, with its language if it names one. Otherwise a page is the same for every query. */
const pageKey = (request: Request | string): string => {
	const { origin, pathname, searchParams } = new URL(typeof request === 'string' ? request : request.url);
	const language = searchParams.get(LANGUAGE_PARAMETER);
	return language === null ? origin + pathname : `${origin}${pathname}?${LANGUAGE_PARAMETER}=${language}`;
};

async function answerPage(request: Request): Promise<Response> {
	const cache = await caches.open(NAME), cached = await cache.match(pageKey(request), { ignoreVary: true }), fresh = fetchPage(request);
	// Without a network the page in another language is better than none; the front page translates itself.
	if (cached === undefined) return fresh.catch(async () => (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fresh);
	const late = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), PATIENCE_MS));
	return Promise.race([fresh.catch(() => cached), late]);
}

async function answerAsset(request: Request): Promise<Response> {
	const cache = await caches.open(NAME), cached = await cache.match(request, { ignoreVary: true });
	if (cached !== undefined) return cached;
	const response = await fetch(request);
	// The service answers with the current file for an outdated name, and forbids storing it.
	if (response.ok && response.headers.get('Cache-Control') !== 'no-store') await cache.put(request, response.clone());
	return response;
}

async function install(): Promise<void> {
	await (await caches.open(NAME)).addAll(BUILD.assets);
	const pages = (await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })).map(({ url }) => url);
	await Promise.all([...new Set([`${BUILD.base}/`, INDEX, ...pages].map((path) => new URL(path, location.href).href))].map(fetchPage));
	await scope.skipWaiting();
}

async function removeOthers(): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
	await Promise.all(names.map((name) => caches.delete(name)));
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOthers()));
scope.addEventListener('fetch', (event) => {
	const { request } = event, { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(`${BUILD.base}/api/`)) return;
	if (request.mode === 'navigate' || pathname === INDEX) event.respondWith(answerPage(request));
	else if (pathname.startsWith(`${BUILD.base}/assets/`)) event.respondWith(answerAsset(request));
});
