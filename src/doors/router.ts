/*
 * Finds the route of a path: in a Map of fixed paths, then among the few with names in braces.
 */

import { errorWith, InputError, phrase, quote, type Issue } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { publicPath } from './base-path.ts';
import { allowHeader, type Door, type Parts, type Reading, type Reply } from './door.ts';
import { decodeEscapes } from './query.ts';

export interface Route<R = Reply> {
	readonly door: Door;
	/** Source of the input for each supported method. */
	readonly readings: ReadonlyMap<string, Reading>;
	/** Value of the Allow header. */
	readonly allow: string;
	/** Values of the names in braces. Throws InputError for a broken escape. */
	readonly readParts: (path: string) => Parts;
	/** The serialized answer of a fixed door; null before the first request. */
	fixed: R | null;
}

export interface Router<R = Reply> {
	readonly find: (path: string) => Route<R> | undefined;
	/** The fault of an unknown path; suggests the closest one. */
	readonly notFound: (path: string) => InputError;
}

/** Creates a router. Paths match with and without `base`, the path that the service is mounted under, because proxies may remove it. */
export function createRouter<R = Reply>(doors: readonly Door[], base: string): Router<R> {
	const plain = new Map<string, Route<R>>(), mounted = new Map<string, Route<R>>();
	const patterns: { readonly shape: RegExp; readonly route: Route<R> }[] = [];
	for (const door of doors) {
		if (door.path.includes('{')) {
			const shape = compilePath(door.path, base);
			patterns.unshift({ shape, route: createRoute<R>(door, (path) => matchParts(path, shape)) });
		} else {
			const route = createRoute<R>(door, () => NO_PARTS);
			plain.set(door.path, route);
			mounted.set(base + door.path, route);
		}
	}
	const root = plain.get('/');
	const routes = new Map([...mounted, ...(base !== '' && root !== undefined ? [[base, root] as const] : []), ...plain]);
	return {
		find: (path) => routes.get(path) ?? patterns.find(({ shape }) => shape.test(path))?.route,
		notFound: (path) => {
			const requested = publicPath(base, path), complete = completePattern(requested, doors, base);
			const near = complete === undefined ? findNearest(requested.toLowerCase(), [...mounted.keys()]) : [complete];
			const advice = near.length === 0
				? `The operations are listed at ${base}/api/v1 and in ${base}/openapi.json.`
				: `Did you mean ${listWithOr(near)}?`;
			return new InputError({
				code: 'not-found', path: [], detail: `There is nothing at ${quote(requested)}. ${advice}`,
				phrase: phrase(['There is nothing at ', '. Did you mean ', ...near.slice(1).map(() => ' or '), '?'], quote(requested), ...near),
			});
		},
	};
}

const listWithOr = (paths: readonly string[]): string => paths.join(', ').replace(/, ([^,]*)$/, ' or $1');

const createRoute = <R>(door: Door, readParts: Route['readParts']): Route<R> =>
	({ door, readings: new Map(Object.entries(door.methods)), allow: allowHeader(door.methods), readParts, fixed: null });

const NO_PARTS: Parts = {};

/** True for a valid path of a door. */
export const isDoorPath = (path: string): boolean => /^\/(?:[\w.~!$&'()*+,;=:@/-]|\{[A-Za-z]\w*\})*$/.test(path);

/** Compiles a path such as `/swatch/{color}.svg` to an expression with a group for each name. */
function compilePath(path: string, base: string): RegExp {
	const source = path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : literal(part))).join('');
	return new RegExp(`^(?:${literal(base)})?${source}$`);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function matchParts(path: string, shape: RegExp): Parts {
	const issues: Issue[] = [];
	const parts = Object.entries(shape.exec(path)?.groups ?? {}).map(([name, text]) => [name, decodeEscapes(text, issues, name)] as const);
	if (issues.length > 0) throw errorWith(issues);
	return Object.fromEntries(parts);
}

/** The path of a pattern whose end is missing or wrong: `/swatch/red.svg` for `/swatch/red` and `/swatch/red.png`. */
function completePattern(path: string, doors: readonly Door[], base: string): string | undefined {
	for (const door of doors) {
		const [, start, end] = /^([^{]+)\{\w+\}([^{]*)$/.exec(door.path) ?? [];
		if (start === undefined || !path.startsWith(base + start)) continue;
		const value = path.slice(base.length + start.length).replace(/\.[a-z]+$/i, '');
		if (/^[\w-]+$/.test(value)) return `${base}${start}${value}${end}`;
	}
	return undefined;
}

/** Paths that are suggested at most. */
const MOST_PATHS = 4;

/**
 * The nearest path, or the paths with the nearest last part: `/v2/mix-colors/` finds `/api/v1/mix-colors`, and so does `/mix`, a word of
 * its last part; `/contrast` finds all with this word. A path with nothing but one index below it, such as `/api`, means that index,
 * and a path below an operation the operation. Paths with the same first part are preferred, then the first, which are operations.
 */
function findNearest(path: string, paths: readonly string[]): readonly string[] {
	const parts = path.split('/').filter((part) => part !== ''), last = parts.at(-1) ?? '';
	const below = paths.filter((one) => one.startsWith(`/${parts.join('/')}/`)), parent = `/${parts.slice(0, -1).join('/')}`;
	const index = below.find((one) => below.every((other) => other.startsWith(one)));
	if (index !== undefined) return [index];
	if (parts.length > 2 && paths.includes(parent) && !paths.some((one) => one.startsWith(`${parent}/`))) return [parent];
	const getLast = (one: string): string => one.slice(one.lastIndexOf('/') + 1), lasts = new Set(paths.map(getLast));
	const whole = lasts.has(last) || parts.length === 1 ? undefined : closest(path, paths);
	if (whole !== undefined) return [whole];
	const named = lasts.has(last) ? [] : [...lasts].filter((one) => one.split(/[-.]/).includes(last));
	const matches = (named.length > 0 ? named : [closest(last, lasts)]).flatMap((name) => {
		const alike = paths.filter((one) => getLast(one) === name);
		return alike.find((one) => one.split('/')[1] === parts[0]) ?? alike[0] ?? [];
	});
	const beside = matches.filter((one) => one.split('/')[1] === parts[0]);
	if (matches.length > 0) return (beside.length > 0 ? beside : matches).slice(0, MOST_PATHS);
	return [closest(path, paths)].flatMap((one) => one ?? []);
}
