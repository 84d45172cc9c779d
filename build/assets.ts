/*
 * Writes the styles and scripts of pages to dist/assets/, plain and compressed. `src/assets/disk.ts` reads them.
 */

import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUMS } from '../src/assets/asset.ts';
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
	const texts = { 'library.md': readFileSync(join(ROOT, 'docs/library.md'), 'utf8'), 'assets.json': JSON.stringify(assets) };
	for (const [name, text] of Object.entries(texts)) writeFileSync(join(FOLDER, name), text);
	writeFileSync(join(FOLDER, SUMS), Object.entries(texts).map(([name, text]) => `${hash('sha256', text)}  ${name}\n`).join(''));
}
