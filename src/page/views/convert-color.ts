/*
 * Convert: all formats, in groups, those chosen being asked for.
 */

import { convertColor, USUAL_FORMATS } from '../../operations/convert-color.ts';
import { FORMAT_IDS, type FormatId } from '../../formats/table.ts';
import { valueLine, type Value } from '../clipboard.ts';
import { el, row } from '../dom.ts';
import { callOf } from '../engine.ts';
import type { State } from '../state.ts';
import { resultOf, type MakeView } from '../view.ts';

const isFormat = (text: string): text is FormatId => FORMAT_IDS.some((id) => id === text);

/** Every format, unless some are chosen. */
const askedFor = ({ fields }: State): readonly FormatId[] => {
	const chosen = String(fields['formats']).split(',').filter(isFormat);
	return chosen.length === 0 ? FORMAT_IDS : chosen;
};

/** The view of convert-color. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = (formats: readonly FormatId[]): void =>
		page.setFields({ formats: formats.length === FORMAT_IDS.length ? '' : formats.join(',') }, 'settled');
	const boxes = FORMAT_IDS.map((id) => {
		const input = el('input', {
			type: 'checkbox', class: 'choice-input',
			on: { change: () => choose(FORMAT_IDS.filter((one) => (one === id ? input.checked : askedFor(page.state()).includes(one)))) },
		});
		return { id, input, element: el('label', { class: 'choice' }, input, el('span', {}, id)) };
	});
	const preset = (word: string, formats: readonly FormatId[]): HTMLElement =>
		el('button', { type: 'button', class: 'quiet-button', on: { click: () => choose(formats) } }, word);
	const values = el('ul', { class: 'values' }), show = row<Value>(values, () => valueLine(page));
	return {
		element: el('div', {},
			el('fieldset', { class: 'control formats' }, el('legend', {}, words.formats),
				el('div', { class: 'choices' }, boxes.map(({ element }) => element)),
				el('div', {}, preset(words.all, FORMAT_IDS), preset(words.forWeb, USUAL_FORMATS))),
			values),
		operation: convertColor,
		call: (state) => callOf('convert-color', { color: state.fields['color'] as string, formats: askedFor(state) }),
		show: (state, answer) => {
			const asked = askedFor(state);
			for (const { id, input } of boxes) input.checked = asked.includes(id);
			const result = resultOf(convertColor, answer);
			if (result === undefined) return;
			show(asked.map((id) => ({
				label: id, text: result.formats[id] ?? '', ...(result.gamutMapped.includes(id) && { note: words.mapped }),
			})));
		},
		say: (answer) => Object.values(resultOf(convertColor, answer)?.formats ?? {}).slice(0, 3).join(', '),
	};
};
