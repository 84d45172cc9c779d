/*
 * The README is true: its table is the operations table, its request gives its answer, its code runs, its variables
 * are those that the service reads.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../src/http/config.ts';
import * as library from '../../src/index.ts';
import * as server from '../../src/http/server.ts';
import { operationTable } from '../../src/operations/markdown.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { withServer } from '../support/server.ts';
import { ROOT } from '../support/project.ts';

const readme = suite('the README');

const text = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** Fenced blocks of a language, in order. */
const blocks = (language: string): string[] =>
	[...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, inside = '']) => inside.trim());

readme('holds the operations table as it is', () => {
	const [, written = ''] = /<!-- operations -->\n([\s\S]*?)<!-- \/operations -->/.exec(text) ?? [];
	assert.is(written, `\n${operationTable(OPERATIONS)}\n\n`);
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
	const [, forms = ''] = /written in any form:([\s\S]*?)What cannot/.exec(text) ?? [];
	const colors = [...forms.matchAll(/`([^`]+)`/g)].map(([, color = '']) => decodeURIComponent(color.replace(/%(?![0-9a-f]{2})/gi, '%25')));
	assert.is(colors.length, 8);
	for (const color of colors) assert.is(typeof library.parse(color).alpha, 'number', color);
});

readme('imports what the package exports, and its code runs', () => {
	const [embed = '', serve = ''] = blocks('ts');
	for (const [code, module] of [[embed, library], [serve, server]] as const) {
		const [, names = ''] = /import \{ (.+) \} from/.exec(code) ?? [];
		for (const name of names.split(', ')) assert.type(Object.entries(module).find(([key]) => key === name)?.[1], 'function', name);
	}
	const body = embed.replace(/^import.*$/m, '');
	assert.not.throws(() => new Function(...Object.keys(library), body)(...Object.values(library)));
});

readme('names every variable of the environment, and no other', () => {
	const [, rows = ''] = /\| variable [\s\S]*?---[^\n]*\n([\s\S]*?)\n\n/.exec(text) ?? [];
	const written = rows.split('\n').flatMap((row) => [...row.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
	const asked = new Set<string>();
	readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
	assert.equal(new Set(written), asked);
});

readme.run();
