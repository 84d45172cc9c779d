/*
 * Convert: the selected formats, in groups.
 */

import { convertColor, USUAL_FORMATS } from './declaration.ts';
import { FORMAT_IDS, type FormatId } from '../../formats/table.ts';
import { valueList } from '../../page/clipboard.ts';
import { readChoices, controls, selectSome } from '../../page/controls.ts';
import { createView } from '../../page/create-view.ts';
import type { State } from '../../page/state.ts';
import { shortText } from '../../page/figures.ts';
import { methodControl, methodStrip } from '../../page/gamut-methods.ts';
import type { MakeView } from '../../page/view.ts';

/** The view of convert-color. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = controls(selectSome(page, 'formats', words.formats, FORMAT_IDS.map((id) => [id, id]), [
		[words.all, FORMAT_IDS], [words.forWeb, USUAL_FORMATS],
	]), methodControl(page));
	const readFormats = (state: State): readonly FormatId[] => readChoices(state, 'formats', FORMAT_IDS);
	const values = valueList(page), byMethod = methodStrip(page);
	return createView('convert-color', convertColor, {
		settings: choose, results: [byMethod.element, values.element],
		request: (state) => ({ formats: readFormats(state) }),
		show: ({ formats, gamutMapped, methods }, state) => {
			byMethod.show(methods);
			values.show(readFormats(state).map((id) => ({
				label: id, text: (id === 'oklch' ? shortText : String)(formats[id] ?? ''),
				...(gamutMapped.includes(id) && { note: words.mapped }),
			})));
		},
		say: ({ formats }) => Object.values(formats).slice(0, 3).join(', '),
		toColors: () => [{ name: 'color', color: page.state().color }],
		hasPreview: false,
	});
};
