/*
 * Runs the work of a state in steps: as many at once as fit in a frame, the others in later slices, until the next state.
 *
 * An element whose step waits longer than a slice is marked `data-stale`, because it shows an older state.
 */

import { setAttribute } from './dom.ts';

export type Step = () => void;

export interface Slices {
	/** Replaces all waiting steps by one, for a new state. */
	readonly start: (step: Step) => void;
	/** Appends the steps that fill an element, and removes waiting steps of the same element. */
	readonly later: (of: Element, ...steps: readonly Step[]) => void;
}

/** Milliseconds of work after which a frame is left to the browser: style, layout and painting take the rest. */
const SLICE_MS = 4;

/** Milliseconds after which steps are done though the browser has no pause. */
const MOST_WAIT_MS = 50;

/** Once the browser has nothing else to do; not all of them tell. */
const inPause = (work: () => void): void =>
	void (typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: MOST_WAIT_MS }) : setTimeout(work));

/** A queue of steps. */
export function slices(): Slices {
	let waiting: { readonly of: Element | null; readonly step: Step }[] = [], isWorking = false, isAwaited = false;
	const waitsFor = (of: Element): boolean => waiting.some((one) => one.of === of);
	const work = (): void => {
		const until = performance.now() + SLICE_MS;
		isWorking = true;
		try {
			while (waiting.length > 0) {
				const { of, step } = waiting.shift()!;
				// The step itself may mark its element as stale.
				if (of !== null && !waitsFor(of)) setAttribute(of, 'data-stale', false);
				step();
				if (performance.now() >= until) break;
			}
		} finally {
			isWorking = false;
			pause();
		}
	};
	const pause = (): void => {
		for (const { of } of waiting) if (of !== null) setAttribute(of, 'data-stale', true);
		if (waiting.length === 0 || isAwaited) return;
		isAwaited = true;
		inPause(() => {
			isAwaited = false;
			work();
		});
	};
	return {
		start: (step) => {
			waiting = [{ of: null, step }];
			work();
		},
		later: (of, ...steps) => {
			waiting = [...waiting.filter((one) => one.of !== of), ...steps.map((step) => ({ of, step }))];
			if (steps.length === 0) setAttribute(of, 'data-stale', false);
			if (!isWorking) pause();
		},
	};
}
