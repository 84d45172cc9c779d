/*
 * The lists of names, each over a few columns: CSS keywords, common names in each language, Tailwind
 * classes, and the long list of extended names.
 *
 * A list is loaded when it is first asked for, once. Entries keep the order of their text file; all lists of common
 * names count the same entries.
 *
 * Source  data/SOURCES.md.
 * Proof   test/names/lists.test.ts.
 */

import { cssKeywords } from '../reading/css-keywords.ts';
import { parseCssFunction } from '../reading/css-explain.ts';
import { parseHex } from '../reading/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { colorsInBuckets, toldColor, type BucketColors } from './bucket-colors.ts';
import { joinTexts, lengthAt, numberColumn, textAt, type NumberColumn, type TableSet, type Texts } from './columns.ts';
import { packedTable, readLines, readNames, tableOf, type Names } from './data.ts';
import { foldWords } from './fold.ts';
import type { TreePlan } from './kd-tree.ts';
import { DEFAULT_LOCALE, forLocales, LANGUAGES, LOCALES, localeOfWords, type Locale, type Translation } from './locale.ts';
import { firstOfLast, namesByRows, oddNames, packedRows, type NameRows, type OddNames } from './name-rows.ts';
import { once } from './once.ts';

/** The common names in a language: `common` in the default one, `common-ru` and the like in the others. */
export type CommonId = 'common' | `common-${Translation}`;

/** The list of common names in a language. */
export const commonIn = (locale: Locale): CommonId => (locale === DEFAULT_LOCALE ? 'common' : `common-${locale}`);

export type ListId = 'css' | CommonId | 'tailwind' | 'extended';

export const LIST_IDS: readonly ListId[] = ['css', ...LOCALES.map(commonIn), 'tailwind', 'extended'];

export interface NameList {
	readonly id: ListId;
	readonly size: number;
	readonly name: (i: number) => string;
	/** How long the name is, in UTF-16 units. */
	readonly lengthOf: (i: number) => number;
	/** 8-bit sRGB; of a Tailwind class outside sRGB, the gamut-mapped color. */
	readonly rgb24: (i: number) => Rgb24;
	/** The color as published: OKLCH for Tailwind, 95 classes lying outside sRGB. Distances are measured to this one. */
	readonly color: (i: number) => Color;
}

type Tailwind = Names & {
	/** l, c, h of each. */
	readonly coords: Float64Array;
	readonly none: NumberColumn;
};

/** Further words that a common name is known by, with the number of their language. */
type FurtherTable = Texts & { readonly entries: NumberColumn; readonly locales: NumberColumn };

/** `rrggbb` and the columns of names between tabs; `; ` between the words of one. */
const commonRows = (): string[][] => readLines('common-names.txt').map((line) => line.split('\t'));

const wordsIn = (column: string | undefined): readonly string[] => (column === undefined || column === '' ? [] : column.split('; '));

const namesIn = (locale: Locale): Texts => joinTexts(commonRows().map((row) => wordsIn(row[LANGUAGES[locale].column])[0] ?? ''));

const builtCommon = (): Names => ({
	...namesIn(DEFAULT_LOCALE),
	colors: numberColumn(commonRows().map(([rgb = '']) => Number.parseInt(rgb, 16))),
});

/** The column of further words of any language whose letters tell which it is. */
const FURTHER_COLUMN = 3;

function builtFurther(): FurtherTable {
	const words = commonRows().flatMap((row, entry) => [
		...wordsIn(row[FURTHER_COLUMN]).map((word) => ({ word, entry, locale: localeOfWords(foldWords(word)) })),
		...LOCALES.flatMap((locale) => wordsIn(row[LANGUAGES[locale].column]).slice(1).map((word) => ({ word, entry, locale }))),
	]);
	return {
		...joinTexts(words.map(({ word }) => word)),
		entries: numberColumn(words.map(({ entry }) => entry)),
		locales: numberColumn(words.map(({ locale }) => LOCALES.indexOf(locale))),
	};
}

/** `class`, then the published color, between them a tab. */
function builtTailwind(): Tailwind {
	const rows = readLines('tailwind.txt').map((line) => line.split('\t'));
	const colors = rows.map(([, text = '']) => convert(parseHex(text) ?? parseCssFunction(text).color, 'oklch'));
	return {
		...joinTexts(rows.map(([name = '']) => name)),
		colors: numberColumn(colors.map(toRgb24)),
		coords: Float64Array.from(colors.flatMap(({ coords }) => coords)),
		none: numberColumn(colors.map(({ none }) => none)),
	};
}

/** The names of the text file. */
const writtenCommon = once(builtCommon);
const commonNames = forLocales((locale) => once(() =>
	(locale === DEFAULT_LOCALE ? writtenCommon() : tableOf(commonIn(locale), () => namesIn(locale)))));
const commonWords = once(() => tableOf('common-words', builtFurther));
const tailwind = once(() => tableOf('tailwind', builtTailwind));

/** Names, as the index tells them, and their colors, as the buckets of a tree do. */
type Told = OddNames & BucketColors;

/** The same with the row of the first of them. */
type TellingCommon = Told & { readonly first: NumberColumn };

/** The plan of a tree as packed; undefined where nothing is. */
export const packedTree = (name: string): (() => TreePlan | undefined) => once(() => packedTable(name) as TreePlan | undefined);

/** Over the common names in the default language, and over them and the extended names behind them: their colors are told by these. */
export const packedCommonTree = /*#__PURE__*/ packedTree('tree-common');
export const packedNamesTree = /*#__PURE__*/ packedTree('tree-names');

/** The names of the text file. */
const writtenExtended = once(() => readNames('extended-names.txt'));

/** Names for packing beside these rows, of which those from `first` on are of the names with these numbers, and beside these buckets. */
function beside({ colors, ...texts }: Names, rows: NameRows, first: number, numbers: ArrayLike<number>, buckets: Uint8Array): Told {
	return { ...oddNames(Array.from(colors, (_, i) => textAt(texts, i)), rows, first, numbers), ...colorsInBuckets([...colors], buckets) };
}

/** The extended names for packing, whose rows are the last; the buckets are of all names. */
export const extendedBeside = (rows: NameRows, numbers: ArrayLike<number>, buckets: Uint8Array): Told =>
	beside(writtenExtended(), rows, rows.rowSizes.length - numbers.length, numbers, buckets.subarray(-writtenExtended().colors.length));

/** The common names in the default language for packing: they all have a row, from this one on. */
export const commonBeside = (rows: NameRows, first: number, buckets: Uint8Array): TellingCommon =>
	({ ...beside(writtenCommon(), rows, first, [...writtenCommon().colors.keys()], buckets), first: numberColumn([first]) });

function listOfExtended(): NameList {
	const rows = packedRows(), tree = packedNamesTree();
	if (rows === undefined || tree === undefined) return listOfNames('extended', writtenExtended());
	const told = packedTable('extended') as Told, size = told.reds.length, rgb24 = toldColor(told, tree.buckets.subarray(-size));
	return { ...list('extended', size, told, rgb24), ...namesByRows(size, firstOfLast(rows, size, told), rows, told) };
}

function listOfCommon(): NameList {
	const rows = packedRows(), tree = packedCommonTree(), told = packedTable('common') as TellingCommon | undefined;
	if (rows === undefined || tree === undefined || told === undefined) return listOfNames('common', writtenCommon());
	const size = told.reds.length;
	return { ...list('common', size, told, toldColor(told, tree.buckets)), ...namesByRows(size, told.first[0]!, rows, told) };
}

/** The tables of the lists, by the name they are packed under. */
export const LIST_TABLES: TableSet = {
	...Object.fromEntries(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [commonIn(locale), commonNames[locale]])),
	'common-words': commonWords,
	'tailwind': tailwind,
};

function list(
	id: ListId, size: number, texts: Texts, rgb24: (i: number) => Rgb24, colorAt = (i: number): Color => fromRgb24(rgb24(i)),
): NameList {
	return { id, size, name: (i) => textAt(texts, i), lengthOf: (i) => lengthAt(texts, i), rgb24, color: colorAt };
}

const listOfNames = (id: ListId, { colors, ...texts }: Names, colorAt?: (i: number) => Color): NameList =>
	list(id, colors.length, texts, (i) => colors[i]!, colorAt);

/** In a further language, with the colors of the default one. */
function listInLanguage(locale: Translation): NameList {
	const { size, rgb24 } = listOf('common');
	return list(commonIn(locale), size, commonNames[locale](), rgb24);
}

// One for each language, which is what all their ids are.
const COMMON_LISTS = Object.fromEntries(LOCALES.map((locale) =>
	[commonIn(locale), once(() => (locale === DEFAULT_LOCALE ? listOfCommon() : listInLanguage(locale)))],
)) as Readonly<Record<CommonId, () => NameList>>;

const LISTS: Readonly<Record<ListId, () => NameList>> = {
	'css': once(() => listOfNames('css', { ...joinTexts([...cssKeywords().keys()]), colors: numberColumn([...cssKeywords().values()]) })),
	...COMMON_LISTS,
	'tailwind': once(() => {
		const { coords, none } = tailwind();
		return listOfNames('tailwind', tailwind(), (i) => color('oklch', [coords[3 * i]!, coords[3 * i + 1]!, coords[3 * i + 2]!], 1, none[i]!));
	}),
	'extended': once(listOfExtended),
};

/** A list by its id, read when it is first asked for. Throws an InputError `unavailable` where names have to be loaded before. */
export const listOf = (id: ListId): NameList => LISTS[id]();

/** A further word of a common name, the entry it belongs to and its language. */
export interface FurtherWord {
	readonly word: string;
	readonly entry: number;
	readonly locale: Locale;
}

/** The further words of common names, in the order of the file. */
export const furtherWords = once((): readonly FurtherWord[] => {
	const { entries, locales, ...texts } = commonWords();
	return Array.from(entries, (entry, i) => ({ word: textAt(texts, i), entry, locale: LOCALES[locales[i]!]! }));
});
