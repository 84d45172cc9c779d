/*
 * A cache of answers, bounded by entries and by bytes.
 *
 * It has two generations. New and recently used entries are in the young one. When the young one reaches half of a limit, it replaces
 * the old one, whose entries are evicted together. So recent entries survive, and none is evicted singly: deleting the first key of a
 * large Map walks over the holes that earlier deletions left.
 *
 * An answer is stored on its second occurrence. A filter remembers a mark of each answer, so a stream of distinct requests stores and
 * evicts nothing.
 */

export interface CacheLimits {
	readonly entries: number;
	readonly bytes: number;
}

export const DEFAULT_CACHE: CacheLimits = { entries: 20_000, bytes: 32 * 1024 * 1024 };

export interface Cache<T> {
	readonly get: (key: string) => T | undefined;
	/** Stores an answer if the filter has its mark (32 bits), and returns true; otherwise remembers the mark. */
	readonly offer: (key: string, value: T, bytes: number, mark: number) => boolean;
	/** Replaces the value of a stored answer; nothing if it was evicted. */
	readonly replace: (key: string, value: T, bytes: number) => void;
	/** Current number of entries and bytes. */
	readonly size: () => CacheLimits;
}

const FILTER_SLOTS = 65_536;

/** Bytes of an entry in addition to key and answer: two Map cells, objects, header texts. */
const ENTRY_BYTES = 512;

interface Entry<T> {
	readonly value: T;
	readonly bytes: number;
}

/** An empty cache with these limits. */
export function createCache<T>(limits: CacheLimits): Cache<T> {
	let young = new Map<string, Entry<T>>(), old = new Map<string, Entry<T>>();
	let youngBytes = 0, oldBytes = 0;
	const filter = new Uint16Array(FILTER_SLOTS);

	const store = (key: string, entry: Entry<T>): void => {
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
			const youngEntry = young.get(key);
			if (youngEntry !== undefined) return youngEntry.value;
			const oldEntry = old.get(key);
			if (oldEntry === undefined) return undefined;
			store(key, oldEntry);
			return oldEntry.value;
		},
		offer: (key, value, bytes, mark) => {
			const slot = mark & (FILTER_SLOTS - 1), rest = (mark >>> 16) | 1;
			if (filter[slot] !== rest) {
				filter[slot] = rest;
				return false;
			}
			const entry = { value, bytes: bytes + ENTRY_BYTES };
			// One large entry must not evict all others.
			if (entry.bytes > limits.bytes / 16 || young.has(key)) return false;
			store(key, entry);
			return true;
		},
		replace: (key, value, bytes) => {
			const before = young.get(key);
			if (before === undefined) return;
			young.delete(key);
			youngBytes -= before.bytes;
			store(key, { value, bytes: bytes + ENTRY_BYTES });
		},
		size: () => ({ entries: young.size + old.size, bytes: youngBytes + oldBytes }),
	};
}
