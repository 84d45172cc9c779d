/*
 * Declarations for programs in CommonJS. All become declarations of CommonJS (.d.cts), which both kinds of programs may import; those
 * of entries are also modules.
 *
 * Proof  test/consumers/typescript.test.ts, test/consumers/package.test.ts.
 */

import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DIST } from './paths.ts';

/** A file that a declaration imports, without its ending. */
export const SPECIFIER = /((?:from|import\()\s*['"])(\.[^'"]+)\.[jt]s(['"])/g;

/** Stays a module: it has a default export, which `export *` leaves out, and no declaration imports it. */
const WITH_DEFAULT = 'names-data.d.ts';

/** Rewrites the declarations of dist/. Entries are directly in it. */
export function shareDeclarations(): void {
	for (const path of readdirSync(DIST, { recursive: true }).map(String).filter((name) => name.endsWith('.d.ts'))) {
		const file = join(DIST, path);
		writeFileSync(file, readFileSync(file, 'utf8').replace(SPECIFIER, '$1$2.cjs$3'));
		if (path === WITH_DEFAULT) continue;
		renameSync(file, file.replace(/ts$/, 'cts'));
		if (path === basename(path)) writeFileSync(file, `export * from './${path.replace(/d\.ts$/, 'cjs')}';\n`);
	}
}
