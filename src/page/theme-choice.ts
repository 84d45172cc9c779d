/*
 * The choice of the theme, on every page. `before-paint.ts` applies a stored one.
 *
 * Proof  test/browser/page-touch.test.ts, test/browser/reference.test.ts.
 */

import { readStored, store } from './stored.ts';

/** Shows the stored theme in a list of themes, and applies and stores each later choice. */
export function connectThemes(list: HTMLSelectElement): void {
	list.value = readStored('theme') ?? '';
	if (list.value === '') list.selectedIndex = 0;
	list.addEventListener('change', () => {
		const { dataset } = document.documentElement;
		store('theme', list.value);
		if (list.value === 'auto') delete dataset['theme'];
		else dataset['theme'] = list.value;
	});
}
