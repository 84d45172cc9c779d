/*
 * Keeps the URL in step with the state. One action (dragging a slider, typing a word, a row of arrow keys) is one entry of the
 * history: its first change adds the entry, later ones replace it. Undo and redo go through the entries of this page.
 */

import type { How } from './view.ts';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const QUIET_MS = 350;

/** Steps with less time between them are one action. */
const STEPS_MS = 1000;

export interface Journal {
	/** Notes the query of a state. */
	readonly note: (query: string, how: How) => void;
	/** Replaces the query of the entry. */
	readonly replace: (query: string) => void;
	/** The browser went to another entry. */
	readonly follow: () => void;
	readonly undo: () => void;
	readonly redo: () => void;
	/** True if there is an entry to go to. */
	readonly has: () => { readonly undo: boolean; readonly redo: boolean };
}

const here = (): string => location.search.replace(/^\?/, '');

/** The number of the entry, counted from the first one of this page. */
const entryNumber = (): number => (history.state as { readonly entry?: number } | null)?.entry ?? 0;

/** The journal of this page. */
export function journal(): Journal {
	let isMoving = false, isStep = false, notedAt = 0, noted = here(), last = entryNumber(), timer: ReturnType<typeof setTimeout> | undefined;
	const write = (query: string, way: 'pushState' | 'replaceState'): void => {
		clearTimeout(timer);
		if (query === noted) return;
		noted = query;
		const entry = entryNumber() + (way === 'pushState' ? 1 : 0);
		if (way === 'pushState') last = entry;
		history[way]({ entry }, '', location.pathname + (query === '' ? '' : `?${query}`) + location.hash);
	};
	const go = (steps: -1 | 1): void => {
		const to = entryNumber() + steps;
		if (to >= 0 && to <= last) history.go(steps);
	};
	return {
		note: (query, how) => {
			const continues = isMoving || (how !== 'settled' && isStep && performance.now() - notedAt < STEPS_MS);
			if (!continues) write(query, 'pushState');
			else if (how !== 'moving') write(query, 'replaceState');
			else {
				clearTimeout(timer);
				timer = setTimeout(() => write(query, 'replaceState'), QUIET_MS);
			}
			isMoving = how === 'moving';
			isStep = how === 'stepped';
			notedAt = performance.now();
		},
		replace: (query) => write(query, 'replaceState'),
		follow: () => {
			clearTimeout(timer);
			isMoving = false;
			isStep = false;
			noted = here();
		},
		undo: () => go(-1),
		redo: () => go(1),
		has: () => ({ undo: entryNumber() > 0, redo: entryNumber() < last }),
	};
}

const isText = (target: EventTarget | null): boolean =>
	target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Listens for Ctrl+Z and its kin, except in a text, where the browser undoes what was typed. */
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
