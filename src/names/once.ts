/*
 * Work that is done once: when it is first asked for, or for an argument that is asked about again.
 */

/**
 * A function that computes when it is first called, and gives the same value ever after. What was thrown is not kept,
 * and undefined is no value: the next call computes again.
 */
export function once<T>(compute: () => T): () => T {
	let value: T | undefined;
	return () => (value ??= compute());
}

/** A function that remembers its answers, up to so many: then it forgets all and begins anew. What was thrown is not kept. */
export function remembering<T>(most: number, compute: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		if (known.has(text)) return known.get(text)!;
		const value = compute(text);
		if (known.size >= most) known.clear();
		known.set(text, value);
		return value;
	};
}

/** A function of the numbers of a list of so many that remembers every text it has given. */
export function rememberingEach(size: number, compute: (i: number) => string): (i: number) => string {
	const known = new Array<string | undefined>(size).fill(undefined);
	return (i) => (known[i] ??= compute(i));
}
