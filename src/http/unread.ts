/*
 * Bounds the answers that clients have not read: bytes of one address, bytes of the process, and the time a slow reader may take.
 *
 * The system takes most answers at once; they are not counted. The rest waits in memory. If too many bytes wait, the connection with
 * most of them is cut. So is a connection that takes less than MIN_BYTES in LIMITS.stalledMs.
 *
 * Proof  test/http/unread.test.ts.
 */

import { LIMITS } from '../doors/limits.ts';

/** The part of a socket that is needed here. */
export interface Reader {
	/** Bytes that wait. */
	readonly writableLength: number;
	/** Bytes written so far, including those that wait. */
	readonly bytesWritten: number;
	readonly destroy: () => void;
}

export interface Unread {
	/** Checks a connection after a write. */
	readonly note: (reader: Reader, address: () => string) => void;
	/** Checks all connections with unread bytes again. */
	readonly sweep: () => void;
	/** Bytes that waited at the last check of each connection. */
	readonly bytes: () => number;
}

interface Entry {
	readonly address: string;
	waiting: number;
	/** Bytes taken before the current period. */
	taken: number;
	since: number;
}

/** Bytes that a slow reader must take in a period. */
const MIN_BYTES = 32 * 1024;

const SWEEP_MS = 1000;

/** `clock` in milliseconds. */
export function createUnread(clock: () => number): Unread {
	const entries = new Map<Reader, Entry>(), addresses = new Map<string, number>();
	let total = 0;
	let timer: NodeJS.Timeout | undefined;

	const set = (reader: Reader, entry: Entry, waiting: number): void => {
		const change = waiting - entry.waiting, ofAddress = (addresses.get(entry.address) ?? 0) + change;
		entry.waiting = waiting;
		total += change;
		if (ofAddress === 0) addresses.delete(entry.address);
		else addresses.set(entry.address, ofAddress);
		if (waiting === 0) entries.delete(reader);
	};
	const update = (reader: Reader, entry: Entry): void => set(reader, entry, reader.writableLength);
	const cut = (reader: Reader, entry: Entry): void => {
		set(reader, entry, 0);
		reader.destroy();
	};
	/** Cuts the connections with most unread bytes, of one address or of all, until no more than `most` wait. */
	const reduce = (address: string | null, most: number): void => {
		const some = [...entries].filter(([, entry]) => address === null || entry.address === address);
		for (const [reader, entry] of some) update(reader, entry);
		some.sort(([, a], [, b]) => b.waiting - a.waiting);
		for (const [reader, entry] of some) {
			if ((address === null ? total : addresses.get(address) ?? 0) <= most) return;
			cut(reader, entry);
		}
	};
	const sweep = (): void => {
		const now = clock();
		for (const [reader, entry] of entries) {
			update(reader, entry);
			if (now - entry.since < LIMITS.stalledMs) continue;
			const taken = reader.bytesWritten - reader.writableLength;
			if (entry.waiting > 0 && taken - entry.taken < MIN_BYTES) cut(reader, entry);
			entry.taken = taken;
			entry.since = now;
		}
		if (entries.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};

	return {
		note: (reader, address) => {
			const waiting = reader.writableLength;
			let entry = entries.get(reader);
			if (entry === undefined) {
				if (waiting === 0) return;
				entry = { address: address(), waiting: 0, taken: reader.bytesWritten - waiting, since: clock() };
				entries.set(reader, entry);
				timer ??= setInterval(sweep, SWEEP_MS).unref();
			}
			set(reader, entry, waiting);
			if ((addresses.get(entry.address) ?? 0) > LIMITS.unreadOfAddress) reduce(entry.address, LIMITS.unreadOfAddress);
			if (total > LIMITS.unread) reduce(null, LIMITS.unread);
		},
		sweep,
		bytes: () => total,
	};
}
