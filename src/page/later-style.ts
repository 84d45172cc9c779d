/*
 * Loads the style of the views that are not part of the first script. The HTML has its address.
 *
 * Proof  test/browser/page-weight.test.ts counts its bytes; test/browser/page-errors.test.ts for a failed request.
 */

import { el } from './dom.ts';

let loaded: Promise<void> | undefined;

/** Resolves once the style applies; rejects if it does not load, and the next call tries again. */
export const laterStyle = (): Promise<void> => loaded ??= new Promise<void>((resolve, reject) => {
	const link = el('link', { rel: 'stylesheet', href: document.querySelector<HTMLElement>('[data-style]')?.dataset['style'] });
	link.addEventListener('load', () => resolve());
	link.addEventListener('error', () => {
		link.remove();
		loaded = undefined;
		reject(new Error('The style did not load.'));
	});
	document.head.append(link);
});
