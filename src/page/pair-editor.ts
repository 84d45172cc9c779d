/*
 * Text and its background, to be written, and to be swapped.
 */

import { button, type Control } from './controls.ts';
import { el } from './dom.ts';
import { slotEditor } from './slots.ts';
import type { Page } from './view.ts';

/** Text and background with a button between that swaps them. */
export function pairEditor(page: Page, view: 'check-contrast' | 'fix-contrast'): Control {
	const { words } = page, slots = slotEditor(page, view, { text: words.text, background: words.background });
	const swap = button(words.swap, () => {
		const { text = '', background = '' } = page.state().fields;
		page.setFields({ text: background, background: text }, 'settled');
	});
	return { element: el('div', { class: 'pair-editor' }, slots.element, swap), show: slots.show };
}
