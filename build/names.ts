/*
 * Packs the color names of data/: into `names.bin`, which `src/names/disk.ts` reads, and into a module for the package.
 *
 * Proof  test/names/pack.test.ts.
 */

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packedNames } from '../src/names/tables.ts';
import { DIST } from './paths.ts';

/** Writes both files to names/ in a folder, atomically: a service that starts meanwhile finds a whole file or none. */
export function packNames(dist: string = DIST): void {
	// Less memory means shorter blocks, whose codes fit the tables better: 3 % less than the default of 8.
	const bytes = packedNames(), text = gzipSync(bytes, { level: 9, memLevel: 5 }).toString('base64');
	mkdirSync(join(dist, 'names'), { recursive: true });
	writeWhole(join(dist, 'names/names.bin'), bytes);
	writeWhole(join(dist, 'names/packed-names.js'), `export const PACKED_NAMES = '${text}';\n`);
}

function writeWhole(file: string, content: string | Uint8Array): void {
	const unfinished = `${file}.part`;
	writeFileSync(unfinished, content);
	renameSync(unfinished, file);
}
