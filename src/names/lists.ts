/*
 * The lists of names over their columns: CSS keywords, common names in each language, Tailwind classes, and the long
 * list of extended names.
 *
 * A list is loaded once, on first use. Entries keep the order of their text file; all lists of common names number
 * their entries alike.
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
import { colorDecoder, encodeColors, type BucketColors } from './bucket-colors.ts';
import { numberColumn, type NumberColumn, type TableSet } from './columns.ts';
import { loadTable, packedTable, readLines, readNames, type Names } from './data.ts';
import { foldJoined, foldWords } from './fold.ts';
import type { TreePlan } from './kd-tree.ts';
import { detectLocale } from './locale.ts';
import { DEFAULT_LOCALE, forLocales, LOCALES, type Locale, type Translation } from './locales/ids.ts';
import { LANGUAGES } from './locales/table.ts';
import { namesByRows, oddNames, packedRows, type NameRows, type OddNames } from './name-rows.ts';
import { once } from './once.ts';

/** Common names of a language: `common` for the default one, else `common-ru` and so on. */
type CommonId = 'common' | `common-${Translation}`;

/** Id of the common names of a language. */
export const commonIn = (locale: Locale): CommonId => (locale === DEFAULT_LOCALE ? 'common' : `common-${locale}`);

export type ListId = 'css' | CommonId | 'tailwind' | 'extended';

export interface NameList {
	readonly id: ListId;
	readonly size: number;
	readonly name: (i: number) => string;
	/** Length of the name, in UTF-16 units. */
	readonly nameLength: (i: number) => number;
	/** 8-bit sRGB; gamut-mapped for Tailwind classes outside sRGB. */
	readonly rgb24: (i: number) => Rgb24;
	/** The color as published: OKLCH for Tailwind, 95 classes of which are outside sRGB. Distances are measured to this color. */
	readonly color: (i: number) => Color;
}

type Tailwind = Names & {
	/** l, c, h of each class. */
	readonly coords: Float64Array;
	readonly none: NumberColumn;
};

/** Further words for a common name, with the index of their language. */
type FurtherTable = { readonly words: readonly string[]; readonly entries: NumberColumn; readonly locales: NumberColumn };

/** Rows of `rrggbb` and columns of names, separated by tabs; `; ` separates words in a column. */
const commonRows = (): string[][] => readLines('common-names.txt').map((line) => line.split('\t'));

const wordsIn = (column: string | undefined): readonly string[] => (column === undefined || column === '' ? [] : column.split('; '));

const readCommonNames = (locale: Locale): readonly string[] => commonRows().map((row) => wordsIn(row[LANGUAGES[locale].column])[0] ?? '');

const buildCommon = (): Names => ({
	names: readCommonNames(DEFAULT_LOCALE),
	colors: numberColumn(commonRows().map(([rgb = '']) => Number.parseInt(rgb, 16))),
});

/** The column of further words in any language, which is detected by their letters. */
const FURTHER_COLUMN = 3;

function buildFurther(): FurtherTable {
	const words = commonRows().flatMap((row, entry) => [
		...wordsIn(row[FURTHER_COLUMN]).map((word) => ({ word, entry, locale: detectLocale(foldWords(word)) })),
		...LOCALES.flatMap((locale) => wordsIn(row[LANGUAGES[locale].column]).slice(1).map((word) => ({ word, entry, locale }))),
	]);
	return {
		words: words.map(({ word }) => word),
		entries: numberColumn(words.map(({ entry }) => entry)),
		locales: numberColumn(words.map(({ locale }) => LOCALES.indexOf(locale))),
	};
}

/** Rows of `class`, tab, published color. */
function buildTailwind(): Tailwind {
	const rows = readLines('tailwind.txt').map((line) => line.split('\t'));
	const colors = rows.map(([, text = '']) => convert(parseHex(text) ?? parseCssFunction(text).color, 'oklch'));
	return {
		names: rows.map(([name = '']) => name),
		colors: numberColumn(colors.map(toRgb24)),
		coords: Float64Array.from(colors.flatMap(({ coords }) => coords)),
		none: numberColumn(colors.map(({ none }) => none)),
	};
}

/** Common names from the text file. */
const writtenCommon = once(buildCommon);
const commonNames = forLocales((locale) => once(() =>
	(locale === DEFAULT_LOCALE ? writtenCommon() : loadTable(commonIn(locale), () => ({ names: readCommonNames(locale) })))));
const commonWords = once(() => loadTable('common-words', buildFurther));
const tailwind = once(() => loadTable('tailwind', buildTailwind));

/** The plan of a packed tree; undefined if nothing is packed. */
export const packedTree = (name: string): (() => TreePlan | undefined) => once(() => packedTable(name) as TreePlan | undefined);

/** Trees over the common names in the default language, and over the extended names. */
export const packedCommonTree = /*#__PURE__*/ packedTree('tree-common');
export const packedExtendedTree = /*#__PURE__*/ packedTree('tree-extended');

/** The extended names with the rare ones, in the order of their letters, which packs best. */
function buildExtended(): Names {
	const rows = (['extended-names.txt', 'rare-names.txt'] as const).map(readNames)
		.flatMap(({ names, colors }) => names.map((name, i) => ({ name, color: colors[i]!, letters: foldJoined(name) })))
		.sort((one, other) => (one.letters < other.letters ? -1 : one.letters > other.letters ? 1 : 0));
	return { names: rows.map(({ name }) => name), colors: numberColumn(rows.map(({ color: rgb }) => rgb)) };
}

const rareNames = /*#__PURE__*/ once(() => new Set(readNames('rare-names.txt').names));

/** False for an extended name that is found, but not an answer for a color. Reads the text file. */
export const isSuggested = (i: number): boolean => !rareNames().has(getList('extended').name(i));

/** Lists that are packed relative to the index and to a tree: their names from the text file, and the tree. */
const INDEXED = {
	common: { written: writtenCommon, tree: packedCommonTree },
	extended: { written: /*#__PURE__*/ once(buildExtended), tree: packedExtendedTree },
} as const;

/** Names relative to the index, from the row `first` on, and colors relative to the buckets of a tree. */
type PackedNames = OddNames & BucketColors & { readonly first: NumberColumn };

/** Packs a list; its rows begin at `first` and belong to the names with these numbers. */
export function packNames(
	id: keyof typeof INDEXED, rows: NameRows, first: number, numbers: ArrayLike<number>, buckets: Uint8Array,
): PackedNames {
	const { names, colors } = INDEXED[id].written();
	const packedColors = encodeColors([...colors], buckets);
	return { ...oddNames(names, rows, first, numbers), ...packedColors, first: numberColumn([first]) };
}

function loadIndexed(id: keyof typeof INDEXED): NameList {
	const rows = packedRows(), tree = INDEXED[id].tree(), packed = packedTable(id) as PackedNames | undefined;
	if (rows === undefined || tree === undefined || packed === undefined) return makeList(id, INDEXED[id].written());
	const size = packed.reds.length, rgb24 = colorDecoder(packed, tree.buckets);
	return { id, size, ...namesByRows(size, packed.first[0]!, rows, packed), rgb24, color: (i) => fromRgb24(rgb24(i)) };
}

/** The other tables of the lists, by the name they are packed under. */
export const LIST_TABLES: TableSet = {
	...Object.fromEntries(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [commonIn(locale), commonNames[locale]])),
	'common-words': commonWords,
	'tailwind': tailwind,
};

function makeList(id: ListId, { names, colors }: Names, colorAt = (i: number): Color => fromRgb24(colors[i]!)): NameList {
	return { id, size: names.length, name: (i) => names[i]!, nameLength: (i) => names[i]!.length, rgb24: (i) => colors[i]!, color: colorAt };
}

/** Common names in another language, with the colors of the default one. */
function listInLanguage(locale: Translation): NameList {
	const { names } = commonNames[locale]();
	return { ...getList('common'), id: commonIn(locale), name: (i) => names[i]!, nameLength: (i) => names[i]!.length };
}

// One for each language, which covers all their ids.
const COMMON_LISTS = Object.fromEntries(LOCALES.map((locale) =>
	[commonIn(locale), once(() => (locale === DEFAULT_LOCALE ? loadIndexed('common') : listInLanguage(locale)))],
)) as Readonly<Record<CommonId, () => NameList>>;

const LISTS: Readonly<Record<ListId, () => NameList>> = {
	'css': once(() => makeList('css', { names: [...cssKeywords().keys()], colors: numberColumn([...cssKeywords().values()]) })),
	...COMMON_LISTS,
	'tailwind': once(() => {
		const { coords, none } = tailwind();
		const colorAt = (i: number): Color => color('oklch', [coords[3 * i]!, coords[3 * i + 1]!, coords[3 * i + 2]!], 1, none[i]!);
		return makeList('tailwind', tailwind(), colorAt);
	}),
	'extended': once(() => loadIndexed('extended')),
};

/** A list by its id, loaded on first use. Throws InputError `unavailable` if names have to be loaded first. */
export const getList = (id: ListId): NameList => LISTS[id]();

/** A further word for a common name, the entry it belongs to and its language. */
interface FurtherWord {
	readonly word: string;
	readonly entry: number;
	readonly locale: Locale;
}

/** Further words for common names, in file order. */
export const furtherWords = once((): readonly FurtherWord[] => {
	const { words, entries, locales } = commonWords();
	return words.map((word, i) => ({ word, entry: entries[i]!, locale: LOCALES[locales[i]!]! }));
});
