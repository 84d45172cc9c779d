/*
 * Objects with one value for each name of a list.
 */

/** A value for each name. */
export const toRecord = <N extends string, T>(names: readonly N[], valueFor: (name: N) => T): Record<N, T> =>
	// The names are the keys.
	Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<N, T>;
