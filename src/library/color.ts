/*
 * Creates colors, checks and compares them, and changes their alpha.
 */

import { InputError } from '../errors.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { tryParseCss } from '../reading/css-parse.ts';
import { isEqual as areEqual, isMissing as isMissingIn, withAlpha as colorWithAlpha, type Color } from '../spaces/color.ts';
import { blueOf, fromRgb24, greenOf, redOf, rgb24 } from '../spaces/rgb24.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { readNumber, readWhole } from './arguments.ts';
import { readPage, type ParseOptions } from './page.ts';
import { colorFrom, isColorObject, readAnyColor, readColor, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';

/**
 * Creates a color from its parts: `color('oklch', [0.7, 0.1, 200])`; a further space is passed as an object. Coordinates are in the
 * units of the space and may lie outside its gamut; `alpha` is 0 to 1; bit i of `none` marks channel i as missing, bit 3 alpha.
 * @param space The space.
 * @param coords Coordinates in the units of the space.
 * @param alpha 0 to 1.
 * @param none Bit mask of missing channels.
 * @returns The color.
 * @throws InputError
 * @example
 * toCss(color('oklch', [0.7, 0.1, 200])); // 'oklch(0.7 0.1 200)'
 */
export function color<S extends string>(
	space: Space<S>, coords: readonly [number, number, number], alpha?: number, none?: number): Color<S>;
export function color<S extends SpaceId>(space: S, coords: readonly [number, number, number], alpha?: number, none?: number): Color<S>;
export function color(space: string | Space, coords: readonly [number, number, number], alpha = 1, none = 0): Color<string> {
	return colorFrom({ space: readSpace(space, 'space').id, coords, alpha, none });
}

/**
 * Returns the color with another alpha, 0 to 1: `withAlpha('teal', 0.5)`.
 * @param color The color.
 * @param alpha 0 to 1.
 * @returns The color with that alpha.
 * @throws InputError
 * @example
 * toHex(withAlpha('teal', 0.5)); // '#00808080'
 */
export function withAlpha<S extends string = SpaceId>(color: Color<S> | string, alpha: number): Color<NoInfer<S>>;
export function withAlpha(color: ColorLike, alpha: number): Color<string> {
	return colorWithAlpha(readAnyColor(color, 'color'), readNumber(alpha, 0, 1, 'alpha'));
}

/**
 * True if two colors have the same space, coordinates, alpha and missing channels. Colors that only look the same have a `deltaE` near
 * 0.
 * @param first One color.
 * @param second The other color.
 * @returns True for equal colors.
 * @throws InputError
 * @example
 * isEqual('#f00', 'rgb(255 0 0)'); // true
 */
export const isEqual = (first: ColorLike, second: ColorLike): boolean =>
	areEqual(readAnyColor(first, 'first'), readAnyColor(second, 'second'));

/**
 * True if channel 0, 1 or 2, or alpha (3), is missing (`none` in CSS).
 * @param color The color.
 * @param channel Index of the channel; 3 is alpha.
 * @returns True if missing.
 * @throws InputError
 * @example
 * isMissing('oklch(0.5 0.1 none)', 2); // true
 */
export const isMissing = (color: ColorLike, channel: 0 | 1 | 2 | 3): boolean =>
	// Checked by the call, so the type holds.
	isMissingIn(readAnyColor(color, 'color'), readWhole(channel, 0, 3, 'channel') as 0 | 1 | 2 | 3);

/**
 * True for a Color, and for a CSS text that `parse` reads. Never throws.
 * @param value Any value.
 * @returns True for a color.
 * @example
 * isColor('tael'); // false
 */
export const isColor = (value: unknown): value is ColorLike =>
	(typeof value === 'string' ? tryParseCss(value) !== undefined : isColorObject(value));

/** The only message of `tryParse`, which does not bundle the others. */
const INVALID_OPTIONS = 'options must be like { scheme: "dark", variables: { "--brand": "teal" } }. parse explains what is wrong with them.';

/**
 * Parses a CSS color; returns undefined for any other value. With `variables` it reads `var()` too, and with `scheme` `light-dark()` for
 * a dark page, as `parse` does.
 * @param text The text to parse.
 * @param options Optional settings.
 * @returns The color, or undefined.
 * @throws InputError only for invalid options; `parse` explains what is wrong with them
 * @example
 * tryParse('tael'); // undefined
 */
export function tryParse(text: unknown): Color | undefined;
export function tryParse(text: unknown, options?: ParseOptions): Color | undefined;
export function tryParse(text: unknown, options?: ParseOptions): Color | undefined {
	const page = readPage(options);
	if (page === null) throw new InputError({ code: 'invalid-parameter', path: ['options'], detail: INVALID_OPTIONS });
	return typeof text === 'string' ? tryParseCss(text, page) : undefined;
}

/**
 * The color as sent to a screen: red, green and blue from 0 to 255, mapped into sRGB and rounded, and alpha 0 to 1.
 * @param color The color.
 * @returns Three bytes and alpha.
 * @throws InputError
 * @example
 * toRgb8('rgb(255 99 71 / 50%)'); // [255, 99, 71, 0.5]
 */
export function toRgb8(color: ColorLike): readonly [red: number, green: number, blue: number, alpha: number] {
	const input = readColor(color, 'color'), bits = toRgb24(input);
	return [redOf(bits), greenOf(bits), blueOf(bits), input.alpha];
}

/**
 * A color from red, green and blue, whole numbers from 0 to 255, and alpha 0 to 1.
 * @param red 0 to 255.
 * @param green 0 to 255.
 * @param blue 0 to 255.
 * @param alpha 0 to 1.
 * @returns The color.
 * @throws InputError
 * @example
 * toHex(fromRgb8(255, 99, 71)); // '#ff6347'
 */
export const fromRgb8 = (red: number, green: number, blue: number, alpha = 1): Color<'srgb'> => fromRgb24(
	rgb24(readWhole(red, 0, 255, 'red'), readWhole(green, 0, 255, 'green'), readWhole(blue, 0, 255, 'blue')),
	readNumber(alpha, 0, 1, 'alpha'),
);
