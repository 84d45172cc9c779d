/*
 * View of the nearest names: the closest of each list, next to the color.
 */

import type { nearestNames } from './declaration.ts';
import { controls, selectOne, section, slider } from '../../page/controls.ts';
import { el, row } from '../../page/dom.ts';
import { deltaText } from '../../page/figures.ts';
import { createView } from '../../page/create-view.ts';
import { named, ownNames, ownNamesField, type ListedColor } from '../../page/named-color.ts';
import type { MakeView } from '../../page/view.ts';
import { LOCALES } from '../../page/words.ts';

const LISTS = ['names', 'css', 'tailwind'] as const, ONLY = ['common', 'extended', 'css'] as const;

/** The view of nearest-names. */
export const makeView: MakeView = (page) => {
	const { words } = page;
	const choose = controls(
		slider(page, 'limit', words.howMany, { min: 1, max: 20, step: 1, usual: 5 }),
		selectOne(page, 'locale', words.language, [...LOCALES.map((id) => [id, words.languages[id]] as const)], page.locale),
		selectOne(page, 'list', words.names, [['', words.all], ...ONLY.map((list) => [list, words.sources[list]] as const)], ''),
		selectOne(page, 'unique', words.oneName, [['', words.no], ['true', words.yes]], ''),
		ownNamesField(page),
	);
	const lists = LISTS.map((list) => {
		const items = el('ul', { class: 'named' });
		return { list, show: row<ListedColor>(items, () => named(page)), element: section(words.nameLists[list], items) };
	});
	return createView<typeof nearestNames>('nearest-names', null, {
		settings: choose, results: [
			el('div', { class: 'three' }, lists.map(({ element }) => element)), el('p', { class: 'source' }, words.askedNames),
		],
		request: ({ fields: { locale, unique, among } }) =>
			({ locale: locale || words.locale, unique: unique === '' ? '' : true, among: ownNames(String(among)) }),
		numbers: ['limit'],
		show: (result) => {
			for (const { list, show } of lists) {
				show(result[list].map(({ name, hex, deltaEOK }) => ({ name, hex, beside: result.hex, note: deltaText(deltaEOK) })));
			}
		},
		say: ({ names }) => names.map(({ name }) => name).join(', '),
		toColors: (result) => LISTS.flatMap((list) => result[list].map(({ name, hex }) => ({ name, color: hex }))),
		hasPreview: false,
	});
};
