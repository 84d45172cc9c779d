/*
 * Packs the color names of data/ into one file, which `src/names/disk.ts` reads.
 *
 * Proof  test/names/pack.test.ts.
 */

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedNames } from '../src/names/tables.ts';
import { DIST } from './paths.ts';

/** Writes names/names.bin in a folder, atomically: a service that starts meanwhile finds a whole file or none. */
export function packNames(dist: string = DIST): void {
	const file = join(dist, 'names/names.bin'), unfinished = `${file}.part`;
	mkdirSync(join(dist, 'names'), { recursive: true });
	writeFileSync(unfinished, packedNames());
	renameSync(unfinished, file);
}
