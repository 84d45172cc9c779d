/*
 * Packs the names into one file beside the compiled code: `node dist/names/pack.js`, the second half of the build.
 * Importing this file does it, so nothing does. See load.ts for who reads what it writes.
 */

import { removePacked, writePacked } from './load.ts';
import { packedNames } from './tables.ts';

// Else the tables would come from there, and what an older build packed would live on.
removePacked();
writePacked(packedNames());
