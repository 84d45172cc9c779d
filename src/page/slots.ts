/*
 * The colors of a view, to be written, chosen and, in a list, added and taken away. The one that is chosen is edited by
 * the field and the sliders of the page.
 */

import { button, freshId, toggle, type Control } from './controls.ts';
import { el, row, setAttribute, setText, type Part } from './dom.ts';
import { paintText } from './paint.ts';
import { specOf, type ViewId } from './catalog.ts';
import { slotsIn, slotValue, type State } from './state.ts';
import type { Page } from './view.ts';

interface Slot {
	readonly slot: string;
	readonly label: string;
	readonly text: string;
	readonly isEdited: boolean;
	/** May it be left out? */
	readonly isSpare: boolean;
}

/** How each field is called; of a list, its place is added. */
export type SlotLabels = { readonly [field: string]: string };

function slotPart(page: Page): Part<Slot> {
	let slot = '';
	const id = freshId();
	const swatch = el('span', { class: 'swatch' });
	const choose = el('button', { type: 'button', class: 'slot-swatch', on: { click: () => page.edit(slot) } }, swatch);
	const hidden = el('span', { class: 'hidden' });
	choose.append(hidden);
	const label = el('label', { for: id });
	const set = (how: 'moving' | 'settled') => () => {
		if (page.state().at !== slot) page.edit(slot);
		page.setColor(input.value, how);
	};
	const input = el('input', {
		type: 'text', id, class: 'slot-text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off',
		on: { focus: () => page.edit(slot), input: set('moving'), change: set('settled') },
	});
	const remove = button(page.words.remove, () => page.setFields(without(page.state(), slot), 'settled'), 'quiet-button');
	const element = el('li', { class: 'slot' }, choose, el('div', { class: 'slot-main' }, label, input), remove);
	return {
		element,
		show: (what) => {
			({ slot } = what);
			setText(label, what.label);
			setText(hidden, `${page.words.edit} ${what.label}`);
			setAttribute(choose, 'aria-pressed', String(what.isEdited));
			setAttribute(element, 'data-edited', what.isEdited);
			setAttribute(remove, 'aria-label', `${page.words.remove} ${what.label}`);
			toggle(remove, what.isSpare);
			if (document.activeElement !== input && input.value !== what.text) input.value = what.text;
			paintText(swatch, what.text);
		},
	};
}

/** The fields without a slot: a place of the list is gone, a field is empty. */
function without({ fields }: State, slot: string): State['fields'] {
	const [field = '', place] = slot.split('.'), value = fields[field];
	return Array.isArray(value)
		? { [field]: value.filter((_, i) => i !== Number(place)) }
		: { [field]: '' };
}

/** The colors of a view and, where more may be added, the button for it. A spare one may mean nothing in some states. */
export function slotEditor(
	page: Page,
	view: ViewId,
	labels: SlotLabels,
	isOffered: (field: string, state: State) => boolean = () => true,
): Control {
	const { slots, list } = specOf(view);
	const items = el('ul', { class: 'slots' });
	const show = row<Slot>(items, () => slotPart(page));
	const adders = Object.entries(slots).filter(([, start]) => start === '').map(([field]) => ({
		field,
		element: button(`${page.words.add}: ${labels[field] ?? field}`, () => {
			page.setFields({ [field]: page.state().color }, 'settled');
			page.edit(field);
		}),
	}));
	const addToList = list && button(page.words.addColor, () => {
		const { fields, color } = page.state(), now = fields[list.field];
		if (!Array.isArray(now)) return;
		page.setFields({ [list.field]: [...now, color] }, 'settled');
		page.edit(`${list.field}.${now.length}`);
	});
	const element = el('div', { class: 'slot-editor' }, items,
		el('div', { class: 'slot-adders' }, adders.map((one) => one.element), addToList));
	return {
		element,
		show: (state) => {
			const { at, fields } = state, all = slotsIn(view, fields);
			show(all.map((slot) => {
				const [field = '', place] = slot.split('.'), isItem = place !== undefined;
				return {
					slot,
					label: isItem ? `${labels[field] ?? field} ${Number(place) + 1}` : labels[field] ?? field,
					text: slotValue(fields, slot) ?? '',
					isEdited: slot === at,
					isSpare: isItem ? all.length > (list?.least ?? 0) : slots[field] === '',
				};
			}));
			for (const adder of adders) toggle(adder.element, fields[adder.field] === '' && isOffered(adder.field, state));
			if (addToList) toggle(addToList, all.length < (list?.most ?? 0));
		},
	};
}
