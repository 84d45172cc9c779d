/*
 * Values that are copied by a click.
 */

import { el, row, setAttribute, setText, type Component, type Part } from './dom.ts';
import type { Page } from './view.ts';

/** How long the confirmation is visible, in milliseconds. */
const CONFIRMATION_MS = 1400;

/** Copies a text. Returns true on success. Pages without TLS have only execCommand. */
export async function toClipboard(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		const field = el('textarea', { class: 'hidden', 'aria-hidden': 'true' });
		field.value = text;
		document.body.append(field);
		field.select();
		const isCopied = document.execCommand('copy');
		field.remove();
		return isCopied;
	}
}

/** Copies a text, and reports the outcome to screen readers and, for a moment, instead of the text of an element. */
export async function copyText(page: Page, text: string, place: HTMLElement, done = page.words.copied): Promise<void> {
	const status = await toClipboard(text) ? done : page.words.notCopied, { dataset } = place;
	const before = dataset['before'] ??= place.textContent ?? '';
	setText(place, status);
	page.announce(`${status}: ${text.slice(0, 80)}`);
	setTimeout(() => {
		// A list may have another text there by now.
		if (place.textContent === status) setText(place, before);
		delete dataset['before'];
	}, CONFIRMATION_MS);
}

/** A button that copies a text and confirms it for a moment. */
export function copyButton(page: Page, textOf: () => string, label?: string): HTMLButtonElement {
	const word = el('span', { class: 'copy-word' }, page.words.copy);
	return el('button', { type: 'button', class: 'quiet-button copy', on: { click: () => void copyText(page, textOf(), word) } },
		word, label !== undefined && el('span', { class: 'hidden' }, ` ${label}`));
}

export interface Value {
	readonly label: string;
	readonly text: string;
	/** A remark behind the value. */
	readonly note?: string;
}

/** A line with a label and a value; a click copies the value. */
function valueLine(page: Page): Part<Value> {
	let text = '';
	const label = el('span', { class: 'value-label' }), value = el('code', { class: 'value-text' });
	const note = el('span', { class: 'value-note' }), word = el('span', { class: 'copy-word' }, page.words.copy);
	const element = el('button', { type: 'button', class: 'value', on: { click: () => void copyText(page, text, word) } },
		label, el('span', { class: 'value-main' }, value, note), word);
	return {
		element: el('li', {}, element),
		show: (what) => {
			text = what.text;
			setText(label, what.label);
			setText(value, what.text);
			setText(note, what.note ?? '');
			setAttribute(note, 'hidden', what.note === undefined);
		},
	};
}

/** A list of such lines. */
export function valueList(page: Page): Component<readonly Value[]> {
	const element = el('ul', { class: 'values' });
	return { element, show: row<Value>(element, () => valueLine(page)) };
}
