/*
 * Colors as values: making one by hand, asking it, changing its alpha.
 */

import { InputError } from '../errors.ts';
import { tryParseCss } from '../reading/css-parse.ts';
import { isEqual as areEqual, isMissing as isMissingIn, withAlpha as colorWithAlpha, type Color } from '../spaces/color.ts';
import { blueOf, fromRgb24, greenOf, redOf, rgb24 } from '../spaces/rgb24.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { colorFrom, givenColor, isGivenColor, numberOf, partsOf, spaceOf, wholeOf, type ColorLike } from './arguments.ts';
import { readPage, type ParseOptions } from './page.ts';
import { shown } from './shown.ts';

/**
 * A color from its parts: `color('oklch', [0.7, 0.1, 200])`; a further space is given as itself. Coordinates are in the
 * units of the space and may leave its gamut; `alpha` is 0 to 1; bit i of `none` says that channel i is missing, bit 3 that
 * alpha is. Throws InputError.
 */
export function color<S extends SpaceId>(space: S, coords: readonly [number, number, number], alpha?: number, none?: number): Color<S>;
export function color<S extends MoreSpaceId>(
	space: Space<S>, coords: readonly [number, number, number], alpha?: number, none?: number): Color<S>;
export function color(space: string | Space, coords: readonly [number, number, number], alpha = 1, none = 0): Color<string> {
	return colorFrom(spaceOf(space, 'space').id, coords, alpha, none);
}

/** The same color with another alpha, 0 to 1. Throws InputError. */
export const withAlpha = <S extends SpaceId | MoreSpaceId>(color: Color<S>, alpha: number): Color<S> =>
	colorWithAlpha(givenColor(color, 'color'), numberOf(alpha, 0, 1, 'alpha'));

/**
 * Same space, same coordinates, same alpha, same missing channels? Two that only look the same have a `deltaE` of nearly 0.
 * Throws InputError.
 */
export const isEqual = (first: Exclude<ColorLike, string>, second: Exclude<ColorLike, string>): boolean =>
	areEqual(givenColor(first, 'first'), givenColor(second, 'second'));

/** Is channel 0, 1 or 2, or alpha (3), missing, as `none` in CSS says? Throws InputError. */
export const isMissing = (color: Exclude<ColorLike, string>, channel: 0 | 1 | 2 | 3): boolean =>
	// The check makes the type true.
	isMissingIn(givenColor(color, 'color'), wholeOf(channel, 0, 3, 'channel') as 0 | 1 | 2 | 3);

/** Is a value a Color, or a text of CSS that `parse` reads? Never throws. */
export const isColor = (value: unknown): value is ColorLike =>
	(typeof value === 'string' ? tryParseCss(value) !== undefined : isGivenColor(value));

/** All that is said without the messages. */
const WANTED = 'options must be like { scheme: "dark", variables: { "--brand": "teal" } }. parse says what is wrong with them.';

/**
 * The color of a text of CSS, or undefined for what is none, whatever it is. With `variables` it reads `var()` too, and with `scheme`
 * `light-dark()` for a dark page, as `parse` does. Throws InputError for options that are none, and for nothing else; what is wrong
 * with them is said by `parse`.
 */
export function tryParse(text: unknown): Color | undefined;
export function tryParse(text: unknown, options?: ParseOptions): Color | undefined;
export function tryParse(text: unknown, options?: ParseOptions): Color | undefined {
	const page = readPage(options);
	if (page === null) throw new InputError({ code: 'invalid-parameter', path: ['options'], detail: WANTED });
	return typeof text === 'string' ? tryParseCss(text, page) : undefined;
}

/** What a screen is sent: red, green and blue from 0 to 255, mapped into sRGB and rounded, and alpha from 0 to 1. Throws InputError. */
export function toRgb8(color: ColorLike): readonly [red: number, green: number, blue: number, alpha: number] {
	const given = partsOf(color, 'color'), bits = shown(given);
	return [redOf(bits), greenOf(bits), blueOf(bits), given.alpha];
}

/** The color of red, green and blue, whole numbers from 0 to 255, and alpha from 0 to 1. Throws InputError. */
export const fromRgb8 = (red: number, green: number, blue: number, alpha = 1): Color<'srgb'> => fromRgb24(
	rgb24(wholeOf(red, 0, 255, 'red'), wholeOf(green, 0, 255, 'green'), wholeOf(blue, 0, 255, 'blue')),
	numberOf(alpha, 0, 1, 'alpha'),
);
