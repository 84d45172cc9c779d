/*
 * One Tab stop for a row of links or buttons; arrow keys, Home and End move within it.
 *
 * Source  ARIA Authoring Practices, "Managing Focus Within Components Using a Roving tabindex".
 * Proof   test/page/rows.test.ts; test/browser/page-touch.test.ts counts the Tab stops.
 */

import { setAttribute } from './dom.ts';

/** Makes the visible items in a place one Tab stop. Returns a function to call after a change of the items. */
export function rove(place: HTMLElement, selector: string): () => void {
	const find = (): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)];
	const items = (): readonly HTMLElement[] => find().filter((one) => one.checkVisibility());
	let current: Element | null = null, before: readonly Element[] = [];
	const update = (): void => {
		const all = items(), isThere = all.some((one) => one === current);
		const stop = isThere ? current : all.find((one) => one.hasAttribute('aria-current')) ?? all[0];
		for (const one of all) setAttribute(one, 'tabindex', one === stop ? 0 : -1);
	};
	place.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof Element) || !target.matches(selector)) return;
		current = target;
		update();
	});
	place.addEventListener('keydown', (event) => {
		const all = items(), at = all.findIndex((one) => one === event.target);
		const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length }[event.key];
		if (at < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
		event.preventDefault();
		all[Math.max(0, Math.min(to, all.length - 1))]!.focus();
	});
	return () => {
		const all = find();
		// The browser computes style and layout of the page to know what is visible, which a moving slider must not cause.
		if (all.length === before.length && all.every((one, i) => one === before[i])) return;
		before = all;
		update();
	};
}
