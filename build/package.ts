/*
 * Reduces dist/ to the contents of the package.
 */

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './paths.ts';
import { pruneDeclarations } from './prune.ts';
import { shrinkCode } from './shrink.ts';

/** Removes declarations that nobody can import, and comments and whitespace of the compiled code. */
export function trimPackage(): void {
	removeFilesOfBundles();
	pruneDeclarations();
	shrinkCode();
}

/** Removes compiled files of operations that only bundles contain: pictures of the command, and fields of the page. */
function removeFilesOfBundles(): void {
	const folder = join(DIST, 'operations');
	for (const path of readdirSync(folder, { recursive: true }).map(String))
		if (/(?:picture|view-fields)\.js$/.test(path)) rmSync(join(folder, path));
}
