/*
 * Names of colors, and colors of names.
 */

import type { RgbaBytes } from '../fn/bulk.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../names/locales/ids.ts';
import { namesIn, nearest as nearestTo, nearestOfPixels, NEAREST_LISTS, type NamedColor, type NearestList } from '../names/nearest.ts';
import { readColor } from '../names/parse-color.ts';
import { search as searchNames, type Found } from '../names/search.ts';
import { tryParseCss } from '../reading/css-parse.ts';
import type { Page } from '../reading/css-variables.ts';
import type { Color } from '../spaces/color.ts';
import { rgb24 } from '../spaces/rgb24.ts';
import { readShortText, readText, readWhole, readWord } from './arguments.ts';
import { readBytes } from './bulk.ts';
import { readPageOptions, type ParseOptions } from './page.ts';
import { readColor as readColorArgument, type ColorLike } from './read-color.ts';

/** Most results of a search, and most characters of its words. */
const MOST = 1000;

/** Reads a color in any form. CSS may be longer than the other forms. */
const parseAny = (text: string, page?: Page): Color => tryParseCss(text, page) ?? readColor(text, page).color;

/**
 * Parses a color in any form: CSS, HEX, a Tailwind class such as `sky-500`, or a name in English or Russian; CSS has up to 4,096
 * characters and other forms up to 120. With `variables` it reads `var()` too.
 * @param text The text to parse.
 * @param options Optional settings.
 * @returns The color.
 * @throws InputError, which says where parsing stopped and what to write instead
 * @example
 * parse('rebecca purple').coords; // [0.4, 0.2, 0.6]
 */
export function parse(text: string): Color;
export function parse(text: string, options?: ParseOptions): Color;
export function parse(text: string, options?: ParseOptions): Color {
	return parseAny(readText(text, 'text'), readPageOptions(options, 'options'));
}

/**
 * The named colors nearest to a color by deltaE OK, nearest first, exact; `limit` is 1 to 1000.
 * @param color The color.
 * @param list Which names.
 * @param limit Most results.
 * @returns The names, nearest first.
 * @throws InputError
 * @example
 * nearest('#663399', 'css')[0].name; // 'rebeccapurple'
 */
export const nearest = (color: ColorLike, list: NearestList = 'names', limit = 1): readonly NamedColor[] =>
	nearestTo(readColorArgument(color, 'color', parseAny), readWord(list, NEAREST_LISTS, 'list'), readWhole(limit, 1, MOST, 'limit'));

/**
 * The name of a color in English or Russian, the first that `nearest` gives: `name('#ff6347')` is `Tomato`.
 * @param color The color.
 * @param locale Language of the name.
 * @returns The name.
 * @throws InputError
 * @example
 * name('#663399'); // 'Rebecca Purple'
 */
export const name = (color: ColorLike, locale: Locale = DEFAULT_LOCALE): string =>
	nearest(color, namesIn(readWord(locale, LOCALES, 'locale')))[0]!.name;

/**
 * Searches named colors, best match first, in any word order, with unfinished words, inflections and typos. `limit` is 1 to 1000;
 * `locale` restricts the language of the names.
 * @param words The words to find, at most 1000 characters.
 * @param limit Most results.
 * @param locale Language of the names.
 * @returns The matches, best first.
 * @throws InputError
 * @example
 * search('purpl rebecca')[0].hex; // '#663399'
 */
export const search = (words: string, limit = 20, locale?: Locale): readonly Found[] =>
	searchNames(readShortText(words, MOST, 'words', 'teal'), {
		limit: readWhole(limit, 1, MOST, 'limit'),
		locale: locale === undefined ? undefined : readWord(locale, LOCALES, 'locale'),
	}).results;

/** The distinct names of a picture, and for every pixel the index of its name. */
export interface NearestNames {
	/** Distinct names, in the order of their first pixels. */
	readonly names: readonly NamedColor[];
	/** Index into `names` for each pixel. */
	readonly indices: Uint32Array;
}

/**
 * The nearest name of each pixel of a canvas, exact; ignores alpha. The distance of a name is that of the first pixel with it.
 * @param source Pixels as RGBA bytes.
 * @param list Which names.
 * @returns Names, and the index of each pixel.
 * @throws InputError
 * @example
 * nearestAll(new Uint8Array([255, 0, 0, 255]), 'css').names[0].name; // 'red'
 */
export function nearestAll(source: RgbaBytes, list: NearestList = 'names'): NearestNames {
	const bytes = readBytes(source, 'source'), id = readWord(list, NEAREST_LISTS, 'list');
	const { ids, size, nameOf } = nearestOfPixels(bytes, id);
	// Numbers the names in the order of their first pixel.
	const names: NamedColor[] = [], places = new Int32Array(size).fill(-1);
	for (let i = 0; i < ids.length; i++) {
		const id = ids[i]!;
		if (places[id]! < 0) places[id] = names.push(nameOf(id, rgb24(bytes[4 * i]!, bytes[4 * i + 1]!, bytes[4 * i + 2]!))) - 1;
		ids[i] = places[id]!;
	}
	return { names, indices: ids };
}
