/*
 * Conversion between any two spaces.
 *
 * The target is a space, and the source is found by the id in the color. `route.ts` finds the steps between them.
 *
 * Source  CSS Color 4 §12.1 (conversion), §4.4.1 (powerless components become missing).
 * Proof   test/spaces/routes.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { findChannel } from './channels.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { routeFrom } from './route.ts';
import type { Space } from './space.ts';
import { SPACES, type SpaceId } from './table.ts';

/**
 * Converts a color to another space. Out-of-gamut values are kept; missing channels count as 0; a hue that is powerless in the
 * target becomes missing, and its chroma 0. A color already in the space is returned unchanged.
 */
export function convertTo<S extends string>(color: Color<string>, to: Space<S>): Color<S> {
	// The check makes the type true.
	if (color.space === to.id) return color as Color<S>;
	const c = color.coords;
	const v: Vec3 = [c[0], c[1], c[2]];
	const missing = convertCoordsInto(v, color.space, to);
	return { space: to.id, coords: v, alpha: color.alpha, none: missing | (color.none & NONE_ALPHA) };
}

/** Converts coordinates in place, for loops. Returns the mask of channels that became missing. */
export function convertCoordsInto(v: Vec3, from: string, to: Space): number {
	for (const run of routeFrom(from, to)) run(v);
	return settlePowerless(v, to);
}

/** Sets a powerless hue and its colorfulness to 0. Returns the mask of channels that become missing: bit i for channel i. */
export const settlePowerless = (v: Vec3, { powerless }: Space): number => (powerless === undefined ? 0 : powerless(v));

/** Converts a color to a space of the table by id. */
export const convert = <S extends SpaceId>(color: Color<string>, to: S): Color<S> =>
	// The entry of an id has that id.
	convertTo(color, SPACES[to] as Space) as Color<S>;

/** Converts coordinates in place to a space of the table by id. Returns the mask of channels that became missing. */
export const convertInto = (v: Vec3, from: string, to: SpaceId): number => convertCoordsInto(v, from, SPACES[to]);

/** The hue of a color in degrees, unrounded. Null if missing, powerless (as in oklch(0.5 0 120)), or not a channel of the space. */
export function hueOrNull({ space, coords: [x, y, z], none }: Color): number | null {
	const v: Vec3 = [x, y, z], at = findChannel('hue', SPACES[space]);
	const missing = none | settlePowerless(v, SPACES[space]);
	return at === -1 || (missing & (1 << at)) !== 0 ? null : v[at]!;
}
