/*
 * Path → what answers there: one Map, made from the operations and the pages.
 */

import { InputError, quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { publicPath } from './base-path.ts';
import { API, type Page } from './pages.ts';

/** How a route reads a request, by its method. QUERY (RFC 10008) is a GET with a body. */
export type Reading = 'query' | 'body';

export interface Route {
	/** What answers: an operation, or a page that reads no input. */
	readonly answer: AnyOperation | Page;
	readonly methods: ReadonlyMap<string, Reading>;
	/** The value of an Allow header. */
	readonly allow: string;
}

export interface Router {
	/** Throws InputError, naming the closest path, where nothing is. */
	readonly find: (path: string) => Route;
	readonly get: (path: string) => Route | undefined;
}

const READABLE = [['GET', 'query'], ['HEAD', 'query']] as const;
const WRITABLE = [['POST', 'body'], ['QUERY', 'body']] as const;

/**
 * A proxy in front may have cut off the path that the service is mounted under, `base`, or have left it: each path is
 * known both ways, and named with it.
 */
export function createRouter(operations: readonly AnyOperation[], pages: readonly Page[], base = ''): Router {
	const routes = new Map<string, Route>();
	for (const operation of operations) {
		routes.set(`${API}${operation.name}`, route(operation, [
			...(operation.methods.includes('GET') ? READABLE : []),
			...(operation.methods.includes('POST') ? WRITABLE : []),
		]));
	}
	for (const page of pages) routes.set(page.path, route(page, READABLE));

	for (const [path, found] of base === '' ? [] : [...routes]) {
		routes.delete(path);
		routes.set(base + path, found);
	}
	const named = [...routes.keys()];
	for (const path of base === '' ? [] : named) routes.set(path.slice(base.length), routes.get(path)!);
	if (base !== '') routes.set(base, routes.get('/')!);

	const find = (path: string): Route => {
		const found = routes.get(path);
		if (found !== undefined) return found;
		const near = nearest(publicPath(base, path).toLowerCase(), named);
		const advice = near === undefined ? `The operations are listed at ${base}/ and in ${base}/openapi.json.` : `Did you mean ${near}?`;
		throw new InputError({ code: 'not-found', path: [], detail: `There is nothing at ${quote(publicPath(base, path))}. ${advice}` });
	};

	return { find, get: (path) => routes.get(path) };
}

const route = (answer: AnyOperation | Page, methods: readonly (readonly [string, Reading])[]): Route => ({
	answer,
	methods: new Map(methods),
	allow: [...methods.map(([method]) => method), 'OPTIONS'].join(', '),
});

/** The nearest path as a whole, else the nearest by its last part: `/v2/mix-colors/` means `/api/v1/mix-colors`. */
function nearest(path: string, paths: readonly string[]): string | undefined {
	const last = path.split('/').findLast((part) => part !== '') ?? '';
	const byLast = new Map(paths.map((known) => [known.slice(known.lastIndexOf('/') + 1), known]));
	const whole = closest(path, paths);
	if (whole !== undefined) return whole;
	const near = closest(last, byLast.keys());
	return near === undefined ? undefined : byLast.get(near);
}
