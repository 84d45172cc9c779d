/*
 * Counts open streams of lines by address, and ends them when the server stops.
 *
 * Proof  test/http/streams.test.ts.
 */

import type { LineStream } from './line-stream.ts';

export interface Streams {
	/** Opens a stream for an address until it is done; null if the address has too many. */
	readonly open: (address: string, begin: () => LineStream) => LineStream | null;
	/** Ends every stream with a problem as its last line. */
	readonly stop: () => void;
}

/** `most` is the limit for one address. */
export function createStreams(most: number): Streams {
	const streams = new Set<LineStream>(), counts = new Map<string, number>();
	return {
		open: (address, begin) => {
			const count = counts.get(address) ?? 0;
			if (count >= most) return null;
			counts.set(address, count + 1);
			const stream = begin();
			streams.add(stream);
			const close = (): void => {
				streams.delete(stream);
				const left = counts.get(address)! - 1;
				if (left === 0) counts.delete(address);
				else counts.set(address, left);
			};
			stream.done.then(close, close);
			return stream;
		},
		stop: () => {
			for (const stream of streams) stream.stop('unavailable', 'The service is shutting down.');
		},
	};
}
