/*
 * Find colors: words to colors.
 */

import type { findColors } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, selectOne, slider, textField } from '../../page/controls.ts';
import { el, row, setAttribute, setText } from '../../page/dom.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { named, ownNames, ownNamesField, type NamedColor } from '../../page/named-color.ts';
import type { MakeView } from '../../page/view.ts';
import { LOCALES } from '../../page/words.ts';

type Result = Infer<typeof findColors.result>;

/** The view of find-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = controls(
		textField(page, 'query', words.query, { class: 'wide-field', maxlength: 100 }),
		slider(page, 'limit', words.howMany, { min: 1, max: 100, step: 1, usual: 20 }),
		selectOne(page, 'locale', words.language, [['', words.both], ...LOCALES.map((id) => [id, words.languages[id]] as const)], ''),
		ownNamesField(page),
	);
	const items = el('ul', { class: 'named found' }), show = row<NamedColor>(items, () => named(page)), count = el('p', { class: 'source' });
	return {
		element: layOut({ colors: choose }, count, items),
		operation: null,
		call: ({ fields }) => createCall('find-colors', {
			query: fields['query'] as string, limit: fields['limit'] as string, locale: fields['locale'] as string,
			among: ownNames(fields['among'] as string),
		}, ['limit']),
		show: (state, answer) => {
			choose.show(state);
			setAttribute(items, 'data-stale', answer?.isProblem !== false);
			if (answer === undefined || answer.isProblem) return;
			const { total, results } = answer.value as Result;
			setText(count, total === 0 ? words.noneFound : `${words.found}: ${total}`);
			show(results.map(({ name, hex, source, match }) => ({ name, hex, note: `${words.sources[source]} · ${words.matches[match]}` })));
		},
		say: ({ value }) => `${words.found}: ${(value as Result).total}`,
		colors: ({ value }) => (value as Result).results.map(({ name, hex }) => ({ name, color: hex })),
		hasPreview: false,
	};
};
