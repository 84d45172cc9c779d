/*
 * A file of code that an operation wrote, to be copied or downloaded.
 */

import { button, codeBlock } from './controls.ts';
import { fromBase64 } from '../tokens/bytes.ts';
import { copyButton } from './clipboard.ts';
import { saveFile } from './download.ts';
import { el, setAttribute, setText } from './dom.ts';
import type { Page } from './view.ts';

export interface CodeFile {
	readonly filename: string;
	readonly mediaType: string;
	readonly code: string;
	readonly encoding?: 'base64';
}

/** Long files are laid out once it is quiet. */
const QUIET_MS = 120;

/** The file with its name, and buttons for it. */
export function codeFile(page: Page): { readonly element: HTMLElement; readonly show: (file: CodeFile) => void } {
	const { words } = page, name = el('h3', {}, words.code), code = codeBlock(words.code, 'file');
	let file: CodeFile | undefined, timer: ReturnType<typeof setTimeout> | undefined;
	const download = (): void => {
		if (file === undefined) return;
		const content = file.encoding === undefined ? file.code : fromBase64(file.code) as Uint8Array<ArrayBuffer>;
		saveFile(file.filename, content, file.mediaType);
	};
	return {
		element: el('section', { class: 'part' },
			el('div', { class: 'call-head' }, name,
				el('div', { class: 'call-tools' }, copyButton(page, () => file?.code ?? '', words.code),
					button(words.download, download, 'quiet-button'))),
			code),
		show: (next) => {
			file = next;
			setText(name, next.filename);
			// A view may have several files.
			setAttribute(code, 'aria-label', `${words.code} ${next.filename}`);
			clearTimeout(timer);
			const write = (): void => {
				setAttribute(code, 'data-stale', false);
				setText(code, next.code);
			};
			// The first file at once, so that nothing below it moves later.
			if (code.textContent === '') return write();
			setAttribute(code, 'data-stale', true);
			timer = setTimeout(write, QUIET_MS);
		},
	};
}
