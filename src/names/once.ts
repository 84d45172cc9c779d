/*
 * Work that is done when it is first asked for, and never twice.
 */

export function once<T>(compute: () => T): () => T {
	let value: T | undefined;
	return () => (value ??= compute());
}
