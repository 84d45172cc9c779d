/*
 * Controls that are bound to a field of the view: words to choose from, numbers to slide, texts to write.
 */

import { el, setAttribute, setText, type Child } from './dom.ts';
import type { State } from './state.ts';
import type { Page } from './view.ts';

export interface Control {
	readonly element: HTMLElement;
	readonly show: (state: State) => void;
}

let count = 0;

/** An id that no other element has. */
export const freshId = (): string => `c${++count}`;

const valueOf = (state: State, field: string): string => {
	const value = state.fields[field];
	return typeof value === 'string' ? value : '';
};

export type Option = readonly [value: string, word: string];

/** One of a few words, as a row of them. `usual` is what an empty field stands for. */
export function oneOf(page: Page, field: string, label: string, options: readonly Option[], usual: string): Control {
	const name = freshId();
	const inputs = options.map(([value, word]) => {
		const input = el('input', {
			type: 'radio', name, value, class: 'choice-input',
			on: { change: () => page.setFields({ [field]: value === usual ? '' : value }, 'settled') },
		});
		return { value, input, element: el('label', { class: 'choice' }, input, el('span', {}, word)) };
	});
	const element = el('fieldset', { class: 'control' }, el('legend', {}, label),
		el('div', { class: 'choices' }, inputs.map((one) => one.element)));
	return {
		element,
		show: (state) => {
			const chosen = valueOf(state, field) || usual;
			for (const { value, input } of inputs) input.checked = value === chosen;
		},
	};
}

/** One of many words, as a list that opens. */
export function oneOfMany(page: Page, field: string, label: string, options: readonly Option[], usual: string): Control {
	const id = freshId();
	const select = el('select', {
		id, on: { change: () => page.setFields({ [field]: select.value === usual ? '' : select.value }, 'settled') },
	}, options.map(([value, word]) => el('option', { value }, word)));
	return {
		element: el('div', { class: 'control' }, el('label', { for: id }, label), select),
		show: (state) => void (select.value = valueOf(state, field) || usual),
	};
}

export interface Numbers {
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** What an empty field stands for. */
	readonly usual: number;
	readonly unit?: string;
}

/** A number, slid or written. */
export function slider(page: Page, field: string, label: string, { min, max, step, usual, unit = '' }: Numbers): Control {
	const id = freshId();
	const set = (value: string, how: 'moving' | 'settled'): void =>
		page.setFields({ [field]: Number(value) === usual ? '' : value }, how);
	const range = el('input', {
		type: 'range', id, min, max, step,
		on: { input: () => set(range.value, 'moving'), change: () => set(range.value, 'settled') },
	});
	const shown = el('output', { for: id, class: 'number' });
	return {
		element: el('div', { class: 'control control-range' }, el('label', { for: id }, label), shown, range),
		show: (state) => {
			const written = valueOf(state, field), value = written === '' ? usual : Number(written);
			if (Number(range.value) !== value) range.value = String(value);
			setText(shown, `${value}${unit}`);
		},
	};
}

/** A text of a field. */
export function textField(page: Page, field: string, label: string, properties: { readonly [attribute: string]: unknown } = {}): Control {
	const id = freshId();
	const input = el('input', {
		type: 'text', id, spellcheck: 'false', autocomplete: 'off', ...properties,
		on: {
			input: () => page.setFields({ [field]: input.value }, 'moving'),
			change: () => page.setFields({ [field]: input.value }, 'settled'),
		},
	});
	return {
		element: el('div', { class: 'control' }, el('label', { for: id }, label), input),
		show: (state) => {
			if (document.activeElement !== input) input.value = valueOf(state, field);
		},
	};
}

/** A row of controls. */
export function controls(...all: readonly Control[]): Control {
	return {
		element: el('div', { class: 'controls' }, all.map(({ element }) => element)),
		show: (state) => all.forEach((control) => control.show(state)),
	};
}

/** Text as it is, which scrolls by keys where it is longer than its place. */
export const codeBlock = (label: string, kind = ''): HTMLElement =>
	el('pre', { class: `code ${kind}`, tabindex: 0, role: 'region', 'aria-label': label });

/** A part of a view with a heading of its own. */
export const section = (title: string, ...children: Child[]): HTMLElement =>
	el('section', { class: 'part' }, el('h3', {}, title), children);

/** An element that is there or not. */
export const toggle = (element: Element, isThere: boolean): void => setAttribute(element, 'hidden', !isThere);

/** A button with a word. */
export const button = (word: string, press: () => void, className = 'button'): HTMLButtonElement =>
	el('button', { type: 'button', class: className, on: { click: press } }, word);
