/*
 * The pages in docs/: the page of the library is generated from the code, and every line of ours next to other libraries runs and
 * gives the documented value.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as library from '../../src/index.ts';
import { aboutText } from '../../build/docs/about.ts';
import { commandPage } from '../../build/docs/command-page.ts';
import { libraryPage } from '../../build/docs/library-page.ts';
import { libraryPictures } from '../../build/docs/library-pictures.ts';
import { TASKS } from '../../build/docs/library-tasks.ts';
import { loadDeclarations, OPERATION_LISTS, withLists } from '../../build/docs/operation-lists.ts';
import { ROOT } from '../support/project.ts';

const pages = suite('the pages in docs/');

const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

pages('docs/library.md is what the code says', () => {
	assert.ok(page('library.md') === libraryPage(), 'docs/library.md is not what the comments and tables say: npm run docs writes it');
});

pages('docs/pictures has what the calls of the pictures return', () => {
	for (const [path, text] of Object.entries(libraryPictures())) assert.ok(page(path) === text, `npm run docs writes ${path}`);
});

pages('src/doors/about.ts is what package.json says', () => {
	assert.is(readFileSync(join(ROOT, 'src/doors/about.ts'), 'utf8'), aboutText(), 'npm run docs writes it');
});

pages('docs/command-line.md is what the tables say, and every example of it prints that', async () => {
	assert.ok(page('command-line.md') === await commandPage(), 'docs/command-line.md is not what the tables say: npm run docs writes it');
});

for (const path of Object.keys(OPERATION_LISTS)) pages(`${path} lists the folders of the operations`, async () => {
	const text = readFileSync(join(ROOT, path), 'utf8');
	assert.ok(text === withLists(path, text, await loadDeclarations()), `${path} is out of date: npm run docs`);
});

pages('docs/library.md describes every function in one task', () => {
	const text = page('library.md'), all = TASKS.flatMap(({ functions }) => functions);
	assert.equal(all.filter((name, i) => all.indexOf(name) !== i || !(name in library)), []);
	for (const [name, value] of Object.entries(library)) {
		if (typeof value === 'function' && name !== 'InputError') assert.ok(text.includes(`\n### ${name}\n`), name);
	}
});

const tables = page('coming-from.md').split(/^(?=\| to do )/m).slice(1)
	.map((table) => table.split('\n').filter((line) => line.startsWith('| ')));
const rows = tables.flatMap((table) => table.slice(2));

pages('docs/coming-from.md has rows of as many cells as their head', () => {
	assert.equal(tables.map((table) => table.length - 2), [20, 21]);
	for (const [head = '', ...others] of tables) for (const row of others) assert.is(row.split(' | ').length, head.split(' | ').length, row);
});

for (const row of rows) {
	const [, task = ''] = row.split('| '), [, line = '', documented = ''] = /`([^`]+)` → `([^`]+)` \|$/.exec(row) ?? [];
	pages(`to ${task.trim()}: ${line} gives ${documented}`, () => {
		assert.ok(line !== '' && documented !== '');
		const run = new Function(...Object.keys(library), `return ${line};`) as (...all: unknown[]) => unknown;
		const value = run(...Object.values(library));
		assert.is(typeof value === 'object' ? library.format(value as library.Color, 'hex') : String(value), documented);
	});
}

pages.run();
