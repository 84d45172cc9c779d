/*
 * Names in bundles for Node: frameworks such as Next.js resolve `new URL(…, import.meta.url)` while building, which fails for files that
 * are not in the package. test/consumers/names-data.test.ts builds the bundles.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/project.ts';

const bundled = suite('names in bundles');

bundled('no file of the library has an address that bundlers would resolve', () => {
	const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
		// The command is a program, which nothing bundles again.
		.filter((path) => path.endsWith('.ts') && !path.startsWith('cli/'));
	const code = (path: string): string => readFileSync(join(ROOT, 'src', path), 'utf8').replace(/^ \*.*$/gm, '');
	assert.equal(files.filter((path) => /new URL\([^)]*import\.meta\.url/.test(code(path))), []);
});

bundled.run();
