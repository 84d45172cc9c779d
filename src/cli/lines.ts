/*
 * Bytes as they arrive → lines of text, each as soon as it is whole; no more than one line is ever held. Blank lines are passed
 * over.
 *
 * Proof  test/cli/stream.test.ts.
 */

import { createLines } from '../doors/lines.ts';

export interface Line {
	/** Without its end; null where the line is longer than any input. */
	readonly text: string | null;
	/** Counted from 1, blank lines left out. */
	readonly number: number;
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The lines of a stream, those of one chunk at a time. A byte order mark is no part of the first. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, onBytes: (count: number) => void): AsyncGenerator<readonly Line[]> {
	const lines = createLines();
	let number = 0;
	const lineOf = (bytes: Uint8Array | null): Line => {
		const text = bytes === null ? null : UTF_8.decode(bytes).replace(/\r$/, '');
		return { text: ++number === 1 ? text?.replace(/^\ufeff/, '') ?? null : text, number };
	};
	for await (const chunk of chunks) {
		yield Array.from(lines.of(chunk), lineOf);
		onBytes(chunk.length);
	}
	const last = lines.rest();
	if (last !== undefined && (last === null || last.length > 0)) yield [lineOf(last)];
}
