/*
 * Ctrl+Z and its kin go through the states of the page, except in a text, where the browser undoes what was typed.
 */

import type { Journal } from './journal.ts';

const isText = (target: EventTarget | null): boolean =>
	target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Listens for the keys of undo and redo. */
export function undoKeys({ undo, redo }: Journal): void {
	addEventListener('keydown', (event) => {
		const { key, shiftKey, target } = event;
		if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(target)) return;
		const letter = key.toLowerCase();
		if (letter !== 'z' && letter !== 'y') return;
		event.preventDefault();
		if (letter === 'y' || shiftKey) redo();
		else undo();
	});
}
