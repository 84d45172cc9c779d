/*
 * Handles that a pointer drags and arrow keys move.
 *
 * Proof  test/page/rows.test.ts, test/page/picture.test.ts; test/browser/page-scale.test.ts.
 */

import type { How } from './view.ts';

/**
 * Reports where a pointer drags in a place; `handle` gets the focus. `begin` is called with each press, and returns true if the press
 * itself is a move.
 */
export function drag(
	place: HTMLElement, handle: HTMLElement, begin: () => boolean, move: (event: PointerEvent, how: How) => void,
): void {
	let hasMoved = false;
	place.addEventListener('pointerdown', (event) => {
		if (event.button !== 0) return;
		event.preventDefault();
		handle.focus({ preventScroll: true });
		place.setPointerCapture(event.pointerId);
		hasMoved = begin();
		if (hasMoved) move(event, 'moving');
	});
	place.addEventListener('pointermove', (event) => {
		if (!place.hasPointerCapture(event.pointerId)) return;
		hasMoved = true;
		move(event, 'moving');
	});
	place.addEventListener('pointerup', (event) => {
		if (hasMoved) move(event, 'settled');
		hasMoved = false;
	});
}

/** The steps of an arrow key to the right and up, ten with Shift; undefined for other keys. */
export function arrowSteps({ key, shiftKey }: KeyboardEvent): readonly [right: number, up: number] | undefined {
	const steps = shiftKey ? 10 : 1;
	switch (key) {
		case 'ArrowLeft': return [-steps, 0];
		case 'ArrowRight': return [steps, 0];
		case 'ArrowUp': return [0, steps];
		case 'ArrowDown': return [0, -steps];
		default: return undefined;
	}
}
