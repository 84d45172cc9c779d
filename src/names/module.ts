/*
 * The name data of the published package in Node, Deno and Bun: a module, so that bundlers include it and no file has to be found at
 * run time. It is decoded on first use.
 *
 * Proof  test/consumers/names-data.test.ts.
 */

import { gunzipSync } from 'node:zlib';
import type { NameData } from './disk.ts';
import { once } from './once.ts';
import { openPacked } from './packed.ts';
import { PACKED_NAMES } from './packed-names.ts';

export const NAME_DATA: NameData | undefined = {
	text: () => undefined,
	packed: /*#__PURE__*/ once(() => openPacked(gunzipSync(Buffer.from(PACKED_NAMES, 'base64')))),
	place: 'The module of the names',
};
