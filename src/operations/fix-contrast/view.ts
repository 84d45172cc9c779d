/*
 * Fix contrast: before and after, with the target and the color to change.
 */

import { fixContrast } from './declaration.ts';
import { CONTRAST_TARGETS, type TargetId } from '../../palette/contrast-fix.ts';
import type { Infer } from '../../schema/schema.ts';
import { button, controls, selectOne, oneOfMany } from '../../page/controls.ts';
import { contrastSample } from '../../page/contrast-sample.ts';
import { valueLine, type Value } from '../../page/clipboard.ts';
import { el, row, setAttribute } from '../../page/dom.ts';
import { lcText, ratioText, signed } from '../../page/figures.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { getResult, type MakeView } from '../../page/view.ts';
import { pairEditor } from '../../page/pair-editor.ts';

type Result = Infer<typeof fixContrast.result>;

// The keys of the table are its ids.
const TARGETS = Object.keys(CONTRAST_TARGETS) as TargetId[];

/** The view of fix-contrast. */
export const makeView: MakeView = (page) => {
	const { words } = page, pair = pairEditor(page, 'fix-contrast');
	const choose = controls(
		oneOfMany(page, 'target', words.target, TARGETS.map((id) => [id, words.targets[id]]), ''),
		selectOne(page, 'adjust', words.adjust, [['text', words.text], ['background', words.background]], ''),
	);
	const before = contrastSample(page, words.before), after = contrastSample(page, words.after);
	const values = el('ul', { class: 'values' }), show = row<Value>(values, () => valueLine(page));
	let fixed: Result | undefined;
	const take = button(words.takeIt, () => {
		if (fixed !== undefined) page.setFields({ [fixed.adjust]: fixed.color.hex }, 'settled');
	});
	const figures = ({ ratio, lc }: Result['before']): string => `${ratioText(ratio)} · ${lcText(lc)}`;
	return {
		element: layOut({ colors: pair, settings: choose }, el('div', { class: 'beside' }, before.element, after.element), values, take),
		operation: fixContrast,
		call: ({ fields }) => createCall('fix-contrast', {
			text: fields['text'] as string, background: fields['background'] as string,
			target: fields['target'] as string, adjust: fields['adjust'] as string,
		}),
		show: (state, answer) => {
			pair.show(state);
			choose.show(state);
			const result = getResult(fixContrast, answer);
			if (result === undefined) return;
			fixed = result;
			const { text, background, color, adjust } = result;
			before.show(text.hex, background.hex);
			after.show(adjust === 'text' ? color.hex : text.hex, adjust === 'background' ? color.hex : background.hex);
			show([
				{ label: words.before, text: adjust === 'text' ? text.hex : background.hex, note: figures(result.before) },
				{ label: words.after, text: color.hex, note: `${figures(result.after)}${result.reached ? '' : ` · ${words.outOfReach}`}` },
				{ label: 'oklch', text: color.oklch },
				{ label: words.lightness, text: `${signed(result.lightnessShift, 1, '+')} %` },
			]);
			setAttribute(take, 'disabled', !result.changed);
		},
		say: ({ value }) => {
			const { color, after: { ratio }, reached } = value as Result;
			return `${color.hex}, ${ratioText(ratio)}${reached ? '' : `, ${words.outOfReach}`}`;
		},
		colors: ({ value }) => {
			const { text, background, color, adjust } = value as Result;
			return [
				{ name: 'text', color: adjust === 'text' ? color.oklch : text.hex },
				{ name: 'background', color: adjust === 'background' ? color.oklch : background.hex },
			];
		},
		hasPreview: false,
	};
};
