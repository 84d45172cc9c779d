/*
 * Sort: the colors in their new order above the order sent.
 */

import { sortColors } from './declaration.ts';
import { SORT_KEYS } from '../../palette/sort-colors.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, oneOfMany, section, selectOne } from '../../page/controls.ts';
import { el, row } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import { swatch, type Swatch } from '../../page/swatches.ts';
import { getResult, type MakeView } from '../../page/view.ts';

type Result = Infer<typeof sortColors.result>;

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
	const after = el('ul', { class: 'strip' }), showAfter = row<Swatch>(after, () => swatch(page));
	const before = el('ul', { class: 'strip strip-small' }), showBefore = row<Swatch>(before, () => swatch(page));
	return {
		element: layOut({ colors: slots, settings: choose }, after, section(words.before, before)),
		operation: sortColors,
		call: ({ fields, color }) => createCall('sort-colors', {
			colors: fields['colors']!, by: fields['by']!, to: fields['by'] === 'distance' ? fields['to'] || color : '',
			descending: fields['descending']!,
		}),
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			const result = getResult(sortColors, answer);
			if (result === undefined) return;
			showAfter(result.colors.map(({ hex, oklch, index }) => ({ hex, css: oklch, label: String(index + 1) })));
			showBefore(result.colors.toSorted((a, b) => a.index - b.index).map(({ hex, oklch }, i) => ({ hex, css: oklch, label: String(i + 1) })));
		},
		say: ({ value }) => (value as Result).colors.map(({ hex }) => hex).join(', '),
		colors: ({ value }) => (value as Result).colors.map(({ oklch }, i) => ({ name: `color-${i + 1}`, color: oklch })),
	};
};
