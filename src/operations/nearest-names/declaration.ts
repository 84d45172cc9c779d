/*
 * nearest-names: the names of a color in three lists.
 */

import { format } from '../../formats/table.ts';
import { DEFAULT_LOCALE, type Locale } from '../../names/locales/ids.ts';
import { commonNamesIn, namesIn, nearest, type NamedColor } from '../../names/nearest.ts';
import { nearestAmong } from '../../names/own.ts';
import { SOURCES } from '../../names/search.ts';
import { findUnique } from '../../names/unique-names.ts';
import { choice, fallback, flag, integer, list, object, optional, type Infer } from '../../schema/schema.ts';
import type { Color } from '../../spaces/color.ts';
import { NAMED, named, SENT } from '../describe.ts';
import { amongField, colorField, localeField, ownColors } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const MOST_NAMES = 20;

/** The lists that `names` can be restricted to. */
const LISTS = ['css', 'common', 'extended'] as const;

type List = (typeof LISTS)[number];

const NAMED_IN_LIST = object('A named color.', {
	...NAMED.fields,
	source: choice(resultWords.list, [...SOURCES, 'among']),
});

type NamedInList = Infer<typeof NAMED_IN_LIST>;

const nameList = (doc: string) => list(doc, NAMED_IN_LIST, 0, MOST_NAMES);

export const nearestNames = operation({
	name: 'nearest-names',
	order: 90,
	words,
	group: 'Read',
	input: object('', {
		color: colorField(words.fields.color),
		limit: fallback(integer(words.fields.limit, 1, MOST_NAMES), 5),
		locale: localeField,
		list: optional(choice(words.fields.list, LISTS)),
		unique: fallback(flag(words.fields.unique), false),
		among: amongField,
	}),
	result: object(words.result.whole, {
		...SENT,
		names: nameList(words.result.names),
		css: nameList(words.result.css),
		tailwind: nameList(words.result.tailwind),
	}),
	values: ['names.name'],
	rows: ['names'],
	examples: [
		{ color: '#c0ffee', limit: 3 },
		{ color: 'oklch(0.45 0.12 20)', limit: 2, locale: 'ru' },
	],
}).runs(({ color: { input, color }, limit, locale, list: only, unique, among }) => {
	const find = (search: (limit: number) => readonly NamedColor[]): readonly NamedInList[] =>
		(unique ? findUnique(search, limit) : search(limit)).map(withSource);
	const own = among && ownColors(among);
	return {
		input,
		hex: format(color, 'hex'),
		names: own === undefined
			? find((most) => nearestNamesIn(color, only, locale, most))
			: nearestAmong(color, own, limit).map((one) => ({ ...named(one), source: 'among' })),
		css: own === undefined ? find((most) => nearest(color, 'css', most)) : [],
		tailwind: own === undefined ? nearest(color, 'tailwind', limit).map(withSource) : [],
	};
});

const withSource = (one: NamedColor): NamedInList => ({ ...named(one), source: one.source });

/** The nearest names of one list or of all; no extended name is Russian. */
function nearestNamesIn(color: Color, only: List | undefined, locale: Locale, limit: number): readonly NamedColor[] {
	if (only === 'extended' && locale !== DEFAULT_LOCALE) return [];
	return nearest(color, only === undefined ? namesIn(locale) : only === 'common' ? commonNamesIn(locale) : only, limit);
}
