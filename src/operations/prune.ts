/*
 * Takes away the declarations that no entry of the package reaches, which nobody can import: `node dist/operations/prune.js`,
 * a part of the build. Importing this file does it, so nothing does.
 */

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('..', import.meta.url)), DECLARATION = /\.d\.ts$/;
const filesIn = (directory: string): readonly string[] => readdirSync(directory).map((name) => join(directory, name));

/** What a declaration imports or passes on, of ours. */
const importsOf = (file: string): readonly string[] =>
	[...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.[jt]s['"]/g)].map(([, path = '']) => join(dirname(file), `${path}.d.ts`));

const reached = new Set<string>();

function reach(file: string): void {
	if (reached.has(file) || !existsSync(file)) return;
	reached.add(file);
	importsOf(file).forEach(reach);
}

// The entries are the files that lie in no room.
filesIn(DIST).filter((file) => DECLARATION.test(file)).forEach(reach);
for (const file of readdirSync(DIST, { recursive: true }).map((path) => join(DIST, String(path)))) {
	if (DECLARATION.test(file) && !reached.has(file)) rmSync(file);
}
