/*
 * Path → door: one Map for paths as they are, then the few that have names in braces.
 */

import { InputError, quote } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { publicPath } from './base-path.ts';
import { allowOf, type Door, type Parts, type Reading, type Reply } from './door.ts';
import { decoded } from './query.ts';

export interface Route<R = Reply> {
	readonly door: Door;
	/** How the door reads each method it knows. */
	readonly readings: ReadonlyMap<string, Reading>;
	/** The value of an Allow header. */
	readonly allow: string;
	/** What stands at the braces of the path, read from a path that leads here. Throws InputError for a broken escape. */
	readonly partsOf: (path: string) => Parts;
	/** The answer of a fixed door, once it was asked, as whoever serves it sends it. */
	fixed: R | null;
}

export interface Router<R = Reply> {
	readonly find: (path: string) => Route<R> | undefined;
	/** The problem of a path with nothing; names the closest. */
	readonly notFound: (path: string) => InputError;
}

/**
 * A proxy in front may have cut off the path that the service is mounted under, `base`, or have left it: each path is
 * known both ways, and named with it.
 */
export function createRouter<R = Reply>(doors: readonly Door[], base: string): Router<R> {
	const plain = new Map<string, Route<R>>(), mounted = new Map<string, Route<R>>();
	const patterns: { readonly shape: RegExp; readonly route: Route<R> }[] = [];
	for (const door of doors) {
		if (door.path.includes('{')) {
			const shape = shapeOf(door.path, base);
			patterns.unshift({ shape, route: routeTo<R>(door, (path) => partsIn(path, shape)) });
		} else {
			const route = routeTo<R>(door, () => NO_PARTS);
			plain.set(door.path, route);
			mounted.set(base + door.path, route);
		}
	}
	const root = plain.get('/');
	const routes = new Map([...mounted, ...(base !== '' && root !== undefined ? [[base, root] as const] : []), ...plain]);
	return {
		find: (path) => routes.get(path) ?? patterns.find(({ shape }) => shape.test(path))?.route,
		notFound: (path) => {
			const asked = publicPath(base, path), near = nearest(asked.toLowerCase(), [...mounted.keys()]);
			const advice = near === undefined ? `The operations are listed at ${base}/ and in ${base}/openapi.json.` : `Did you mean ${near}?`;
			return new InputError({ code: 'not-found', path: [], detail: `There is nothing at ${quote(asked)}. ${advice}` });
		},
	};
}

const routeTo = <R>(door: Door, partsOf: Route['partsOf']): Route<R> =>
	({ door, readings: new Map(Object.entries(door.methods)), allow: allowOf(door.methods), partsOf, fixed: null });

const NO_PARTS: Parts = {};

/** Is this a path that a door can have? */
export const isDoorPath = (path: string): boolean => /^\/(?:[\w.~!$&'()*+,;=:@/-]|\{[A-Za-z]\w*\})*$/.test(path);

/** `/swatch/{color}.svg` as an expression with a group for each name. */
function shapeOf(path: string, base: string): RegExp {
	const source = path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : literal(part))).join('');
	return new RegExp(`^(?:${literal(base)})?${source}$`);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function partsIn(path: string, shape: RegExp): Parts {
	const issues: ConstructorParameters<typeof InputError>[0][] = [];
	const parts = Object.entries(shape.exec(path)?.groups ?? {}).map(([name, text]) => [name, decoded(text, issues, name)] as const);
	const [first, ...rest] = issues;
	if (first) throw new InputError(first, ...rest);
	return Object.fromEntries(parts);
}

/** The nearest path as a whole, else the nearest by its last part: `/v2/mix-colors/` means `/api/v1/mix-colors`. */
function nearest(path: string, paths: readonly string[]): string | undefined {
	const last = path.split('/').findLast((part) => part !== '') ?? '';
	const byLast = new Map(paths.map((known) => [known.slice(known.lastIndexOf('/') + 1), known]));
	const whole = closest(path, paths);
	if (whole !== undefined) return whole;
	const near = closest(last, byLast.keys());
	return near === undefined ? undefined : byLast.get(near);
}
