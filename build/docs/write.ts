/*
 * Writes everything that is generated from tables and comments: generated sources, tables in pages, and whole pages. test/guards/
 * compares all of it with the code.
 *
 * There are two steps, because the pages show the output of commands, and commands import generated sources.
 *
 * Proof  test/build/contributing.test.ts.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/** Replaces the text of a file of the project. */
function rewrite(path: string, change: (text: string) => string): void {
	const file = join(ROOT, path);
	writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Writes the generated parts of sources. */
export async function writeTables(): Promise<void> {
	const [{ loadDeclarations, OPERATION_LISTS, withLists }, { aboutText }] = await Promise.all([
		import('./operation-lists.ts'), import('./about.ts'),
	]);
	const operations = await loadDeclarations();
	for (const path of Object.keys(OPERATION_LISTS)) rewrite(path, (text) => withLists(path, text, operations));
	rewrite('src/doors/about.ts', aboutText);
}

/** Writes tables in pages, and the pages that are generated as a whole. */
export async function writePages(): Promise<void> {
	const [{ commandPage }, { libraryPage }, { libraryPictures }, { TABLE_PAGES, withTables }] = await Promise.all([
		import('./command-page.ts'), import('./library-page.ts'), import('./library-pictures.ts'), import('./tables.ts'),
	]);
	for (const page of TABLE_PAGES) rewrite(page, withTables);
	rewrite('docs/library.md', libraryPage);
	for (const [path, text] of Object.entries(libraryPictures())) writeFileSync(join(ROOT, 'docs', path), text);
	const text = await commandPage();
	rewrite('docs/command-line.md', () => text);
}
