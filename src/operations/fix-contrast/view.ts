/*
 * Fix contrast: before and after, with the target and the color to change.
 */

import { fixContrast } from './declaration.ts';
import { CONTRAST_TARGETS } from '../../palette/contrast-fix.ts';
import type { Infer } from '../../schema/schema.ts';
import { button, controls, disable, selectOne, oneOfMany } from '../../page/controls.ts';
import { contrastSample } from '../../page/contrast-sample.ts';
import { valueList } from '../../page/clipboard.ts';
import { el } from '../../page/dom.ts';
import { lcText, ratioText, shortText, signed } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import type { MakeView } from '../../page/view.ts';
import { pairEditor } from '../../page/pair-editor.ts';

type Result = Infer<typeof fixContrast.result>;

/** HEX of both colors after the change. */
const fixedPair = ({ text, background, color, adjust }: Result): { readonly text: string; readonly background: string } =>
	({ text: text.hex, background: background.hex, [adjust]: color.hex });

/** The view of fix-contrast. */
export const makeView: MakeView = (page) => {
	const { words } = page, pair = pairEditor(page, 'fix-contrast');
	const choose = controls(
		oneOfMany(page, 'target', words.target, Object.values(CONTRAST_TARGETS).map(({ id }) => [id, words.targets[id]]), ''),
		selectOne(page, 'adjust', words.adjust, [['text', words.text], ['background', words.background]], ''),
	);
	const before = contrastSample(page, words.before), after = contrastSample(page, words.after);
	const values = valueList(page);
	let fixed: Result | undefined;
	const take = button(words.takeIt, () => {
		if (fixed !== undefined) page.setFields({ [fixed.adjust]: fixed.color.hex }, 'settled');
	});
	const figures = ({ ratio, lc }: Result['before']): string => `${ratioText(ratio)} · ${lcText(lc)}`;
	return createView('fix-contrast', fixContrast, {
		colors: pair, settings: choose, results: [el('div', { class: 'beside' }, before.element, after.element), values.element, take],
		show: (result) => {
			const pairs = { before: { text: result.text.hex, background: result.background.hex }, after: fixedPair(result) };
			fixed = result;
			before.show(pairs.before.text, pairs.before.background);
			after.show(pairs.after.text, pairs.after.background);
			values.show([
				{ label: words.before, text: pairs.before[result.adjust], note: figures(result.before) },
				{ label: words.after, text: result.color.hex, note: `${figures(result.after)}${result.reached ? '' : ` · ${words.outOfReach}`}` },
				{ label: 'oklch', text: shortText(result.color.oklch) },
				{ label: words.lightness, text: `${signed(result.lightnessShift, 1, '+')} %` },
			]);
			disable(take, !result.changed);
		},
		say: ({ color, after: { ratio }, reached }) => `${color.hex}, ${ratioText(ratio)}${reached ? '' : `, ${words.outOfReach}`}`,
		toColors: (result) => Object.entries(fixedPair(result)).map(([name, color]) => ({ name, color })),
		hasPreview: false,
	});
};
