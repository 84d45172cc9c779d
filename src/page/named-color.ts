/*
 * Named colors: in a list, where pressing one makes it the color of the page, and as people write their own.
 */

import { textField, type Control } from './controls.ts';
import { el, setText, type Part } from './dom.ts';
import { paint } from './paint.ts';
import type { Page } from './view.ts';

export interface ListedColor {
	readonly name: string;
	readonly hex: string;
	readonly note: string;
	/** The color to compare with. */
	readonly beside?: string;
}

/** One of a list. */
export function named(page: Page): Part<ListedColor> {
	let text = '';
	const picture = el('span', { class: 'named-swatch' }), other = el('span', {}), own = el('span', {});
	picture.append(own, other);
	const name = el('span', { class: 'named-name' }), code = el('code', {}), note = el('span', { class: 'value-note' });
	return {
		element: el('li', {}, el('button', {
			type: 'button', class: 'named-color', on: { click: () => page.setColor(text, 'settled') },
		}, picture, el('span', { class: 'named-main' }, name, el('span', { class: 'named-facts' }, code, note)))),
		show: (what) => {
			// Lists have names that are the same, of colors that are not.
			text = what.hex;
			setText(name, what.name);
			setText(code, what.hex);
			setText(note, what.note);
			paint(own, what.hex);
			paint(other, what.beside ?? what.hex);
		},
	};
}

/** Parses lines such as `brand = #3b82f6` for `among`. A line without a name has an empty one, which the operation rejects. */
export const ownNames = (written: string): readonly { readonly name: string; readonly color: string }[] =>
	written.split('\n').filter((line) => line.trim() !== '').map((line) => {
		const at = line.lastIndexOf('=');
		return { name: line.slice(0, Math.max(0, at)).trim(), color: line.slice(at + 1).trim() };
	});

/** The control of such names. */
export const ownNamesField = (page: Page): Control =>
	textField(page, 'among', page.words.ownNames, { class: 'wide-field', rows: 3, placeholder: page.words.ownExample }, 'textarea');
