/*
 * Values of a map that are created on first use.
 */

interface Cache<K, V> {
	readonly get: (key: K) => V | undefined;
	readonly set: (key: K, value: V) => unknown;
}

/** The value of a key of a Map or a WeakMap; an absent one is created and stored. */
export function getOrCreate<K, V>(map: Cache<K, V>, key: K, create: () => V): V {
	const existing = map.get(key);
	if (existing !== undefined) return existing;
	const value = create();
	map.set(key, value);
	return value;
}
