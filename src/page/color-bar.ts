/*
 * Tools next to the color field: sliders, copies, the eyedropper of the browser, undo and redo, and a link to share.
 */

import { button, disable } from './controls.ts';
import { copyButton, copyText } from './clipboard.ts';
import { el, setAttribute } from './dom.ts';
import type { Journal } from './journal.ts';
import { rove } from './rove.ts';
import type { Page } from './view.ts';

/** The eyedropper of Chromium; other browsers have none. */
interface EyeDropper {
	readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

type EyeDropperType = new () => EyeDropper;

export interface BarTools {
	readonly element: HTMLElement;
	readonly swatch: HTMLElement;
	/** Shows what can be undone. */
	readonly show: () => void;
}

/** The tools; `copies` are the texts of the color by label. */
export function barTools(page: Page, entries: Journal, copies: { readonly [label: string]: () => string }): BarTools {
	const { words } = page, front = document.querySelector('.front')!;
	const swatch = el('button', { 'type': 'button', 'class': 'bar-swatch', 'aria-controls': 'sliders', 'aria-expanded': 'false' },
		el('span', { class: 'hidden' }, words.sliders));
	swatch.onclick = () => {
		const isOpen = front.toggleAttribute('data-sliders');
		setAttribute(swatch, 'aria-expanded', String(isOpen));
	};
	const icon = (symbol: string, word: string, press: () => void): HTMLButtonElement => {
		const made = button(symbol, press, 'quiet-button icon');
		setAttribute(made, 'aria-label', word);
		setAttribute(made, 'title', word);
		return made;
	};
	const undo = icon('↶', words.undo, entries.undo), redo = icon('↷', words.redo, entries.redo);
	const shareWord = el('span', { class: 'share-word' }, words.share);
	const share = button('', () => void shareLink(), 'quiet-button share');
	share.append(el('span', { 'class': 'share-icon', 'aria-hidden': 'true' }, '↗ '), shareWord);
	setAttribute(share, 'aria-label', words.share);
	setAttribute(share, 'title', words.share);
	const shareLink = async (): Promise<void> => {
		// Phones have a sheet for it.
		if (matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function') {
			return void navigator.share({ url: location.href }).catch(() => undefined);
		}
		await copyText(page, location.href, shareWord, words.linkCopied);
	};
	const Dropper = (globalThis as { readonly EyeDropper?: EyeDropperType }).EyeDropper;
	const pick = Dropper && icon('◉', words.pickOnScreen, () =>
		// A press of Escape rejects.
		void new Dropper().open().then(({ sRGBHex }) => page.setColor(sRGBHex, 'settled'), () => undefined));
	const copying = Object.entries(copies).map(([label, textOf]) => {
		const one = copyButton(page, textOf, label);
		one.prepend(el('span', { 'class': 'copy-what', 'aria-hidden': 'true' }, label));
		return one;
	});
	pick?.classList.add('eyedropper');
	const element = el('div', { 'class': 'bar-tools', 'role': 'toolbar', 'aria-label': words.colorTools }, copying, pick, undo, redo, share);
	const update = rove(element, 'button');
	return {
		swatch,
		element,
		show: () => {
			const has = entries.has();
			disable(undo, !has.undo);
			disable(redo, !has.redo);
			update();
		},
	};
}
