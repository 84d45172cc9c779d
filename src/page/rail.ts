/*
 * The rail: every view by its group. On a narrow page it is a strip that scrolls.
 */

import { GROUPS, type ViewId } from './catalog.ts';
import { el, fill, setAttribute } from './dom.ts';
import { withView, type State } from './state.ts';
import type { Page } from './view.ts';

export interface Rail {
	/** Marks the view that is open. */
	readonly mark: (view: ViewId) => void;
}

/** Fills the place of the rail. Links are links: they open in another tab too. */
export function rail(page: Page, place: HTMLElement, addressOf: (state: State) => string): Rail {
	const { words } = page;
	const link = (view: ViewId): HTMLElement => el('a', {
		href: addressOf(withView(page.state(), view)), 'data-view': view,
		on: {
			click: (event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				page.go(view);
			},
		},
	}, words.views[view].title);
	setAttribute(place, 'aria-label', words.operationsTitle);
	fill(place, GROUPS.map(({ id, views }) => el('div', { class: 'rail-group' },
		el('h2', { class: 'rail-title', id: `group-${id}` }, words.groups[id]),
		el('ul', { 'aria-labelledby': `group-${id}` }, views.map((view) => el('li', {}, link(view)))))));
	return {
		mark: (view) => {
			for (const one of place.querySelectorAll('a')) {
				const isHere = one.dataset['view'] === view;
				setAttribute(one, 'aria-current', isHere ? 'page' : undefined);
				if (isHere) place.scrollTo({ left: one.offsetLeft + (one.offsetWidth - place.clientWidth) / 2 });
			}
			document.title = `${words.views[view].title} – Tincture`;
		},
	};
}
