/*
 * Conversion between any two spaces of a table.
 *
 * The pairs asked for most have their route written out, in lanes/pairs.ts; all others run the steps of route.ts.
 *
 * Source  CSS Color 4 §12.1 (conversion), §4.4.1 (powerless components become missing).
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { fastInto, NO_LANE } from './lanes/pairs.ts';
import { routeBetween, runInto, type Route } from './route.ts';
import type { Spaces } from './space.ts';
import { SPACES, type SpaceId } from './table.ts';

/**
 * The same color in another space. Out-of-gamut values stay as they are; missing channels count as 0; a hue that
 * has no power in the target becomes missing, its chroma 0. A color already there is returned as it is. A table that
 * holds more spaces must hold those of SPACES under their ids.
 */
export function convert<S extends SpaceId>(color: Color, to: S): Color<S>;
export function convert<S extends string>(color: Color<string>, to: S, spaces: Spaces): Color<S>;
export function convert<S extends string>(color: Color<string>, to: S, spaces?: Spaces): Color<S> {
	// The check makes the type true.
	if (color.space === to) return color as Color<S>;
	const c = color.coords;
	const v: Vec3 = [c[0], c[1], c[2]];
	let missing = fastInto(v, color.space, to);
	if (missing === NO_LANE) missing = routedInto(v, color.space, to, spaces);
	return { space: to, coords: v, alpha: color.alpha, none: missing | (color.none & NONE_ALPHA) };
}

/** Coordinates converted in place, for loops. Returns the mask of channels that became missing. */
export function convertInto(v: Vec3, from: SpaceId, to: SpaceId): number;
export function convertInto(v: Vec3, from: string, to: string, spaces: Spaces): number;
export function convertInto(v: Vec3, from: string, to: string, spaces?: Spaces): number {
	const missing = fastInto(v, from, to);
	return missing === NO_LANE ? routedInto(v, from, to, spaces) : missing;
}

function routedInto(v: Vec3, from: string, to: string, spaces: Spaces = SPACES): number {
	return runInto(v, spaces === SPACES ? routes.get(from)?.get(to) ?? keptRoute(from, to) : routeBetween(spaces[from]!, spaces[to]!));
}

/** Of the table of all spaces: an id is found faster than a space. */
const routes = new Map<string, Map<string, Route>>();

function keptRoute(from: string, to: string): Route {
	const table: Spaces = SPACES, route = routeBetween(table[from]!, table[to]!);
	const row = routes.get(from) ?? new Map<string, Route>();
	routes.set(from, row.set(to, route));
	return route;
}
