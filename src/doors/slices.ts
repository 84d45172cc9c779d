/*
 * Divides long work into slices, so that the event loop can serve other clients in between.
 *
 * A turn of the event loop runs one slice. Clients take turns slice by slice, and the requests of one client run in order. So a client
 * with many heavy requests delays a heavy request of another client by one slice at a time.
 *
 * Slices wait for arrivals. libuv accepts one connection in a turn and reads one request from each connection, so with a slice in every
 * turn new connections would wait for a slice each. After an accepted connection the slice is postponed to the next turn, at most
 * MOST_PUT_OFF times in a row so that all work ends; after a request, once.
 *
 * Proof  test/doors/slices.test.ts, with a clock and an event loop that the test turns.
 */

import { createBudget, withBudget, type Budget, type Client } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';

/** Milliseconds after which a slice ends. */
const SLICE_MS = 4;

/** Milliseconds of work that the requests of one turn may do together without a slice; the rest waits. */
const AT_ONCE_MS = 2;

/** Turns that a slice is postponed while connections keep arriving. */
export const MOST_PUT_OFF = 50;

/** The clock in milliseconds, and how to run a function in another turn of the event loop. */
interface EventLoop {
	readonly now: () => number;
	readonly later: (then: () => void) => void;
}

/** Runs in a slice. Returns true if its work is done when it returns, false if the work follows. */
type Run = () => boolean;

export interface Slices {
	/**
	 * Runs work in steps under a budget. Returns the result of short work; otherwise a promise, and the rest runs in slices. Throws or
	 * rejects with errors of steps, with `too-complex` if the budget is exceeded, and with CLIENT_GONE.
	 */
	readonly inSlices: <T>(steps: Steps<T>, budget: Budget) => T | Promise<T>;
	/** Resolves when the client's next slice begins. Rejects with CLIENT_GONE. */
	readonly nextSlice: (client?: Client | null) => Promise<void>;
	/** True if the slice is over, for work that consists of small pieces. */
	readonly isSliceOver: () => boolean;
	/** Notes that a connection was accepted. */
	readonly noteConnection: () => void;
	/** Notes that a request was read. */
	readonly noteRequest: () => void;
}

/** Thrown to end work that nobody waits for. */
export const CLIENT_GONE = new Error('The client has gone.');

/** Slices of one event loop. */
export function createSlices({ now, later }: EventLoop): Slices {
	/** Waiting work by client; the first client is next. */
	const queues = new Map<string, Run[]>();
	let since = 0, isGiving = false;
	let hasConnected = false, hasAsked = false, putOff = 0;
	let atOnceSince = 0, isAtOnce = false;

	const isSliceOver = (): boolean => now() - since >= SLICE_MS;

	const enqueue = (client: Client | null, run: Run, isBegun: boolean): void => {
		const key = client === null ? '' : client.key(), queue = queues.get(key);
		if (queue === undefined) queues.set(key, [run]);
		else if (isBegun && client !== null) queue.unshift(run);
		else queue.push(run);
		if (isGiving) return;
		isGiving = true;
		later(give);
	};

	/** Work of the next client, unless it was served in this turn: what that cost must be charged first. */
	const dequeue = (served: Set<string>): Run | undefined => {
		for (const [key, queue] of queues) {
			if (served.has(key)) return undefined;
			if (key !== '') served.add(key);
			// The client goes to the end of the line.
			queues.delete(key);
			const run = queue.shift();
			if (queue.length > 0) queues.set(key, queue);
			return run;
		}
		return undefined;
	};

	function give(): void {
		const mustWait = (hasConnected && putOff < MOST_PUT_OFF) || (hasAsked && putOff === 0);
		hasConnected = hasAsked = false;
		if (mustWait) {
			putOff++;
			return later(give);
		}
		putOff = 0;
		since = now();
		const served = new Set<string>();
		for (let run = dequeue(served); run?.() === true && !isSliceOver();) run = dequeue(served);
		isGiving = queues.size > 0;
		if (isGiving) later(give);
	}

	const inSlices = <T>(steps: Steps<T>, budget: Budget): T | Promise<T> => {
		if (!isAtOnce) {
			isAtOnce = true;
			atOnceSince = now();
			later(() => isAtOnce = false);
		}
		const end = atOnceSince + AT_ONCE_MS;
		if (now() >= end) return finish(steps, budget, false);
		const step = runUntil(steps, budget, end);
		return step.done === true ? step.value : finish(steps, budget, true);
	};

	const finish = <T>(steps: Steps<T>, budget: Budget, begun: boolean): Promise<T> => new Promise((resolve, reject) => {
		const { client } = budget;
		let isBegun = begun;
		const run = (): boolean => {
			try {
				if (client?.isGone()) throw CLIENT_GONE;
				if (!isBegun) client?.requireCredit();
				isBegun = true;
				const step = runUntil(steps, budget, since + SLICE_MS);
				if (step.done === true) resolve(step.value);
				else enqueue(client, run, true);
			} catch (thrown) {
				reject(thrown);
			}
			return true;
		};
		enqueue(client, run, begun);
	});

	/** Steps until the time is over: the result, or the last step before that. */
	const runUntil = <T>(steps: Steps<T>, budget: Budget, end: number): IteratorResult<undefined, T> => withBudget(budget, () => {
		for (;;) {
			const step = steps.next();
			if (step.done === true || now() >= end) return step;
		}
	});

	return {
		inSlices,
		isSliceOver,
		nextSlice: (client = null) => new Promise((resolve, reject) => enqueue(client, () => {
			if (client?.isGone()) reject(CLIENT_GONE);
			else resolve();
			return false;
		}, false)),
		noteConnection: () => {
			hasConnected = true;
		},
		noteRequest: () => {
			hasAsked = true;
		},
	};
}

interface Global {
	readonly setImmediate?: (then: () => void) => unknown;
}

export const { inSlices, nextSlice, isSliceOver, noteConnection, noteRequest } = createSlices({
	now: () => performance.now(),
	// Some runtimes have no `setImmediate`.
	later: (then) => {
		const { setImmediate } = globalThis as Global;
		if (setImmediate === undefined) setTimeout(then, 0);
		else setImmediate(then);
	},
});

/**
 * Work whose result every request needs: it is done once, in slices, and all requests wait for the same result. If it fails, the next
 * request tries again.
 */
export function sharedWork<T>(work: () => Steps<T>): () => T | Promise<T> {
	let result: T | Promise<T> | undefined;
	return () => {
		if (result !== undefined) return result;
		result = inSlices(work(), createBudget(Infinity));
		if (result instanceof Promise) result.catch(() => result = undefined);
		return result;
	};
}
