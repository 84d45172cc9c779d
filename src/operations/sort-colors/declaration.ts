/*
 * sort-colors: colors in the order of a property, or so that neighbors look alike.
 */

import { SORT_KEYS, sortColors as sort } from '../../palette/sort-colors.ts';
import { choice, fallback, flag, integer, list, object, optional, ruled } from '../../schema/schema.ts';
import { SWATCH, swatch } from '../describe.ts';
import { colorField, colorsField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

/** Maximum number of colors. */
const MOST_SORTED = 256;

const by = choice(words.fields.by, SORT_KEYS);

export const sortColors = operation({
	name: 'sort-colors',
	order: 165,
	words,
	group: 'Make',
	input: ruled(object('', {
		colors: colorsField(words.fields.colors, 1, MOST_SORTED),
		by: fallback(by, 'hue'),
		to: optional(colorField(words.fields.to)),
		descending: fallback(flag(words.fields.descending), false),
	}), ({ by, to }) => {
		if (by === 'distance' && to === undefined)
			return { field: 'to', claim: 'is missing. Sorting by distance needs the color to measure from' };
		return by !== 'distance' && to !== undefined ? { field: 'to', claim: 'is for by=distance only. Leave it out' } : undefined;
	}),
	result: object(words.result.whole, {
		by,
		descending: flag(words.result.descending),
		colors: list(words.result.colors, object('A color.', {
			...SWATCH.fields,
			index: integer(words.result.index, 0, MOST_SORTED - 1),
		}), 1, MOST_SORTED),
	}),
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [
		{ colors: ['teal', 'tomato', 'gold', 'gray', 'navy'] },
		{ colors: ['teal', 'tomato', 'gold', 'navy'], by: 'distance', to: 'red' },
	],
}).runsInSteps(function* ({ colors, by, to, descending }) {
	const list = colors.map(({ color }) => color), order = yield* sort(list, by, to?.color ?? list[0]!);
	return {
		by,
		descending,
		colors: (descending ? order.toReversed() : order).map((index) => ({ ...swatch(colors[index]!), index })),
	};
});
