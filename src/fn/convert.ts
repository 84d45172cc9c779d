/*
 * Converts colors to spaces, and prints them.
 */

import { printCss } from '../formats/css-print.ts';
import { printHex } from '../formats/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import type { Space } from '../spaces/space.ts';
import { checkColor, checkSpace } from './arguments.ts';

/**
 * Converts a color to a space: `convert(color, oklch)`. Values outside the gamut stay; a powerless hue becomes missing.
 * @param color The color.
 * @param space The space.
 * @returns The color in that space.
 * @throws InputError
 * @example
 * toCss(convert(parse('red'), hsl)); // 'hsl(0 100% 50%)'
 */
export const convert = <S extends string>(color: Color<string>, space: Space<S>): Color<S> =>
	convertTo(checkColor(color, 'color'), checkSpace(space, 'space'));

/**
 * Writes a color as HEX, mapped into sRGB by CSS Color 4 if it is outside: `#008080`, with eight digits for a translucent color.
 * @param color The color.
 * @returns HEX of six or eight digits.
 * @throws InputError
 * @example
 * toHex(parse('teal')); // '#008080'
 */
export function toHex(color: Color<string>): string {
	const copy = checkColor(color, 'color');
	return printHex(toRgb24(copy), copy.alpha);
}

/**
 * Writes a color as CSS, in a space or in its own: `toCss(color, oklch)` is `oklch(0.54312 0.09267 194.769)`. Does not map into a gamut.
 * @param color The color.
 * @param space The space.
 * @returns CSS text.
 * @throws InputError
 * @example
 * toCss(parseHex('#f00'), hsl); // 'hsl(0 100% 50%)'
 */
export const toCss = (color: Color<string>, space?: Space): string =>
	printCss(space === undefined ? checkColor(color, 'color') : convert(color, space));
