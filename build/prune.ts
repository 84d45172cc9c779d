/*
 * Removes the declarations that no entry of the package imports, directly or through others, and the comments of those that an entry
 * imports only through others: programs cannot name their exports.
 *
 * Proof  test/consumers/package.test.ts: the size of the tarball.
 */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SPECIFIER } from './cjs-declarations.ts';
import { DIST } from './paths.ts';

const isDeclaration = (path: string): boolean => path.endsWith('.d.ts');

/** Declarations of the package that a declaration imports or re-exports. */
const readImports = (file: string): readonly string[] =>
	[...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, , path = '']) => join(dirname(file), `${path}.d.ts`));

/** Deletes them from dist/. Entries are the declarations directly in dist/. */
export function pruneDeclarations(): void {
	const reached = new Set<string>();
	const reach = (file: string): void => {
		if (reached.has(file) || !existsSync(file)) return;
		reached.add(file);
		readImports(file).forEach(reach);
	};
	const entries = readdirSync(DIST).filter(isDeclaration).map((name) => join(DIST, name));
	entries.forEach(reach);
	const documented = new Set([...entries, ...entries.flatMap(readImports)]);
	for (const path of readdirSync(DIST, { recursive: true }).map(String).filter(isDeclaration)) {
		const file = join(DIST, path);
		if (!reached.has(file)) rmSync(file);
		else if (!documented.has(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(/\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\//g, ''));
	}
}
