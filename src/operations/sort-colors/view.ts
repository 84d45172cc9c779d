/*
 * Sort: the colors in their new order above the order sent.
 */

import { sortColors } from './declaration.ts';
import { SORT_KEYS } from '../../palette/sort-colors.ts';
import { controls, oneOfMany, section, selectOne } from '../../page/controls.ts';
import { createView } from '../../page/create-view.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView } from '../../page/view.ts';

/** The view of sort-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'sort-colors', { colors: words.color, to: words.measuredFrom }, {
		bounds: listBounds(sortColors.input.fields.colors),
		isOffered: (field, { fields }) => field !== 'to' || fields['by'] === 'distance',
	});
	const choose = controls(
		oneOfMany(page, 'by', words.sortBy, SORT_KEYS.map((key) => [key, words.sortKeys[key]]), 'hue'),
		selectOne(page, 'descending', words.reversed, [['', words.no], ['true', words.yes]], ''),
	);
	const after = strip(page), before = strip(page, 'small');
	return createView('sort-colors', sortColors, {
		colors: slots, settings: choose, results: [after.element, section(words.before, before.element)],
		request: ({ fields: { by, to }, color }) => ({ to: by === 'distance' ? to || color : '' }),
		show: ({ colors }) => {
			after.show(colors.map(({ hex, oklch, index }) => ({ hex, css: oklch, label: String(index + 1) })));
			before.show(colors.toSorted((a, b) => a.index - b.index).map(({ hex, oklch }, i) => ({ hex, css: oklch, label: String(i + 1) })));
		},
		say: ({ colors }) => colors.map(({ hex }) => hex).join(', '),
		toColors: ({ colors }) => numbered('color', colors.map(({ oklch }) => oklch)),
	});
};
