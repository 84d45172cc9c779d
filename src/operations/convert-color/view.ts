/*
 * Convert: the selected formats, in groups.
 */

import { convertColor, USUAL_FORMATS } from './declaration.ts';
import { FORMAT_IDS, type FormatId } from '../../formats/table.ts';
import { valueLine, type Value } from '../../page/clipboard.ts';
import { readChoices, controls, selectSome } from '../../page/controls.ts';
import { el, row } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import type { State } from '../../page/state.ts';
import { methodControl, methodStrip } from '../../page/gamut-methods.ts';
import { getResult, type MakeView } from '../../page/view.ts';

/** The view of convert-color. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = controls(selectSome(page, 'formats', words.formats, FORMAT_IDS.map((id) => [id, id]), [
		[words.all, FORMAT_IDS], [words.forWeb, USUAL_FORMATS],
	]), methodControl(page));
	const readFormats = (state: State): readonly FormatId[] => readChoices(state, 'formats', FORMAT_IDS);
	const values = el('ul', { class: 'values' }), show = row<Value>(values, () => valueLine(page)), byMethod = methodStrip(page);
	return {
		element: layOut({ settings: choose }, byMethod.element, values),
		operation: convertColor,
		call: (state) => createCall('convert-color', { ...state.fields, formats: readFormats(state) }),
		show: (state, answer) => {
			choose.show(state);
			const ids = readFormats(state), result = getResult(convertColor, answer);
			if (result === undefined) return;
			byMethod.show(result.methods);
			show(ids.map((id) => ({
				label: id, text: result.formats[id] ?? '', ...(result.gamutMapped.includes(id) && { note: words.mapped }),
			})));
		},
		say: (answer) => Object.values(getResult(convertColor, answer)?.formats ?? {}).slice(0, 3).join(', '),
		colors: () => [{ name: 'color', color: page.state().color }],
		hasPreview: false,
	};
};
