/*
 * Compare: both colors edge to edge, the verdict, every difference and the way from one to the other.
 */

import { compareColors } from './declaration.ts';
import { deltaEBy } from '../../page/color-differences.ts';
import type { Infer } from '../../schema/schema.ts';
import { section } from '../../page/controls.ts';
import { valueLine, type Value } from '../../page/clipboard.ts';
import { el, row, setText } from '../../page/dom.ts';
import { deltaText, lcText, ratioText, signed } from '../../page/figures.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { readAnswerColor, paint } from '../../page/paint.ts';
import { slotEditor } from '../../page/slots.ts';
import { getResult, type MakeView } from '../../page/view.ts';

type Result = Infer<typeof compareColors.result>;

/** The view of compare-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'compare-colors', { first: words.first, second: words.second });
	const halves = [el('div', {}), el('div', {})] as const, verdict = el('p', { class: 'figure' }), about = el('p', { class: 'source' });
	const list = () => {
		const element = el('ul', { class: 'values' });
		return { element, show: row<Value>(element, () => valueLine(page)) };
	};
	const differences = list(), shifts = list();
	return {
		element: layOut({ colors: slots }, el('div', { class: 'halves' }, halves), verdict, about,
			el('div', { class: 'describe' }, section(words.differences, differences.element), section(words.shifts, shifts.element))),
		operation: compareColors,
		call: ({ fields }) => createCall('compare-colors', { first: fields['first'] as string, second: fields['second'] as string }),
		show: (state, answer) => {
			slots.show(state);
			const result = getResult(compareColors, answer);
			if (result === undefined) return;
			const { first, second, contrast } = result;
			paint(halves[0], first.hex, first.oklch);
			paint(halves[1], second.hex, second.oklch);
			setText(verdict, words.verdicts[result.verdict]);
			setText(about, words.verdictNotes[result.verdict]);
			const one = readAnswerColor(first.input), other = readAnswerColor(second.input);
			differences.show([
				{ label: 'ΔE OK', text: result.deltaEOK.toFixed(3) },
				{ label: 'CIEDE2000', text: result.ciede2000.toFixed(2) },
				...(one && other ? deltaEBy(one, other) : []),
			]);
			shifts.show([
				{ label: words.lightness, text: `${signed(result.lightnessShift, 1, '+')} %` },
				{ label: words.chroma, text: signed(result.chromaShift, 3, '+') },
				{ label: words.hue, text: `${signed(result.hueShift, 1, '+')}°` },
				{ label: 'WCAG 2', text: ratioText(contrast.ratio) },
				{ label: 'APCA', text: lcText(contrast.lc) },
			]);
		},
		say: ({ value }) => {
			const { verdict: word, deltaEOK } = value as Result;
			return `${words.verdicts[word]}, ${deltaText(deltaEOK)}`;
		},
		colors: ({ value }) => (['first', 'second'] as const).map((name) => ({ name, color: (value as Result)[name].oklch })),
		hasPreview: false,
	};
};
