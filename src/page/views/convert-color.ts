/*
 * Convert: all formats, in groups, those chosen being asked for.
 */

import { convertColor, USUAL_FORMATS } from '../../operations/convert-color.ts';
import { FORMAT_IDS, type FormatId } from '../../formats/table.ts';
import { valueLine, type Value } from '../clipboard.ts';
import { chosenOf, controls, someOf } from '../controls.ts';
import { el, row } from '../dom.ts';
import { callOf } from '../engine.ts';
import type { State } from '../state.ts';
import { methodControl, methodStrip } from '../gamut-methods.ts';
import { resultOf, type MakeView } from '../view.ts';

/** The view of convert-color. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = controls(someOf(page, 'formats', words.formats, FORMAT_IDS.map((id) => [id, id]), [
		[words.all, FORMAT_IDS], [words.forWeb, USUAL_FORMATS],
	]), methodControl(page));
	const askedFor = (state: State): readonly FormatId[] => chosenOf(state, 'formats', FORMAT_IDS);
	const values = el('ul', { class: 'values' }), show = row<Value>(values, () => valueLine(page)), byMethod = methodStrip(page);
	return {
		element: el('div', {}, choose.element, byMethod.element, values),
		operation: convertColor,
		call: (state) => callOf('convert-color', { ...state.fields, formats: askedFor(state) }),
		show: (state, answer) => {
			choose.show(state);
			const asked = askedFor(state), result = resultOf(convertColor, answer);
			if (result === undefined) return;
			byMethod.show(result.methods);
			show(asked.map((id) => ({
				label: id, text: result.formats[id] ?? '', ...(result.gamutMapped.includes(id) && { note: words.mapped }),
			})));
		},
		say: (answer) => Object.values(resultOf(convertColor, answer)?.formats ?? {}).slice(0, 3).join(', '),
	};
};
