/*
 * Values of a map that are created on first use.
 */

/** The value of a key; an absent one is created and stored. */
export function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
	const existing = map.get(key);
	if (existing !== undefined) return existing;
	const value = create();
	map.set(key, value);
	return value;
}
