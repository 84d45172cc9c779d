/*
 * Saves a file that the page wrote.
 */

import { el } from './dom.ts';

/** Downloads a text or bytes under a name. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	el('a', { href: address, download: name }).click();
	URL.revokeObjectURL(address);
}
