/*
 * Debounces work: only the last request runs, after a pause.
 */

export interface Latest {
	/** Runs the work after a pause, unless other work replaces it. Cancelled work fails silently. */
	readonly run: (work: (signal: AbortSignal) => Promise<void>, failed: () => void) => void;
	/** Cancels pending work. */
	readonly cancel: () => void;
}

/** A queue of one. */
export function latest(quietMs: number): Latest {
	let running = new AbortController();
	const cancel = (): void => {
		running.abort();
		running = new AbortController();
	};
	return {
		cancel,
		run: (work, failed) => {
			cancel();
			const { signal } = running;
			setTimeout(() => {
				if (signal.aborted) return;
				work(signal).catch(() => {
					if (!signal.aborted) failed();
				});
			}, quietMs);
		},
	};
}
