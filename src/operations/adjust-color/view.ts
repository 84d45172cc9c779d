/*
 * Adjust: the colors before and after a change, and the CSS that makes it.
 */

import { adjustColor } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { valueLine, type Value } from '../../page/clipboard.ts';
import { controls, oneOfMany, section, slider, toggle, type Numbers } from '../../page/controls.ts';
import { el, row } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { listBounds, slotEditor } from '../../page/slots.ts';
import type { State } from '../../page/state.ts';
import { swatch, type Swatch } from '../../page/swatches.ts';
import { getResult, type MakeView, type Page } from '../../page/view.ts';

type Result = Infer<typeof adjustColor.result>;

const CHANGES = adjustColor.input.fields.change.values;

const PERCENT: Numbers = { min: 0, max: 100, step: 1, usual: 10, unit: ' %' };

/** Sliders of the amount, and the changes that each is for. */
const AMOUNTS: readonly (readonly [changes: readonly string[], numbers: Numbers])[] = [
	[['lighten', 'darken', 'saturate', 'desaturate', 'warm', 'cool'], PERCENT],
	[['opacity'], { ...PERCENT, usual: 50 }],
	[['rotate'], { min: -360, max: 360, step: 1, usual: 180, unit: '°' }],
];

const changeIn = ({ fields }: State): string => String(fields['change']);

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
	const before = el('ul', { class: 'strip strip-small' }), showBefore = row<Swatch>(before, () => swatch(page));
	const after = el('ul', { class: 'strip' }), showAfter = row<Swatch>(after, () => swatch(page));
	const css = el('ul', { class: 'values' }), showCss = row<Value>(css, () => valueLine(page));
	return {
		element: layOut({ colors: slots, settings: choose }, after, before, section('CSS', css)),
		operation: adjustColor,
		call: (state) => {
			const { colors, change, amount } = state.fields, isUsed = amounts.some(({ changes }) => changes.includes(changeIn(state)));
			return createCall('adjust-color', { colors: colors!, change: change || 'lighten', amount: isUsed ? amount! : '' });
		},
		show: (state, answer) => {
			slots.show(state);
			choose.show(state);
			for (const { changes, control } of amounts) toggle(control.element, changes.includes(changeIn(state) || 'lighten'));
			const result = getResult(adjustColor, answer);
			if (result === undefined) return;
			showAfter(result.colors.map(({ hex, oklch }) => ({ hex, css: oklch, label: words.after })));
			showBefore(result.colors.map(({ from }) => ({ hex: from.hex, css: from.oklch, label: words.before })));
			showCss(result.colors.map(({ from, css: text }) => ({ label: from.hex, text })));
		},
		say: ({ value }) => (value as Result).colors.map(({ hex }) => hex).join(', '),
		colors: ({ value }) => (value as Result).colors.map(({ oklch }, i) => ({ name: `color-${i + 1}`, color: oklch })),
	};
};
