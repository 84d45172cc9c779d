/*
 * The name data of the published package in Node, Deno and Bun: a module, so that bundlers include it and no file has to be found at
 * run time. It is decoded on first use.
 *
 * Proof  test/consumers/names-data.test.ts.
 */

import { gunzipSync } from 'node:zlib';
import type { NameData } from './disk.ts';
import { once } from './once.ts';
import { openPacked, type Packed } from './packed.ts';
import { PACKED_NAMES } from './packed-names.ts';

/** Bytes of the last field of a gzip file, the size of its content. */
const SIZE_BYTES = 4;

function open(): Packed | undefined {
	const file = Buffer.from(PACKED_NAMES, 'base64');
	// In one piece: joining many takes as long as decompressing them. gzip has its own checksum.
	return openPacked(gunzipSync(file, { chunkSize: file.readUInt32LE(file.length - SIZE_BYTES) }), true);
}

export const NAME_DATA: NameData | undefined = {
	text: () => undefined,
	packed: /*#__PURE__*/ once(open),
	place: 'The module of the names',
};
