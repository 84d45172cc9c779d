/*
 * Words for colors, and colors for words.
 */

import { LOCALES, type Locale } from '../names/locale.ts';
import { nearest as nearestTo, nearestOfPixels, NEAREST_LISTS, type NamedColor, type NearestList } from '../names/nearest.ts';
import { parse as parseAny, readColor } from '../names/parse-color.ts';
import { search as searchNames, type Found } from '../names/search.ts';
import type { Color } from '../spaces/color.ts';
import { rgb24 } from '../spaces/rgb24.ts';
import { partsOf, textOf, whole, wholeOf, wordOf, type ColorLike } from './arguments.ts';
import { bytesOf, type RgbaBytes } from './bulk.ts';
import { pageOf, type ParseOptions } from './page.ts';

/** More than this many names are a list and no answer. */
const MOST = 1000;

/**
 * The color of a text in any form: CSS, HEX, a Tailwind class such as `sky-500`, or a name in English or Russian; 1 to
 * 120 characters. With `variables` it reads `var()` too. Throws InputError, which says where reading stopped and what to write
 * instead.
 */
export function parse(text: string): Color;
export function parse(text: string, options?: ParseOptions): Color;
export function parse(text: string, options?: ParseOptions): Color {
	return readColor(textOf(text, 'text'), pageOf(options, 'options')).color;
}

/** The named colors nearest to a color, ascending deltaE OK, exactly; `limit` is 1 to 1000. Throws InputError. */
export const nearest = (color: ColorLike, list: NearestList = 'names', limit = 1): readonly NamedColor[] =>
	nearestTo(whole(partsOf(color, 'color', parseAny)), wordOf(list, NEAREST_LISTS, 'list'), wholeOf(limit, 1, MOST, 'limit'));

/**
 * The named colors that words mean, best first: any word order, unfinished words, endings and typos forgiven. `limit` is
 * 1 to 1000; only names of `locale`, or of all languages. Throws InputError.
 */
export const search = (words: string, limit = 20, locale?: Locale): readonly Found[] => searchNames(textOf(words, 'words'), {
	limit: wholeOf(limit, 1, MOST, 'limit'),
	locale: locale === undefined ? undefined : wordOf(locale, LOCALES, 'locale'),
}).results;

/** The names of a picture: each once, and for every pixel which of them it is. */
export interface NearestNames {
	readonly names: readonly NamedColor[];
	readonly indices: Uint32Array;
}

/**
 * The name nearest to each pixel of a canvas, exactly; alpha does not count. The distance of a name is that of the first
 * pixel that has it. Throws InputError.
 */
export function nearestAll(source: RgbaBytes, list: NearestList = 'names'): NearestNames {
	const bytes = bytesOf(source, 'source'), id = wordOf(list, NEAREST_LISTS, 'list');
	const { ids, size, nameOf } = nearestOfPixels(bytes, id);
	// Ids become places among the names, in the order in which the picture has them.
	const names: NamedColor[] = [], places = new Int32Array(size).fill(-1);
	for (let i = 0; i < ids.length; i++) {
		const found = ids[i]!;
		if (places[found]! < 0) places[found] = names.push(nameOf(found, rgb24(bytes[4 * i]!, bytes[4 * i + 1]!, bytes[4 * i + 2]!))) - 1;
		ids[i] = places[found]!;
	}
	return { names, indices: ids };
}
