/*
 * Finished answers, kept in memory within a number of entries and of bytes.
 *
 * Two generations: what is new or was asked again lies in the young one. When the young one holds half of what is
 * allowed, the old one is dropped whole and the young one becomes the old. So what was asked lately survives, and no
 * entry is ever searched for to be thrown out: dropping the first key of a large Map walks over the holes of all that
 * went before.
 *
 * An answer is kept at its second sight only. The filter remembers a mark of each answer it saw; on a stream where
 * every question is new, nothing is kept and nothing has to be dropped.
 */

export interface CacheLimits {
	readonly entries: number;
	readonly bytes: number;
}

export const DEFAULT_CACHE: CacheLimits = { entries: 20_000, bytes: 32 * 1024 * 1024 };

export interface Cache<T> {
	readonly get: (key: string) => T | undefined;
	/** Offers an answer to the filter, which lets it in if its mark (32 bits) was there before. */
	readonly offer: (key: string, value: T, bytes: number, mark: number) => void;
	/** What is held at the moment. */
	readonly held: () => CacheLimits;
}

const DOORS = 65_536;

/** What an entry costs beside the bytes of key and answer: two Map cells, objects, header texts. */
const ENTRY_BYTES = 512;

interface Entry<T> {
	readonly value: T;
	readonly bytes: number;
}

/** A cache without entries; it never holds more than `limits` says, entries and bytes. */
export function createCache<T>(limits: CacheLimits): Cache<T> {
	let young = new Map<string, Entry<T>>(), old = new Map<string, Entry<T>>();
	let youngBytes = 0, oldBytes = 0;
	const seen = new Uint16Array(DOORS);

	const keep = (key: string, entry: Entry<T>): void => {
		if (young.size + 1 > limits.entries / 2 || youngBytes + entry.bytes > limits.bytes / 2) {
			old = young;
			oldBytes = youngBytes;
			young = new Map();
			youngBytes = 0;
		}
		young.set(key, entry);
		youngBytes += entry.bytes;
	};

	return {
		get: (key) => {
			const fresh = young.get(key);
			if (fresh !== undefined) return fresh.value;
			const aged = old.get(key);
			if (aged === undefined) return undefined;
			keep(key, aged);
			return aged.value;
		},
		offer: (key, value, bytes, mark) => {
			const door = mark & (DOORS - 1), sign = (mark >>> 16) | 1;
			if (seen[door] !== sign) {
				seen[door] = sign;
				return;
			}
			const entry = { value, bytes: bytes + ENTRY_BYTES };
			// One giant must not push out all others.
			if (entry.bytes <= limits.bytes / 16 && !young.has(key)) keep(key, entry);
		},
		held: () => ({ entries: young.size + old.size, bytes: youngBytes + oldBytes }),
	};
}
