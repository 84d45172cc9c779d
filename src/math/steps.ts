/*
 * Long work in steps: a generator that yields between steps, so that its driver decides when to continue.
 *
 * Proof  test/math/steps.test.ts.
 */

/** Work that pauses between steps and returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a pause. */
export function whole<T>(steps: Steps<T>): T {
	for (;;) {
		const { done, value } = steps.next();
		if (done === true) return value;
	}
}

/** Maps items, one for each step. */
export function* mapInSteps<T, R>(items: readonly T[], make: (item: T) => R): Steps<R[]> {
	const made: R[] = [];
	for (const item of items) {
		made.push(make(item));
		yield;
	}
	return made;
}
