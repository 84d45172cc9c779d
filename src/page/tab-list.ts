/*
 * A row of tabs, which arrow keys go through.
 *
 * Source  WAI-ARIA Authoring Practices, tabs pattern.
 */

import { el, setAttribute } from './dom.ts';
import { rove } from './rove.ts';

/** Tabs for a panel; `choose` is called with the place of the selected one. */
export function tabs(labels: readonly string[], panel: string, choose: (place: number) => void): HTMLElement {
	let selected = 0;
	const select = (place: number): void => {
		if (place === selected) return;
		setAttribute(buttons[selected]!, 'aria-selected', 'false');
		setAttribute(buttons[place]!, 'aria-selected', 'true');
		choose(selected = place);
	};
	const buttons = labels.map((label, i) => el('button', {
		type: 'button', role: 'tab', 'aria-controls': panel, 'aria-selected': String(i === 0), tabindex: i === 0 ? 0 : -1, class: 'tab',
		on: {
			click: () => {
				// Safari does not focus a button that is clicked.
				buttons[i]!.focus();
				select(i);
			},
			focus: () => select(i),
		},
	}, label));
	const element = el('div', { role: 'tablist', class: 'tabs' }, buttons);
	rove(element, 'button');
	return element;
}
