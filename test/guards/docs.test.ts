/*
 * The pages in docs/: the one on the library is what the code says, and every line of ours beside other libraries runs and
 * gives what stands behind it.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as library from '../../src/index.ts';
import { aboutText } from '../support/about.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { commandPage } from '../support/command-page.ts';
import { libraryPage } from '../support/library-page.ts';
import { withLoaders } from '../support/operations-entry.ts';
import { ROOT } from '../support/project.ts';

const pages = suite('the pages in docs/');

const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

pages('docs/library.md is what the code says', () => {
	assert.ok(page('library.md') === libraryPage(), 'docs/library.md is not what the comments and tables say: npm run docs writes it');
});

pages('src/doors/about.ts is what package.json says', () => {
	assert.is(readFileSync(join(ROOT, 'src/doors/about.ts'), 'utf8'), aboutText(), 'npm run docs writes it');
});

pages('docs/command-line.md is what the tables say, and every example of it prints that', async () => {
	assert.ok(page('command-line.md') === await commandPage(), 'docs/command-line.md is not what the tables say: npm run docs writes it');
});

pages('the operations of the command line are those of the table', () => {
	const text = readFileSync(join(ROOT, 'src/cli/operations.ts'), 'utf8');
	assert.ok(text === withLoaders(text, OPERATIONS), 'src/cli/operations.ts is not what the table says: npm run docs writes it');
});

pages('docs/library.md tells of every function, with a comment', () => {
	const text = page('library.md');
	for (const [name, value] of Object.entries(library)) {
		if (typeof value === 'function' && name !== 'InputError') assert.ok(text.includes(`\n### ${name}\n`), name);
	}
});

const rows = page('coming-from.md').split('\n').filter((line) => line.startsWith('| ')).slice(2);

pages('docs/coming-from.md has twenty rows of as many cells as its head', () => {
	assert.is(rows.length, 20);
	for (const row of rows) assert.is(row.split(' | ').length, 6, row);
});

for (const row of rows) {
	const [, task = ''] = row.split('| '), [, line = '', told = ''] = /`([^`]+)` → `([^`]+)` \|$/.exec(row) ?? [];
	pages(`to ${task.trim()}: ${line} gives ${told}`, () => {
		assert.ok(line !== '' && told !== '');
		const run = new Function(...Object.keys(library), `return ${line};`) as (...all: unknown[]) => unknown;
		const value = run(...Object.values(library));
		assert.is(typeof value === 'object' ? library.format(value as library.Color, 'hex') : String(value), told);
	});
}

pages.run();
