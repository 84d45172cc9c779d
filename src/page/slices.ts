/*
 * What a state asks for, in steps: as many at once as a frame has time for, the others in pauses that follow, until the
 * next state comes.
 *
 * What a step shows is of an older state until it is done: its element is marked `data-stale` where that outlasts a slice.
 */

import { setAttribute } from './dom.ts';

export type Step = () => void;

export interface Slices {
	/** Begins anew, with a step instead of all that wait: a new state has come. */
	readonly start: (step: Step) => void;
	/** Does the steps, which show what an element holds, behind those that wait, and instead of those that wait for it. */
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
				// The step itself may tell that what it shows is not of this state.
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
