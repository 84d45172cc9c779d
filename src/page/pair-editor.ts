/*
 * Text and its background, to be written, and to be swapped.
 */

import { button, type Control } from './controls.ts';
import { slotEditor, type ListBounds } from './slots.ts';
import { listIn } from './state.ts';
import type { Page } from './view.ts';

/** The first layer over a background: translucent black. */
const VEIL = 'rgb(0 0 0 / 50%)';

/** Text and background with a button below that swaps them. */
export function pairEditor(page: Page, view: 'check-contrast' | 'fix-contrast', layers?: ListBounds): Control {
	const { words } = page, slots = slotEditor(page, view, { text: words.text, background: words.background, layers: words.layer }, {
		...(layers && { bounds: layers }),
		add: { word: words.layer, fields: (state) => ({ layers: [...listIn(state, 'layers'), VEIL] }) },
	});
	const swap = button(words.swap, () => {
		const { text = '', background = '' } = page.state().fields;
		page.setFields({ text: background, background: text }, 'settled');
	});
	slots.element.lastElementChild!.append(swap);
	return slots;
}
