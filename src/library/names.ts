/*
 * Words for colors, and colors for words.
 */

import { LOCALES, type Locale } from '../names/locale.ts';
import { nearest as nearestTo, NEAREST_LISTS, type NamedColor, type NearestList } from '../names/nearest.ts';
import { parse as parseAny } from '../names/parse-color.ts';
import { search as searchNames, type Found } from '../names/search.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24, rgb24 } from '../spaces/rgb24.ts';
import { colorOf, textOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';
import { bytesOf, type RgbaBytes } from './bulk.ts';

/** More than this many names are a list and no answer. */
const MOST = 1000;

/**
 * The color of a text in any form: CSS, HEX, a Tailwind class such as `sky-500`, or a name in English or Russian; 1 to
 * 120 characters. Throws InputError, which says where reading stopped and what to write instead.
 */
export const parse = (text: string): Color => parseAny(textOf(text, 'text'));

/** The named colors nearest to a color, ascending deltaE OK, exactly; `limit` is 1 to 1000. Throws InputError. */
export const nearest = (color: ColorLike, list: NearestList = 'names', limit = 1): readonly NamedColor[] =>
	nearestTo(colorOf(color, 'color', parseAny), wordOf(list, NEAREST_LISTS, 'list'), wholeOf(limit, 1, MOST, 'limit'));

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
	const names: NamedColor[] = [], places = new Map<string, number>(), known = new Map<number, number>();
	const indices = new Uint32Array(bytes.length / 4);
	for (let i = 0; i < bytes.length; i += 4) {
		const pixel = rgb24(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!);
		let place = known.get(pixel);
		if (place === undefined) {
			// Every list has a name.
			const found = nearestTo(fromRgb24(pixel), id, 1)[0]!, key = `${found.hex} ${found.name}`;
			place = places.get(key) ?? names.push(found) - 1;
			places.set(key, place);
			known.set(pixel, place);
		}
		indices[i / 4] = place;
	}
	return { names, indices };
}
