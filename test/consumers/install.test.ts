/*
 * The three ways to install: from a git URL, from a local checkout, from a tarball. Each starts from sources alone and
 * gives a package that works, by `import` and by `require()`.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';
import { checkout, must, project, tarball } from './packed.ts';

const install = suite('installed');

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The line that the README prints, with the address it says to replace replaced. */
const [, WORDS = '', ADDRESS = ''] = /```sh\n(npm i (git\+\S+))\n```/.exec(README) ?? [];

install('the README prints the address that the package names as its own, of no real host', () => {
	const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly repository: { readonly url: string } };
	assert.is(ADDRESS, repository.url);
	assert.match(ADDRESS, /^git\+https:\/\/[a-z]+\.example\//);
});

// The example of the README, with its results printed: verbatim for `import`, adapted for `require()`.
const [, EXAMPLE = ''] = /```ts\n(import \{ [^\n]+ \} from 'tincture';\n[\s\S]*?)```/.exec(README) ?? [];
const printing = EXAMPLE.replaceAll(/^(\w+\(.*\).*);$/gm, 'console.log(JSON.stringify($1));');
const asRequire = printing.replaceAll(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = require($2);');

const FILES = { 'esm.mjs': printing, 'cjs.cjs': asRequire };

for (const [way, source] of [
	['git URL', () => WORDS.replace(ADDRESS, `git+file://${checkout()}`)],
	['checkout', () => `npm i ${checkout()}`],
	['tarball', () => `npm i ${tarball().path}`],
] as const) {
	install(`from a ${way} it works, by import and by require()`, () => {
		assert.ok(WORDS && EXAMPLE && printing !== EXAMPLE && asRequire !== printing);
		const directory = project(FILES);
		const [npm, ...words] = source().split(' ');
		must(npm!, [...words, '--no-audit', '--no-fund'], directory);
		const printed = must(process.execPath, ['esm.mjs'], directory);
		// A mixed color, names near to one, a color written as OKLCH.
		assert.match(printed, /^"#[0-9a-f]{6}"\n.*"name":.*\n"oklch\([\d. ]+\)"\n$/);
		assert.is(must(process.execPath, ['cjs.cjs'], directory), printed);
	});
}

install.run();
