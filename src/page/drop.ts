/*
 * Takes what is pasted into the color field or anywhere on the page, and files that are dropped on it: a color goes to the field, a list
 * to the palette, a theme to its audit.
 */

import { readPasted } from './paste.ts';
import { toTray } from './tray.ts';
import type { Page } from './view.ts';

/** Larger files are no themes. */
const MOST_BYTES = 200_000;

/** Texts that are written elsewhere stay there. */
const isOtherField = (target: EventTarget | null): boolean =>
	target instanceof Element && target.matches('textarea, input[type="text"]:not(.slot-text)');

/** Takes a text; false if it is nothing that the page knows. */
function take(page: Page, text: string): boolean {
	const pasted = readPasted(text);
	switch (pasted?.is) {
		case 'color':
			page.setColor(pasted.color, 'settled');
			return true;
		case 'colors':
			page.setTray(toTray(pasted.colors), 'settled');
			page.announce(page.words.addedToPalette);
			return true;
		case 'theme':
			page.go('audit-theme', { theme: pasted.theme });
			return true;
		default: return false;
	}
}

/** Listens for pasted texts and dropped files. */
export function takeDrops(page: Page): void {
	addEventListener('paste', (event) => {
		const { clipboardData, target } = event;
		if (isOtherField(target)) return;
		if (take(page, clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
	});
	addEventListener('dragover', (event) => event.preventDefault());
	addEventListener('drop', (event) => {
		const file = event.dataTransfer?.files[0], text = event.dataTransfer?.getData('text/plain') ?? '';
		if (isOtherField(event.target)) return;
		event.preventDefault();
		const reject = (): void => page.announce(page.words.notKnown);
		if (file === undefined) return void (take(page, text) || reject());
		if (file.size > MOST_BYTES) return reject();
		void file.text().then((content) => take(page, content) || reject(), reject);
	});
}
