/*
 * Colors as values: making one by hand, asking it, changing its alpha.
 */

import { isEqual as areEqual, isMissing as isMissingIn, withAlpha as colorWithAlpha, type Color } from '../spaces/color.ts';
import type { SpaceId } from '../spaces/table.ts';
import { colorFrom, givenColor, numberOf, wholeOf } from './arguments.ts';

/**
 * A color from its parts: `color('oklch', [0.7, 0.1, 200])`. Coordinates are in the units of the space and may leave
 * its gamut; `alpha` is 0 to 1; bit i of `none` says that channel i is missing, bit 3 that alpha is. Throws InputError.
 */
export const color = <S extends SpaceId>(space: S, coords: readonly [number, number, number], alpha = 1, none = 0): Color<S> =>
	// The space was looked up among the ids, and is the one given.
	colorFrom({ space, coords, alpha, none }) as Color<S>;

/** The same color with another alpha, 0 to 1. Throws InputError. */
export const withAlpha = <S extends SpaceId>(color: Color<S>, alpha: number): Color<S> =>
	colorWithAlpha(givenColor(color, 'color'), numberOf(alpha, 0, 1, 'alpha'));

/**
 * Same space, same coordinates, same alpha, same missing channels? Two that only look the same are told by `deltaE`.
 * Throws InputError.
 */
export const isEqual = (first: Color, second: Color): boolean => areEqual(givenColor(first, 'first'), givenColor(second, 'second'));

/** Is channel 0, 1 or 2, or alpha (3), missing, as `none` in CSS says? Throws InputError. */
export const isMissing = (color: Color, channel: 0 | 1 | 2 | 3): boolean =>
	// The check makes the type true.
	isMissingIn(givenColor(color, 'color'), wholeOf(channel, 0, 3, 'channel') as 0 | 1 | 2 | 3);
