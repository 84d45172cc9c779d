/*
 * nearest-names: what a color is called, in three lists.
 */

import { format } from '../formats/table.ts';
import { namesIn, nearest } from '../names/nearest.ts';
import { fallback, integer, list, object } from '../schema/schema.ts';
import { hexText, inputText, NAMED, named } from './describe.ts';
import { colorField, localeField } from './fields.ts';
import { operation } from './operation.ts';

const MOST_NAMES = 20;

const namesOf = (doc: string) => list(doc, NAMED, 1, MOST_NAMES);

export const nearestNames = operation({
	name: 'nearest-names',
	summary: 'Find the names closest to a color among 33,000, the CSS keywords and the Tailwind classes.',
	input: object('', {
		color: colorField('The color to name.'),
		limit: fallback(integer('How many of each list.', 1, MOST_NAMES), 5),
		locale: localeField,
	}),
	result: object('The closest of each list, by deltaE OK, exactly.', {
		input: inputText(),
		hex: hexText('The color itself.'),
		names: namesOf('Common and extended names together; in Russian, the common names.'),
		css: namesOf('CSS keywords.'),
		tailwind: namesOf('Tailwind classes; the distance is to the color as published, which may lie outside sRGB.'),
	}),
	examples: [
		{ input: { color: '#c0ffee', limit: 3 }, shows: 'three names each' },
		{ input: { color: 'oklch(0.45 0.12 20)', limit: 2, locale: 'ru' }, shows: 'names in Russian' },
	],
}).runs(({ color: { input, color }, limit, locale }) => ({
	input,
	hex: format(color, 'hex'),
	names: nearest(color, namesIn(locale), limit).map(named),
	css: nearest(color, 'css', limit).map(named),
	tailwind: nearest(color, 'tailwind', limit).map(named),
}));
