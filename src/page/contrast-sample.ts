/*
 * Sample text on a background, in the sizes and parts of a page.
 */

import { el, pictured, setAttribute } from './dom.ts';
import type { Page } from './view.ts';

export interface ContrastSample {
	readonly element: HTMLElement;
	/** The text as opaque HEX, the background too, or `under` it as the browser paints it. */
	readonly show: (text: string, background: string, under?: string) => void;
}

/** A sample in two colors. Its text may be unreadable on purpose. */
export function contrastSample(page: Page, title?: string): ContrastSample {
	const { words } = page, line = (text: string, size: string): HTMLElement => pictured(text, { class: `sample-${size}` });
	const parts = el('div', { class: 'contrast-text' },
		line(words.sample.split(' ').slice(0, 4).join(' '), '40'), line(words.sample, '24'), line(words.sample, '18'),
		line(words.sampleLong, '16'), line(words.sampleLong, '14'),
		el('div', { class: 'sample-parts' }, line(words.button, 'button'), line(words.button, 'outline')));
	const element = el('div', { class: 'contrast-sample', role: 'img' }, parts);
	const whole = el('figure', {}, title !== undefined && el('figcaption', { class: 'sample-title' }, title), element);
	return {
		element: whole,
		show: (text, background, under = background) => {
			setAttribute(element, 'aria-label', `${text} ${words.on} ${background}`);
			element.style.setProperty('--on', text);
			element.style.setProperty('--under', under);
			element.style.setProperty('--plain', background);
		},
	};
}
