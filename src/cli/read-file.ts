/*
 * Reads a file that the caller named. Accepts regular files only, because a device or a pipe may never end.
 *
 * The file is opened once and its type is read from the handle, so no other file can replace it in between. O_NONBLOCK keeps
 * `open` from blocking on a FIFO. Bytes are counted while reading, because files in /proc report no size.
 *
 * Proof  test/cli/read-file.test.ts, with devices, FIFOs, sockets and endless files.
 */

import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Error `code` for anything that is not a regular file; directories have EISDIR. */
export const NOT_REGULAR = 'NOT_REGULAR';

/** Reads at most `most` + 1 bytes. Throws errors with the `code` of the file system, or NOT_REGULAR. */
export function readRegularFile(path: string, most: number): Uint8Array {
	// Windows has neither FIFOs in its file system nor this flag.
	const handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	try {
		const file = fstatSync(handle);
		if (!file.isFile()) throw Object.assign(new Error(path), { code: file.isDirectory() ? 'EISDIR' : NOT_REGULAR });
		const bytes = Buffer.allocUnsafe(most + 1);
		let length = 0;
		for (let count = -1; count !== 0; length += count) count = readSync(handle, bytes, length, bytes.length - length, null);
		return bytes.subarray(0, length);
	} finally {
		closeSync(handle);
	}
}
