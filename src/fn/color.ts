/*
 * Creates and parses colors.
 */

import { parseCss4 as parseText4, readCssText } from '../reading/css-levels.ts';
import { LONGEST_EXPANDED } from '../reading/css-text.ts';
import { parseHex as parseHexText } from '../reading/hex.ts';
import type { Color } from '../spaces/color.ts';
import type { Space } from '../spaces/space.ts';
import { checkColor, checkSpace } from './arguments.ts';

/**
 * Creates a color from its parts: `color(oklch, [0.7, 0.1, 200])`. Coordinates are in the units of the space and may lie outside its
 * gamut; `alpha` is 0 to 1; bit i of `none` marks channel i as missing, bit 3 alpha.
 * @param space The space.
 * @param coords Coordinates in the units of the space.
 * @param alpha 0 to 1.
 * @param none Bit mask of missing channels.
 * @returns The color.
 * @throws InputError
 * @example
 * toCss(color(oklch, [0.7, 0.1, 200])); // 'oklch(0.7 0.1 200)'
 */
export function color<S extends string>(
	space: Space<S>, coords: readonly [number, number, number], alpha = 1, none = 0): Color<S> {
	return checkColor({ space: checkSpace(space, 'space').id, coords, alpha, none }, 'coords, alpha, none');
}

/**
 * Parses a color of CSS Color 4 and 5: a keyword, HEX with or without `#`, or a function, `color-mix()` and relative colors included; up
 * to 4,096 characters. Undefined for any other value.
 * @param text The text to parse.
 * @returns The color.
 * @example
 * parse('rebeccapurple').coords; // [0.4, 0.2, 0.6]
 */
export const parse = (text: unknown): Color | undefined =>
	(typeof text === 'string' ? readCssText(text, undefined, LONGEST_EXPANDED)?.color : undefined);

/**
 * Parses a color of CSS Color 4; smaller than `parse`. Undefined for any other value.
 * @param text The text to parse.
 * @returns The color, or undefined.
 * @example
 * parseCss4('rebeccapurple').coords; // [0.4, 0.2, 0.6]
 */
export const parseCss4 = (text: unknown): Color | undefined => (typeof text === 'string' ? parseText4(text) : undefined);

/**
 * Parses HEX with 3, 4, 6 or 8 digits, with or without `#`, in any case; smaller than `parseCss4`. Undefined for any other value.
 * @param text The text to parse.
 * @returns The color, or undefined.
 * @example
 * parseHex('#639').coords; // [0.4, 0.2, 0.6]
 */
export const parseHex = (text: unknown): Color<'srgb'> | undefined => (typeof text === 'string' ? parseHexText(text) : undefined);
