/*
 * Colors as swatches with their value; pressing one copies it, `+` or a drag adds it to the palette. A row is one Tab stop.
 *
 * Proof  test/browser/page-scale.test.ts.
 */

import { copyText } from './clipboard.ts';
import { el, row, setAttribute, setStyle, setText, type Component, type Part } from './dom.ts';
import { paint, textOnHex } from './paint.ts';
import { addToTray } from './add-button.ts';
import { rove } from './rove.ts';
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

/** One swatch, as an item of a list. */
function swatch(page: Page): Part<Swatch> {
	let copied = '', color = '';
	const { words } = page;
	const label = el('span', { class: 'chip-label' }), value = el('code', { class: 'chip-value' }), note = el('span', { class: 'chip-note' });
	const chip = el('button', { 'type': 'button', 'class': 'chip', 'draggable': 'true', 'aria-keyshortcuts': '+', 'on': {
		click: () => void copyText(page, copied, value),
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

/** Most swatches in a row of a phone, and of a wide window. */
const MOST_IN_ROW = 5, MOST_IN_WIDE_ROW = 12;

/** Columns of rows that are as long as each other, except the last one. */
const columns = (count: number, most: number): string => String(Math.ceil(count / Math.ceil(count / most)));

/** Swatches side by side: `small` ones are lower, `many` break into rows. */
export function strip(page: Page, ...kinds: readonly ('small' | 'many')[]): Component<readonly Swatch[]> {
	const element = el('ul', { class: ['strip', ...kinds.map((kind) => `strip-${kind}`)].join(' ') });
	const show = row<Swatch>(element, () => swatch(page)), update = rove(element, '.chip');
	return {
		element,
		show: (swatches) => {
			const { length } = swatches, isNew = length !== element.childElementCount;
			show(swatches);
			if (!isNew) return;
			setStyle(element, { '--columns': columns(length, MOST_IN_ROW), '--wide-columns': columns(length, MOST_IN_WIDE_ROW) });
			update();
		},
	};
}
