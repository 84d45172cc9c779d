/*
 * Editor of the colors of a view: they are typed, selected and, in a list, added and removed. The field and the sliders of the
 * page edit the selected color.
 */

import { schemaOf, type Field } from '../schema/schema.ts';
import { button, freshId, toggle, type Control } from './controls.ts';
import { el, row, setAttribute, setText, type Part } from './dom.ts';
import { paintText } from './paint.ts';
import { findSpec, type ViewId } from './catalog.ts';
import { listIn, slotsIn, slotValue, type Fields, type State } from './state.ts';
import type { Page } from './view.ts';

interface Slot {
	readonly slot: string;
	readonly label: string;
	readonly text: string;
	readonly isEdited: boolean;
	/** True if it may be left out. */
	readonly isSpare: boolean;
	/** The text next to it, in a list with such texts. */
	readonly beside: string;
}

/** How each field is called; of a list, its place is added. */
export type SlotLabels = { readonly [field: string]: string };

/** How many colors a list may have. */
export interface ListBounds {
	readonly least: number;
	readonly most: number;
}

/** Bounds of a list as an operation declares it. Colors by step may take all steps but that of the color itself. */
export function listBounds(field: Field): ListBounds {
	const schema = schemaOf(field);
	if (schema.kind === 'record') return { least: 0, most: schema.keys.length - 1 };
	return schema.kind === 'list' ? { least: field.kind === 'optional' ? 0 : schema.min, most: schema.max } : NO_LIST;
}

const NO_LIST: ListBounds = { least: 0, most: 0 };

/** Options of a view for its slots. */
export interface SlotTools {
	/** Bounds of the list of the view, if it has one. */
	readonly bounds?: ListBounds;
	/** A spare color may mean nothing in some states. */
	readonly isOffered?: (field: string, state: State) => boolean;
	/** Label and effect of the button that adds to the list; by default it adds the color of the page. */
	readonly add?: { readonly word: string; readonly fields: (state: State) => Fields };
	/** A choice next to each color of the list, and its effect. */
	readonly beside?: {
		readonly label: string;
		readonly options: readonly string[];
		readonly choose: (state: State, place: number, option: string) => Fields;
	};
}

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

/** The fields without a slot: removes an item of a list with its text, or empties a field. */
function without(state: State, view: ViewId, slot: string): Fields {
	const [field = '', place] = slot.split('.'), beside = findSpec(view).list?.beside;
	const rest = (list: string): readonly string[] => listIn(state, list).filter((_, i) => i !== Number(place));
	return place === undefined ? { [field]: '' } : { [field]: rest(field), ...(beside !== undefined && { [beside]: rest(beside) }) };
}

/** The colors of a view and, where more may be added, the button for it. */
export function slotEditor(page: Page, view: ViewId, labels: SlotLabels, tools: SlotTools = {}): Control {
	const { slots, list } = findSpec(view), { isOffered = () => true, add, bounds: { least, most } = NO_LIST } = tools;
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
					isSpare: isItem ? count > least : slots[field] === '',
					beside: isItem && list?.beside !== undefined ? listIn(state, list.beside)[Number(place)] ?? '' : '',
				};
			}));
			for (const adder of adders) toggle(adder.element, fields[adder.field] === '' && isOffered(adder.field, state));
			if (addToList) toggle(addToList, count < most && isOffered(list!.field, state));
		},
	};
}
