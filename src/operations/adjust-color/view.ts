/*
 * Adjust: the colors before and after a change, and the CSS that makes it.
 */

import { adjustColor } from './declaration.ts';
import { valueList } from '../../page/clipboard.ts';
import { controls, oneOfMany, section, slider, toggle, type Numbers } from '../../page/controls.ts';
import { createView } from '../../page/create-view.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import type { State } from '../../page/state.ts';
import { strip } from '../../page/swatches.ts';
import { numbered, type MakeView, type Page } from '../../page/view.ts';

const CHANGES = adjustColor.input.fields.change.values;

const PERCENT: Numbers = { min: 0, max: 100, step: 1, usual: 10, unit: ' %' };

/** Sliders of the amount, and the changes that each is for. */
const AMOUNTS: readonly (readonly [changes: readonly string[], numbers: Numbers])[] = [
	[['lighten', 'darken', 'saturate', 'desaturate', 'warm', 'cool'], PERCENT],
	[['opacity'], { ...PERCENT, usual: 50 }],
	[['rotate'], { min: -360, max: 360, step: 1, usual: 180, unit: '°' }],
];

const changeIn = ({ fields }: State): string => String(fields['change'] || 'lighten');

/** The view of adjust-color. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'adjust-color', { colors: words.color }, {
		bounds: listBounds(adjustColor.input.fields.colors),
	});
	// An amount of one change means something else in another.
	const changing: Page = { ...page, setFields: (fields, how) => page.setFields({ ...fields, amount: '' }, how) };
	const amounts = AMOUNTS.map(([changes, numbers]) => ({ changes, control: slider(page, 'amount', words.howFar, numbers) }));
	const choose = controls(
		oneOfMany(changing, 'change', words.change, CHANGES.map((change) => [change, words.adjustments[change]]), 'lighten'),
		...amounts.map(({ control }) => control),
	);
	const before = strip(page, 'small'), after = strip(page), css = valueList(page);
	return createView('adjust-color', adjustColor, {
		colors: slots, settings: choose, results: [after.element, before.element, section('CSS', css.element)],
		request: (state) => (amounts.some(({ changes }) => changes.includes(changeIn(state))) ? {} : { amount: '' }),
		update: (state) => {
			for (const { changes, control } of amounts) toggle(control.element, changes.includes(changeIn(state)));
		},
		show: ({ colors }) => {
			after.show(colors.map(({ hex, oklch }) => ({ hex, css: oklch, label: words.after })));
			before.show(colors.map(({ from }) => ({ hex: from.hex, css: from.oklch, label: words.before })));
			css.show(colors.map(({ from, css: text }) => ({ label: from.hex, text })));
		},
		say: ({ colors }) => colors.map(({ hex }) => hex).join(', '),
		toColors: ({ colors }) => numbered('color', colors.map(({ oklch }) => oklch)),
	});
};
