/*
 * Removes the declarations that no entry of the package imports, directly or through others.
 */

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIST } from './paths.ts';

const isDeclaration = (path: string): boolean => path.endsWith('.d.ts');

/** Declarations of the package that a declaration imports or re-exports. */
const readImports = (file: string): readonly string[] =>
	[...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.[jt]s['"]/g)].map(([, path = '']) => join(dirname(file), `${path}.d.ts`));

/** Deletes them from dist/. Entries are the declarations directly in dist/. */
export function pruneDeclarations(): void {
	const reached = new Set<string>();
	const reach = (file: string): void => {
		if (reached.has(file) || !existsSync(file)) return;
		reached.add(file);
		readImports(file).forEach(reach);
	};
	readdirSync(DIST).filter(isDeclaration).forEach((name) => reach(join(DIST, name)));
	for (const path of readdirSync(DIST, { recursive: true }).map(String).filter(isDeclaration)) {
		if (!reached.has(join(DIST, path))) rmSync(join(DIST, path));
	}
}
