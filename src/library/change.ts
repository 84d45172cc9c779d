/*
 * Everyday changes of a color, in equal perceived steps.
 *
 * Lightness, chroma and hue are those of OKLCH. A color inside sRGB stays inside: its chroma is reduced as far as needed. The result is
 * in the space of the color.
 */

import * as fn from '../fn/change.ts';
import { LARGEST } from '../fn/arguments.ts';
import type { Color } from '../spaces/color.ts';
import type { SpaceId } from '../spaces/table.ts';
import { readNumber } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';

/**
 * Makes a color lighter: adds to its OKLCH lightness, 0 to 1.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The lighter color, in its space.
 * @throws InputError
 * @example
 * toCss(lighten('oklch(0.6 0.05 200)', 0.1)); // 'oklch(0.7 0.05 200)'
 */
export function lighten<S extends string = SpaceId>(color: Color<S> | string, by?: number): Color<NoInfer<S>>;
export function lighten(color: ColorLike, by = 0.1): Color<string> {
	return fn.lighten(readAnyColor(color, 'color'), readNumber(by, -1, 1, 'by'));
}

/**
 * Makes a color darker: subtracts from its OKLCH lightness, 0 to 1.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The darker color, in its space.
 * @throws InputError
 * @example
 * toCss(darken('oklch(0.6 0.05 200)', 0.1)); // 'oklch(0.5 0.05 200)'
 */
export function darken<S extends string = SpaceId>(color: Color<S> | string, by?: number): Color<NoInfer<S>>;
export function darken(color: ColorLike, by = 0.1): Color<string> {
	return fn.darken(readAnyColor(color, 'color'), readNumber(by, -1, 1, 'by'));
}

/**
 * Makes a color more vivid: adds to its chroma, as a share of the largest one in sRGB at its lightness and hue. Grays have no hue and
 * stay unchanged.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The more vivid color, in its space.
 * @throws InputError
 * @example
 * toHex(saturate('gray', 1)); // '#808080'
 */
export function saturate<S extends string = SpaceId>(color: Color<S> | string, by?: number): Color<NoInfer<S>>;
export function saturate(color: ColorLike, by = 0.1): Color<string> {
	return fn.saturate(readAnyColor(color, 'color'), readNumber(by, -1, 1, 'by'));
}

/**
 * Makes a color less vivid; the opposite of `saturate`.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The grayer color, in its space.
 * @throws InputError
 * @example
 * toHex(desaturate('red', 1)); // '#888888'
 */
export function desaturate<S extends string = SpaceId>(color: Color<S> | string, by?: number): Color<NoInfer<S>>;
export function desaturate(color: ColorLike, by = 0.1): Color<string> {
	return fn.desaturate(readAnyColor(color, 'color'), readNumber(by, -1, 1, 'by'));
}

/**
 * Turns the OKLCH hue, in degrees.
 * @param color The color.
 * @param degrees Angle in degrees.
 * @returns The rotated color, in its space.
 * @throws InputError
 * @example
 * toCss(rotate('oklch(0.7 0.1 200)', 30)); // 'oklch(0.7 0.1 230)'
 */
export function rotate<S extends string = SpaceId>(color: Color<S> | string, degrees: number): Color<NoInfer<S>>;
export function rotate(color: ColorLike, degrees: number): Color<string> {
	return fn.rotate(readAnyColor(color, 'color'), readNumber(degrees, -LARGEST, LARGEST, 'degrees'));
}

/**
 * The gray of the same OKLCH lightness.
 * @param color The color.
 * @returns The gray, in the space of the color.
 * @throws InputError
 * @example
 * toHex(grayscale('red')); // '#888888'
 */
export function grayscale<S extends string = SpaceId>(color: Color<S> | string): Color<NoInfer<S>>;
export function grayscale(color: ColorLike): Color<string> {
	return fn.grayscale(readAnyColor(color, 'color'));
}

/**
 * The opposite in sRGB, 1 minus each channel: `invert('red')` is cyan.
 * @param color The color.
 * @returns The opposite, in the space of the color.
 * @throws InputError
 * @example
 * toHex(invert('red')); // '#00ffff'
 */
export function invert<S extends string = SpaceId>(color: Color<S> | string): Color<NoInfer<S>>;
export function invert(color: ColorLike): Color<string> {
	return fn.invert(readAnyColor(color, 'color'));
}

/**
 * Sets the relative luminance of WCAG 2, 0 to 1. Adds black or white light, so the color stays inside sRGB; a color outside is mapped
 * first.
 * @param color The color.
 * @param luminance 0 to 1.
 * @returns The color with that luminance.
 * @throws InputError
 * @example
 * toHex(withLuminance('gray', 1)); // '#ffffff'
 */
export function withLuminance<S extends string = SpaceId>(color: Color<S> | string, luminance: number): Color<NoInfer<S>>;
export function withLuminance(color: ColorLike, luminance: number): Color<string> {
	return fn.withLuminance(readAnyColor(color, 'color'), readNumber(luminance, 0, 1, 'luminance'));
}
