/*
 * View of the nearest names: the closest of each list, next to the color.
 */

import type { nearestNames } from './declaration.ts';
import type { Infer } from '../../schema/schema.ts';
import { controls, selectOne, section, slider } from '../../page/controls.ts';
import { el, row, setAttribute } from '../../page/dom.ts';
import { deltaText } from '../../page/figures.ts';
import { createCall } from '../../page/engine.ts';
import { layOut } from '../../page/layout.ts';
import { named, ownNames, ownNamesField, type NamedColor } from '../../page/named-color.ts';
import type { MakeView } from '../../page/view.ts';
import { LOCALES } from '../../page/words.ts';

type Result = Infer<typeof nearestNames.result>;

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
		return { list, items, show: row<NamedColor>(items, () => named(page)), element: section(words.nameLists[list], items) };
	});
	return {
		element: layOut({ settings: choose },
			el('div', { class: 'three' }, lists.map(({ element }) => element)), el('p', { class: 'source' }, words.askedNames)),
		operation: null,
		call: ({ fields }) => createCall('nearest-names', {
			color: fields['color'] as string, limit: fields['limit'] as string, locale: fields['locale'] as string || words.locale,
			...fields['list'] ? { list: fields['list'] } : {}, ...fields['unique'] ? { unique: true } : {},
			among: ownNames(fields['among'] as string),
		}, ['limit']),
		show: (state, answer) => {
			choose.show(state);
			for (const { items } of lists) setAttribute(items, 'data-stale', answer?.isProblem !== false);
			if (answer === undefined || answer.isProblem) return;
			const result = answer.value as Result;
			for (const { list, show } of lists) {
				show(result[list].map(({ name, hex, deltaEOK }) => ({ name, hex, beside: result.hex, note: deltaText(deltaEOK) })));
			}
		},
		say: ({ value }) => (value as Result).names.map(({ name }) => name).join(', '),
		colors: ({ value }) => LISTS.flatMap((list) => (value as Result)[list].map(({ name, hex }) => ({ name, color: hex }))),
		hasPreview: false,
	};
};
