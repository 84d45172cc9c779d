/*
 * Text on a background, at the sizes and in the parts of a page where it is read.
 */

import { el } from './dom.ts';
import type { Page } from './view.ts';

export interface ContrastSample {
	readonly element: HTMLElement;
	/** Opaque HEX. */
	readonly show: (text: string, background: string) => void;
}

/** A sample that is painted with two colors. Its text may be unreadable, which is what it shows. */
export function contrastSample(page: Page, title?: string): ContrastSample {
	const { words } = page;
	const element = el('div', { class: 'contrast-sample' },
		el('div', { class: 'contrast-text', 'aria-hidden': 'true' },
			title !== undefined && el('p', { class: 'sample-title' }, title),
			el('p', { class: 'sample-40' }, words.sample),
			el('p', { class: 'sample-24' }, words.sample),
			el('p', { class: 'sample-18' }, words.sample),
			el('p', { class: 'sample-16' }, words.sampleLong),
			el('p', { class: 'sample-14' }, words.sampleLong),
			el('p', { class: 'sample-parts' },
				el('span', { class: 'sample-button' }, words.button), el('span', { class: 'sample-outline' }, words.button))));
	return {
		element,
		show: (text, background) => {
			element.style.setProperty('--on', text);
			element.style.setProperty('--under', background);
		},
	};
}
