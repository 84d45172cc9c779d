/*
 * Find colors: words to colors.
 */

import type { findColors } from './declaration.ts';
import { controls, selectOne, slider, textField } from '../../page/controls.ts';
import { el, row, setText } from '../../page/dom.ts';
import { createView } from '../../page/create-view.ts';
import { named, ownNames, ownNamesField, type ListedColor } from '../../page/named-color.ts';
import type { MakeView } from '../../page/view.ts';
import { LOCALES } from '../../page/words.ts';

/** The view of find-colors. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = controls(
		slider(page, 'limit', words.howMany, { min: 1, max: 100, step: 1, usual: 20 }),
		selectOne(page, 'locale', words.language, [['', words.both], ...LOCALES.map((id) => [id, words.languages[id]] as const)], ''),
		ownNamesField(page),
	);
	const items = el('ul', { class: 'named found' }), show = row<ListedColor>(items, () => named(page)), count = el('p', { class: 'source' });
	return createView<typeof findColors>('find-colors', null, {
		colors: controls(textField(page, 'query', words.query, { maxlength: 100, placeholder: words.queryExample })),
		settings: choose, results: [count, items],
		request: ({ fields: { query, among } }) => ({ query: query || words.queryExample, among: ownNames(String(among)) }),
		numbers: ['limit'],
		show: ({ total, results }) => {
			setText(count, total === 0 ? words.noneFound : `${words.found}: ${total}`);
			show(results.map(({ name, hex, source, match }) => ({ name, hex, note: `${words.sources[source]} · ${words.matches[match]}` })));
		},
		say: ({ total }) => `${words.found}: ${total}`,
		toColors: ({ results }) => results.map(({ name, hex }) => ({ name, color: hex })),
		hasPreview: false,
	});
};
