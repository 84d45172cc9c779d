/*
 * Entry point of the single executable, which embeds the names. `npm run executable` builds it.
 *
 * Source  Node.js, Single executable applications.
 */

import { getRawAsset } from 'node:sea';
import { useBytes } from '../names/data.ts';

// The data is decoded on the first lookup of a name.
// Its declared type also includes strings, but without an encoding it is bytes.
useBytes(new Uint8Array(getRawAsset('names.bin') as ArrayBuffer));

void import('./main.ts');
