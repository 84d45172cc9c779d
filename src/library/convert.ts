/*
 * Parses, converts, maps and formats colors.
 */

import { printCss } from '../formats/css-print.ts';
import { format as formatColor, FORMAT_IDS, type FormatId } from '../formats/table.ts';
import { printHex } from '../formats/hex.ts';
import { GAMUT_IDS, type GamutId } from '../gamut/gamut.ts';
import { mapToGamut as mapColor } from '../gamut/map.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { parseCss } from '../reading/css-parse.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import type { Space } from '../spaces/space.ts';
import type { SpaceId } from '../spaces/table.ts';
import { readText, readWord } from './arguments.ts';
import { formatWith, type FormatOptions } from './format-options.ts';
import { readPageOptions, type ParseOptions } from './page.ts';
import { readAnyColor, readColor, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';

/**
 * Parses a CSS color: a keyword, HEX with or without `#`, a function of CSS Color 4, and of CSS Color 5 `color-mix()`, relative colors,
 * `alpha()`, `light-dark()` and `contrast-color()`; up to 4,096 characters. With `variables` it reads `var()` too: `parse('oklch(from
 * var(--brand) l c h / 50%)', { variables: { '--brand': 'teal' } })`. `parse` of `tincture/names` also reads names.
 * @param text The text to parse.
 * @param options Optional settings.
 * @returns The color.
 * @throws InputError, which says where parsing stopped and shows valid forms; that of `tincture/names` also explains the reason in full
 * and suggests a corrected text
 * @example
 * parse('rebeccapurple').coords; // [0.4, 0.2, 0.6]
 */
export function parse(text: string): Color;
export function parse(text: string, options?: ParseOptions): Color;
export function parse(text: string, options?: ParseOptions): Color {
	return parseCss(readText(text, 'text'), readPageOptions(options, 'options'));
}

/**
 * Converts a color to another space, by id, or by object for a further one: `convert('teal', okhsl)`. Values outside the gamut stay; a
 * powerless hue becomes missing.
 * @param color The color.
 * @param space The space.
 * @returns The color in that space.
 * @throws InputError
 * @example
 * toCss(convert('red', 'hsl')); // 'hsl(0 100% 50%)'
 */
export function convert<S extends string>(color: ColorLike, space: Space<S>): Color<S>;
export function convert<S extends SpaceId>(color: ColorLike, space: S): Color<S>;
export function convert(color: ColorLike, space: string | Space): Color<string> {
	return convertTo(readAnyColor(color, 'color'), readSpace(space, 'space'));
}

/**
 * Writes a color in a format: `format('teal', 'hex')` is `#008080`. Each option applies to the formats that support it: `format('teal',
 * 'rgb', { legacy: true })` is `rgb(0, 128, 128)`.
 * @param color The color.
 * @param id The format.
 * @param options Optional settings.
 * @returns The text.
 * @throws InputError
 * @example
 * format('teal', 'rgb', { legacy: true }); // 'rgb(0, 128, 128)'
 */
export function format(color: ColorLike, id: FormatId, options?: FormatOptions): string {
	const input = readColor(color, 'color'), formatId = readWord(id, FORMAT_IDS, 'format');
	return options === undefined ? formatColor(input, formatId) : formatWith(input, formatId, options);
}

/**
 * Writes a color as HEX, mapped into sRGB if it is outside: `toHex('teal')` is `#008080`.
 * @param color The color.
 * @returns HEX of six or eight digits.
 * @throws InputError
 * @example
 * toHex('teal'); // '#008080'
 */
export function toHex(color: ColorLike): string {
	const input = readColor(color, 'color');
	return printHex(toRgb24(input), input.alpha);
}

/**
 * Maps a color into a gamut by CSS Color 4: binary search with local MINDE. A color inside is only converted.
 * @param color The color.
 * @param gamut The gamut.
 * @returns The color in the space of the gamut.
 * @throws InputError
 * @example
 * toHex(mapToGamut('color(display-p3 0 1 0)', 'srgb')); // '#00fb29'
 */
export const mapToGamut = <G extends GamutId>(color: ColorLike, gamut: G): Color<G> =>
	mapColor(readColor(color, 'color'), readWord(gamut, GAMUT_IDS, 'gamut') as G);

/**
 * Writes a color as CSS, in a space or in its own: `toCss('teal', 'oklch')` is `oklch(0.54312 0.09267 194.769)`. Does not map into a
 * gamut. Bundles smaller than `format` for programs that only write CSS.
 * @param color The color.
 * @param space The space.
 * @returns CSS text.
 * @throws InputError
 * @example
 * toCss('red', 'hsl'); // 'hsl(0 100% 50%)'
 */
export function toCss(color: ColorLike, space?: SpaceId | Space): string {
	const input = readAnyColor(color, 'color');
	return printCss(space === undefined ? input : convertTo(input, readSpace(space, 'space')));
}
