/*
 * The colors of a view, to be written, chosen and, in a list, added and taken away. The one that is chosen is edited by
 * the field and the sliders of the page.
 */

import { button, freshId, toggle, type Control } from './controls.ts';
import { el, row, setAttribute, setText, type Part } from './dom.ts';
import { paintText } from './paint.ts';
import { specOf, type ViewId } from './catalog.ts';
import { slotsIn, slotValue, type Fields, type State } from './state.ts';
import type { Page } from './view.ts';

interface Slot {
	readonly slot: string;
	readonly label: string;
	readonly text: string;
	readonly isEdited: boolean;
	/** May it be left out? */
	readonly isSpare: boolean;
	/** What stands beside it, of a list where something does. */
	readonly beside: string;
}

/** How each field is called; of a list, its place is added. */
export type SlotLabels = { readonly [field: string]: string };

/** What a view has of its own for its slots. */
export interface SlotTools {
	/** A spare color may mean nothing in some states. */
	readonly isOffered?: (field: string, state: State) => boolean;
	/** What the button says that adds to the list, and what it changes; the color of the page is added unless given. */
	readonly add?: { readonly word: string; readonly fields: (state: State) => Fields };
	/** One of a few words beside each color of the list, and what choosing one changes. */
	readonly beside?: {
		readonly label: string;
		readonly options: readonly string[];
		readonly choose: (state: State, place: number, option: string) => Fields;
	};
}

/** A list of the fields; empty where there is none. */
export const listIn = ({ fields }: State, field: string): readonly string[] => (Array.isArray(fields[field]) ? fields[field] : []);

function slotPart(page: Page, view: ViewId, { beside }: SlotTools): Part<Slot> {
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
	const remove = button('×', () => page.setFields(without(page.state(), view, slot), 'settled'), 'quiet-button slot-remove');
	const words = el('select', {
		on: { change: () => page.setFields(beside?.choose(page.state(), Number(slot.split('.')[1]), words.value) ?? {}, 'settled') },
	}, beside?.options.map((option) => el('option', { value: option }, option)));
	const element = el('li', { class: 'slot' }, choose, el('div', { class: 'slot-main' }, label, input), words, remove);
	return {
		element,
		show: (what) => {
			({ slot } = what);
			setText(label, what.label);
			setText(hidden, `${page.words.edit} ${what.label}`);
			setAttribute(choose, 'aria-pressed', String(what.isEdited));
			setAttribute(element, 'data-edited', what.isEdited);
			setAttribute(element, 'data-field', slot.split('.')[0]);
			toggle(words, beside !== undefined && slot.includes('.'));
			setAttribute(words, 'aria-label', `${beside?.label ?? ''} ${what.label}`);
			words.value = what.beside;
			setAttribute(remove, 'aria-label', `${page.words.remove} ${what.label}`);
			setAttribute(remove, 'title', page.words.remove);
			toggle(remove, what.isSpare);
			if (document.activeElement !== input && input.value !== what.text) input.value = what.text;
			paintText(swatch, what.text);
		},
	};
}

/** The fields without a slot: a place of the list is gone, with what stands beside it; a field is empty. */
function without(state: State, view: ViewId, slot: string): Fields {
	const [field = '', place] = slot.split('.'), beside = specOf(view).list?.beside;
	const rest = (list: string): readonly string[] => listIn(state, list).filter((_, i) => i !== Number(place));
	return place === undefined ? { [field]: '' } : { [field]: rest(field), ...(beside !== undefined && { [beside]: rest(beside) }) };
}

/** The colors of a view and, where more may be added, the button for it. */
export function slotEditor(page: Page, view: ViewId, labels: SlotLabels, tools: SlotTools = {}): Control {
	const { slots, list } = specOf(view), { isOffered = () => true, add } = tools;
	const items = el('ul', { class: 'slots' });
	const show = row<Slot>(items, () => slotPart(page, view, tools));
	const adders = Object.entries(slots).filter(([, start]) => start === '').map(([field]) => {
		const element = button(`+ ${labels[field] ?? field}`, () => {
			page.setFields({ [field]: page.state().color }, 'settled');
			page.edit(field);
		});
		setAttribute(element, 'data-field', field);
		return { field, element };
	});
	const addToList = list && button(`+ ${add?.word ?? page.words.color}`, () => {
		const state = page.state(), now = listIn(state, list.field);
		page.setFields(add?.fields(state) ?? { [list.field]: [...now, state.color] }, 'settled');
		page.edit(`${list.field}.${now.length}`);
	});
	if (addToList) setAttribute(addToList, 'data-field', list!.field);
	const element = el('div', { class: 'slot-editor' }, items,
		el('div', { class: 'slot-adders' }, adders.map((one) => one.element), addToList));
	return {
		element,
		show: (state) => {
			const { at, fields } = state, all = slotsIn(view, fields), count = list === undefined ? 0 : listIn(state, list.field).length;
			show(all.filter((slot) => isOffered(slot.split('.')[0]!, state)).map((slot) => {
				const [field = '', place] = slot.split('.'), isItem = place !== undefined;
				return {
					slot,
					label: isItem ? `${labels[field] ?? field} ${Number(place) + 1}` : labels[field] ?? field,
					text: slotValue(fields, slot) ?? '',
					isEdited: slot === at,
					isSpare: isItem ? count > (list?.least ?? 0) : slots[field] === '',
					beside: isItem && list?.beside !== undefined ? listIn(state, list.beside)[Number(place)] ?? '' : '',
				};
			}));
			for (const adder of adders) toggle(adder.element, fields[adder.field] === '' && isOffered(adder.field, state));
			if (addToList) toggle(addToList, count < (list?.most ?? 0) && isOffered(list!.field, state));
		},
	};
}
