/*
 * The command line as a single executable, which has its names in itself: `npm run executable` makes it of this file.
 *
 * Source  Node.js, Single executable applications.
 */

import { getRawAsset } from 'node:sea';
import { useBytes } from '../names/data.ts';

// Nothing of them is read before a name is asked for.
// Without an encoding it is bytes, whatever its declaration says.
useBytes(new Uint8Array(getRawAsset('names.bin') as ArrayBuffer));

void import('./main.ts');
