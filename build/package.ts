/*
 * Reduces dist/ to the contents of the package.
 */

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shareDeclarations } from './cjs-declarations.ts';
import { DIST } from './paths.ts';
import { pruneDeclarations } from './prune.ts';
import { shrinkCode } from './shrink.ts';

/** Removes declarations that nobody can import, and comments and whitespace of the compiled code. */
export function trimPackage(): void {
	removeFilesOfBundles();
	pruneDeclarations();
	shareDeclarations();
	shrinkCode();
}

/** Files that only bundles contain: the command, the servers, the page, and of operations pictures, Russian texts and fields of the page. */
const BUNDLED = /^(?:cli|doors|http|page)[\\/].*\.js$|^(?:server|fetch)\.js$|^operations[\\/].*(?:picture|view-fields|words-ru)\.js$/;

/** Removes the compiled files that bundles contain. */
function removeFilesOfBundles(): void {
	for (const path of readdirSync(DIST, { recursive: true }).map(String))
		if (BUNDLED.test(path)) rmSync(join(DIST, path));
}
