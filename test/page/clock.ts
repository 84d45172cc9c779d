/*
 * A clock that tests move, so that nothing waits for time.
 */

interface Timer {
	readonly at: number;
	readonly call: () => void;
}

export interface FakeClock {
	/** Moves the clock by milliseconds, and runs the timers that are due, in order. */
	readonly pass: (milliseconds: number) => void;
	/** Restores the clock of Node. */
	readonly end: () => void;
}

/** Replaces `setTimeout` and `performance.now`. */
export function fakeClock(): FakeClock {
	const { setTimeout, clearTimeout } = globalThis, timers = new Map<number, Timer>();
	let now = 0, count = 0;
	Object.assign(globalThis, {
		setTimeout: (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]): number => {
			timers.set(++count, { at: now + delay, call: () => run(...values) });
			return count;
		},
		clearTimeout: (id: number): void => void timers.delete(id),
	});
	performance.now = () => now;
	return {
		pass: (milliseconds) => {
			const until = now + milliseconds;
			for (;;) {
				const due = [...timers].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0];
				if (due === undefined) break;
				timers.delete(due[0]);
				now = due[1].at;
				due[1].call();
			}
			now = until;
		},
		end: () => {
			Object.assign(globalThis, { setTimeout, clearTimeout });
			Reflect.deleteProperty(performance, 'now');
		},
	};
}

/** Resolves once pending promises have settled. */
export async function settled(): Promise<void> {
	for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Milliseconds that a script may take to load on a busy machine. */
const PATIENCE_MS = 20_000;

/** Resolves once a condition holds that waits for the file system, such as a loaded script; `draw` runs before each look. */
export async function until(isDone: () => boolean, draw: () => unknown = () => undefined): Promise<void> {
	// Tests replace performance.now, not Date.now.
	for (const end = Date.now() + PATIENCE_MS; !isDone() && Date.now() < end;) {
		await draw();
		await new Promise((resolve) => setImmediate(resolve));
	}
}
