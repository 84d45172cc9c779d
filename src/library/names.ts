/*
 * Words for colors, and colors for words.
 */

import { LOCALES, type Locale } from '../names/locale.ts';
import { nearest as nearestTo, NEAREST_LISTS, type NamedColor, type NearestList } from '../names/nearest.ts';
import { parse as parseAny } from '../names/parse-color.ts';
import { search as searchNames, type Found } from '../names/search.ts';
import type { Color } from '../spaces/color.ts';
import { colorOf, textOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

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
