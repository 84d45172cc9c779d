/*
 * Controls that are bound to a field of the view: words to choose from, numbers to slide, texts to write.
 */

import type { Fallback, Numeric } from '../schema/schema.ts';
import { el, setAttribute, setText, type Child } from './dom.ts';
import type { State } from './state.ts';
import type { How, Page } from './view.ts';

export interface Control {
	readonly element: HTMLElement;
	readonly show: (state: State) => void;
}

let count = 0;

/** An id that no other element has. */
export const freshId = (): string => `c${++count}`;

/** A text of the fields; empty by default. */
export const readValue = ({ fields }: State, field: string): string => (typeof fields[field] === 'string' ? fields[field] : '');

export type Option = readonly [value: string, word: string];

const choices = (field: string, label: string, all: readonly { readonly element: Element }[], ...behind: Child[]): HTMLElement =>
	el('fieldset', { 'class': 'control', 'data-field': field }, el('legend', {}, label),
		el('div', { class: 'choices' }, all.map(({ element }) => element)), behind);

const labeled = <T extends string>(value: T, word: string, input: HTMLInputElement) =>
	({ value, input, element: el('label', { class: 'choice' }, input, el('span', {}, word)) });

/** The selected items; all if none is selected. */
export const readChoices = <T extends string>(state: State, field: string, all: readonly T[]): readonly T[] => {
	const words = readValue(state, field).split(','), matches = all.filter((one) => words.includes(one));
	return matches.length === 0 ? all : matches;
};

/** Some of a few words, as a row of boxes; buttons after them select whole sets. */
export function selectSome<T extends string>(
	page: Page,
	field: string,
	label: string,
	options: readonly (readonly [value: T, word: string])[],
	sets: readonly (readonly [word: string, values: readonly T[]])[] = [],
): Control {
	const all = options.map(([value]) => value);
	const choose = (values: readonly T[]): void =>
		page.setFields({ [field]: values.length === all.length ? '' : values.join(',') }, 'settled');
	const boxes = options.map(([value, word]) => {
		const input = el('input', {
			type: 'checkbox', class: 'choice-input',
			on: { change: () => choose(all.filter((one) => (one === value ? input.checked : readChoices(page.state(), field, all).includes(one)))) },
		});
		return labeled(value, word, input);
	});
	return {
		element: choices(field, label, boxes, sets.length > 0 && el('div', { class: 'choices' }, sets.map(([word, values]) =>
			button(word, () => choose(values), 'quiet-button')))),
		show: (state) => {
			const chosen = readChoices(state, field, all);
			for (const { value, input } of boxes) input.checked = chosen.includes(value);
		},
	};
}

/** A choice as a row of words. `usual` is the value that an empty field means. */
export function selectOne(page: Page, field: string, label: string, options: readonly Option[], usual: string): Control {
	const name = freshId();
	const inputs = options.map(([value, word]) => {
		const input = el('input', {
			type: 'radio', name, value, class: 'choice-input',
			on: { change: () => page.setFields({ [field]: value === usual ? '' : value }, 'settled') },
		});
		return labeled(value, word, input);
	});
	const element = choices(field, label, inputs);
	return {
		element,
		show: (state) => {
			const chosen = readValue(state, field) || usual;
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
		element: el('div', { 'class': 'control', 'data-field': field }, el('label', { for: id }, label), select),
		show: (state) => {
			const chosen = readValue(state, field) || usual;
			// Setting it makes browsers compute the style of the page.
			if (select.value !== chosen) select.value = chosen;
		},
	};
}

export interface Numbers {
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** The value that an empty field means. */
	readonly usual: number;
	readonly unit?: string;
}

/** Bounds and default of a slider as an operation declares them. */
export const numberControl = ({ of: { min, max }, value }: Fallback<Numeric>): Pick<Numbers, 'min' | 'max' | 'usual'> =>
	// The fallback of a number is a number.
	({ min, max, usual: value as number });

/** A number, slid or written. */
export function slider(page: Page, field: string, label: string, { min, max, step, usual, unit = '' }: Numbers): Control {
	const id = freshId();
	const set = (value: string, how: How): void =>
		page.setFields({ [field]: Number(value) === usual ? '' : value }, how);
	const range = el('input', {
		type: 'range', id, min, max, step,
		on: { input: () => set(range.value, 'moving'), change: () => set(range.value, 'stepped') },
	});
	const output = el('output', { for: id, class: 'number' });
	return {
		element: el('div', { 'class': 'control control-range', 'data-field': field }, el('label', { for: id }, label), output, range),
		show: (state) => {
			const written = readValue(state, field), value = written === '' ? usual : Number(written);
			if (Number(range.value) !== value) range.value = String(value);
			setText(output, `${value}${unit}`);
		},
	};
}

type Attributes = { readonly [attribute: string]: unknown };

/** A text of a field: a line of it, or several. */
export function textField(
	page: Page, field: string, label: string, properties: Attributes = {}, tag: 'input' | 'textarea' = 'input',
): Control {
	const id = freshId();
	const input = el(tag, {
		...(tag === 'input' && { type: 'text' }), id, spellcheck: 'false', autocomplete: 'off', ...properties,
		on: {
			input: () => page.setFields({ [field]: input.value }, 'moving'),
			change: () => page.setFields({ [field]: input.value }, 'settled'),
		},
	});
	return {
		element: el('div', { 'class': 'control', 'data-field': field }, el('label', { for: id }, label), input),
		show: (state) => {
			if (document.activeElement !== input) input.value = readValue(state, field);
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

/** Preformatted text that keys can scroll. */
export const codeBlock = (label: string, kind = ''): HTMLElement =>
	el('pre', { class: `code ${kind}`, tabindex: 0, role: 'region', 'aria-label': label });

/** A part of a view with a heading. */
export const section = (title: string, ...children: Child[]): HTMLElement =>
	el('section', { class: 'part' }, el('h3', {}, title), children);

/** An element that is there or not. */
export const toggle = (element: Element, isThere: boolean): void => setAttribute(element, 'hidden', !isThere);

/** Disables a button, which keeps the focus: a press does nothing (`main.ts`). */
export const disable = (one: Element, isOff: boolean): void => setAttribute(one, 'aria-disabled', isOff && 'true');

/** A button with a word. */
export const button = (word: string, press: () => void, className = 'button'): HTMLButtonElement =>
	el('button', { type: 'button', class: className, on: { click: press } }, word);
