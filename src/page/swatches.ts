/*
 * Colors as swatches with their value; pressing one copies it, `+` or a drag adds it to the palette.
 */

import { toClipboard } from './clipboard.ts';
import { el, setAttribute, setText, type Part } from './dom.ts';
import { paint, textOnHex } from './paint.ts';
import { addToTray } from './add-button.ts';
import type { Page } from './view.ts';

export interface Swatch {
	readonly hex: string;
	/** CSS color for browsers and screens beyond sRGB. */
	readonly css?: string;
	/** Text above the value. */
	readonly label?: string;
	/** Text below the value. */
	readonly note?: string;
	/** Text to copy; HEX by default. */
	readonly copied?: string;
}

const SAID_MS = 1200;

/** One swatch, as an item of a list. */
export function swatch(page: Page): Part<Swatch> {
	let copied = '', color = '';
	const { words } = page;
	const label = el('span', { class: 'chip-label' }), value = el('code', { class: 'chip-value' }), note = el('span', { class: 'chip-note' });
	const press = async (): Promise<void> => {
		const status = await toClipboard(copied) ? words.copied : words.notCopied, before = value.textContent ?? '';
		page.announce(`${status}: ${copied}`);
		setText(value, status);
		setTimeout(() => {
			if (value.textContent === status) setText(value, before);
		}, SAID_MS);
	};
	const chip = el('button', { 'type': 'button', 'class': 'chip', 'draggable': 'true', 'aria-keyshortcuts': '+', 'on': {
		click: () => void press(),
		keydown: ({ key }) => {
			if (key === '+') addToTray(page, [color]);
		},
		dragstart: ({ dataTransfer }) => dataTransfer?.setData('text/plain', color),
	} }, label, value, note);
	const add = el('button', { 'type': 'button', 'class': 'chip-add', 'tabindex': -1, 'title': words.addToPalette, 'on': {
		click: () => addToTray(page, [color]),
	} }, '+');
	return {
		element: el('li', { class: 'chip-item' }, chip, add),
		show: ({ hex, css, label: above = '', note: below = '', copied: text = hex }) => {
			copied = text;
			color = css ?? hex;
			setAttribute(add, 'aria-label', `${words.addToPalette} ${hex}`);
			setText(label, above);
			setText(value, hex);
			setText(note, below);
			setAttribute(chip, 'title', `${words.copy} ${text}`);
			paint(chip, hex, css);
			chip.style.setProperty('color', textOnHex(hex));
		},
	};
}
