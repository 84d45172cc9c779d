/*
 * A row of tabs, which arrow keys go through.
 *
 * Source  WAI-ARIA Authoring Practices, tabs pattern.
 */

import { el, setAttribute } from './dom.ts';

/** Tabs for a panel; `choose` is called with the place of the selected one. */
export function tabs(labels: readonly string[], panel: string, choose: (place: number) => void): HTMLElement {
	const buttons = labels.map((label, i) => el('button', {
		type: 'button', role: 'tab', 'aria-controls': panel, 'aria-selected': String(i === 0), tabindex: i === 0 ? 0 : -1, class: 'tab',
		on: {
			click: () => select(i),
			keydown: (event) => {
				const turn = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
				if (turn === 0) return;
				event.preventDefault();
				const next = (i + turn + labels.length) % labels.length;
				select(next);
				buttons[next]!.focus();
			},
		},
	}, label));
	const select = (place: number): void => {
		buttons.forEach((one, i) => {
			setAttribute(one, 'aria-selected', String(i === place));
			setAttribute(one, 'tabindex', i === place ? 0 : -1);
		});
		choose(place);
	};
	return el('div', { role: 'tablist', class: 'tabs' }, buttons);
}
