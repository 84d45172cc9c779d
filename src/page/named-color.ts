/*
 * A named color in a list: pressing it makes it the color of the page.
 */

import { el, setText, type Part } from './dom.ts';
import { paint } from './paint.ts';
import type { Page } from './view.ts';

export interface NamedColor {
	readonly name: string;
	readonly hex: string;
	readonly note: string;
	/** What it is compared with. */
	readonly beside?: string;
}

/** One of a list. */
export function named(page: Page): Part<NamedColor> {
	let wanted = '';
	const picture = el('span', { class: 'named-swatch' }), other = el('span', {}), own = el('span', {});
	picture.append(own, other);
	const name = el('span', { class: 'named-name' }), code = el('code', {}), note = el('span', { class: 'value-note' });
	return {
		element: el('li', {}, el('button', {
			type: 'button', class: 'named-color', on: { click: () => page.setColor(wanted, 'settled') },
		}, picture, el('span', { class: 'named-main' }, name, el('span', { class: 'named-facts' }, code, note)))),
		show: (what) => {
			// Lists have names that are the same, of colors that are not.
			wanted = what.hex;
			setText(name, what.name);
			setText(code, what.hex);
			setText(note, what.note);
			paint(own, what.hex);
			paint(other, what.beside ?? what.hex);
		},
	};
}
