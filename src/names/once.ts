/*
 * Work that is done when it is first asked for.
 */

/**
 * A function that computes when it is first called, and gives the same value ever after. What was thrown is not kept,
 * and undefined is no value: the next call computes again.
 */
export function once<T>(compute: () => T): () => T {
	let value: T | undefined;
	return () => (value ??= compute());
}
