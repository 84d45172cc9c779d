/*
 * The lists of names, each over a few columns: CSS keywords, common names in English and in Russian, Tailwind
 * classes, and the long list of extended names.
 *
 * A list is loaded when it is first asked for, once. Entries keep the order of their text file; both lists of common
 * names count the same entries.
 *
 * Source  data/SOURCES.md.
 * Proof   test/names/lists.test.ts.
 */

import { parseCssFunction } from '../reading/css-parse.ts';
import { parseHex } from '../reading/hex.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { joinTexts, numberColumn, textAt, type NumberColumn, type TableSet, type Texts } from './columns.ts';
import { cssTable, readLines, readNames, tableOf, type Names } from './load.ts';
import { once } from './once.ts';

export const LIST_IDS = ['css', 'common', 'common-ru', 'tailwind', 'extended'] as const;

export type ListId = (typeof LIST_IDS)[number];

export interface NameList {
	readonly id: ListId;
	readonly size: number;
	readonly name: (i: number) => string;
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

/** Further words that a common name is known by. */
type FurtherWords = Texts & { readonly entries: NumberColumn };

/** `rrggbb`, English, Russian and further words, if any, between tabs; `; ` between the words. */
const commonRows = (): string[][] => readLines('common-names.txt').map((line) => line.split('\t'));

const builtCommon = (): Names => ({
	...joinTexts(commonRows().map(([, english = '']) => english)),
	colors: numberColumn(commonRows().map(([rgb = '']) => Number.parseInt(rgb, 16))),
});

const builtRussian = (): Texts => joinTexts(commonRows().map(([, , russian = '']) => russian));

function builtFurther(): FurtherWords {
	const words = commonRows().flatMap(([, , , further], entry) =>
		further === undefined ? [] : further.split('; ').map((word) => ({ word, entry })));
	return {
		...joinTexts(words.map(({ word }) => word)),
		entries: numberColumn(words.map(({ entry }) => entry)),
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

const common = once(() => tableOf('common', builtCommon));
const commonRussian = once(() => tableOf('common-ru', builtRussian));
const commonWords = once(() => tableOf('common-words', builtFurther));
const tailwind = once(() => tableOf('tailwind', builtTailwind));
const extended = once(() => tableOf('extended', () => readNames('extended-names.txt')));

/** The tables of the lists, by the name they are packed under. */
export const LIST_TABLES: TableSet = {
	'css': cssTable,
	'common': common,
	'common-ru': commonRussian,
	'common-words': commonWords,
	'tailwind': tailwind,
	'extended': extended,
};

function list(id: ListId, texts: Texts, colors: NumberColumn, colorAt = (i: number): Color => fromRgb24(colors[i]!)): NameList {
	return { id, size: colors.length, name: (i) => textAt(texts, i), rgb24: (i) => colors[i]!, color: colorAt };
}

const LISTS: Readonly<Record<ListId, () => NameList>> = {
	'css': once(() => list('css', cssTable(), cssTable().colors)),
	'common': once(() => list('common', common(), common().colors)),
	'common-ru': once(() => list('common-ru', commonRussian(), common().colors)),
	'tailwind': once(() => {
		const { coords, none } = tailwind();
		return list('tailwind', tailwind(), tailwind().colors, (i) =>
			color('oklch', [coords[3 * i]!, coords[3 * i + 1]!, coords[3 * i + 2]!], 1, none[i]!));
	}),
	'extended': once(() => list('extended', extended(), extended().colors)),
};

export const listOf = (id: ListId): NameList => LISTS[id]();

/** The further words of common names, each with the entry it belongs to, in the order of the file. */
export const furtherWords = once((): readonly { readonly word: string; readonly entry: number }[] => {
	const { entries, ...texts } = commonWords();
	return Array.from(entries, (entry, i) => ({ word: textAt(texts, i), entry }));
});
