/*
 * Of several who ask one after the other, only the last goes on, and only once it has been quiet for a while.
 */

export interface Latest {
	/** Runs the work after a while, unless another comes before. Who is cancelled fails silently. */
	readonly run: (work: (signal: AbortSignal) => Promise<void>, failed: () => void) => void;
	/** Who waits, waits no more. */
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
