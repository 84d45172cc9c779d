/*
 * Bytes as they arrive → lines of text, each as soon as it is whole; no more than one line is ever held.
 *
 * Proof  test/cli/stream.test.ts.
 */

/** Bytes of a line, at most: what is longer is no value of any field, and is cut. */
export const LONGEST_LINE = 1 << 16;

const LINE_FEED = 10;

export interface Line {
	/** Without its line feed, and a carriage return before it. */
	readonly text: string;
	/** Counted from 1. */
	readonly number: number;
}

/** The lines of a stream. A byte order mark is no part of the first; what stands behind the last line feed is a line. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, onBytes: (count: number) => void): AsyncGenerator<readonly Line[]> {
	let held: Uint8Array = new Uint8Array(0), number = 0;
	const lineOf = (bytes: Uint8Array): Line => ({ text: textOf(bytes.subarray(0, LONGEST_LINE), ++number === 1), number });
	for await (const chunk of chunks) {
		const lines: Line[] = [];
		let start = 0;
		for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
			lines.push(lineOf(joined(held, chunk.subarray(start, end))));
			held = held.subarray(0, 0);
			start = end + 1;
		}
		held = joined(held, chunk.subarray(start));
		yield lines;
		onBytes(chunk.length);
	}
	if (held.length > 0) yield [lineOf(held)];
}

/** Both, as far as a line can be long: one that never ends must not fill the memory. */
function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
	if (first.length === 0) return second.slice(0, LONGEST_LINE + 1);
	if (first.length > LONGEST_LINE) return first;
	const both = new Uint8Array(first.length + Math.min(second.length, LONGEST_LINE + 1));
	both.set(first);
	both.set(second.subarray(0, LONGEST_LINE + 1), first.length);
	return both;
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

function textOf(bytes: Uint8Array, isFirst: boolean): string {
	const text = UTF_8.decode(bytes).replace(/\r$/, '');
	return isFirst ? text.replace(/^\ufeff/, '') : text;
}
