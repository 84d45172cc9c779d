/*
 * Writes the assets beside the compiled code, as they are and compressed: `node dist/assets/write.js`, a part of the
 * build. Importing this file does it, so nothing does. `disk.ts` reads what it writes.
 */

import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { documentFile, makeAssets } from './make.ts';
import { ASSET_TABLE } from './table.ts';
import { writeEncoded } from './write-encoded.ts';

const beside = (name: string): URL => new URL(name, import.meta.url);

// What an older build left has other names.
for (const name of readdirSync(beside('.'))) if (/\.(?:br|gz)$/.test(name)) rmSync(beside(name));

const assets = makeAssets(ASSET_TABLE);
for (const { file, text } of assets) writeEncoded(beside(file), text);
// The package has no docs/; what the service shows of them stands beside its files.
copyFileSync(documentFile('library.md')!, beside('library.md'));
writeFileSync(beside('assets.json'), JSON.stringify(assets));
