/*
 * Long work in steps: it stops wherever others may go first, and whoever drives it says when it goes on.
 *
 * Proof  test/math/steps.test.ts.
 */

/** Work that stops between its steps and ends with its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All steps at once. */
export function whole<T>(steps: Steps<T>): T {
	for (;;) {
		const { done, value } = steps.next();
		if (done === true) return value;
	}
}

/** What is made of each item, an item a step. */
export function* madeOf<T, R>(items: readonly T[], make: (item: T) => R): Steps<R[]> {
	const made: R[] = [];
	for (const item of items) {
		made.push(make(item));
		yield;
	}
	return made;
}
