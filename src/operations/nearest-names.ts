/*
 * nearest-names: what a color is called, in three lists.
 */

import { format } from '../formats/table.ts';
import { namesIn, nearest } from '../names/nearest.ts';
import { nearestAmong } from '../names/own.ts';
import { fallback, integer, list, object } from '../schema/schema.ts';
import { hexText, inputText, NAMED, named } from './describe.ts';
import { amongField, colorField, localeField, ownColors } from './fields.ts';
import { operation } from './operation.ts';

const MOST_NAMES = 20;

const namesOf = (doc: string) => list(doc, NAMED, 0, MOST_NAMES);

export const nearestNames = operation({
	name: 'nearest-names',
	title: 'Find the nearest names',
	group: 'Read',
	summary: 'Find the names closest to a color: everyday and extended ones, CSS keywords, Tailwind classes, or among your own.',
	input: object('', {
		color: colorField('The color to name.'),
		limit: fallback(integer('How many of each list.', 1, MOST_NAMES), 5),
		locale: localeField,
		among: amongField,
	}),
	result: object('The closest of each list, by deltaE OK, exactly.', {
		input: inputText(),
		hex: hexText('The color itself.'),
		names: namesOf('Common and extended names together; in Russian, the common names; with `among`, your own.'),
		css: namesOf('CSS keywords; none with `among`.'),
		tailwind: namesOf('Tailwind classes; the distance is to the color as published, which may lie outside sRGB; none with `among`.'),
	}),
	examples: [
		{ input: { color: '#c0ffee', limit: 3 }, shows: 'three names each' },
		{ input: { color: 'oklch(0.45 0.12 20)', limit: 2, locale: 'ru' }, shows: 'names in Russian' },
	],
}).runs(({ color: { input, color }, limit, locale, among }) => ({
	input,
	hex: format(color, 'hex'),
	names: (among === undefined ? nearest(color, namesIn(locale), limit) : nearestAmong(color, ownColors(among), limit)).map(named),
	css: among === undefined ? nearest(color, 'css', limit).map(named) : [],
	tailwind: among === undefined ? nearest(color, 'tailwind', limit).map(named) : [],
}));
