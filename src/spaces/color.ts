/*
 * A color: coordinates in a named space, alpha, and a mask of missing channels.
 *
 * Coordinates are always finite. A channel that CSS calls `none` holds 0 and has its bit set in `none`, so that
 * arithmetic needs no checks; only mixing and printing look at the mask.
 */

import type { SpaceId } from './table.ts';

/** A color: a plain object that no function changes. */
export interface Color<S extends string = SpaceId> {
	/** Id of the space. */
	readonly space: S;
	/** Always finite; 0 for a missing channel. */
	readonly coords: readonly [number, number, number];
	/** 0..1; 0 if missing. */
	readonly alpha: number;
	/** Bit i: channel i is missing. Bit 3: alpha is missing. */
	readonly none: number;
}

/** The bit of a missing alpha in `Color.none`; channels are 1, 2 and 4. */
export const NONE_ALPHA = 8;

/** Builds a color; opaque and without missing channels by default. Expects finite numbers and alpha in 0..1. */
export const color = <S extends string>(
	space: S,
	coords: readonly [number, number, number],
	alpha = 1,
	none = 0,
): Color<S> => ({ space, coords, alpha, none });

/** True if channel 0, 1 or 2, or alpha (3), is missing. */
export const isMissing = (of: Color<string>, channel: 0 | 1 | 2 | 3): boolean => (of.none & (1 << channel)) !== 0;

/** The same color with another alpha (0..1). */
export const withAlpha = <S extends string>(of: Color<S>, alpha: number): Color<S> =>
	({ space: of.space, coords: of.coords, alpha, none: of.none & ~NONE_ALPHA });

/** True if space, coordinates, alpha and missing channels are equal; equal appearance is not enough. */
export const isEqual = (a: Color<string>, b: Color<string>): boolean =>
	a.space === b.space && a.alpha === b.alpha && a.none === b.none
	&& a.coords[0] === b.coords[0] && a.coords[1] === b.coords[1] && a.coords[2] === b.coords[2];
