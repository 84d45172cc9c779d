/*
 * Splits a stream of bytes into lines, each available when complete. Holds at most one line; skips blank lines.
 *
 * Proof  test/cli/stream.test.ts.
 */

import { createLines } from '../doors/lines.ts';

export interface Line {
	/** Without its line end; null if the line is longer than any input. */
	readonly text: string | null;
	/** Counted from 1, with blank lines, as editors do. */
	readonly number: number;
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The lines of a stream, in one array for each chunk. Drops a byte order mark at the start. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, onBytes: (count: number) => void): AsyncGenerator<readonly Line[]> {
	const lines = createLines();
	const toLine = (bytes: Uint8Array | null, number: number): Line => {
		const text = bytes === null ? null : UTF_8.decode(bytes).replace(/\r$/, '');
		return { text: number === 1 ? text?.replace(/^\ufeff/, '') ?? null : text, number };
	};
	for await (const chunk of chunks) {
		yield Array.from(lines.of(chunk), (bytes) => toLine(bytes, lines.number()));
		onBytes(chunk.length);
	}
	const last = lines.rest();
	if (last !== undefined && (last === null || last.length > 0)) yield [toLine(last, lines.number() + 1)];
}
