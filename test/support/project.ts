/*
 * The files of the project, for tests that read sources.
 *
 * The root is the nearest directory upwards with a package.json, so that compiled tests find the same sources.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

function rootAbove(directory: string): string {
	return existsSync(join(directory, 'package.json')) ? directory : rootAbove(dirname(directory));
}

export const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

export interface SourceFile {
	/** From the root, with forward slashes: `src/math/round.ts`. */
	readonly path: string;
	readonly text: string;
}

/** Every file of TypeScript, or with another ending, under a directory of the project, by path. */
export function sourcesUnder(directory: string, ending = /\.ts$/): SourceFile[] {
	return readdirSync(join(ROOT, directory), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && ending.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => !file.includes('node_modules'))
		.map((file) => ({ path: relative(ROOT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
		.sort((a, b) => (a.path < b.path ? -1 : 1));
}
