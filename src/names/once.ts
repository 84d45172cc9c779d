/*
 * Lazy and cached functions.
 *
 * Proof  test/names/once.test.ts.
 */

/**
 * Returns a function that computes on its first call and then returns the same value. Errors and undefined are not cached:
 * the next call computes again.
 */
export function once<T>(compute: () => T): () => T {
	let value: T | undefined;
	return () => (value ??= compute());
}

/** Returns a function that caches up to `most` results, then clears the cache. Errors are not cached. */
export function memoize<T>(most: number, compute: (text: string) => T): (text: string) => T {
	const cache = new Map<string, T>();
	return (text) => {
		if (cache.has(text)) return cache.get(text)!;
		const value = compute(text);
		if (cache.size >= most) cache.clear();
		cache.set(text, value);
		return value;
	};
}

/** Returns a function that caches a text for each index below `size`. */
export function memoizeIndexed(size: number, compute: (i: number) => string): (i: number) => string {
	const cache = new Array<string | undefined>(size);
	return (i) => (cache[i] ??= compute(i));
}
