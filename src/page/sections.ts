/*
 * Navigation: five sections, and the views of the open section as tabs below. Both are links, so they open in another tab too.
 */

import { findSpec, viewsIn, type ViewId } from './catalog.ts';
import { el, fill, setAttribute } from './dom.ts';
import { rove } from './rove.ts';
import type { Page } from './view.ts';
import { SECTIONS, type Section } from './view-spec.ts';

export interface Navigation {
	/** Marks the view that is open. */
	readonly mark: (view: ViewId) => void;
}

/** Fills both places. A section opens the view that was last open in it. */
export function navigation(page: Page, sections: HTMLElement, tabs: HTMLElement, addressOf: (view: ViewId) => string): Navigation {
	const { words } = page, last = new Map<Section, ViewId>();
	const link = (view: () => ViewId, word: string, properties: { readonly [name: string]: string }): HTMLAnchorElement => {
		// The state may have changed since the link was created.
		const update = (): void => setAttribute(element, 'href', addressOf(view()));
		const element = el('a', {
			...properties, href: addressOf(view()),
			on: {
				pointerenter: update,
				focus: update,
				click: (event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					page.go(view());
				},
			},
		}, word);
		return element;
	};
	const viewOf = (section: Section): ViewId => last.get(section) ?? viewsIn(section)[0]!;
	const all = SECTIONS.map((section) => ({
		section, element: link(() => viewOf(section), words.sections[section], { 'data-section': section }),
	}));
	setAttribute(sections, 'aria-label', words.sectionsTitle);
	setAttribute(tabs, 'aria-label', words.operationsTitle);
	fill(sections, el('ul', {}, all.map(({ element }) => el('li', {}, element))));
	const updates = [rove(sections, 'a'), rove(tabs, 'a')];
	return {
		mark: (view) => {
			const { section: open } = findSpec(view);
			last.set(open, view);
			document.documentElement.dataset['view'] = view;
			document.title = `${words.views[view].title} – Tincture`;
			for (const { section, element } of all) setAttribute(element, 'aria-current', section === open ? 'true' : undefined);
			const links = viewsIn(open).map((one) => ({ one, element: link(() => one, words.views[one].title, { 'data-view': one }) }));
			const list = el('ul', {}, links.map(({ element }) => el('li', {}, element)));
			fill(tabs, list);
			const current = links.find(({ one }) => one === view)!.element;
			setAttribute(current, 'aria-current', 'page');
			for (const update of updates) update();
			list.scrollTo({ left: current.offsetLeft + (current.offsetWidth - list.clientWidth) / 2 });
		},
	};
}
