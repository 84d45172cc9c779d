/*
 * Writes the styles and scripts of pages to dist/assets/, plain and compressed. `src/assets/disk.ts` reads them.
 */

import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEncoded } from './encoded.ts';
import { makeAssets } from './make-assets.ts';
import { DIST, ROOT } from './paths.ts';

const FOLDER = join(DIST, 'assets');

/** Replaces the assets of an earlier build, whose names differ. */
export async function writeAssets(): Promise<void> {
	const assets = await makeAssets();
	mkdirSync(FOLDER, { recursive: true });
	for (const name of readdirSync(FOLDER)) if (/^(?!openapi).*\.(?:br|gz)$/.test(name)) rmSync(join(FOLDER, name));
	for (const { file, text } of assets) writeEncoded(join(FOLDER, file), text);
	// The service shows this page, and the package has no docs/.
	copyFileSync(join(ROOT, 'docs/library.md'), join(FOLDER, 'library.md'));
	writeFileSync(join(FOLDER, 'assets.json'), JSON.stringify(assets));
}
