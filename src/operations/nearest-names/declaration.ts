/*
 * nearest-names: the names of a color in three lists.
 */

import { format } from '../../formats/table.ts';
import { namesIn, nearest } from '../../names/nearest.ts';
import { nearestAmong } from '../../names/own.ts';
import { fallback, integer, list, object } from '../../schema/schema.ts';
import { hexText, inputText, NAMED, named } from '../describe.ts';
import { amongField, colorField, localeField, ownColors } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const MOST_NAMES = 20;

const nameList = (doc: string) => list(doc, NAMED, 0, MOST_NAMES);

export const nearestNames = operation({
	name: 'nearest-names',
	order: 90,
	title: words.title,
	group: 'Read',
	summary: words.summary,
	input: object('', {
		color: colorField(words.fields.color),
		limit: fallback(integer(words.fields.limit, 1, MOST_NAMES), 5),
		locale: localeField,
		among: amongField,
	}),
	result: object('The closest names of each list, by deltaE OK.', {
		input: inputText(),
		hex: hexText('The color itself.'),
		names: nameList('Common and extended names together; in Russian, the common names; with `among`, your own.'),
		css: nameList('CSS keywords; none with `among`.'),
		tailwind: nameList('Tailwind classes, by the distance to the published color, which may be outside sRGB; none with `among`.'),
	}),
	values: ['names.name'],
	rows: ['names'],
	examples: [
		{ input: { color: '#c0ffee', limit: 3 }, shows: words.examples[0] },
		{ input: { color: 'oklch(0.45 0.12 20)', limit: 2, locale: 'ru' }, shows: words.examples[1] },
	],
}).runs(({ color: { input, color }, limit, locale, among }) => ({
	input,
	hex: format(color, 'hex'),
	names: (among === undefined ? nearest(color, namesIn(locale), limit) : nearestAmong(color, ownColors(among), limit)).map(named),
	css: among === undefined ? nearest(color, 'css', limit).map(named) : [],
	tailwind: among === undefined ? nearest(color, 'tailwind', limit).map(named) : [],
}));
