/*
 * npm run docs: writes anew what follows from tables and comments and has to stand as text, the tables of pages, the
 * page on the library, what package.json says of the whole and the typed functions of `tincture/operations`. test/guards/
 * holds all of them to the code.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '../../src/operations/table.ts';
import { aboutText } from './about.ts';
import { commandPage } from './command-page.ts';
import { libraryPage } from './library-page.ts';
import { withLoaders, withOperations } from './operations-entry.ts';
import { ROOT } from './project.ts';
import { TABLE_PAGES, withTables } from './readme.ts';

const rewrite = (path: string, written: (text: string) => string): void => {
	const file = join(ROOT, path);
	writeFileSync(file, written(readFileSync(file, 'utf8')));
};

for (const page of TABLE_PAGES) rewrite(page, withTables);
rewrite('src/operations.ts', (text) => withOperations(text, OPERATIONS));
writeFileSync(join(ROOT, 'src/doors/about.ts'), aboutText());
rewrite('src/cli/operations.ts', (text) => withLoaders(text, OPERATIONS));
writeFileSync(join(ROOT, 'docs/library.md'), libraryPage());
writeFileSync(join(ROOT, 'docs/command-line.md'), await commandPage());
