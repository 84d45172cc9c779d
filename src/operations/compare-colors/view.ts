/*
 * Compare: both colors edge to edge, the verdict, every difference and the way from one to the other.
 */

import { compareColors } from './declaration.ts';
import { cie94 } from '../../metrics/cie94.ts';
import { cmc } from '../../metrics/delta-e-cmc.ts';
import { hyab } from '../../metrics/delta-e-hyab.ts';
import { labDistance } from '../../metrics/delta-e-ok.ts';
import type { Color } from '../../spaces/color.ts';
import { convert } from '../../spaces/convert.ts';
import { section } from '../../page/controls.ts';
import { valueList, type Value } from '../../page/clipboard.ts';
import { el, setText } from '../../page/dom.ts';
import { deltaText, lcText, ratioText, signed } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { readAnswerColor, paint } from '../../page/paint.ts';
import { slotEditor } from '../../page/slots.ts';
import type { MakeView } from '../../page/view.ts';

/** Differences in CIE Lab, which the operation does not answer with. Spaces for high dynamic range are not sent for one line each. */
const IN_LAB = [['CIE76', labDistance], ['CIE94', cie94], ['CMC 2:1', cmc], ['HyAB', hyab]] as const;

function differencesInLab(one: Color, other: Color): readonly Value[] {
	const first = convert(one, 'lab').coords, second = convert(other, 'lab').coords;
	return IN_LAB.map(([label, between]) => ({ label, text: between(first, second).toFixed(2) }));
}

/** The view of compare-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page, slots = slotEditor(page, 'compare-colors', { first: words.first, second: words.second });
	const halves = [el('div', {}), el('div', {})] as const, verdict = el('p', { class: 'figure' }), about = el('p', { class: 'source' });
	const differences = valueList(page), shifts = valueList(page);
	return createView('compare-colors', compareColors, {
		colors: slots, results: [
			el('div', { class: 'halves' }, halves), verdict, about,
			el('div', { class: 'describe' }, section(words.differences, differences.element), section(words.shifts, shifts.element)),
		],
		show: (result) => {
			const { first, second, contrast } = result;
			paint(halves[0], first.hex, first.oklch);
			paint(halves[1], second.hex, second.oklch);
			setText(verdict, words.verdicts[result.verdict]);
			setText(about, words.verdictNotes[result.verdict]);
			const one = readAnswerColor(first.input), other = readAnswerColor(second.input);
			differences.show([
				{ label: 'ΔE OK', text: result.deltaEOK.toFixed(3) },
				{ label: 'CIEDE2000', text: result.ciede2000.toFixed(2) },
				...(one && other ? differencesInLab(one, other) : []),
			]);
			shifts.show([
				{ label: words.lightness, text: `${signed(result.lightnessShift, 1, '+')} %` },
				{ label: words.chroma, text: signed(result.chromaShift, 3, '+') },
				{ label: words.hue, text: `${signed(result.hueShift, 1, '+')}°` },
				{ label: 'WCAG 2', text: ratioText(contrast.ratio) },
				{ label: 'APCA', text: lcText(contrast.lc) },
			]);
		},
		say: (result) => `${words.verdicts[result.verdict]}, ${deltaText(result.deltaEOK)}`,
		toColors: ({ first, second }) => [{ name: 'first', color: first.oklch }, { name: 'second', color: second.oklch }],
		hasPreview: false,
	});
};
