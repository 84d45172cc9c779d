/*
 * Long work in slices: what takes longer than a moment lets the rest of the world go first.
 *
 * All that wait for a slice stand in one line, and each turn of the event loop gives one of them its slice. So the loop
 * is held for one slice and the piece of work that ends it, however many work at once.
 */

import type { Steps } from '../math/steps.ts';

/** Milliseconds of work after which others go first. */
const SLICE_MS = 4;

const waiting: (() => void)[] = [];

let since = 0;

/** Is the slice used up? Asked between two pieces of work that are small by themselves. */
export const isSliceOver = (): boolean => performance.now() - since > SLICE_MS;

/**
 * The result of work in steps: at once where one slice is enough, so that short work waits for nobody; else a promise of it,
 * and the rest is done in slices.
 */
export function inSlices<T>(steps: Steps<T>): T | Promise<T> {
	const end = performance.now() + SLICE_MS;
	do {
		const { done, value } = steps.next();
		if (done === true) return value;
	} while (performance.now() < end);
	return restOf(steps);
}

async function restOf<T>(steps: Steps<T>): Promise<T> {
	await nextSlice();
	for (;;) {
		const { done, value } = steps.next();
		if (done === true) return value;
		if (isSliceOver()) await nextSlice();
	}
}

/** Resolves when it is the caller's turn to work for one slice. */
export const nextSlice = (): Promise<void> => new Promise((resolve) => {
	waiting.push(resolve);
	if (waiting.length === 1) later(give);
});

function give(): void {
	since = performance.now();
	waiting[0]!();
	waiting.shift();
	if (waiting.length > 0) later(give);
}

interface Loop {
	readonly setImmediate?: (then: () => void) => unknown;
}

/** In another turn of the event loop. Where there is no `setImmediate`, a timer of no length comes next. */
function later(then: () => void): void {
	const { setImmediate } = globalThis as Loop;
	if (setImmediate === undefined) setTimeout(then, 0);
	else setImmediate(then);
}
