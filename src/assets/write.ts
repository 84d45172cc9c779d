/*
 * Writes the assets beside the compiled code, as they are and compressed: `node dist/assets/write.js`, a part of the
 * build. Importing this file does it, so nothing does. `disk.ts` reads what it writes.
 */

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { makeAsset } from './make.ts';
import { ASSET_TABLE } from './table.ts';

const beside = (name: string): URL => new URL(name, import.meta.url);

// What an older build left has other names.
for (const name of readdirSync(beside('.'))) if (/\.(?:br|gz)$/.test(name)) rmSync(beside(name));

const assets = ASSET_TABLE.map(makeAsset);
for (const { file, text } of assets) {
	writeFileSync(beside(`${file}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
	writeFileSync(beside(`${file}.gz`), gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}
writeFileSync(beside('assets.json'), JSON.stringify(assets));
