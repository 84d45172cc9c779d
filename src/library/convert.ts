/*
 * From texts to colors, between spaces and into gamuts, and to texts again.
 */

import { printCss } from '../formats/css-print.ts';
import { format as formatColor, FORMAT_IDS, type FormatId } from '../formats/table.ts';
import { printHex } from '../formats/hex.ts';
import { fits as fitsGamut } from '../gamut/fits.ts';
import { GAMUT_IDS, type GamutId } from '../gamut/gamut.ts';
import { mapToGamut as mapColor } from '../gamut/map.ts';
import { parseCss } from '../reading/css-parse.ts';
import type { Color } from '../spaces/color.ts';
import { convert as convertColor } from '../spaces/convert.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import { SPACE_IDS, type SpaceId } from '../spaces/table.ts';
import {
	anyColorOf, colorIn, colorOf, intoSpace, isTableId, partsOf, spaceOf, textOf, whole, wordOf, type ColorLike,
} from './arguments.ts';
import { formatBy, type FormatOptions } from './format-options.ts';
import { pageOf, type ParseOptions } from './page.ts';
import { shown } from './shown.ts';

/**
 * The color of a text of CSS: a keyword, HEX with `#` or without, a function of CSS Color 4, and of CSS Color 5 `color-mix()`,
 * relative colors, `alpha()`, `light-dark()` and `contrast-color()`; 1 to 120 characters. With `variables` it reads `var()`
 * too: `parse('oklch(from var(--brand) l c h / 50%)', { variables: { '--brand': 'teal' } })`. `parse` of `tincture/names` reads
 * names too. Throws InputError, which says where reading stopped and shows forms that can be read; that of `tincture/names`
 * says why in full and offers the text mended.
 */
export function parse(text: string): Color;
export function parse(text: string, options?: ParseOptions): Color;
export function parse(text: string, options?: ParseOptions): Color {
	return parseCss(textOf(text, 'text'), pageOf(options, 'options'));
}

/**
 * The same color in another space, by its id, or by itself where it is a further one: `convert('teal', okhsl)`. Values
 * outside the gamut stay; a hue without power becomes missing. Throws InputError.
 */
export function convert<S extends SpaceId>(color: ColorLike, space: S): Color<S>;
export function convert<S extends MoreSpaceId>(color: ColorLike, space: Space<S>): Color<S>;
export function convert(color: ColorLike, space: string | Space): Color<string> {
	if (isTableId(space)) return colorIn(color, 'color', space);
	const to = spaceOf(space, 'space'), given = anyColorOf(color, 'color');
	return given.space === to.id ? given : intoSpace(given, to);
}

/**
 * A color as text in one of the formats: `format('teal', 'hex')` is `#008080`. Options write it in another way, each for
 * the formats that know it: `format('teal', 'rgb', { legacy: true })` is `rgb(0, 128, 128)`. Throws InputError.
 */
export function format(color: ColorLike, id: FormatId, options?: FormatOptions): string {
	const given = partsOf(color, 'color');
	// HEX is asked for most, and found without a search.
	if (id === 'hex' && options === undefined) return printHex(shown(given), given.alpha);
	const known = wordOf(id, FORMAT_IDS, 'format');
	if (options !== undefined) return formatBy(whole(given), known, options);
	return formatColor(whole(given), known);
}

/** Can this gamut show the color? Throws InputError. */
export const fits = (color: ColorLike, gamut: GamutId): boolean => fitsGamut(colorOf(color, 'color'), wordOf(gamut, GAMUT_IDS, 'gamut'));

/**
 * The closest color of a gamut by CSS Color 4: binary search with local MINDE. A color inside is only converted.
 * Throws InputError.
 */
export const mapToGamut = <G extends GamutId>(color: ColorLike, gamut: G): Color<G> =>
	mapColor(whole(partsOf(color, 'color')), wordOf(gamut, GAMUT_IDS, 'gamut') as G);

/**
 * A color as CSS text in a space, or in its own: `toCss('teal', 'oklch')` is `oklch(0.54312 0.09267 194.769)`. No color is
 * mapped into a gamut. For a program that writes CSS alone it bundles smaller than `format`. Throws InputError.
 */
export function toCss(color: ColorLike, space?: SpaceId): string {
	const given = colorOf(color, 'color');
	return printCss(space === undefined ? given : convertColor(given, wordOf(space, SPACE_IDS, 'space')));
}
