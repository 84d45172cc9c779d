/*
 * Takes what is pasted into the color field or anywhere on the page, and files that are dropped on it or chosen: a color goes to the
 * field, a list to the palette, a theme to its audit, a picture to the palette of its colors.
 *
 * Proof  test/page/drop.test.ts; test/browser/page-image.test.ts.
 */

import { el } from './dom.ts';
import { isSwatchFile, readPasted } from './paste.ts';
import { toTray } from './tray.ts';
import type { Page } from './view.ts';

/** Larger files cannot be themes. */
const MOST_BYTES = 500_000;

/** How long a message is visible, in milliseconds. */
const MESSAGE_MS = 6000;

/** Texts that are written elsewhere stay there. */
const isOtherField = (target: EventTarget | null): boolean =>
	target instanceof Element && target.matches('textarea, input[type="text"]:not(.slot-text)');

/** Removes the message about the text or file before. */
const forgetMessage = (): void => document.querySelector('.toast')?.remove();

/** Reports an unknown kind of file. */
function reject(page: Page): void {
	const message = el('p', { class: 'toast' }, page.words.notKnown);
	document.querySelector('.front')!.append(message);
	page.announce(page.words.notKnown);
	setTimeout(() => message.remove(), MESSAGE_MS);
}

/** Takes a text, of the file at `path` if any; false if it is nothing that the page knows. */
function take(page: Page, text: string, path = ''): boolean {
	const pasted = readPasted(text);
	forgetMessage();
	switch (pasted?.is) {
		case 'color':
			page.setColor(pasted.color, 'settled');
			return true;
		case 'colors':
			page.setTray(toTray(pasted.colors), 'settled');
			page.announce(page.words.addedToPalette);
			return true;
		case 'theme':
			page.go('audit-theme', { theme: pasted.theme, repair: '', path });
			return true;
		default: return false;
	}
}

/** The bytes of a file as base64. */
const toBase64 = (file: Blob): Promise<string> => new Promise((resolve, reject) => {
	const reader = new FileReader();
	reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
	reader.onerror = reject;
	reader.readAsDataURL(file);
});

/** Takes a file. */
export async function takeFile(page: Page, file: File): Promise<void> {
	forgetMessage();
	try {
		// An SVG picture is a text with its colors.
		const isPicture = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
		if (isPicture) return await (await import('./views/making.ts')).openPicture(page, file);
		if (file.size > MOST_BYTES) return reject(page);
		const bytes = new Uint8Array(await file.arrayBuffer());
		// Swatch files of bytes are audited, but not repaired.
		if (isSwatchFile(bytes)) return page.go('audit-theme', { theme: await toBase64(file), repair: 'no', path: file.name });
		if (!take(page, new TextDecoder().decode(bytes), file.name)) reject(page);
	} catch {
		reject(page);
	}
}

/** Listens for pasted texts and dropped files. */
export function takeDrops(page: Page): void {
	addEventListener('paste', (event) => {
		const file = event.clipboardData?.files[0];
		if (file === undefined && (isOtherField(event.target) || !take(page, event.clipboardData?.getData('text/plain') ?? ''))) return;
		event.preventDefault();
		if (file !== undefined) void takeFile(page, file);
	});
	addEventListener('dragover', (event) => event.preventDefault());
	addEventListener('drop', (event) => {
		const file = event.dataTransfer?.files[0];
		if (file === undefined && isOtherField(event.target)) return;
		event.preventDefault();
		if (file !== undefined) void takeFile(page, file);
		else if (!take(page, event.dataTransfer?.getData('text/plain') ?? '')) reject(page);
	});
}
