/*
 * The README is true, and the pages it leads to first: the table is the operations table, the request gives its answer, code
 * runs, variables are those that the service reads.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as doors from '../../src/fetch.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import * as names from '../../src/names.ts';
import * as operations from '../../src/operations.ts';
import * as server from '../../src/server.ts';
import { between, TABLE_PAGES, TABLES } from '../../build/docs/tables.ts';
import { withServer } from '../support/server.ts';
import { ROOT } from '../support/project.ts';

const readme = suite('the README');

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const text = read('README.md'), embedding = read('docs/embedding.md');

/** Fenced blocks of a language, in order. */
const blocks = (language: string, page = text): string[] =>
	[...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, inside = '']) => inside.trim());

for (const [mark, table] of Object.entries(TABLES)) {
	readme(`contains the current table of ${mark}`, () => {
		assert.ok(TABLE_PAGES.some((page) => between(read(page), mark) === table()), `the table of ${mark} is not that of the code: npm run docs writes it`);
	});
}

readme('is read in a minute: below 120 lines, a picture first, and every page it leads to is there', () => {
	assert.ok(text.split('\n').length < 120);
	const [picture] = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
	assert.ok(picture!.index < text.indexOf('##'));
	const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path);
	assert.ok(links.length > 8);
	assert.equal(links.filter((path) => !existsSync(join(ROOT, path))), []);
	assert.ok(existsSync(join(ROOT, 'deploy/Dockerfile')));
});

readme('names two commands, and both are scripts of the package', () => {
	const commands = blocks('sh');
	assert.ok(commands.includes('npm ci && npm start'));
	assert.ok(commands.includes('npm ci && npm test'));
});

readme('shows a request and the answer it really gets', () => withServer(async (url) => {
	const [command = ''] = blocks('sh').filter((line) => line.startsWith('curl'));
	const [, target = ''] = /127\.0\.0\.1:8080(\S+)'/.exec(command) ?? [];
	assert.is(await (await fetch(url + target)).text(), blocks('json')[0]);
}));

readme('writes colors in forms that can be read', () => {
	const [, forms = ''] = /written in any form:([\s\S]*?)An unreadable/.exec(text) ?? [];
	const colors = [...forms.matchAll(/`([^`]+)`/g)].map(([, color = '']) => decodeURIComponent(color.replace(/%(?![0-9a-f]{2})/gi, '%25')));
	assert.is(colors.length, 9);
	for (const color of colors) assert.is(typeof names.parse(color).alpha, 'number', color);
});

readme('describes every entry of the package', () => {
	const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
		readonly exports: Readonly<Record<string, unknown>>,
	};
	const entries = Object.keys(exports).filter((path) => typeof exports[path] === 'object').map((path) => path.replace('.', 'tincture'));
	assert.equal([...embedding.matchAll(/^\| `(tincture[/a-z-]*)` \|/gm)].map(([, entry]) => entry), entries);
});

readme('imports what the package exports, and its code runs', () => {
	const entries: Readonly<Record<string, object>> = {
		'tincture': library, 'tincture/fn': fn, 'tincture/names': names, 'tincture/operations': operations, 'tincture/server': server,
		'tincture/fetch': doors,
	};
	const code = [...blocks('ts'), ...blocks('ts', embedding)].join('\n');
	for (const [, words = '', entry = ''] of code.matchAll(/import \{ (.+) \} from '(.+)';/g)) {
		const exports = new Map(Object.entries(entries[entry]!));
		for (const name of words.split(', ')) assert.ok(exports.has(name), `${name} of ${entry}`);
	}
	const [embed = ''] = blocks('ts'), exported = { ...operations, ...names, ...library };
	assert.not.throws(() => new Function(...Object.keys(exported), embed.replace(/^import.*$/gm, ''))(...Object.values(exported)));
});

readme.run();
