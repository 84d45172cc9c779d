/*
 * Values that are copied by a press.
 */

import { el, setAttribute, setText, type Part } from './dom.ts';
import type { Page } from './view.ts';

/** How long the confirmation is visible. */
export const SAID_MS = 1400;

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

/** A button that copies a text and confirms it for a moment. */
export function copyButton(page: Page, textOf: () => string, label?: string): HTMLButtonElement {
	const { words } = page;
	const word = el('span', { class: 'copy-word' }, words.copy);
	const button = el('button', {
		type: 'button',
		class: 'quiet-button copy',
		on: {
			click: () => void toClipboard(textOf()).then((isCopied) => {
				setText(word, isCopied ? words.copied : words.notCopied);
				page.announce(isCopied ? `${words.copied}: ${textOf().slice(0, 80)}` : words.notCopied);
				setTimeout(() => setText(word, words.copy), SAID_MS);
			}),
		},
	}, word);
	if (label !== undefined) button.append(el('span', { class: 'hidden' }, ` ${label}`));
	return button;
}

export interface Value {
	readonly label: string;
	readonly text: string;
	/** A remark behind the value. */
	readonly note?: string;
}

/** A line with a label and a value; pressing it copies the value. */
export function valueLine(page: Page): Part<Value> {
	let text = '';
	const { words } = page;
	const label = el('span', { class: 'value-label' }), value = el('code', { class: 'value-text' });
	const note = el('span', { class: 'value-note' });
	const word = el('span', { class: 'copy-word' }, words.copy);
	const element = el('button', {
		type: 'button',
		class: 'value',
		on: {
			click: () => void toClipboard(text).then((isCopied) => {
				setText(word, isCopied ? words.copied : words.notCopied);
				page.announce(isCopied ? `${words.copied}: ${text}` : words.notCopied);
				setTimeout(() => setText(word, words.copy), SAID_MS);
			}),
		},
	}, label, el('span', { class: 'value-main' }, value, note), word);
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
