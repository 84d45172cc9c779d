/*
 * Packs the names into one file beside the compiled code: `node dist/names/pack.js`, the second half of the build.
 * Importing this file does it, so nothing does. See disk.ts for who reads what it writes.
 */

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { packedNames } from './tables.ts';

const file = new URL('names.bin', import.meta.url), unfinished = new URL('names.bin.part', import.meta.url);

// Else the tables would come from there, and what an older build packed would live on.
rmSync(file, { force: true });

// At one stroke: a service that starts meanwhile finds all of it or nothing.
writeFileSync(unfinished, packedNames());
renameSync(unfinished, file);
